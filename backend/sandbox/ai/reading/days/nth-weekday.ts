import { addMonths, type Day, findDays, spanishMonths, weekdayName } from '../../calendar.js';
import { monthWords } from './month-words.js';
import { weekdayNamed, weekdayWords } from './weekdays.js';

const ordinals = [
  ['first', '1st', 'primer', 'primero'],
  ['second', '2nd', 'segundo'],
  ['third', '3rd', 'tercer', 'tercero'],
  ['fourth', '4th', 'cuarto'],
  ['fifth', '5th', 'quinto'],
  ['last', 'último', 'ultimo'],
];
const nth = new RegExp(
  `(?<![\\p{L}\\d])(${ordinals.flat().join('|')}) (${weekdayWords}) (?:in|of|del?|en)(?: mes de)? (${monthWords})(?!\\p{L})(?:,? (?:del? )?(\\d{4})(?!\\d))?`,
  'iu',
);

/** A weekday by its place in a month, as "the first Friday in February" names it. */
export interface NthWeekday {
  /** The words without the article: "first Friday in February". */
  words: string;
  /** null if the month has no fifth. */
  day: Day | null;
}

/** The first such weekday that a text names, in the next month of that name unless it names a year; undefined without one. */
export function findNthWeekday(text: string, today: Day): NthWeekday | undefined {
  const [words = '', ordinal = '', weekday = '', of = '', year = ''] = nth.exec(text) ?? [];
  if (words === '') return undefined;
  const firstOf = (from: Day): Day | undefined => findDays(firstDay(of, year), from)[0]?.day;
  const first = firstOf(today);
  if (first === undefined) return undefined;
  // A month that has begun counts while its weekday is still to come.
  const begun = year === '' ? nthIn(addMonths(first, -12), ordinal, weekday) : null;
  return { words, day: begun !== null && begun >= today ? begun : nthIn(first, ordinal, weekday) };
}

function firstDay(month: string, year: string): string {
  const isSpanish = spanishMonths.includes(month.toLowerCase());
  return `1 ${isSpanish ? 'de ' : ''}${month}${year === '' ? '' : `${isSpanish ? ' de' : ''} ${year}`}`;
}

function nthIn(first: Day, ordinal: string, weekday: string): Day | null {
  const length = addMonths(first, 1) - first;
  const days = Array.from({ length }, (_, count) => first + count).filter(
    (day) => weekdayName(day) === weekdayNamed(weekday),
  );
  const place = ordinals.findIndex((words) => words.includes(ordinal.toLowerCase()));
  return (place === ordinals.length - 1 ? days.at(-1) : days[place]) ?? null;
}
