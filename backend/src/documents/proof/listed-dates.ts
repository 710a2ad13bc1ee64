import { monthOf } from './months.js';
import type { PartialDate } from './dates.js';

/** A day whose month is written elsewhere in the text. */
export interface ListedDate {
  text: string;
  date: PartialDate;
}

const after = String.raw`(?![\p{L}\p{N}/%€-]|[.,:]\d)`;
const before = String.raw`(?<![\p{L}\p{N}€$£/:.-])`;
/** "the 5th". */
const ordinal = new RegExp(
  `${before}(?:(?<=(?<!\\p{L})(?:the|el|día) )(\\d{1,2})(?:st|nd|rd|th|º)?|(\\d{1,2})(?:st|nd|rd|th))${after}`,
  'giu',
);
/** All days but the last in "5, 6, 8 and 9 March". */
const listed = new RegExp(
  `${before}\\d{1,2}(?:st|nd|rd|th)?(?=(?:(?:, ?|/| ?& ?|,? (?:and|y) )\\d{1,2}(?:st|nd|rd|th)?)+ (?:of |de )?\\p{L})`,
  'giu',
);

/**
 * Days in lists: "in March: Leeds on the 5th, York on the 6th". Each belongs to the month that follows it, or else to
 * the last one before.
 */
export function listedDates(text: string): ListedDate[] {
  const months = [...text.matchAll(/\p{L}{3,}/gu)].flatMap(({ 0: word, index }) => {
    const month =
      /^\p{Lu}/u.test(word) || word.length > 5 || !/^(?:may|mar|march)$/i.test(word) ? monthOf(word) : undefined;
    return month === undefined ? [] : [{ month, index }];
  });
  if (months.length === 0) return [];
  return [...text.matchAll(ordinal), ...text.matchAll(listed)].flatMap(({ 0: words, index }) => {
    const near = months.find((month) => month.index > index) ?? months.at(-1);
    const day = Number.parseInt(words, 10);
    return near && day >= 1 && day <= 31 ? [{ text: words, date: { month: near.month, day } }] : [];
  });
}
