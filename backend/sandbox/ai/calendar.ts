import { remembered } from './remembered.js';
import { feastDaysIn } from '../../../contract/rules/feast-days.js';
import { isDuration } from './reading/days/durations.js';
import { isOfOwnHours } from './reading/days/own-hours.js';
import { spanishRelativeDays } from './reading/spanish/relative-days.js';

/** A calendar day without time zone, as the number of days since 1970-01-01. */
export type Day = number;

const msPerDay = 86_400_000;
export const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
export const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const spanishMonths = [
  ...['enero', 'febrero', 'marzo', 'abril', 'mayo', 'junio', 'julio', 'agosto', 'septiembre', 'octubre'],
  ...['noviembre', 'diciembre'],
];
export const spanishWeekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];

/** The day of a date, or undefined if it doesn't exist. `month` starts at 1. */
function dayOf(year: number, month: number, date: number): Day | undefined {
  const time = new Date(Date.UTC(year, month - 1, date));
  const exists = time.getUTCFullYear() === year && time.getUTCMonth() === month - 1 && time.getUTCDate() === date;
  return exists ? time.getTime() / msPerDay : undefined;
}

/** A moment's day in UTC. */
export function dayAt(moment: Date): Day {
  return Math.floor(moment.getTime() / msPerDay);
}

/** Reads `2026-12-18`. */
export function parseIsoDay(text: string): Day | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  return match ? dayOf(Number(match[1]), Number(match[2]), Number(match[3])) : undefined;
}

export function isoDay(day: Day): string {
  return toDate(day).toISOString().slice(0, 10);
}

