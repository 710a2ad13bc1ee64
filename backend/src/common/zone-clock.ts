/**
 * Returns a function that converts a moment to the clock time in a time zone, as milliseconds since 1970 as if it were
 * UTC.
 */
export function clockIn(timeZone: string): (moment: number) => number {
  // Swedish dates are in ISO 8601 format.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return (moment) => Date.parse(`${format.format(moment).replace(' ', 'T')}Z`);
}

/** The moment when the clocks show a time. The second step corrects for a clock change in between. */
export function momentOf(shown: number, clockOf: (moment: number) => number): number {
  const guess = shown - (clockOf(shown) - shown);
  return guess - (clockOf(guess) - shown);
}

/**
 * When a day begins in a time zone that Intl supports. If clocks skip midnight, an hour before the day's first moment.
 */
export function startOfDay(timeZone: string, day: string): Date {
  return new Date(momentOf(Date.parse(day), clockIn(timeZone)));
}
