import { addDays, weekdayNumber } from '../../../../contract/rules/day-rule.js';
import { feastDaysIn } from '../../../../contract/rules/feast-days.js';
import type { Claim } from './claim.js';
import { isOfTown, monthOf, weekdayOf } from './months.js';

/** A date of which some parts may be missing. */
export interface PartialDate {
  year?: number;
  /** 1 to 12. */
  month?: number;
  day?: number;
  /** 0 is Sunday. */
  weekday?: number;
}

/** A date in a text, with all its possible readings: 3/4 is in March or in April, unless 13/4 is in the text, too. */
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
    if (y1) found.push({ ...place, dates: [dateOf(y1, m1, d1)].flatMap((date) => date ?? []) });
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
    found.push({ ...placeOf(match[0], match.index), dates: date ? [date] : [] });
  }
  return found.filter(({ dates }) => dates.length > 0);
}

/** A date such as 3/4 with its two readings; null if there is no such day. */
interface SlashedDate extends Omit<FoundDate, 'dates'> {
  dayFirst: PartialDate | null;
  monthFirst: PartialDate | null;
}

/** Whoever writes 13/02 writes 11/02 in the same order: one date that can be read in one way settles the others of the text. */
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
    const month = isOfTown(text, word, index) ? undefined : monthOf(word);
    if (month !== undefined) {
      const date = around(text, word, index, month);
      if (date) found.push(date);
      continue;
    }
    const weekday = weekdayOf(word);
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
  // "May", "march" and "mar" alone may be ordinary words, and so may "august" without its capital.
  if (!number && !year && (word.length < 4 || /^(?:march|mars|mai)$/i.test(word) || word === 'august')) return null;
  const date = number
    ? dateOf(year?.[1], String(month), number)
    : { month, ...(year ? { year: Number(year[1]) } : {}) };
  if (!date) return null;
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

/** The weekday of a complete date; undefined if year, month or day is missing. */
export function weekdayIn({ year, month, day }: PartialDate): number | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** Whether a date states a weekday other than its actual one. */
export function hasWrongWeekday(date: PartialDate): boolean {
  const real = weekdayIn(date);
  return date.weekday !== undefined && real !== undefined && date.weekday !== real;
}

/** Whether a source's date confirms a claimed one, by the rule of `confirmedBy`. */
export function says(source: PartialDate, claim: PartialDate, saidOn?: string): boolean {
  const key = claimKey(claim);
  return key !== null && confirmedBy(source, saidOn).includes(key);
}

/** Identifies a claimed date among those that a source confirms; null if its weekday is wrong. */
export function claimKey(claim: PartialDate): string | null {
  if (claim.month === undefined) return weekdayKey(claim.weekday);
  return hasWrongWeekday(claim) ? null : dateKey(claim.year, claim.month, claim.day);
}

/**
 * The keys of all claims that a source's date confirms. A source without a year means the next such date after it was
 * said, or one that has just passed. A complete date confirms its month or weekday, and a weekday the next such days.
 * @param saidOn the day where the artist was, `2026-11-29`
 */
export function confirmedBy(source: PartialDate, saidOn?: string): string[] {
  const date = withYear(source, saidOn);
  const { year, month, day } = date;
  const weekday = weekdayIn(date) ?? source.weekday;
  const keys = weekday === undefined ? [] : [weekdayKey(weekday)];
  if (month === undefined) {
    const coming = saidOn && source.weekday !== undefined ? comingDates(source.weekday, saidOn) : [];
    return [
      ...keys,
      ...coming.flatMap((date) => [dateKey(date.year, date.month, date.day), dateKey(undefined, date.month, date.day)]),
    ];
  }
  for (const knownYear of new Set([year, undefined]))
    for (const knownDay of new Set([day, undefined])) keys.push(dateKey(knownYear, month, knownDay));
  return keys;
}

const weekdayKey = (weekday: number | undefined): string => `weekday ${weekday}`;

const dateKey = (year: number | undefined, month: number | undefined, day: number | undefined): string =>
  `${year ?? ''}-${month}-${day ?? ''}`;

