const day = 86_400_000;
const count = 12;

/** A week that is shown. */
export interface Week {
  /** Its Monday, `2026-11-16`. */
  start: string;
  /** When that Monday begins in the artist's time zone. */
  startsAt: Date;
}

/** The last 12 weeks in a time zone, oldest first, including the current week. Weeks start on Monday. */
export function shownWeeks(now: Date, timeZone: string): Week[] {
  const clockOf = clockIn(timeZone);
  const today = Math.floor(clockOf(now.getTime()) / day) * day;
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * day;
  return Array.from({ length: count }, (_, index) => {
    const midnight = monday - (count - 1 - index) * 7 * day;
    return { start: new Date(midnight).toISOString().slice(0, 10), startsAt: new Date(momentOf(midnight, clockOf)) };
  });
}

/** Returns a function from a moment to what the clocks of a time zone show then, as milliseconds since 1970 as if in UTC. */
function clockIn(timeZone: string): (moment: number) => number {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
}

/** The moment at which the clocks show a time. The second step corrects for a clock change in between. */
function momentOf(shown: number, clockOf: (moment: number) => number): number {
  const guess = shown - (clockOf(shown) - shown);
  return guess - (clockOf(guess) - shown);
}
