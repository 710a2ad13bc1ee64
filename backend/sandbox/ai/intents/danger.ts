import { isOfSong } from '../reading/crisis/crisis.js';
import type { Language } from '../reading/language.js';

const end = '(?=\\W*(?:$|[.!?,;\\n]))';
/** Only about the writer: a grandfather may have wanted to die at sea, a phone may be going to, and a gig may be for suicide prevention. */
const danger: Record<Language, RegExp> = {
  en: new RegExp(
    `(?<!\\p{L})(?:${[
      `(?:I(?: just| really| kind of| kinda| sometimes| do)* (?:want to|wanna)|(?:^|[.!?\\n]\\s*)(?:just )?(?:want to|wanna)) (?:die|be dead|disappear forever|end it)${end}`,
      'wish I (?:was|were) dead|rather be dead|(?:kill(?:ing)? myself|end(?:ing)? my (?:own )?life|tak(?:e|ing) my own life|end(?:ing)? it all)(?! laughing)',
      `(?:don['’]?t|do not|no longer) (?:even |really )?(?:want to|wanna) (?:be (?:here|alive)|live|wake up|exist)(?: any ?more)?${end}`,
      'better off without me|(?:nobody|no ?one|no body) (?:would|will) (?:even )?miss me',
      `(?:nobody|no ?one|no body) (?:would|['’]d) (?:even )?(?:care|notice|mind) if I (?:was gone|were gone|wasn['’]?t|weren['’]?t|died|disappeared|vanished)(?: (?:here|around|alive))?${end}`,
      `(?:don['’]?t|do not|can['’]?t|cannot) (?:even )?see (?:a|any) way out${end}|(?:can['’]?t|cannot) go on (?:living|like this)${end}`,
      `(?:want to|wanna|might|going to|gonna|could) (?:hurt|harm) myself|(?:hurting|harming) myself|(?:I['’]?m|I am|feel|feeling|been) suicidal|thinking (?:about|of) suicide`,
      `no reason to (?:live|be here|carry on)${end}`,
    ].join('|')})`,
    'iu',
  ),
  es: new RegExp(
    `(?<!\\p{L})(?:${[
      `(?:me )?(?:quiero|quisiera|prefiero|preferiría|ganas de|pensando en|pienso en) (?:morir(?:me)?|matarme|quitarme la vida|quitarme de en medio|acabar con (?:todo|mi vida)|desaparecer para siempre|hacerme daño|suicidarme)${end}`,
      `(?:ojalá|preferiría) (?:estar|estuviera) muert[oa]|me (?:quiero|voy a) (?:matar|morir|suicidar)${end}|quitarme la vida|suicidarme|pensando en el suicidio`,
      `no quiero (?:seguir (?:viviendo|viva|vivo)|vivir(?: más| así)?|estar viv[oa](?: más)?)${end}`,
      '(?:estarí(?:an|ais)|estaríais|estarán) mejor sin mí|nadie me (?:echaría de menos|extrañaría|va a extrañar|echará de menos)',
      `no (?:le )?veo (?:la |ninguna )?salida${end}|no vale la pena (?:vivir|seguir viviendo)`,
    ].join('|')})`,
    'iu',
  ),
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