/** A date with the year that it means when it is said. */
export function withYear(date: PartialDate, saidOn: string | undefined): PartialDate {
  if (date.year !== undefined || date.month === undefined || !saidOn) return date;
  // If it was up to a month before, it has just passed; otherwise the next one is meant.
  const since = addDays(saidOn, -31);
  const year = Number(since.slice(0, 4));
  const first = toDay({ year, month: date.month, day: date.day ?? 28 });
  return { ...date, year: first < since ? year + 1 : year };
}

/** "On Friday" means one of the next two Fridays, and on a Friday that day as well. */
function comingDates(weekday: number, saidOn: string): PartialDate[] {
  const first = (weekday - weekdayNumber(saidOn) + 7) % 7;
  return datesFrom(
    [first, first + 7, first + 14].filter((days) => days <= 14),
    saidOn,
  );
}

/** Dates relative to the day something was said: "tomorrow". */
export function relativeDates(text: string, saidOn: string): PartialDate[] {
  return datesFrom(relativeDays(text), saidOn);
}

const countWords = [
  'a an one una un uno',
  ...'two dos,three tres,four cuatro,five cinco,six seis,seven siete,eight ocho,nine nueve,ten diez'.split(','),
  ...['eleven once', 'twelve doce'],
];
/** By word: "two" and "dos" are 2. */
const counts = new Map(
  countWords.flatMap((words, index) => words.split(' ').map((word) => [word, index + 1] as const)),
);
const amount = String.raw`(\d{1,3}|${[...counts.keys()].join('|')})`;
const unit = '(days?|weeks?|días?|dias?|semanas?)';
/** "3 weeks ago", "hace tres semanas". */
const past = new RegExp(
  `(?<![\\p{L}\\d])(?:${amount} ${unit} ago|hace (?:unos |unas )?${amount} ${unit})(?!\\p{L})`,
  'giu',
);
/** "In two weeks", "a week from today", "dentro de tres semanas"; not "recorded in three days". */
const ahead = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<!(?:recorded|made|written|wrote|mixed|finished|shot|filmed|built)(?: it| this)? )in ${amount} ${unit}|${amount} ${unit} from (?:now|today)|dentro de ${amount} ${unit})(?!\\p{L})`,
  'giu',
);

/** The day offsets of "today", "tomorrow", "3 weeks ago" and "in two weeks" in a text. */
export function relativeDays(text: string): number[] {
  const days = [
    ...[...text.matchAll(past)].map((found) => -daysIn(found)),
    ...[...text.matchAll(ahead)].map((found) => daysIn(found)),
  ];
  if (/(?<!\p{L})(?:today|tonight|hoy)(?!\p{L})/iu.test(text)) days.push(0);
  if (/(?<!\p{L})(?:tomorrow|mañana)(?!\p{L})/iu.test(text)) days.push(1);
  if (/(?<!\p{L})(?:yesterday|last night|ayer|anoche)(?!\p{L})/iu.test(text)) days.push(-1);
  return days;
}

/** The number of days in "three weeks". */
function daysIn(found: RegExpExecArray): number {
  const [many = '', of = ''] = found.slice(1).filter(Boolean);
  return (counts.get(many.toLowerCase()) ?? Number(many)) * (/^(?:w|s)/iu.test(of) ? 7 : 1);
}

/** The dates at these offsets from a day. */
export function datesFrom(days: readonly number[], saidOn: string): PartialDate[] {
  return days.map((count) => toPartial(addDays(saidOn, count)));
}

/** The date of a day such as `2026-11-29`. */
export function toPartial(day: string): PartialDate {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return { year, month, day: date };
}

function toDay({ year, month, day }: Required<Omit<PartialDate, 'weekday'>>): string {
  const padded = (count: number): string => String(count).padStart(2, '0');
  return `${year}-${padded(month)}-${padded(day)}`;
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

/** "3 April or 4 March". */
export function spellReadings(readings: readonly PartialDate[]): string {
  return readings.map(({ day, month = 1 }) => `${day} ${monthNames[month - 1]}`).join(' or ');
}

export function dateClaims(text: string): (Claim & { dates: PartialDate[] })[] {
  return findDates(text)
    .filter(({ text: found }) => !isShortDate(found))
    .map(({ start, end, text: found, dates }) => ({ kind: 'date', start, end, text: found, meanings: [], dates }));
}
