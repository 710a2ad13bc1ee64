import { meaningOf } from '../../intents/meaning.js';
import type { Language } from '../../reading/language.js';
import { isOrder } from '../../typed/wishes/orders-apart.js';
import { asksForSomething } from './message-parts.js';

/** Where a clause ends. "And" joins names as well, so only what it joins to a subject or a verb is a clause of its own. */
const between: Record<Language, RegExp> = {
  en: /(?<=[?]) |(?<=[.!?\p{L}\d)"”'’])(?:[.!]+|,|;|:| [-–—]+)(?=\s|$)|\n+| (?:and|but|so) (?=(?:i|i['’]\p{L}+|we|we['’]\p{L}+|it|its|it['’]s|she|he|they|my|our|the|played|supported|recorded|wrote|won|made|produced|toured|started|sold|sampled|released)(?!\p{L}))/giu,
  es: /(?<=[?]) |(?<=[.!?\p{L}\d)»"”])(?:[.!]+|,|;|:| [-–—]+)(?=\s|$)|\n+| (?:y|e|pero|así que) (?=(?:yo|nos|me|mi|nuestr[oa]|lo|la|el|los|las|es|son|somos|era|fue|grab\p{L}+|produj\p{L}+|mezcl\p{L}+|toc\p{L}+|gan\p{L}+)(?!\p{L}))/giu,
};

/** "Would it be a good idea to write to our local station as well", with or without its mark: a question states nothing. */
const asksYesNo: Record<Language, RegExp> = {
  en: /^(?:would|is|are|was|were|do|does|did|should|could|can|will|has|have|had|am|shall|must|isn['’]t|wouldn['’]t|shouldn['’]t|don['’]t|doesn['’]t) (?:it|this|that|there|they|we|i|you|u|he|she|my|our|the|people|anyone|someone)(?!\p{L})/iu,
  es: /^¿|^(?:sería|es|será) (?:una )?buena idea(?!\p{L})/iu,
};

/** "If they say nothing in a week": a condition states nothing. */
const isCondition: Record<Language, RegExp> = {
  en: /^(?:if|unless|in case) /iu,
  es: /^(?:si (?=(?:en|no|nadie|alguien|me|nos|les?|l[oa]s?|te|se|tampoco|eso|esto)(?!\p{L}))|en caso de que |a menos que )/iu,
};

/** Why something stays out of a text: "I'd rather not have it printed", "she doesn't want it known". */
const keptOut =
  /(?<!\p{L})(?:might|may|will|would|could|['’]ll|['’]d) (?:\p{L}+ )?(?:moan|complain|mind|object|kick off|sue|freak out|kill (?:me|us)|not like it|hate (?:it|that|me|us)|be (?:angry|cross|annoyed|upset|mad|furious|embarrassed)|get (?:angry|cross|annoyed|upset|mad|in trouble))(?!\p{L})|(?<!\p{L})(?:i|we|he|she|they|it)(?:['’]?d| would)(?: much| really)? (?:rather|prefer|like)(?: (?:it|that|this|to|if it|if that))?(?: (?:is|was|were|did|does))?(?: not|n['’]?t|n['’]?t be)(?!\p{L})|(?<!\p{L})(?:don['’]?t|doesn['’]?t|do not|does not) (?:want|like|need) (?:it|that|this|people|anyone|everyone|strangers)(?!\p{L})|(?<!\p{L})(?:prefier\p{L}+|prefer\p{L}+|quier\p{L}+) que no(?!\p{L})|(?<!\p{L})no quieren? (?:salir|aparecer|figurar|que (?:(?:l[aeo]s?|se|su nombre) )?(?:mencion|nombr|pong|dig|habl|salg|aparezc|figur)\p{L}*)|(?<!\p{L})que no (?:salga|aparezca|figure|se (?:sepa|diga|vea|ponga|publique|mencione))(?!\p{L})/iu;

/** What only leads to a clause. */
const lead =
  /^(?:(?:and|but|so|also|plus|oh|well|ok|okay|yes|yeah|no|right|cool|great|nice|hi|hello|hey|please|pls|btw|by the way|actually|sorry|y|pero|también|además|hola|bueno|vale|oye|perdón|por favor)[\s,!.]+)+/iu;
const closing = /[\s,;]+(?:please|pls|thanks|thank you|cheers|by the way|btw|por favor|gracias)$/iu;

/** Said to the assistant, of itself, its texts or the artist's day: no fact for a text. */
const aside =
  /^(?:an? |one )?(?:really |very )?(?:short|long|shorter|longer|tiny|small|medium|quick)(?: (?:one|version|bio))?(?: (?:and|&) (?:an? |one )?(?:short|long|shorter|longer|tiny|medium)(?: (?:one|version|bio))?)?$|(?<!\p{L})(?:do(?:n['’]?t| not) (?:play|do|sing) (?:everything|it all|all of it)|no (?:lo )?(?:toco|hago|canto) todo|you|your|u|ur|thanks?|thank|cheers|sorry|pdf|document|draft|versions?|bio|biograph(?:y|ies)|press release|pitch(?:es)?|captions?|announcement|statement|one[- ]?sheet|notes?|email to|text|wording|words?|plan|help|computers?|app|gracias|perdón|se (?:retrasa|aplaza|atrasa|pospone|posterga|adelanta)|tú|te|nota|biografía|texto|anuncio|comunicado|correo|ayuda|plan|versión|versiones)(?!\p{L})|(?<!\p{L})(?:emojis?|hashtags?|(?:want|need|like|ready|going) to announce (?:it|them|this|these)|nervous|worried|scared|excited|anxious|not sure|no idea|confused|lost|stressed|first time|never done|new to this|forgot|missed one|what i mean|i mean|i think|i guess|i hope|i know|let me|as (?:above|before|usual)|(?:got|had|get) (?:it|that|this|them|(?:the|my|our|your) \p{L}+) wrong|(?:here['’]?s|here is) (?:one|a quote|the quote)|have(?:n['’]?t| not) told any(?:one|body)|miedo|nervios\p{L}*|no sé|primera vez|creo que|espero)(?!\p{L})/iu;

const common: Record<Language, Set<string>> = {
  en: new Set(
    'tickets ticket entry nights half past price costs about actually after again also always another around because been before being both called came come coming could dates does doing done down each even ever every from gave getting give goes going gonna good great have having here into just kind know last like little made make many maybe mean more most much need never next only onto other over quite really said same says should show since some something sort still such take tell than that their them then there these they thing things think this those though through time today together told tomorrow took track used very wait want wanted well went were what when where which while will with would year years yesterday your monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december instagram tiktok spotify facebook youtube release released'.split(
      ' ',
    ),
  ),
  es: new Set(
    'boleto boletos entrada entradas cuesta cuestan precio ahora algo algún alguna antes aquí aunque bien cada como cómo cosa cosas cuando cuándo desde después donde dónde ella ellos entonces entre eran eres esta está están estas este esto estos estoy fueron gente haber hace hacer hasta haya llama luego mejor menos mientras mismo misma mucha mucho muchos nada nosotros nuestra nuestro otra otras otro otros para pero poco porque pues quien quién quiero según siempre sobre solo somos suyo también tanto tener tengo tiene tienen toda todas todo todos tuvo unas unos usted vamos vez voy lunes martes miércoles jueves viernes sábado domingo enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre instagram tiktok spotify facebook youtube presento presentamos sala final sale salen salimos saldrá queda cambia cambian cambiaron cambió lugar saco sacamos lanzo lanzamos publico publicamos estreno estrenamos rola nueva nuevo llamaba'.split(
      ' ',
    ),
  ),
};

/** A clause says something of its own if it has so many of these words, or a figure. */
const fewestWords = 2;
/** From this share of missing words on, a text doesn't say what a clause does. */
const mostMissing = 0.65;
const longestEnding = 2;

/**
 * The clauses of a message that state something of which a text has hardly a word.
 * @param message as the artist typed it
 * @param read the message as it was read: what is no longer in it was taken in as a correction
 * @param placed everything that the texts and the reply say, in small letters
 */
export function clausesUnused(message: string, read: string, language: Language, placed: string): string[] {
  const said = new Set(placed.replaceAll(/[£$€]/g, ' ').split(' '));
  const left = new Set(wordsIn(read, language));
  const starts = new Set([...said].flatMap((word) => startsOf(word)));
  return message
    .split(between[language])
    .map((clause) => clause.trim().replace(lead, '').replace(closing, '').trim())
    .filter((clause) => isStatement(clause, language))
    .filter((clause) => {
      const words = wordsIn(clause, language);
      const figures = words.filter((word) => /\d/u.test(word));
      if (words.length < fewestWords && figures.length === 0) return false;
      if (!words.some((word) => left.has(word))) return false;
      const missing = words.filter((word) => !said.has(word) && !starts.has(stemOf(word)));
      return missing.length / words.length >= mostMissing;
    });
}

/** Whether a clause tells something, rather than asking for it or making talk. */
function isStatement(clause: string, language: Language): boolean {
  if (
    !/\p{L}/u.test(clause) ||
    asksForSomething(clause, language) ||
    isOrder(clause, language) ||
    asksYesNo[language].test(clause) ||
    isCondition[language].test(clause) ||
    aside.test(clause) ||
    keptOut.test(clause)
  )
    return false;
  const meaning = meaningOf(clause, language);
  return meaning === null || meaning.intent.startsWith('tell-') || meaning.probability < sure;
}

/** How sure the classifier must be that a clause is a request or small talk. */
const sure = 0.9;

/** The words of four or more letters that carry a clause, and its figures: "21:30" is one, as in the words that are placed. */
function wordsIn(clause: string, language: Language): string[] {
  const inOneNumber = clause.toLowerCase().replaceAll(/(?<=\d)[.:](?=\d)/g, '');
  return (inOneNumber.match(/\p{L}{4,}|\d{2,}/gu) ?? []).filter((word) => !common[language].has(word));
}

/** "Recorded" is said by "recording", "beehives" by "beehive". */
function stemOf(word: string): string {
  return /\d/u.test(word) || word.length <= 5 ? word : word.slice(0, Math.max(5, word.length - longestEnding));
}

function startsOf(word: string): string[] {
  return word.length < 4 ? [word] : [...word].slice(3).map((_, at) => word.slice(0, at + 4));
}
