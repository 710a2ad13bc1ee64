import { isImpossibleDay, showDay } from '../calendar-day.js';

/** Formats an ISO date unambiguously; '' if the date doesn't exist; anything else is returned as is. */
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

/** Keeps a short date on one line: broken between day and month, it reads as two separate things. */
export function unbroken(date: string): string {
  return date.length <= 16 ? date.replaceAll(' ', '\u00a0') : date;
}
