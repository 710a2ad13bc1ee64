import { type Day, findDays, findTwoWays, isoDay } from '../calendar.js';
import { subjectOf } from '../reading/concerts/night-details.js';
import { sentencesIn } from '../sentences.js';
import { type Call, hasTool, lastOf, type Situation } from './call.js';

const none = { days: 0, weeks: 0, months: 0, until: '' };
const units: [unit: 'days' | 'weeks' | 'months', words: RegExp][] = [
  ['days', /^d/iu],
  ['weeks', /^(?:w|s)/iu],
  ['months', /^m/iu],
];
const english = 'a one two three four five six seven eight nine ten eleven twelve'.split(' ');
const spanish = 'un uno dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' ');
const counts = [...english, 'an', ...spanish, 'una'].join('|');
/** "three weeks before", "10 días después de". */
const distance = `(?<![\\p{L}\\d])(\\d{1,3}|${counts}) (days?|weeks?|months?|días?|semanas?|mes(?:es)?) (before|after|from|ahead of|prior to|earlier than|later|more|antes|después|más)(?!\\p{L})`;
const whichDay =
  "(?:(?:what|which)(?:[’']s| is| was| would be)?(?: the)? (?:date|day)|when(?:[’']s| is| was| would be)|qué (?:día|fecha)|cuándo (?:es|cae|sería)|cuál es (?:la fecha|el día))";
const away = [
  `(?<!\\p{L})${whichDay}(?!\\p{L})[^.?!\\n]{0,30}?${distance}`,
  `(?<!\\p{L})what(?:[’']s| is| would be) ${distance}`,
  `${distance}[^.?!\\n]{0,60}?(?<!\\p{L})${whichDay}(?: (?:is|was|would|es|sería|cae|that|it|eso|be)){0,3}\\W*$`,
  `^\\W*(?:(?:and|so|y|what about|how about)[ ,]+)*${distance}[^.?!\\n]{0,30}\\?\\s*$`,
].map((pattern) => new RegExp(pattern, 'iu'));
const ofRelease =
  /(?<!\p{L})(?:releases?(?: (?:day|date))?|comes? out|is out|it['’]s out|drops|launch|lanzamiento|sale|salga|salida|publicación|publique|estreno)(?!\p{L})/iu;
const ofShow = /(?<!\p{L})(?:gig|show|concert|concierto|tour|gira)(?!\p{L})/iu;

const between =
  /(?<!\p{L})(?:how (?:many (?:days|weeks)|long|far)|cuánt[oa]s (?:días|semanas)|cuánto(?: tiempo)?)(?!\p{L})/iu;
const until =
  /\b(?:how (?:many days|long)|cuántos días)\b[^.?!\n]{0,40}\b(?:until|till|to|before|hasta|faltan para)\b/iu;

/** "How long before the release should I pitch?": wants to know what is usual, not how many days are left. */
export const asksForAdvice =
  /(?<!\p{L})how (?:long|far|early|much (?:time|notice)|many (?:days|weeks|months))(?!\p{L})[^,.?!\n]{0,60}?(?<!\p{L})(?:(?:should|shall|must|do|can|could|would) (?:I|we|you|people|bands?|artists?)(?!\p{L})(?! (?:still )?(?:have|get|got)(?!\p{L}))|(?:is|are) (?:it |you )?(?:best|good|ideal|normal|usual|supposed)|to (?:pitch|submit|send|announce|post|promote|contact|e-?mail))(?!\p{L})/iu;

/** Calculates the date that a question is about. */
export function dateMathCall(situation: Situation): Call | null {
  if (!hasTool(situation, 'date_math') || lastOf(situation, 'date_math')) return null;
  const { question, today } = situation.conversation;
  const [start, end] = between.test(question) ? findDays(question, today) : [];
  if (start && end)
    return { name: 'date_math', arguments: { ...none, from: isoDay(start.day), until: isoDay(end.day) } };
  const day = dayCountedFrom(situation);
  // An unknown or ambiguous day is asked for instead.
  if (day === 'unknown') return null;
  const from = day === null ? 'today' : isoDay(day);
  const match = distanceIn(question);
  if (match) {
    const [, count = '0', unit = '', direction = ''] = match;
    const sign = /before|ahead|prior|earlier|antes/i.test(direction) ? -1 : 1;
    const [name] = units.find(([, words]) => words.test(unit)) ?? ['days'];
    return { name: 'date_math', arguments: { ...none, from, [name]: sign * countOf(count) } };
  }
  const isLeft = until.test(question) && !asksForAdvice.test(question);
  return isLeft && day !== null ? { name: 'date_math', arguments: { ...none, from } } : null;
}

/** Asks for the day that a message counts from, if it is unknown; otherwise `''`. */
export function missingDay(situation: Situation): string {
  const { question, today } = situation.conversation;
  if (!distanceIn(question) || findTwoWays(question, today).length > 0 || dayCountedFrom(situation) !== 'unknown')
    return '';
  const isShow = ofShow.test(question);
  if (situation.known.language === 'es')
    return `Primero necesito ese día: ¿cuándo ${isShow ? 'es el concierto' : 'sale'}? Con la fecha te digo el día exacto.`;
  return `I need that day first: when is ${isShow ? 'the show' : 'it out'}? With the date I can tell you the exact day.`;
}

/** The distance from a day that a message asks about: count, unit and direction. */
function distanceIn(question: string): RegExpExecArray | null {
  const asks = [question, ...sentencesIn(question)].find((text) => away.some((one) => one.test(text)));
  return asks === undefined ? null : new RegExp(distance, 'iu').exec(asks);
}

/** The day that a question counts from: one it names, or that of its release or night; null for today. */
function dayCountedFrom({ conversation, known }: Situation): Day | 'unknown' | null {
  const { question, today, date, releaseDate } = conversation;
  const [named] = findDays(question, today);
  if (named) return named.day;
  if (findTwoWays(question, today).length > 0) return 'unknown';
  const show = subjectOf(question, known.shows) ?? (ofShow.test(question) ? known.shows[0] : undefined);
  if (show) return show.day;
  if (ofShow.test(question)) return (releaseDate === null ? date?.day : undefined) ?? 'unknown';
  return ofRelease.test(question) ? (known.day ?? 'unknown') : null;
}

function countOf(word: string): number {
  if (/^\d/.test(word)) return Number(word);
  const lower = word.toLowerCase();
  return Math.max(english.indexOf(lower), spanish.indexOf(lower), 1);
}
