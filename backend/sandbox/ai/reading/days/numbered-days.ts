import { months } from '../../calendar.js';

const numbers = /(?<![\d/.:£€$])(\d{1,2})\/(\d{1,2})(?![\d/]|[.,]\d)/gu;
const isRatio = /^(?:24\/7|16\/9|9\/16|20\/20)$/u;
/** "A riff in 15/8". */
const ofBars = /(?<!\p{L})(?:time signature|bars?|beats?|measure|riff|groove|rhythm|count)(?!\p{L})/iu;

/**
 * Writes out days in numbers if one of them shows which number is the month: "3/13 Austin, 3/6 Dallas" are in March. Other texts stay as
 * they are.
 */
export function withNumberedDays(text: string): string {
  if (ofBars.test(text)) return text;
  const pairs = [...text.matchAll(numbers)]
    .map(([words, first, second]) => ({ words, first: Number(first), second: Number(second) }))
    .filter(({ words }) => !isRatio.test(words));
  const isDayFirst = pairs.some(({ first, second }) => first > 12 && first <= 31 && second <= 12);
  const isMonthFirst = pairs.some(({ first, second }) => second > 12 && second <= 31 && first <= 12);
  if (isDayFirst === isMonthFirst) return text;
  return text.replace(numbers, (words, first: string, second: string) => {
    const [date, month] = isDayFirst ? [first, second] : [second, first];
    const name = months[Number(month) - 1];
    const isDay = name !== undefined && Number(date) >= 1 && Number(date) <= 31 && !isRatio.test(words);
    return isDay ? `${Number(date)} ${name}` : words;
  });
}
