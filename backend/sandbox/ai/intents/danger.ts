import { isOfSong } from '../reading/crisis/crisis.js';
import type { Language } from '../reading/language.js';

const danger: Record<Language, RegExp> = {
  en: /(?<!\p{L})(?:(?:want(?:ed|ing)?|wanna|going|gonna|ready|wish I could|rather) (?:to )?(?:die|be dead|kill myself|end (?:it all|it|my life)|disappear forever)(?!\p{L})|wish I (?:was|were) dead|kill(?:ing)? myself(?! laughing)|end(?:ing)? (?:it all|my (?:own )?life)|tak(?:e|ing) my own life|(?:don['’]?t|do not|didn['’]?t|no longer) (?:even |really )?(?:want|wanna)(?: to)? (?:be (?:here|alive|around)(?: any ?more)?|live(?: any ?more)?|wake up|exist)(?=\W*(?:$|[.!?,\n])| (?:any|and|but|tonight|today))|(?:better|happier) off without me|(?:nobody|no ?one|no body) (?:would|['’]d|will) (?:even )?(?:miss me|(?:care|notice|mind) if I (?:was|were|wasn['’]?t|weren['’]?t|am|disappeared|died|vanished|left|went)(?! (?:the|this|my|to|late|on|playing|in) ?))|(?:don['’]?t|do not|can['’]?t|cannot) (?:even )?see (?:a|any|no) (?:way out|way forward|point in (?:living|being here|going on))|see no way out|(?:is|there['’]?s) no way out(?=\W*$)|(?:can['’]?t|cannot) go on(?: (?:any ?more|like this|living))?(?=\W*(?:$|[.!?,\n]))|(?:hurt|harm|cut)(?:ting|ing)? myself(?! on)|self[- ]harm\p{L}*|suicid(?:e|al)|no reason to (?:live|be here|carry on)|thinking (?:about|of) (?:ending|killing))/iu,
  es: /(?<!\p{L})(?:(?:me )?(?:quiero|quisiera|prefiero|preferiría|ganas de|pensando en|pienso en|voy a) (?:morir(?:me)?|matarme|quitarme la vida|quitarme de en medio|acabar con (?:todo|mi vida)|desaparecer para siempre|hacerme daño|suicidarme)|(?:ojalá|preferiría) (?:estar|estuviera) muert[oa]|me (?:quiero|voy a) (?:matar|morir|suicidar)|quitarme la vida|suicid\p{L}+|no quiero (?:seguir (?:viviendo|viva|vivo|aquí|así)|vivir(?: más| así)?|estar (?:aquí|acá|viv[oa])(?: más)?|despertar)(?=\W*(?:$|[.!?,\n])| (?:más|ya))|(?:estar(?:ían|íais|éis|án)) mejor sin mí|nadie me (?:echaría de menos|extrañaría|va a extrañar|echará de menos)|no (?:le )?veo (?:la |ninguna )?salida(?! (?:del|de la|al|para el|a la venta|a la calle))|no puedo (?:seguir|más)(?: así)? (?:viviendo|con mi vida)|hacerme daño|no vale la pena (?:vivir|seguir viv\p{L}+))/iu,
};

/** Whether a message says that its writer may be in danger, in words that leave no doubt. A song may be about the same. */
export function speaksOfDanger(text: string, language: Language): boolean {
  const own = text.replace(/["“«][^"“”«»\n]*["”»]/g, '');
  return (
    danger[language].test(own) &&
    !isOfSong.test(own) &&
    !/(?<!\p{L})(?:lyrics?|chorus|verse|letra|estribillo)(?!\p{L})/iu.test(own)
  );
}
