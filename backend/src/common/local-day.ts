/** Making one takes a hundred times as long as its use. */
const formats = new Map<string, Intl.DateTimeFormat>();
/** The busiest zones of a day and more, in little memory. */
const formatsMax = 100;

const weekdays = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' });

/** The day of a moment in a time zone that Intl knows: `2026-11-21`. */
export function dayIn(timeZone: string, moment: Date): string {
  const known = formats.get(timeZone);
  if (known) return known.format(moment);
  // Swedish writes dates as ISO 8601 does.
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
