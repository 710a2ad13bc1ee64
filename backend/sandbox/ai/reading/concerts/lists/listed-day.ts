import { months, weekdays } from '../../../calendar.js';

const month = months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|') + '|sept';
const weekday = `(?:(?:${weekdays.map((name) => `${name.slice(0, 3)}\\p{Ll}*`).join('|')})\\.?,? (?:the )?)?`;
/** A day as it stands in lists of nights, for a pattern with the flags `iu`: "thurs 4 march", "Feb 12th, 2027". */
export const listedDay = `${weekday}(?:(?:${month})\\.? (?:the )?\\d{1,2}(?:st|nd|rd|th)?|\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${month}))(?!\\p{L})(?:,? \\d{4})?`;
