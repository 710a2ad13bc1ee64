import { findTwoWays, type MonthDay, type TwoWays, writtenDay, writtenSpanishDay } from '../../calendar.js';
import type { Said } from '../../named-date.js';
import { withDoubtsSettled } from './doubtful-days.js';

/** The assistant's question about ambiguous dates. */
const asksWhichWay = /\b(?:in two ways|dos maneras|which day and month|day or the month)\b/iu;
const dayFirst =
  /(?<!\p{L})(?:day first|dd\/mm|d\/m|british|uk|european?|first(?: one)?|former|primer[oa]|el día(?: va)? primero|europe[oa])(?!\p{L})/iu;
const monthFirst =
  /(?<!\p{L})(?:month first|mm\/dd|m\/d|american|us|usa|second(?: one)?|latter|segund[oa]|el mes(?: va)? primero|american[oa])(?!\p{L})/iu;

const thisWeek = /(?<!\p{L})(?:this (?:week|coming|one|\p{L}+day)|first(?: one)?|former|sooner|earlier)(?!\p{L})/iu;
const nextWeek = /(?<!\p{L})(?:next week|(?:week|one) after|following|second(?: one)?|latter|later)(?!\p{L})/iu;

/** The messages, with ambiguous dates, and those of the wrong weekday, replaced as settled by a later answer. */
export function withSettledDays(said: readonly Said[]): Said[] {
  const read = said.map((one, at) => {
    const found = findTwoWays(one.text, one.day);
    const answers = said.slice(at + 1, at + 3).filter(({ before }) => asksWhichWay.test(before));
    const answer = answers.find(({ text }) => wayIn(text, found) !== undefined);
    return answer && found.length > 0 ? { ...one, text: settled(one.text, found, answer.text) } : one;
  });
  return withDoubtsSettled(read);
}

/** The message that the newest one settles, with its dates settled; `''` if there is none. */
export function settledByLast(read: readonly Said[], said: readonly Said[]): string {
  const before = withSettledDays(read.slice(0, -1));
  return said.slice(0, -1).findLast(({ text }, at) => text !== before[at]?.text)?.text ?? '';
}

function settled(text: string, found: readonly TwoWays[], answer: string): string {
  const way = wayIn(answer, found) ?? 0;
  return found.reduce((rest, { text: written, days }) => {
    const named = days.find((day) => names(answer, day)) ?? days[way];
    return rest.replace(written, () => writtenDay(named));
  }, text);
}

/** Which reading an answer means, 0 for the first; undefined if it doesn't say. */
function wayIn(answer: string, found: readonly TwoWays[]): 0 | 1 | undefined {
  for (const { days } of found) {
    if (names(answer, days[0])) return 0;
    if (names(answer, days[1])) return 1;
  }
  const [first, second] = found.some(({ isWeekday }) => isWeekday) ? [thisWeek, nextWeek] : [dayFirst, monthFirst];
  if (second.test(answer)) return 1;
  return first.test(answer) ? 0 : undefined;
}

/** Whether a text has a day in words, in any year. */
function names(text: string, day: MonthDay): boolean {
  const bare = { ...day, year: '' };
  const [date, month = ''] = writtenDay(bare).split(' ');
  const short = `${month.slice(0, 3)}(?:${month.slice(3)})?`;
  return new RegExp(
    `(?<![\\d])(?:${date}(?:st|nd|rd|th)?(?: of)? ${short}|${short}\\.? (?:the )?${date}(?:st|nd|rd|th)?|${writtenSpanishDay(bare)})(?![\\p{L}\\d])`,
    'iu',
  ).test(text);
}
