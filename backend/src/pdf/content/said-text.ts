/** Comparing what a model found with what was said: texts as they are read, in which no word and no figure is cut. */

/** Scripts that part their words by nothing. */
const unspaced = '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmer}\\p{sc=Myanmar}';

/**
 * What makes another figure of the one before it: `1.2 million`, `12万`. It has a greatest length, since it is looked for at each
 * letter behind a figure.
 */
const magnitude =
  '(?:(?:k|m|bn|mio|mrd|mln|hundred|thousand|tausend|mil(?:le)?|[mbt]r?ill?i\\p{L}{1,8}|milh\\p{L}{1,8}|тыс\\p{L}{0,8}|млн|миллион\\p{L}{0,8})(?![\\p{L}\\p{N}])|[十百千万萬亿億兆백천만억조])';

/** The first figures of one that goes on behind a space: `12` of `12 400`. */
const grouped = '(?<![\\p{N}.,])\\p{N}{1,3}(?: \\p{N}{3}){0,3}';

/** Between the parts of a figure: the point of `1.2`, the strokes of `18/12/2026`. */
const link = `(?<=\\p{N})[.,':/](?=\\p{N})|(?<=${grouped}) (?=\\p{N}{3}(?!\\p{N}))|(?<=\\p{N}) (?=${magnitude})`;

const word = new RegExp(`\\p{N}{1,4}-\\p{N}{1,2}-\\p{N}{1,4}(?!\\p{N})|(?:[\\p{L}\\p{M}\\p{N}]|${link})+`, 'gu');

/** Letters that are parted from the next word by a space, but for those that Korean joins to figures. */
const spaced = `(?![${unspaced}]|\\p{sc=Hangul})[\\p{L}\\p{M}]`;
const figure = new RegExp(`(?<!${spaced})(?:${spaced})*\\p{N}(?:\\p{N}|${link}|${magnitude}|${spaced})*`, 'gu');

/** What Korean puts behind a word without a space, up to four in a row, and Arabic and Hebrew before it. */
const particles =
  '(?:은|는|이|가|을|를|에|에서|에게|께|의|와|과|랑|로|으로|도|만|부터|까지|한테|처럼|보다|하고|나|며|고|라는|라고|인|입니다|이에요|예요|이다|였|었|습니다|씨|님){1,4}(?![\\p{L}\\p{N}])';
const prefixes = '(?<![\\p{L}\\p{M}\\p{N}])(?:[وفبلك]{1,2}|[והבלמשכ]{1,2})';

/** A place within a word or a figure, where nothing else begins or ends. */
const inside = new RegExp(
  [
    link,
    "(?<=\\p{N}[.,':/])(?=\\p{N})",
    `(?<=${grouped} )(?=\\p{N}{3}(?!\\p{N}))`,
    `(?<=\\p{N})(?=${magnitude})`,
    '(?=\\p{M})',
    `(?<=[\\p{L}\\p{M}\\p{N}])(?<![${unspaced}]|${prefixes})(?=[\\p{L}\\p{N}])(?![${unspaced}]|${particles}|(?<=\\p{N})\\p{sc=Hangul})`,
  ].join('|'),
  'uy',
);

const nextUnspaced = new RegExp(`(?<=[${unspaced}])(?=[${unspaced}])`, 'uy');
const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
/** How much around a place tells whether a word begins there, in UTF-16 units. */
const segmented = 16;

/** How often words may stand in a text only cut before they are given up: each place takes its time. */
const triesMost = 300;

/** For comparing: case, quotation marks, dashes and white space make no difference. */
export function plain(text: string): string {
  return straight(text).toLowerCase();
}

/** One line with the plainest of each sign. */
export function straight(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

export function isSame(a: string, b: string): boolean {
  return plain(a) === plain(b);
}

/** The words of a text, plain. A figure is one with all that belongs to it: `12,400`, `1.2 million`, `18/12/2026`. */
export function wordsIn(text: string): string[] {
  return plain(text).match(word) ?? [];
}

/** The figures of a text, plain and whole, without what is counted. */
export function figuresIn(text: string): string[] {
  return plain(text).match(figure) ?? [];
}

/**
 * Where words stand in a text without being cut out of longer ones; -1 where they do not.
 * @param text plain, as the words are
 */
export function indexIn(text: string, words: string): number {
  let at = words === '' ? -1 : text.indexOf(words);
  for (let tries = 0; at >= 0 && tries < triesMost; tries += 1) {
    if (!isInside(text, at) && !isInside(text, at + words.length) && !isWithinUnspaced(text, at)) return at;
    at = text.indexOf(words, at + 1);
  }
  return -1;
}

/** Whether a plain text holds a value, whole or each of its words. */
export function holds(text: string, value: string): boolean {
  return holding(value)(text);
}

/** Tells of plain texts whether they hold a value; for many of them. */
export function holding(value: string): (text: string) => boolean {
  const whole = plain(value);
  const words = [...new Set(wordsIn(value))];
  return (text) => indexIn(text, whole) >= 0 || (words.length > 0 && words.every((word) => indexIn(text, word) >= 0));
}

function isInside(text: string, at: number): boolean {
  inside.lastIndex = at;
  return at > 0 && at < text.length && inside.test(text);
}

/** Whether a place in a text without spaces lies within a word, as a dictionary parts them. */
function isWithinUnspaced(text: string, at: number): boolean {
  nextUnspaced.lastIndex = at;
  if (!nextUnspaced.test(text)) return false;
  const start = Math.max(0, at - segmented);
  return segmenter.segment(text.slice(start, at + segmented)).containing(at - start)?.index !== at - start;
}
