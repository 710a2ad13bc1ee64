import { feastDaysIn } from '../../../../contract/rules/feast-days.js';
import { calendarWord, isOfTown, weekdayOf } from './months.js';
import type { PartialDate } from './partial-date.js';

/**
 * A date in a text, with all its possible readings: 3/4 is in March or in April, unless 13/4 is in the text, too. There
 * are none if there is no such day: 31 February.
 */
export interface FoundDate {
  start: number;
  end: number;
  text: string;
  dates: PartialDate[];
}

const wordBefore = String.raw`(?<![\p{L}\p{N}])`;
const wordAfter = String.raw`(?![\p{L}\p{N}])`;

const numeric = new RegExp(
  `(?<![\\p{L}\\p{N}/.-])(?:(\\d{4})([-/.])(\\d{1,2})\\2(\\d{1,2})|(\\d{1,2})([-/.])(\\d{1,2})\\6(\\d{4}|\\d{2}))(?![\\p{L}\\p{N}/-]|[.]\\d)`,
  'gu',
);
/** Without a year as well, but only where it can't be a fraction. */
const short = /(?<![\p{L}\p{N}/.-])(\d{1,2})\/(\d{1,2})(?![\p{L}\p{N}/]|[.]\d)/gu;
const asian = /(?:(\d{4})年)?(\d{1,2})月(\d{1,2})日/gu;
const letters = new RegExp(`${wordBefore}\\p{L}{3,11}(?:\\.(?=\\s?\\d))?${wordAfter}`, 'gu');

const dayBefore =
  /(?<![\p{L}\p{N}.,:€$£])(\d{1,2})(?:st|nd|rd|th|er|º|ª|\.)?[\s\0]{0,3}(?:(?:of|de|di)[\s\0]{1,3})?$/iu;
const dayAfter = /^[\s\0]{1,3}(\d{1,2})(?:st|nd|rd|th)?(?![\p{L}\p{N}]|[.,:]\d|%)/iu;
const yearAfter = /^[\s\0]{0,3},?[\s\0]{1,3}(?:(?:de|del|of)[\s\0]{1,3})?(\d{4})(?![\p{L}\p{N}]|[.,]\d)/iu;
const weekdayBefore = /(\p{L}{3,11})\.?,?[\s\0]{1,3}(?:the[\s\0]{1,3}|el[\s\0]{1,3}|le[\s\0]{1,3}|den[\s\0]{1,3})?$/iu;

/** The dates in a text, in order, without overlaps. */
export function findDates(text: string): FoundDate[] {
  return findAllDates(text).filter(({ dates }) => dates.length > 0);
}

/** What reads as a date, though there is no such day: 31 February. */
export function findImpossibleDates(text: string): FoundDate[] {
  return findAllDates(text).filter(({ dates }) => dates.length === 0);
}

/** Both, in order, without overlaps. */
export function findAllDates(text: string): FoundDate[] {
  const feasts = feastDaysIn(text).map(({ words, index, date: day, month }) => ({
    ...placeOf(words, index),
    dates: [{ month, day }],
  }));
  const found: FoundDate[] = [...numericDates(text), ...spelledDates(text), ...feasts];
  found.sort((one, other) => one.start - other.start || other.end - one.end);
  let end = 0;
  return found.filter((date) => {
    if (date.start < end) return false;
    end = date.end;
    return true;
  });
}

function numericDates(text: string): FoundDate[] {
  if (!/\d/.test(text)) return [];
  const found: FoundDate[] = [];
  const slashed: SlashedDate[] = [];
  for (const match of text.matchAll(numeric)) {
    const [whole, y1, , m1, d1, a = '', , b = '', y2 = ''] = match;
    const place = placeOf(whole, match.index);
    if (y1) found.push({ ...place, dates: datesIn(dateOf(y1, m1, d1)) });
    else slashed.push({ ...place, dayFirst: dateOf(y2, b, a), monthFirst: dateOf(y2, a, b) });
  }
  for (const match of text.matchAll(short)) {
    const [whole, a = '', b = ''] = match;
    const place = placeOf(whole, match.index);
    slashed.push({ ...place, dayFirst: dateOf(undefined, b, a), monthFirst: dateOf(undefined, a, b) });
  }
  found.push(...inOneOrder(slashed));
  for (const match of text.matchAll(asian)) {
    const date = dateOf(match[1], match[2], match[3]);
    found.push({ ...placeOf(match[0], match.index), dates: datesIn(date) });
  }
  // Without a possible day and month, it is no date but another figure; without a year, it may be a fraction.
  return found.filter(
    ({ dates, text: written }) => dates.length > 0 || (!isShortDate(written) && hasDayAndMonth(written)),
  );
}

const datesIn = (date: PartialDate | null): PartialDate[] => (date ? [date] : []);

