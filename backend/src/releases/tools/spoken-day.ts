import { addDays, dayProblem, spellDay, weekdayNumber } from '../../../../contract/rules/day-rule.js';
import { monthOf, weekdayOf } from '../../common/dates/months.js';

/** Months by how their names begin, since people misspell them: "febuary". */
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** A time of day: "at 8 pm", "a las 20:30". */
const time =
  /(?:(?:at|from|a las?) )?(?<![\p{L}\d/-])(?:\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.?m\.?|h)|\d{1,2}:\d{2}|noon|midday|midnight)(?![\p{L}\d/-])/giu;
/** Words in a date that don't change which day it is. */
const filler = /^(?:on|for|the|of|this|next|coming|el|de|del|día|le|il|am|den)$/u;

/** A day, or a sentence with what to ask. */
export type SpokenDay = { day: string } | { question: string };

/** The parts of a date. */
interface Parts {
  /** In full: `2027-01-29`. */
  iso?: string;
  /** As numbers of which one is the month: "29/1". */
  numbers?: string;
  date?: string;
  month?: number;
  year?: string;
  /** 0 is Sunday. */
  weekday?: number;
}

/**
 * The day that an artist's words name: "29 January", "January 29th, 2027", "Friday 29 January", "2027-01-29". Without a
 * year, it is the next such day. Ambiguous dates result in a question, and so do words that say more than a date: "two
 * weeks after 5 March" is not 5 March.
 * @param today in the artist's time zone
 * @param moved the day being moved: "the 12th" is in the same month
 */
export function spokenDay(words: string, today: string, moved?: string | null): SpokenDay {
  const text = words
    .toLowerCase()
    .replace(time, ' ')
    .replace(/[,.()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (text === 'today') return { day: today };
  if (text === 'tomorrow') return { day: addDays(today, 1) };
  const unclear = { question: `Which day is “${words.trim()}”? Ask for the date.` };
  const parts = partsOf(text);
  if (parts === null) return unclear;
  const { iso, numbers, date, month, year, weekday } = parts;
  if (iso !== undefined) return date || month || numbers || year ? unclear : checked(iso, weekday);
  if (numbers !== undefined) return date || month || year ? unclear : fromNumbers(numbers, today, words, weekday);
  if (date === undefined) return unclear;
  const number = Number.parseInt(date, 10);
  if (month !== undefined) return inYear(number, month, year, today, weekday);
  const isOrdinal = /\D/.test(date);
  if (!isOrdinal || !moved || year !== undefined) return unclear;
  return checked(`${moved.slice(0, 7)}-${String(number).padStart(2, '0')}`, weekday);
}

/** Null if a word belongs to no date, or if a part is named twice. */
function partsOf(text: string): Parts | null {
  const parts: Parts = {};
  for (const word of text.split(' ')) {
    const part = filler.test(word) ? {} : partOf(word);
    if (part === null || Object.keys(part).some((name) => name in parts)) return null;
    Object.assign(parts, part);
  }
  return parts;
}

function partOf(word: string): Parts | null {
  if (/^\d{4}-\d{2}-\d{2}$/.test(word)) return { iso: word };
  if (/^\d{1,2}[/-]\d{1,2}(?:[/-](?:\d{2}|\d{4}))?$/.test(word)) return { numbers: word };
  if (/^\d{1,2}(?:st|nd|rd|th|º)?$/.test(word)) return { date: word };
  if (/^\d{4}$/.test(word)) return { year: word };
  const weekday = weekdayOf(word);
  if (weekday !== undefined) return { weekday };
  const month = monthOf(word) ?? months.findIndex((name) => word.startsWith(name)) + 1;
  return month > 0 ? { month } : null;
}

function fromNumbers(numbers: string, today: string, words: string, weekday: number | undefined): SpokenDay {
  const [first = '', second = '', year] = numbers.split(/[/-]/);
  const [one, two] = [Number(first), Number(second)];
  if (one <= 12 && two <= 12 && one !== two) {
    return { question: `“${words.trim()}” can be read in two ways. Ask which day and month it is.` };
  }
  const fullYear = year?.length === 2 ? `20${year}` : year;
  return one > 12 ? inYear(one, two, fullYear, today, weekday) : inYear(two, one, fullYear, today, weekday);
}

function inYear(
  date: number,
  month: number,
  year: string | undefined,
  today: string,
  weekday: number | undefined,
): SpokenDay {
  const written = (of: number): string => `${of}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  if (year !== undefined) return checked(written(Number(year)), weekday);
  const present = Number(today.slice(0, 4));
  // The next such day. 29 February may be years away, so that is asked about.
  const next = [present, present + 1].map(written).find((day) => dayProblem(day) === undefined && day >= today);
  return checked(next ?? written(present + 1), weekday);
}

/** @param weekday the one that the words name, if any */
function checked(day: string, weekday: number | undefined): SpokenDay {
  const problem = dayProblem(day);
  if (problem) return { question: `${problem}. Ask for the date.` };
  if (weekday !== undefined && weekday !== weekdayNumber(day)) {
    return { question: `${day} is a ${spellDay(day)}, which is another weekday. Ask which one is right.` };
  }
  return { day };
}
