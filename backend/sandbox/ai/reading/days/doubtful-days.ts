import { type Day, findDays, longDay, shortDay, spanishDay, weekdayName } from '../../calendar.js';
import type { Said } from '../../named-date.js';
import type { Language } from '../language.js';
import { weekdayNamed, weekdayWords } from './weekdays.js';

/** A date with another weekday than it has: "Friday 6 March", which is a Saturday. */
export interface DoubtfulDay {
  /** As the artist wrote it. */
  words: string;
  day: Day;
  /** The nearest day that has the weekday they wrote. */
  near: Day;
}

const date =
  /^\p{L}+\.?,? (?:the |el )?(?:día )?(?:\d{1,2}(?:st|nd|rd|th|º|°)?(?: of| de)? \p{L}+\.?|\p{L}+\.? (?:the )?\d{1,2}(?:st|nd|rd|th)?)(?:,? (?:del? )?\d{4})?/u;

/** The coming dates of a text that have the wrong weekday. */
export function doubtfulDays(text: string, today: Day): DoubtfulDay[] {
  return findDays(text, today).flatMap((found) => {
    const [words = ''] = date.exec(text.slice(found.index)) ?? [];
    const doubt = doubtIn(found);
    return doubt === null || words === '' || found.day < today ? [] : [{ words, ...doubt }];
  });
}

/** What a day with its claimed weekday may mean; null if they agree. */
function doubtIn({ day, claimedWeekday }: { day: Day; claimedWeekday?: string }): Omit<DoubtfulDay, 'words'> | null {
  if (claimedWeekday === undefined || claimedWeekday === weekdayName(day)) return null;
  const near = [-3, -2, -1, 1, 2, 3].map((by) => day + by).find((one) => weekdayName(one) === claimedWeekday);
  return near === undefined ? null : { day, near };
}

/** The question which of two days is meant; `''` if a day has its own weekday. */
export function whichDay(found: { day: Day; claimedWeekday?: string }, language: Language): string {
  const doubt = doubtIn(found);
  if (doubt === null) return '';
  const [first = 0, second = 0] = [doubt.near, doubt.day].toSorted((one, other) => one - other);
  if (language === 'es') {
    const [weekday = '', rest = ''] = spanishDay(doubt.day).split(', ');
    return `El ${rest} es ${weekday}. ¿Es el ${shortSpanish(first, second)} o el ${shortSpanish(second)}?`;
  }
  const [, ...dayAndMonth] = longDay(doubt.day).split(' ');
  return `${dayAndMonth.join(' ')} is a ${weekdayName(doubt.day)}. Is it ${shortEnglish(first, second)} or ${shortDay(second)}?`;
}

/** "Friday 5", without the month that the other day has, too. */
function shortEnglish(day: Day, other: Day): string {
  const [[weekday, number, month], [, , otherMonth]] = [shortDay(day).split(' '), shortDay(other).split(' ')];
  return month === otherMonth ? `${weekday} ${number}` : shortDay(day);
}

function shortSpanish(day: Day, other?: Day): string {
  const [weekday = '', number = '', month = ''] = spanishDay(day).replace(/,|de /gu, '').split(' ');
  const isSame = other !== undefined && spanishDay(other).includes(` de ${month} `);
  return isSame ? `${weekday} ${number}` : `${weekday} ${number} de ${month}`;
}

const asked =
  / is an? (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\. Is it |es (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)\. ¿Es el /u;
/** How many messages after the question may answer it. */
const mostBehind = 2;

/** The messages, with dates of the wrong weekday replaced by what a later answer says: "Friday the 5th then". */
export function withDoubtsSettled(said: readonly Said[]): Said[] {
  return said.map((one, at) => {
    const doubts = doubtfulDays(one.text, one.day);
    if (doubts.length === 0) return one;
    const answers = said.slice(at + 1).filter(({ before }) => asked.test(before));
    return doubts.reduce((rest, doubt) => {
      const day = answers
        .slice(0, mostBehind)
        .map(({ text }) => dayMeant(text, doubt))
        .find((found) => found !== undefined);
      if (day === undefined) return rest;
      const isSpanish = / de /u.test(doubt.words);
      return { ...rest, text: rest.text.replace(doubt.words, isSpanish ? spanishDay(day) : longDay(day)) };
    }, one);
  });
}

const notThis = new RegExp(
  `(?<!\\p{L})(?:not|no)(?: on)?(?: the| el)? (?:(?:${weekdayWords})|\\d{1,2}(?:st|nd|rd|th)?)(?![\\p{L}\\d])`,
  'giu',
);
const weekdayOrNumber = new RegExp(
  `(?<!\\p{L})(?<weekday>${weekdayWords})(?!\\p{L})|(?<![\\d/.:,£€$])(?<number>\\d{1,2})(?:st|nd|rd|th)?(?![\\d/.:,]\\d|[\\p{L}\\d])`,
  'giu',
);
/** Other things have days of their own. */
const ofOther = new RegExp(
  `(?<!\\p{L})(?:video|vid|gig|show|concert|play|interview|rehears\\p{L}+|concierto|vídeo|entrevista|ensayo|tocamos)(?!\\p{L})`,
  'iu',
);
const longestAnswer = 10;

/** Which of the two days an answer means; undefined if it doesn't say, or says something that fits neither. */
function dayMeant(answer: string, { day, near }: DoubtfulDay): Day | undefined {
  for (const clause of answer.replace(notThis, ' ').split(/[.,;!?\n]+/u)) {
    if (clause.split(/\s+/u).length > longestAnswer || ofOther.test(clause)) continue;
    const named = [...clause.matchAll(weekdayOrNumber)].map(({ groups = {} }) => groups);
    const fits = (one: Day): boolean =>
      named.every(({ weekday, number }) =>
        weekday === undefined ? Number(number) === dateOf(one) : weekdayNamed(weekday) === weekdayName(one),
      );
    if (named.length === 0) continue;
    const fitting = [near, day].filter(fits);
    if (fitting.length === 1) return fitting[0];
  }
  return undefined;
}

function dateOf(day: Day): number {
  return Number(longDay(day).split(' ')[1]);
}
