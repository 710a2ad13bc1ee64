import { addDays } from '../../../../contract/rules/day-rule.js';

/** A date of which some parts may be missing. */
export interface PartialDate {
  year?: number;
  /** 1 to 12. */
  month?: number;
  day?: number;
  /** 0 is Sunday. */
  weekday?: number;
}

/** The weekday of a complete date; undefined if year, month or day is missing. */
export function weekdayIn({ year, month, day }: PartialDate): number | undefined {
  if (year === undefined || month === undefined || day === undefined) return undefined;
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay();
}

/** The English names, from Sunday, which is 0. */
export const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Whether a date states a weekday other than its actual one. */
export function hasWrongWeekday(date: PartialDate): boolean {
  const real = weekdayIn(date);
  return date.weekday !== undefined && real !== undefined && date.weekday !== real;
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

/** A day such as `2026-11-29`. */
export function toDay({ year, month, day }: Required<Omit<PartialDate, 'weekday'>>): string {
  const padded = (count: number): string => String(count).padStart(2, '0');
  return `${year}-${padded(month)}-${padded(day)}`;
}