/** Adds months, keeping the date or using the month's last day if it is shorter. */
export function addMonths(day: Day, count: number): Day {
  const date = toDate(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return first.getTime() / msPerDay + Math.min(date.getUTCDate(), last) - 1;
}

/** The first Friday on or after a day. */
export function fridayFrom(day: Day): Day {
  return day + ((5 - weekdayOf(day) + 7) % 7);
}

/** "Friday 11 December 2026". */
export function longDay(day: Day): string {
  return `${shortDay(day)} ${yearOf(day)}`;
}

/** "viernes, 11 de diciembre de 2026". */
export function spanishDay(day: Day): string {
  const date = toDate(day);
  return `${spanishWeekdays[date.getUTCDay()]}, ${date.getUTCDate()} de ${spanishMonths[date.getUTCMonth()]} de ${date.getUTCFullYear()}`;
}

/** "Friday 11 December". */
export function shortDay(day: Day): string {
  return `${weekdays[weekdayOf(day)]} ${toDate(day).getUTCDate()} ${months[toDate(day).getUTCMonth()]}`;
}

/** "December 2026". */
export function monthAndYear(day: Day): string {
  return `${months[toDate(day).getUTCMonth()]} ${yearOf(day)}`;
}

function yearOf(day: Day): number {
  return toDate(day).getUTCFullYear();
}

/** A date found in a text. `claimedWeekday` is the weekday the text gives for it. */
export interface FoundDay {
  day: Day;
  index: number;
  claimedWeekday?: string;
}

/** "Mar" as a month: not in "Viña del Mar" or "Mar del Plata". */
export const shortMarch = '(?<!(?:^|[^\\p{L}])(?:del|la) )mar(?! del? (?!\\d))';
const monthPattern = months
  .map((name) => (name === 'March' ? `march|${shortMarch}` : `${name.slice(0, 3)}(?:${name.slice(3)})?`))
  .concat('sept')
  .join('|');
const weekdayPattern = weekdays.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)}|${name.slice(3, 5)})?`).join('|');
const dayFirst = new RegExp(
  `(?:\\b(${weekdayPattern})\\.?,? (?:the )?)?\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${monthPattern})\\b\\.?(?:,? (\\d{4})\\b)?`,
  'giu',
);
const inSpanish = new RegExp(
  `(?:\\b(${spanishWeekdays.join('|')}),? (?:el )?(?:día )?)?\\b(\\d{1,2})(?:º|°)? de (${spanishMonths.join('|')})\\b(?:,? (?:del? )?(\\d{4})\\b)?`,
  'giu',
);
/** "December 19", but not what follows the month in "19 December 7.30pm" or "in October. 1,900 listeners". */
const monthFirst = new RegExp(
  `(?:\\b(${weekdayPattern})\\.?,? )?(?<!\\d(?:st|nd|rd|th)?(?: of)? )\\b(${monthPattern})(?:(?<!may|june|july|\\p{L}{5})\\.)? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?!\\d|[.,]\\d{3}|[.:]\\d\\d| ?[ap]\\.?m(?!\\p{L}))(?:,? (\\d{4})\\b)?`,
  'giu',
);
/** `3/4` or `3/4/2027`: two days, if both numbers can be months. */
const twoWays = /(?<![\d/.])(\d{1,2})\/(\d{1,2})(?:\/(\d{2,4}))?(?![\d/])/g;
const numeric = /\b(\d{4})-(\d{2})-(\d{2})\b|\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/g;
const relative =
  /\bin (a|an|one|two|three|four|five|six|seven|eight|nine|ten|twelve|\d{1,3}) (day|week|month)s?\b|\b(tomorrow|today|tonight|yesterday|next week|last week|next month|last month)\b|\b(a|one|two|three|four|\d{1,2}) (day|week|month)s? ago\b/gi;
/** "On Friday", but not "on Friday, March 12" or "on Friday the 12th". */
const namedWeekday = new RegExp(
  `\\b(next|this|on|last) (${weekdayPattern})\\b(?!\\.?,? (?:the )?(?:\\d|(?:${monthPattern})\\.? (?:the )?\\d))`,
  'giu',
);
const numberWords = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', '', 'twelve'];

/**
 * Finds the dates in a text, in text order. A date without a year is the next one from today, or the previous one if
 * `past`.
 */
export const findDays = remembered((text: string, today: Day, past: boolean = false): FoundDay[] => {
  const found: FoundDay[] = [];
  const add = (index: number, day: Day | undefined, claimed?: string) => {
    if (day === undefined) return;
    const claimedWeekday = weekdayOfWord(claimed);
    found.push(claimedWeekday ? { day, index, claimedWeekday } : { day, index });
  };
  // "Out since October, the video is on Friday 11 December": the weekday shows that this day is still to come.
  const yearly = (month: number, date: number, year?: string, claimed?: string): Day | undefined => {
    const ahead = past ? inYear(today, false, month, date, year) : undefined;
    const isAhead = ahead !== undefined && weekdayName(ahead) === weekdayOfWord(claimed);
    return isAhead ? ahead : inYear(today, past, month, date, year);
  };
  for (const match of text.matchAll(dayFirst)) {
    add(match.index, yearly(monthNumber(match[3] ?? ''), Number(match[2]), match[4], match[1]), match[1]);
  }
  for (const match of text.matchAll(inSpanish)) {
    const weekday = weekdays[spanishWeekdays.indexOf((match[1] ?? '').toLowerCase())];
    add(match.index, yearly(spanishMonth(match[3] ?? ''), Number(match[2]), match[4], weekday), weekday);
  }
  for (const match of text.matchAll(monthFirst)) {
    add(match.index, yearly(monthNumber(match[2] ?? ''), Number(match[3]), match[4], match[1]), match[1]);
  }
  for (const match of text.matchAll(numeric)) {
    if (match[1]) add(match.index, dayOf(Number(match[1]), Number(match[2]), Number(match[3])));
    else add(match.index, unambiguousDay(Number(match[4]), Number(match[5]), Number(match[6])));
  }
  for (const { index, date, month } of feastDaysIn(text)) add(index, inYear(today, past, month, date, undefined));
  for (const match of text.matchAll(relative)) {
    if (match[1] === undefined || !isDuration(text, match.index)) add(match.index, relativeDay(match, today));
  }
  for (const { day, index } of spanishRelativeDays(text, today, past)) if (!isOfOwnHours(text, index)) add(index, day);
  for (const match of text.matchAll(namedWeekday)) {
    if (nextWeekdays(match, today) || isOfOwnHours(text, match.index)) continue;
    const wanted = weekdayNumber(match[2] ?? '');
    const ahead = (wanted - weekdayOf(today) + 7) % 7;
    const isLast = (match[1] ?? '').toLowerCase() === 'last' || past;
    add(match.index, isLast ? today - ((weekdayOf(today) - wanted + 7) % 7 || 7) : today + (ahead || 7));
  }
  return found.sort((a, b) => a.index - b.index);
});

/**
 * The first nonexistent date in a text, such as `30 February 2027`, with or without the year; undefined if all exist.
 */
export function findNoDay(text: string): string | undefined {
  const named = [
    ...[...text.matchAll(dayFirst)].map(([, , date, month, year]) => ({ date, month, year })),
    ...[...text.matchAll(monthFirst)].map(([, , month, date, year]) => ({ date, month, year })),
    ...[...text.matchAll(inSpanish)].map(([, , date, month = '', year]) => ({
      ...{ date, month: months[spanishMonth(month) - 1], year },
    })),
  ];
  // Without a year, assume one with 29 February. A number over 31 is not a date: "in May 40 people came".
  const missing = named.find(({ date, month = '', year }) => {
    const isDate = Number(date) >= 1 && Number(date) <= 31;
    return isDate && dayOf(Number(year ?? 2028), monthNumber(month), Number(date)) === undefined;
  });
  if (!missing) return undefined;
  const { date, month = '', year } = missing;
  return [Number(date), months[monthNumber(month) - 1], year].filter(Boolean).join(' ');
}

/**
 * An ambiguous date with its two readings. `3/4`: with the day first, then with the month first. "Next Friday" on a Monday: in this
 * week, then in the next one.
 */
export interface TwoWays {
  text: string;
  days: [MonthDay, MonthDay];
  isWeekday: boolean;
}

/** A day as written; the year is empty if there was none. */
export interface MonthDay {
  date: number;
  month: number;
  year: string;
}

/** The ambiguous dates in a text. */
export function findTwoWays(text: string, today: Day): TwoWays[] {
  return [...numbersTwoWays(text), ...weekdaysTwoWays(text, today)];
}

function weekdaysTwoWays(text: string, today: Day): TwoWays[] {
  return [...text.matchAll(namedWeekday)].flatMap((match) => {
    const days = nextWeekdays(match, today);
    return days ? [{ text: match[0], days: [monthDayOf(days[0]), monthDayOf(days[1])], isWeekday: true }] : [];
  });
}

/** Both days that "next Friday" may mean if that weekday is still to come this week; undefined for other words. */
function nextWeekdays([, which = '', name = '']: RegExpMatchArray, today: Day): [Day, Day] | undefined {
  const ahead = weekPlace(weekdayNumber(name)) - weekPlace(weekdayOf(today));
  return which.toLowerCase() === 'next' && ahead > 0 ? [today + ahead, today + ahead + 7] : undefined;
}

/** A weekday's place in a week that begins on Monday. */
function weekPlace(weekday: number): number {
  return (weekday + 6) % 7;
}

function numbersTwoWays(text: string): TwoWays[] {
  return [...text.matchAll(twoWays)].flatMap(([found, first = '', second = '', year = '']) => {
    const [one, other] = [Number(first), Number(second)];
    const isEither = one !== other && one >= 1 && other >= 1 && one <= 12 && other <= 12;
    // A time signature or a share isn't a date.
    const isBar =
      year === '' && (/\d\/(?:4|8)$/.test(found) ? /\b(?:time|beat|bar|measure|compás)\b/i.test(text) : false);
    if (!isEither || isBar) return [];
    const whole = year.length === 4 ? year : '';
    return [
      {
        text: found,
        days: [
          { date: one, month: other, year: whole },
          { date: other, month: one, year: whole },
        ],
        isWeekday: false,
      },
    ];
  });
}

/** "3 April 2027". */
export function writtenDay({ date, month, year }: MonthDay): string {
  return [date, months[month - 1], year].filter(Boolean).join(' ');
}

/** "3 de abril de 2027". */
export function writtenSpanishDay({ date, month, year }: MonthDay): string {
  return [date, spanishMonths[month - 1], year].filter(Boolean).join(' de ');
}

export function weekdayName(day: Day): string {
  return weekdays[weekdayOf(day)] ?? '';
}

/** "fri", "Friday" */
function weekdayOfWord(word: string | undefined): string | undefined {
  return word && weekdays.find((name) => name.slice(0, 3) === capitalised(word).slice(0, 3));
}

function inYear(today: Day, past: boolean, month: number, date: number, year: string | undefined): Day | undefined {
  if (year) return dayOf(Number(year), month, date);
  const thisYear = dayOf(yearOf(today), month, date);
  if (thisYear !== undefined && past && thisYear > today) return dayOf(yearOf(today) - 1, month, date);
  if (thisYear !== undefined && !past && thisYear < today) return dayOf(yearOf(today) + 1, month, date);
  return thisYear;
}

/** `18/12/2026` must be day first and `12/18/2026` month first; `5/6/2026` is ambiguous and ignored. */
function unambiguousDay(first: number, second: number, year: number): Day | undefined {
  if (first === second || first > 12) return dayOf(year, second, first);
  return second > 12 ? dayOf(year, first, second) : undefined;
}

function relativeDay(match: RegExpMatchArray, today: Day): Day | undefined {
  const [, ahead, aheadUnit, word, ago, agoUnit] = match;
  if (ahead && aheadUnit) return shifted(today, countOf(ahead), aheadUnit);
  if (ago && agoUnit) return shifted(today, -countOf(ago), agoUnit);
  switch (word?.toLowerCase()) {
    case 'today':
    case 'tonight':
      return today;
    case 'tomorrow':
      return today + 1;
    case 'yesterday':
      return today - 1;
    case 'next week':
      return today + 7;
    case 'last week':
      return today - 7;
    case 'next month':
      return addMonths(today, 1);
    case 'last month':
      return addMonths(today, -1);
    default:
      return undefined;
  }
}

function shifted(day: Day, count: number, unit: string): Day {
  if (unit.toLowerCase() === 'month') return addMonths(day, count);
  return day + count * (unit.toLowerCase() === 'week' ? 7 : 1);
}

function countOf(word: string): number {
  if (/^an?$/i.test(word)) return 1;
  const named = numberWords.indexOf(word.toLowerCase());
  return named > 0 ? named : Number(word);
}

function monthNumber(name: string): number {
  return months.findIndex((month) => month.slice(0, 3) === capitalised(name).slice(0, 3)) + 1;
}

function spanishMonth(name: string): number {
  return spanishMonths.indexOf(name.toLowerCase()) + 1;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
}

function monthDayOf(day: Day): MonthDay {
  const date = toDate(day);
  return { date: date.getUTCDate(), month: date.getUTCMonth() + 1, year: '' };
}

function weekdayNumber(name: string): number {
  return weekdays.findIndex((weekday) => weekday.slice(0, 3) === capitalised(name).slice(0, 3));
}

function weekdayOf(day: Day): number {
  return toDate(day).getUTCDay();
}

function toDate(day: Day): Date {
  return new Date(day * msPerDay);
}
