import { dayIn, weekdayOf } from '../common/local-day.js';
import { ToolRefused } from './tool.errors.js';

const dayMs = 86_400_000;

/** Years outside this range are a mistake. */
const firstYear = 1900;
const lastYear = 2199;

/** A date calculation. A negative count goes back. */
export interface DateQuestion {
  /** `2027-01-22`, or `today`. */
  from: string;
  days: number;
  weeks: number;
  months: number;
  /** A day to count to from the result, or empty. */
  until: string;
}

export interface DateAnswer {
  date: string;
  weekday: string;
  daysFromToday: number;
  /** Days from `date` to `until`; absent if there is no `until`. */
  daysUntil?: number;
}

/**
 * Adds months, then weeks and days, to a date, and returns its weekday and distance from today. The 31st plus a month
 * is the month's last day.
 * @throws ToolRefused for a date that doesn't exist
 */
export function workOutDate(question: DateQuestion, { timeZone, now }: { timeZone: string; now: Date }): DateAnswer {
  const today = dayIn(timeZone, now);
  const start = addMonths(readDay(question.from, today), question.months);
  const result = start + (question.weeks * 7 + question.days) * dayMs;
  const date = toDay(result);
  const until = question.until.trim() === '' ? null : readDay(question.until, today);
  return {
    date,
    weekday: weekdayOf(date),
    daysFromToday: daysBetween(readDay(today, today), result),
    ...(until === null ? {} : { daysUntil: daysBetween(result, until) }),
  };
}

/** Midnight UTC of a day, so that clock changes don't affect counting days. */
function readDay(text: string, today: string): number {
  const day = text.trim().toLowerCase() === 'today' ? today : text.trim();
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : NaN;
  if (Number.isNaN(time) || toDay(time) !== day)
    throw new ToolRefused(`There is no day ${JSON.stringify(day)}: write it as 2027-01-22.`);
  return time;
}

function toDay(time: number): string {
  const year = new Date(time).getUTCFullYear();
  if (!(year >= firstYear && year <= lastYear)) throw new ToolRefused('That is too far away to be meant.');
  return new Date(time).toISOString().slice(0, 10);
}

function addMonths(time: number, months: number): number {
  const date = new Date(time);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const lastOfMonth = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return first.getTime() + (Math.min(date.getUTCDate(), lastOfMonth) - 1) * dayMs;
}

function daysBetween(from: number, to: number): number {
  return Math.round((to - from) / dayMs);
}
