/** Cached, since creating a format takes a hundred times as long as using it. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** More than the time zones in use on a busy day, and still little memory. */
const formatsMax = 100;

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** The day of a moment in a time zone that Intl supports: `2026-11-21`. */
export function dayIn(timeZone: string, moment: Date): string {
  const known = formats.get(timeZone);
  if (known) return known.format(moment);
  // Swedish dates are in ISO 8601 format.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  if (formats.size >= formatsMax) formats.clear();
  formats.set(timeZone, format);
  return format.format(moment);
}

/** `2026-11-21 (Saturday)`. */
export function withWeekday(day: string): string {
  return `${day} (${weekdayOf(day)})`;
}

/** The weekday of a day: `Saturday`. */
export function weekdayOf(day: string): string {
  return weekdays.format(Date.parse(day));
}
