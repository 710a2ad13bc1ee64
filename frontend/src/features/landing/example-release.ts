const dayMs = 24 * 60 * 60 * 1000;
const friday = 5;
/** Far enough ahead that every step of the plan is still to come. */
const leastDaysAhead = 27;

export interface ExampleRelease {
  deliver: Date;
  pitch: Date;
  lastDay: Date;
  out: Date;
}

export type ReleaseStep = keyof ExampleRelease;

/**
 * The release that the landing page plans: the first Friday that is at least 27 days away, with the steps counted back
 * from it. Three weeks for the distributor; two for a good pitch; seven days are Spotify's own minimum.
 */
export function exampleRelease(today: Date): ExampleRelease {
  const earliest = new Date(today.getFullYear(), today.getMonth(), today.getDate() + leastDaysAhead, 12);
  const out = daysAfter(earliest, (friday - earliest.getDay() + 7) % 7);
  return { deliver: daysAfter(out, -21), pitch: daysAfter(out, -14), lastDay: daysAfter(out, -7), out };
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getTime() + days * dayMs);
}

const formats = {
  /** 27 Nov */
  short: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }),
  /** 18 December */
  long: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }),
  /** 18 December 2026 */
  full: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
};

export type DayFormat = keyof typeof formats;

/** A day of the release in words, in the reader’s time zone. */
export function day(date: Date, format: DayFormat): string {
  return formats[format].format(date);
}
