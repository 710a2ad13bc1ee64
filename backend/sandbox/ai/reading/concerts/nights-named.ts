import {
  type Day,
  findDays,
  isoDay,
  longDay,
  months,
  parseIsoDay,
  spanishDay,
  spanishMonths,
  weekdayName,
} from '../../calendar.js';
import { weekdayNamed, weekdayWords } from '../days/weekdays.js';
import { languageOf } from '../language.js';
import { escaped } from './escaped.js';
import { mentions } from './tour-words.js';

interface Night {
  day: Day;
  town: string;
  venue: string;
}

/** Words that many names of towns begin with, so that they don't name one. */
const common =
  /^(?:new|old|great|little|saint|port|north|south|east|west|upper|lower|santa|santo|puerto|villa|ciudad|nueva|nuevo|buenos|playa|punta|monte|valle|campo|barrio)$/iu;
/** What Spanish leaves out of "the concert": "el de Lastrina", "la del Teatro". */
const theOne =
  '(?<!\\p{L})(?:[Ee]l|[Ll]a|[Ll]o)(?: (?:concierto|show|bolo|recital|toque|tocada|fecha|noche|función))? (?:de|del|en|en el|en la|de la) ';

/**
 * A text that names nights of a tour as they were named before: "el de Lastrina" is "el concierto de Lastrina del Mar", and so is
 * "el del Teatro" in the town of the only night in a theatre.
 */
export function withNightsNamed(text: string, nights: readonly Night[]): string {
  return nights.reduce((rest, night) => {
    const { town, venue } = night;
    if (town === '' || mentions(rest, town)) return rest;
    const [first = '', ...more] = town.split(' ');
    const isTown = more.length > 0 && first.length > 3 && !common.test(first) && isOnly(first, night, nights);
    const ofTown = isTown ? new RegExp(`(?<one>${theOne})?(?<!\\p{L})${first}(?!\\p{L}| \\p{Lu})`, 'gu') : null;
    if (ofTown?.test(rest))
      return rest.replace(ofTown, (_, one?: string) => (one === undefined ? town : `el concierto de ${town}`));
    const words = venue
      .split(' ')
      .filter((word) => word.length > 3 && /^\p{Lu}/u.test(word) && isOnly(word, night, nights));
    if (words.length === 0) return rest;
    return rest.replace(
      new RegExp(`${theOne}(?:(?:el|la|los|las|El|La|Los|Las) )?(?:${words.join('|')})(?!\\p{L}| \\p{Lu})`, 'gu'),
      () => `el concierto de ${town}`,
    );
  }, text);
}

