import { differenceInCalendarDays, format, isSameDay } from 'date-fns';

/** Date and time, like "Nov 21, 2026 3:04 PM". */
export function formatMoment(iso: string): string {
  return format(new Date(iso), 'MMM d, yyyy h:mm a');
}

/** A message's timestamp: only the time if it is today, otherwise date and time. */
export function formatMessageTime(iso: string, now: Date): string {
  const date = new Date(iso);
  return format(date, isSameDay(date, now) ? 'h:mm a' : 'MMM d, yyyy h:mm a');
}

/** A subscription date: `Nov 21, 2026`. */
export function formatDay(date: Date | string): string {
  return format(new Date(date), 'MMM dd, yyyy');
}

/** A calendar day as the API writes it: `2026-11-25`. */
export function isoDay(date: Date): string {
  return format(date, 'yyyy-MM-dd');
}

/** A day as a heading: "Today", "Yesterday", "Thursday, Nov 19, 2026". */
export function formatDayHeading(iso: string, now: Date): string {
  const date = new Date(iso);
  const days = differenceInCalendarDays(now, date);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : format(date, 'EEEE, MMM d, yyyy');
}

/** Whether two times are on the same day in the reader's time zone. */
export function isOnSameDay(one: string, other: string): boolean {
  return isSameDay(new Date(one), new Date(other));
}
