import type { Respelling } from './respelling.js';

const year = '(?:19|20)\\d\\d';
/** How messages tell a year: "last year", "in 2023". */
const told = new RegExp(
  `(?<![\\p{L}\\d])(?:last year|this year|the year before(?: last)?|(?:two|three|four|five|a couple of) years ago|(?:in |back in )?${year})(?![\\p{L}\\d])`,
  'giu',
);
const puts = new RegExp(
  `(?<!\\p{L})(?:(?:it|that|this) was|(?:it|that)['’]?s|(?:it|that) should (?:be|say)|i meant?|not last year|correct(?:ion)?|wrong year|the year (?:is|was)|make (?:it|that))(?!\\p{L})`,
  'iu',
);
const small = new Set(
  'that this with from have been they them their when what your just checked sorry actually which year years last before correct could would please texts text three both all was were had has won'.split(
    ' ',
  ),
);

/**
 * The year that a message puts right, in place of the words that told it: "it was the year before last that she won, so 2024" after "won
 * the prize last year".
 */
export function yearsCorrected(message: string, earlier: readonly string[]): Respelling[] {
  if (!puts.test(message)) return [];
  const sentence = (message.match(/[^.!?\n]+/gu) ?? []).find(
    (one) => new RegExp(year, 'u').test(one) && puts.test(one),
  );
  const years = sentence?.match(new RegExp(`(?<![\\d./-])${year}(?![\\d/-])`, 'gu')) ?? [];
  const isMonth = /(?<!\p{L})(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*(?= |$)[^.]{0,8}\d/iu.test(
    sentence ?? '',
  );
  const [to] = years.slice(/(?<!\p{L})not (?:in )?(?:19|20)\d\d\W*$/iu.test(sentence ?? '') ? 0 : -1);
  if (sentence === undefined || to === undefined || isMonth) return [];
  const clauses = earlier
    .flatMap((text) => text.match(/[^.!?,;\n]+/gu) ?? [])
    .filter((one) => one.match(told) !== null);
  const meant = clauses.length > 1 ? clauses.filter((one) => shares(one, sentence)) : clauses;
  const [clause, ...more] = meant;
  const [from, ...others] = clause?.match(told) ?? [];
  if (from === undefined || more.length > 0 || others.length > 0 || from.includes(to)) return [];
  return [{ from, to: new RegExp(`^${year}$`, 'u').test(from) ? to : `in ${to}` }];
}

/** Whether two passages have a verb or a name in common. */
function shares(one: string, other: string): boolean {
  const words = (text: string): string[] =>
    (text.toLowerCase().match(/\p{L}{3,}/gu) ?? []).filter((word) => word === 'won' || !small.has(word));
  const said = new Set(words(other));
  return words(one).some((word) => said.has(word));
}
