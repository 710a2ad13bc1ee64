import { format, isSameDay } from 'date-fns';

/** A subscription's date, 'MMM dd, yyyy' (SPEC.md section 9), in the reader's time zone. */
export function formatSubscriptionDate(iso: string): string {
  return format(new Date(iso), 'MMM dd, yyyy');
}

/** A message's time stamp: the time alone when it was today, otherwise date and time (SPEC.md section 2). */
export function formatMessageTime(iso: string, now: Date): string {
  const date = new Date(iso);
  return format(date, isSameDay(date, now) ? 'h:mm a' : 'MMM d, yyyy h:mm a');
}
