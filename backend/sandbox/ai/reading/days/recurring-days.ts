import { addMonths, type Day, findDays, isoDay, spanishMonths, weekdayName, weekdays } from '../../calendar.js';
import { monthWords } from './month-words.js';
import { weekdayNamed, weekdayWords } from './weekdays.js';

/** Words that make a weekday all of them; in English, its plural does as well. */
const recurring = new RegExp(
  `(?<!\\p{L})(?<!(?:other|some|most|few|first|last|alternate|no) )(?:on )?(?:(?:every(?: single)?|each|all(?: the)?|todos los|los|cada) (${weekdayWords})s?|(${weekdays.join('|')})s)(?: nights?| evenings?)?,? (?:of |in |throughout |during |this |next |del? |en |durante )(?:mes de )?(${monthWords})(?!\\p{L})`,
  'iu',
);
/** "So that's the 4th, 11th, 18th and 25th" says the same again. */
const saidAgain =
  /,? ?(?:\(|(?<!\d)[-–—:] ?)?(?<![\d:.])(?:so |or |i\.e\.? |es decir,? |o sea,? )*(?:that['’]?s |those are |they['’]re |son )?(?:the |el |los (?:días )?)?\d{1,2}(?:st|nd|rd|th|º)?(?:(?:, ?(?:and |y )?| (?:and|y|&) )(?:the |el )?\d{1,2}(?:st|nd|rd|th|º)?)+(?![\d:]|\.\d|\p{L})\)?/u;

/** Writes out the days of "every Thursday in February" and "Thursdays in February", in place of its own list of them: "4 February, 11 February, …". */
export function withRecurringDays(text: string, today: Day): string {
  const match = recurring.exec(text);
  const [words = '', single, plural, of = ''] = match ?? [];
  const weekday = single ?? plural ?? '';
  const isSpanish = spanishMonths.includes(of.toLowerCase());
  const first = findDays(isSpanish ? `1 de ${of}` : `1 ${of}`, today)[0]?.day;
  if (!match || first === undefined) return text;
  // In a month that has begun, the days that are left.
  const begun = addMonths(first, -12);
  const from = isoDay(today).slice(0, 7) === isoDay(begun).slice(0, 7) ? today : first;
  const end = addMonths(from === today ? begun : first, 1);
  const days = Array.from({ length: Math.max(0, end - from) }, (_, count) => from + count)
    .filter((day) => weekdayName(day) === weekdayNamed(weekday))
    .map((day) => `${Number(isoDay(day).slice(8))}${isSpanish ? ' de' : ''} ${of}`);
  const [before, behind] = [text.slice(0, match.index), text.slice(match.index + words.length)];
  return `${before}${isSpanish ? 'el' : 'on'} ${days.join(', ')}${behind.replace(saidAgain, '')}`;
}
