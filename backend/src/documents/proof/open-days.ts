import { type PartialDate, weekdayIn } from '../../common/dates/partial-date.js';
import { monthOf, weekdayOf } from '../../common/dates/months.js';

/** A day without its month: "the 13th", "Saturday the 13th". */
export interface OpenDay {
  text: string;
  /** 1 to 31. */
  day: number;
  /** 0 is Sunday. */
  weekday?: number;
}

/** What an ordinal counts instead of days. */
const counted = String.raw`(?! (?:time|one|single|song|track|album|record|EP|LP|release|year|month|week|day|anniversary|birthday|floor|edition|century|row|part|line|paragraph|half|place|prize|version|draft|show|gig|date|night|disco|sencillo|canción|piso|vez|año|aniversario|premio)s?(?!\p{L}))`;
const english = String.raw`(?:(\p{L}{3,9}),? )?(?:the )?(\d{1,2})(?:st|nd|rd|th)`;
const spanish = String.raw`(?:(?:el|al|día) (?:(\p{L}{5,9}),? )?|(?=(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo) \d)(\p{L}{5,9}) )(\d{1,2})(?= ?(?:[,;.!?)]|$| (?:en|y|a|con|no|porque)(?!\p{L})))`;
const open = new RegExp(
  `(?<![\\p{L}\\p{N}€$£/:.-])(?:${english}|${spanish})${counted}(?![\\p{L}\\p{N}/%€-]|[.,:]\\d)`,
  'giu',
);

/** The days of a text that names no month anywhere; in other texts, a day belongs to the month nearby. */
export function openDays(text: string): OpenDay[] {
  if (!/\d/.test(text) || [...text.matchAll(/\p{L}{3,}/gu)].some(([word]) => isMonth(word))) return [];
  return [...text.matchAll(open)].flatMap(
    ([words, name = '', number, behindArticle = '', alone = '', spanishNumber]) => {
      const day = Number(number ?? spanishNumber);
      const weekday = weekdayOf(name || behindArticle || alone);
      return day < 1 || day > 31 ? [] : [{ text: words.trim(), day, ...(weekday === undefined ? {} : { weekday }) }];
    },
  );
}

/** "May" and "march" without a capital are verbs as well. */
function isMonth(word: string): boolean {
  return monthOf(word) !== undefined && !/^(?:may|mar|march)$/u.test(word);
}

/**
 * The dates that a day without its month can mean: of the month stated last, or with a weekday, of the stated months in which it falls
 * on that weekday.
 * @param months with their years, the last stated first
 */
export function datesOfOpenDay({ day, weekday }: OpenDay, months: readonly PartialDate[]): PartialDate[] {
  const dates = months.map(({ year, month }): PartialDate => ({ ...(year && { year }), ...(month && { month }), day }));
  return weekday === undefined ? dates.slice(0, 1) : dates.filter((date) => weekdayIn(date) === weekday);
}
