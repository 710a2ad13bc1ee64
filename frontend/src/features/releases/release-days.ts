/** A calendar day, `2027-01-29`, as `Fri, Jan 29, 2027`. Every time zone reads it as UTC midnight. */
export function dayLabel(day: string): string {
  return new Date(day).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