function hasDayAndMonth(written: string): boolean {
  const [one = 0, other = 0] = (written.match(/\d+/g) ?? []).filter((part) => part.length < 4).map(Number);
  return Math.min(one, other) >= 1 && Math.min(one, other) <= 12 && Math.max(one, other) <= 31;
}

/** A date such as 3/4 with its two readings; null if there is no such day. */
interface SlashedDate extends Omit<FoundDate, 'dates'> {
  dayFirst: PartialDate | null;
  monthFirst: PartialDate | null;
}

/** A text that has 13/02 means 11/02 in the same order: a date with only one reading settles the order of the others. */
function inOneOrder(slashed: readonly SlashedDate[]): FoundDate[] {
  const isDayFirst = slashed.some(({ dayFirst, monthFirst }) => dayFirst && !monthFirst);
  const isMonthFirst = slashed.some(({ dayFirst, monthFirst }) => monthFirst && !dayFirst);
  const isSettled = isDayFirst !== isMonthFirst;
  return slashed.map(({ dayFirst, monthFirst, ...place }) => {
    const readings = isSettled ? [isDayFirst ? dayFirst : monthFirst] : [dayFirst, monthFirst];
    return { ...place, dates: readings.flatMap((date) => date ?? []) };
  });
}

/** Dates that name a month or a weekday. */
function spelledDates(text: string): FoundDate[] {
  const found: FoundDate[] = [];
  for (const { 0: word, index } of text.matchAll(letters)) {
    const { month, weekday } = calendarWord(word);
    if (month !== undefined && !isOfTown(text, word, index)) {
      const date = around(text, word, index, month);
      if (date) found.push(date);
      continue;
    }
    // "Sun", "mar" and "sat" are also ordinary words.
    if (weekday !== undefined && word.length > 4) found.push({ ...placeOf(word, index), dates: [{ weekday }] });
  }
  return found;
}

function around(text: string, word: string, index: number, month: number): FoundDate | null {
  const before = text.slice(Math.max(0, index - 24), index);
  const after = text.slice(index + word.length, index + word.length + 24);
  const day = dayBefore.exec(before);
  let start = day ? index - day[0].length : index;
  let end = index + word.length;
  let number = day?.[1];
  if (!number) {
    const follows = dayAfter.exec(after);
    number = follows?.[1];
    end += follows?.[0].length ?? 0;
  }
  const year = yearAfter.exec(text.slice(end, end + 16));
  end += year?.[0].length ?? 0;
  // Alone, "May", "march" and "mar" may be ordinary words, as may "august" without its capital; "Marco" is a person.
  if (!number && !year && (word.length < 4 || /^(?:march|mars|mai|marco)$/i.test(word) || word === 'august'))
    return null;
  const date = number
    ? dateOf(year?.[1], String(month), number)
    : { month, ...(year ? { year: Number(year[1]) } : {}) };
  if (!date)
    return Number(number) <= 31 && Number(number) > 0 ? { start, end, text: text.slice(start, end), dates: [] } : null;
  const lead = number ? weekdayBefore.exec(text.slice(Math.max(0, start - 20), start)) : null;
  const weekday = lead?.[1] ? weekdayOf(lead[1]) : undefined;
  if (lead && weekday !== undefined) start -= lead[0].length;
  return {
    start,
    end,
    text: text.slice(start, end),
    dates: [{ ...date, ...(weekday === undefined ? {} : { weekday }) }],
  };
}

function placeOf(text: string, start: number): Pick<FoundDate, 'start' | 'end' | 'text'> {
  return { text, start, end: start + text.length };
}

function dateOf(year: string | undefined, month = '', day = ''): PartialDate | null {
  const date: PartialDate = { month: Number(month), day: Number(day) };
  if (year) date.year = year.length === 2 ? 2000 + Number(year) : Number(year);
  const inLeapYear = new Date(Date.UTC(date.year ?? 2024, Number(month) - 1, Number(day)));
  return inLeapYear.getUTCMonth() + 1 === date.month && inLeapYear.getUTCDate() === date.day ? date : null;
}

/** 3/4 may be a date, but also a fraction or a score. */
export const isShortDate = (text: string): boolean => /^\d{1,2}\/\d{1,2}$/.test(text);

/** The readings of a date that can be read in two ways; null for others. With dots, the day comes first everywhere. */
export function twoReadings({
  text,
  dates: [one, other],
}: Pick<FoundDate, 'text' | 'dates'>): [PartialDate, PartialDate] | null {
  return one && other && one.month !== other.month && !text.includes('.') ? [one, other] : null;
}

const monthNames = 'January February March April May June July August September October November December'.split(' ');

/** "3 April" or "22 January 2027". */
export function spellDate({ year, month = 1, day }: PartialDate): string {
  return [day, monthNames[month - 1], year].filter((part) => part !== undefined).join(' ');
}

/** What to say of an impossible date. */
export const noSuchDay = (written: string): string => `There is no ${written.replaceAll('\0', '')}.`;
