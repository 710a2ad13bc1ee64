const friday = 5;
/** Far enough ahead that every step of the plan is still to come. */
const leastDaysAhead = 27;

/** The steps of the plan, in order. */
export type ReleaseStep = 'deliver' | 'pitch' | 'lastDay' | 'out';
export type ExampleRelease = Record<ReleaseStep, Date>;

/** The holidays, when no step should be due: first and last day as month and day. */
const holidays = { first: 1219, last: 103 };

/**
 * The landing page's example release: the first Friday at least 27 days away with no step in the holidays. Steps are
 * counted back from it: three weeks for the distributor, two for a good pitch, and seven days is Spotify's own minimum.
 */
export function exampleRelease(today: Date): ExampleRelease {
  const earliest = new Date(today.getFullYear(), today.getMonth(), today.getDate() + leastDaysAhead, 12);
  let release = plannedFor(daysAfter(earliest, (friday - earliest.getDay() + 7) % 7));
  while (Object.values(release).some(isHoliday)) release = plannedFor(daysAfter(release.out, 7));
  return release;
}

function plannedFor(out: Date): ExampleRelease {
  return { deliver: daysAfter(out, -21), pitch: daysAfter(out, -14), lastDay: daysAfter(out, -7), out };
}

function isHoliday(date: Date): boolean {
  const monthAndDay = (date.getMonth() + 1) * 100 + date.getDate();
  return monthAndDay >= holidays.first || monthAndDay <= holidays.last;
}

function daysAfter(date: Date, days: number): Date {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days, 12);
}

const formats = {
  /** 27 Nov */
  short: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' }),
  /** 18 December */
  long: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }),
};

export type DayFormat = keyof typeof formats;

/** A day of the release in words, in the reader’s time zone. */
export function day(date: Date, format: DayFormat): string {
  return formats[format].format(date);
}
