import { clockIn, momentOf } from '../common/zone-clock.js';

const day = 86_400_000;
const weeksByDefault = 12;

/** One of the weeks shown. */
export interface Week {
  /** Its Monday, `2026-11-16`. */
  start: string;
  /** When that Monday begins in the artist's time zone. */
  startsAt: Date;
}

/** The last weeks in a time zone, 12 by default, oldest first, including the current week. Weeks start on Monday. */
export function shownWeeks(now: Date, timeZone: string, count = weeksByDefault): Week[] {
  const clockOf = clockIn(timeZone);
  const today = Math.floor(clockOf(now.getTime()) / day) * day;
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  return Array.from({ length: count }, (_, index) => {
    const midnight = monday - (count - 1 - index) * 7 * day;
    return { start: new Date(midnight).toISOString().slice(0, 10), startsAt: new Date(momentOf(midnight, clockOf)) };
  });
}
