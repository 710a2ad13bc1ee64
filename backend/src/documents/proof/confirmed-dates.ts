import { addDays, weekdayNumber } from '../../../../contract/rules/day-rule.js';
import { datesFrom, hasWrongWeekday, type PartialDate, toDay, weekdayIn } from '../../common/dates/partial-date.js';

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
