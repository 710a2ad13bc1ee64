import { addDays, dayProblem, spellDay, weekdayNumber } from '../../../../contract/rules/day-rule.js';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];

/** A day, or a sentence with what to ask. */
export type SpokenDay = { day: string } | { question: string };

/**
 * The day that an artist's words name: "29 January", "January 29th, 2027", "Friday 29 January", "2027-01-29". Without a
 * year, it is the next such day. Ambiguous dates result in a question.
 * @param today in the artist's time zone
 * @param moved the day being moved: "the 12th" is in the same month
 */
export function spokenDay(words: string, today: string, moved?: string | null): SpokenDay {
  const text = words.trim().toLowerCase().replace(/[,.]/g, ' ').replace(/\s+/g, ' ');
  const ordinal = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/.exec(text)?.[1];
  if (ordinal !== undefined && moved) return checked(`${moved.slice(0, 7)}-${ordinal.padStart(2, '0')}`, text);
  const iso = /\b(\d{4}-\d{2}-\d{2})\b/.exec(text)?.[1];
  if (iso) return checked(iso, text);
  if (text === 'today') return { day: today };
  if (text === 'tomorrow') return { day: addDays(today, 1) };
  const numbers = /\b(\d{1,2})[/-](\d{1,2})(?:[/-](\d{2}|\d{4}))?\b/.exec(text);
  if (numbers) return fromNumbers(numbers, today, words, text);
  const month = months.findIndex((name) => new RegExp(`\\b${name}[a-z]*\\b`).test(text));
  const date = /\b(\d{1,2})(?:st|nd|rd|th)?\b/.exec(text.replace(/\b\d{4}\b/, ''))?.[1];
  if (month === -1 || date === undefined) return { question: `Which day is “${words.trim()}”? Ask for the date.` };
  return inYear(Number(date), month + 1, /\b(\d{4})\b/.exec(text)?.[1], today, text);
}

function fromNumbers(
  [, first = '', second = '', year]: RegExpExecArray,
  today: string,
  words: string,
  text: string,
): SpokenDay {
  const [one, two] = [Number(first), Number(second)];
  if (one <= 12 && two <= 12 && one !== two) {
    return { question: `“${words.trim()}” can be read in two ways. Ask which day and month it is.` };
  }
  const fullYear = year?.length === 2 ? `20${year}` : year;
  return one > 12 ? inYear(one, two, fullYear, today, text) : inYear(two, one, fullYear, today, text);
}

function inYear(date: number, month: number, year: string | undefined, today: string, text: string): SpokenDay {
  const written = (of: number): string => `${of}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  if (year !== undefined) return checked(written(Number(year)), text);
  const present = Number(today.slice(0, 4));
  // The next such day. 29 February may be years away, so that is asked about.
  const next = [present, present + 1].map(written).find((day) => dayProblem(day) === undefined && day >= today);
  return next ? checked(next, text) : checked(written(present + 1), text);
}

function checked(day: string, text: string): SpokenDay {
  const problem = dayProblem(day);
  if (problem) return { question: `${problem}. Ask for the date.` };
  const said = weekdays.findIndex((name) => new RegExp(`\\b${name}[a-z]*\\b`).test(text));
  if (said !== -1 && said !== weekdayNumber(day)) {
    return { question: `${day} is a ${spellDay(day)}, which is another weekday. Ask which one is right.` };
  }
  return { day };
}
