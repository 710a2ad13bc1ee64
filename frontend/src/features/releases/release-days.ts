// Shared, because creating a formatter takes longer than rendering a row of the plan.
const dayFormat = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Formats a calendar day, `2027-01-29`, as `Fri, Jan 29, 2027`, the same in every time zone. */
export function dayLabel(day: string): string {
  return dayFormat.format(new Date(day));
}
