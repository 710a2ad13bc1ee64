import { differenceInCalendarDays, format, isSameDay } from 'date-fns';

/** A moment in full, like "Nov 21, 2026 3:04 PM". */
export function formatMoment(iso: string): string {
  return format(new Date(iso), 'MMM d, yyyy h:mm a');
}

/** A message's time stamp: the time alone when it was today, otherwise date and time. */
export function formatMessageTime(iso: string, now: Date): string {
  const date = new Date(iso);
  return format(date, isSameDay(date, now) ? 'h:mm a' : 'MMM d, yyyy h:mm a');
}

/** A day of a subscription: `Nov 21, 2026`. */
export function formatDay(date: Date | string): string {
  return format(new Date(date), 'MMM dd, yyyy');
}

/** The day of something, as a heading over what was said on it: "Today", "Yesterday", "Thursday, Nov 19, 2026". */
export function formatDayHeading(iso: string, now: Date): string {
  const date = new Date(iso);
  const days = differenceInCalendarDays(now, date);
  if (days === 0) return 'Today';
  return days === 1 ? 'Yesterday' : format(date, 'EEEE, MMM d, yyyy');
}

/** Whether two moments lie on the same day of the reader's. */
export function isOnSameDay(one: string, other: string): boolean {
  return isSameDay(new Date(one), new Date(other));
}
