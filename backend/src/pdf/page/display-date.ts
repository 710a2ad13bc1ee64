import { isImpossibleDay, showDay } from '../calendar-day.js';

/** An ISO date as a day that reads the same on both sides of the ocean; one that no calendar has as none, the rest as said. */
export function toDate(text: string, language: string): string {
  if (isImpossibleDay(text)) return '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return text;
  const locale = language === 'en' ? 'en-GB' : language;
  const day = new Date(showDay(text)).toLocaleDateString(locale, {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return unbroken(day);
}

/** A short date stays together: broken between its day and its month, it reads as two things. */
export function unbroken(date: string): string {
  return date.length <= 16 ? date.replaceAll(' ', '\u00a0') : date;
}