/** Whether a word is in the names of one night alone. */
function isOnly(word: string, night: Night, nights: readonly Night[]): boolean {
  return (
    /^[\p{L}’'-]+$/u.test(word) &&
    nights.every((one) => one === night || ![one.town, one.venue].some((name) => mentions(name, word)))
  );
}

const words = (list: string): string => `(?:${list})`;
/** What may stand before a night that gets another day. */
const lead = `(?:${words(
  'uh|uy|ay|ah|oh|ups|uf|ugh|oops|hey|hola|oye|che|ojo|wait|update|no|pero|but|y|and|also|además|que|perd[oó]n|perdona|sorry|actually|al final|en realidad|resulta que|turns out|so|me equivoqué|my bad|please|por favor',
)}[,:]? )*`;
const concert = words('concierto|show|bolo|recital|toque|tocada|fecha|noche|función|gig|date|night|concert|one');
const isNow = `(?: ${words('ahora|now|al final|actually|mejor|en realidad|finalmente|just|also')})?`;
const is = words(
  "es|será|va|queda|quedó|cae|toca|(?:se |lo |la )?(?:pasa|pasan|pasó|pasamos|mueve|movió|movieron|cambia|cambió|cambiaron|corre|corrió|adelanta|adelantó|atrasa|atrasó|retrasa|retrasó|aplaza|aplazó)|is|['’]s|will be|was meant to be|should be|has to be|needs to be|moves|(?:has |has been |got |gets |is |is being |had to be )?(?:moved|moving|pushed|changed|switched|swapped|bumped|rescheduled|rearranged|shifted|put|brought)(?: (?:back|forward))?",
);
const moves = words(
  "(?:cambi|mov|muev|pas|corr|adelant|atras|retras|aplaz)\\p{L}+|(?:we |I |they )?(?:['’]ve |have |had to )?(?:move|moved|push|pushed|change|changed|switch|switched|shift|shifted)(?: back)?",
);
const asks = words('(?:can|could|would) you|puedes?|pod[ée]s|podrías?|me');
const month = words([...months.flatMap((name) => [name, name.slice(0, 3)]), ...spanishMonths].join('|'));
const day = `(?:(?<weekday>${weekdayWords})\\.?,? (?:the |el |día )?|(?<=(?<!\\p{L})(?:the|el|al|to|on|till|until) (?:día )?)(?:the |el |día )?|(?=\\d{1,2}(?:st|nd|rd|th)))(?<date>\\d{1,2})(?:st|nd|rd|th|º)?(?:,? (?:of |de )?(?<month>${month})(?!\\p{L}))?`;
/** "El de Mendoza es el 6 en la lista" moves no night: behind the day comes little else. */
const end = `(?=$|\\s*[.,;:!?)\\n](?!\\d)| (?:now|ahora|instead|sorry|please|thanks|perd[oó]n|perdona|porfa|por favor|gracias|y|and|but|pero|porque|because|cos|since|a las|at \\d|misma|mismo|same|al final|mejor|en vez|que|del mismo|of the same|too|también)(?!\\p{L}))`;
const isNot = words(
  "no|no (?:es|era|sería|cae|toca)|(?:is|was|it['’]s)(?: not|n['’]?t)|ain['’]?t|not|instead of|rather than|en (?:vez|lugar) del?",
);
const butIs = words(
  "(?:but |rather )?(?:it['’]?s|it is|that['’]?s)(?: actually)?|but(?: rather)?|sino(?: que)?(?: es)?|(?:que )?(?:es|será|cae)|son",
);
/** A day that is taken back in the same breath, if it isn't the one of the night, is read with it. */
const contrasted = new RegExp(`(?<!\\p{L})${isNot}(?: (?:on|es|is))?(?: (?:the|el))? (?:\\p{L}+ )?\\d`, 'iu');

/**
 * A text in which a night of a tour, named by its town or hall, gets another day: "Necochea es el domingo 14" means the 14th in the month
 * of that night, and says plainly that it has moved.
 */
export function withNightMoved(text: string, nights: readonly Night[], today: Day): string {
  return nights.reduce((told, night) => {
    const { town, venue } = night;
    const name = town || venue;
    const isOne = nights.every((one) => one === night || (one.town || one.venue) !== name);
    const rest = withoutOldDay(told, night);
    if (name === '' || !isOne || contrasted.test(rest)) return told;
    const match = ofNight(night)
      .map((pattern) => pattern.exec(rest))
      .find((found) => found !== null);
    const moved = match ? newDay(match, night, nights, today) : undefined;
    if (!match || moved === undefined || moved === night.day) return told;
    const isAsked = /^[^.,!\n]*\?/u.test(rest.slice(match.index + match[0].length));
    if (isAsked && !match.groups?.['asks']) return told;
    const news =
      languageOf([text]) === 'es'
        ? `el concierto de ${name} se mueve al ${spanishDay(moved)}`
        : `the ${name} show has moved to ${longDay(moved)}`;
    // What the sentence says of another night is no detail of this one.
    const behind = rest
      .slice(match.index + match[0].length)
      .replace(/^,? (?:y|and|but|pero) (?=(?:el|la|lo|the) )/iu, '. ');
    return rest.slice(0, match.index) + news + behind;
  }, text);
}

/** A text without the day that a night had, taken back in the same breath: "no es el 12, es el jueves 11", "Thursday the 11th, not the 12th". */
function withoutOldDay(text: string, { day: old, town, venue }: Night): string {
  const isNamed = [town, venue].some((name) => name !== '' && mentions(text, name));
  if (!isNamed || !contrasted.test(text)) return text;
  const date = `(?:(?:${weekdayWords})\\.?,? (?:the |el )?)?0?${Number(isoDay(old).slice(-2))}(?:st|nd|rd|th)?(?:,? (?:of |de )?(?:${month}))?(?![\\p{L}\\d:])`;
  const takenBack = new RegExp(
    `,? ?(?<!\\p{L})${isNot}(?: (?:on|the|el|es|is|para))* ${date}(?<joint>,? ${butIs}(?!\\p{L}))?`,
    'iu',
  );
  return text.replace(takenBack, (_, joint?: string) =>
    joint === undefined ? '' : /(?:es|sino|cae)/iu.test(joint) ? ' es' : ' is',
  );
}

/** How a clause gives a night another day. */
function ofNight({ town, venue }: Night): RegExp[] {
  const names = [town, venue]
    .filter((name) => name !== '')
    .map(escaped)
    .join('|');
  const named = `(?:(?:el|la|lo|the|our) )?(?:${concert} )?(?:(?:de|del|en|en el|en la|in|at|from) )?(?:the )?(?:${names})(?: ${concert})?`;
  const start = `(?<=(?:^|[.!?¿;,:()\\n]|(?<!\\p{L})(?:y|and|but|pero))\\s*${lead})`;
  const to = '(?:el|al|para el|on|to|until|till|on the|to the)';
  return [
    `${start}${named}${isNow},? ?${is}${isNow} (?:${to} )?${day}${end}`,
    `${start}(?:(?<asks>${asks}) )?(?:please )?${moves} ${named} (?:al|para el|to|until|till|on to) ${day}${end}`,
  ].map((pattern) => new RegExp(pattern, 'iu'));
}

/** The day that is meant: in the month of the night, or another month of the tour if only there it has the weekday. */
function newDay({ groups = {} }: RegExpExecArray, night: Night, nights: readonly Night[], today: Day): Day | undefined {
  const { weekday = '', date = '', month: named } = groups;
  if (named !== undefined)
    return findDays(`${date}${spanishMonths.includes(named.toLowerCase()) ? ' de' : ''} ${named}`, today)[0]?.day;
  const starts = [night, ...nights].map((one) => isoDay(one.day).slice(0, 8));
  return starts
    .map((start) => parseIsoDay(start + date.padStart(2, '0')))
    .find((one) => one !== undefined && one >= today && (weekday === '' || weekdayName(one) === weekdayNamed(weekday)));
}
