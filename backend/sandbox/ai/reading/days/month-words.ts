import { months, shortMarch, spanishMonths } from '../../calendar.js';

/** The months of both languages, in English also in short, as alternatives of a pattern. */
export const monthWords = [
  ...months.flatMap((name) => [name, name === 'March' ? shortMarch : name.slice(0, 3)]),
  ...['Sept', ...spanishMonths],
].join('|');
