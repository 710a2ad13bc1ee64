import { format, isSameDay } from 'date-fns';

/** A moment in full, like "Nov 21, 2026 3:04 PM". */
export function formatMoment(iso: string): string {
  return format(new Date(iso), 'MMM d, yyyy h:mm a');
}

/** A message's time stamp: the time alone when it was today, otherwise date and time (SPEC.md section 2). */
export function formatMessageTime(iso: string, now: Date): string {
  const date = new Date(iso);
  return format(date, isSameDay(date, now) ? 'h:mm a' : 'MMM d, yyyy h:mm a');
}

/** A day of a subscription: `Nov 21, 2026` (SPEC.md section 9). */
export function formatDay(date: Date | string): string {
  return format(new Date(date), 'MMM dd, yyyy');
}
