import type { Mark, MarkedText } from '../../../../contract/chats/search.js';
import { readable } from '../../../../contract/rules/readable.js';

/** Scripts without spaces between words: there every character counts as one, as in the database's `search_words`. */
const unspaced = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff]/;

const wordCharacter = String.raw`[\p{L}\p{N}\p{M}]`;

// oxlint-disable-next-line no-control-regex -- all of it
const ascii = /^[\x00-\x7f]*$/;

/** More words than this are not looked for. */
const wordsMax = 12;

/** A shorter last word in Latin letters is looked for as it stands: too many words begin so. */
const beginningMin = 3;

/** How long an excerpt is, and how much of it comes before the first place, in UTF-16 units. */
const excerptLength = 180;
const leadLength = 50;

/** So much of a text is looked through for the place that its excerpt is of. */
const searchedLength = 200_000;

/** A text is folded in these. Which places they come from takes far longer to know, and is asked of one alone. */
const pieces = /.{1,1000}/gsu;

/** How much after an excerpt is looked at for where its last word ends. */
const endLength = 50;

/** How much of a reply beside its excerpt is read for marks that begin or end there: reading takes longer than it is long. */
const readLength = 500;

/** How much of a reply before its excerpt is looked through for the head of the table that it is of. */
const tableLength = 8000;

/** The words of a search, as they are indexed. A word of an unspaced script stays whole. */
export function wordsOf(search: string): string[] {
  const words = fold(search).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.slice(0, wordsMax);
}

/** What each indexed word of an account's messages begins with: the database's `search_sign`. */
export function signOf(accountId: string): string {
  return accountId.slice(-8).replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));
}

/**
 * The words as a tsquery: all of them, the last one as a beginning where it is long enough to mean something. `sign` is
 * put before each.
 */
export function toTsQuery(words: string[], sign = ''): string {
  return words
    .map((word, index) => {
      const parts = partsOf(word).map((part) => `'${sign}${part}'`);
      const last = parts.length - 1;
      if (index === words.length - 1 && isBeginning(word)) parts[last] += ':*';
      return parts.length > 1 ? `(${parts.join(' <-> ')})` : (parts[0] ?? '');
    })
    .join(' & ');
}

/** A text with the places of the words: whole words, and for the last one words that begin so. */
export function markWords(text: string, words: string[]): MarkedText {
  const { folded, starts } = foldWithPlaces(text);
  const marks = patternsOf(words).flatMap((pattern) =>
    [...folded.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: found, index: at }): Mark => {
      return [starts[at] ?? 0, starts[at + found.length] ?? text.length];
    }),
  );
  return { text, marks: joined(marks) };
}

/** One line of a text around the first place of the words. */
export function excerptOf(text: string, words: string[]): MarkedText {
  const searched = text.slice(0, searchedLength);
  const first = firstPlace(searched, words);
  const space = searched.slice(Math.max(0, first - leadLength), first).search(/\s/);
  // It begins with a whole word where one begins near enough.
  const start = first <= leadLength ? 0 : first - leadLength + space + 1;
  const end = Math.min(searched.length, start + excerptLength);
  const lead = start > 0 ? '…' : '';
  const shift = lead.length - start;
  const marks = markWords(searched.slice(first, end + endLength), words)
    .marks.map(([from, to]): Mark => [from + first, to + first])
    .filter(([, to]) => to <= end)
    .map(([from, to]): Mark => [from + shift, to + shift]);
  const line = searched.slice(start, end).replace(/\s/g, ' ');
  return { text: lead + line + (end < searched.length ? '…' : ''), marks };
}

/** One line of a reply around the first place of the words, as a reader sees it: nothing of its markdown is left. */
export function excerptOfReply(markdown: string, words: string[]): MarkedText {
  const first = firstPlace(markdown.slice(0, searchedLength), words);
  const lineStart = markdown.lastIndexOf('\n', Math.max(0, first - leadLength) - 1) + 1;
  const start = Math.max(lineStart, first - leadLength - readLength);
  const end = endOfLines(markdown, first + excerptLength);
  // Within a block of code marks are what was written.
  const fences = markdown.slice(0, start).match(/^ {0,3}(```+|~~~+)/gm) ?? [];
  const isInCode = fences.length % 2 === 1;
  const lines = markdown.slice(start, end);
  // What stands under an item of a list is no block of code for being indented.
  const excerpted = isInCode
    ? `${fences.at(-1)}\n${lines}`
    : headOfTable(markdown, start) + lines.replace(/^[ \t]+/gm, '');
  const excerpt = excerptOf(readable(excerpted), words);
  const lead = start > 0 && !excerpt.text.startsWith('…') ? '…' : '';
  const trail = end < markdown.length && !excerpt.text.endsWith('…') ? '…' : '';
  return {
    text: lead + excerpt.text + trail,
    marks: excerpt.marks.map(([from, to]): Mark => [from + lead.length, to + lead.length]),
  };
}

/** Where the lines end that an excerpt up to an index is read from: the head of a table is none without the row under it. */
function endOfLines(markdown: string, from: number): number {
  const most = Math.min(markdown.length, from + readLength);
  const [line = '', next = ''] = markdown.slice(from, most).split('\n', 2);
  if (from + line.length >= most) return most;
  return from + line.length + (isDelimiterRow(next) ? 1 + next.length : 0);
}

/** For lines from within a table, a head without words, so that they are read as the rows that they are; else nothing. */
function headOfTable(markdown: string, start: number): string {
  const before = markdown
    .slice(Math.max(0, start - tableLength), start)
    .split('\n')
    .toReversed();
  const blockEnd = before.findIndex((line, index) => index > 0 && /^[\s>]*$/.test(line));
  const block = blockEnd < 0 ? before : before.slice(0, blockEnd);
  const lineEnd = markdown.indexOf('\n', start);
  const firstLine = markdown.slice(start, lineEnd < 0 ? start + readLength : lineEnd);
  const delimiter = [firstLine, ...block].find(isDelimiterRow);
  // Alone it makes no table: its head stands before it.
  if (!delimiter || block.every((line) => line.trim() === '')) return '';
  const columns = delimiter.match(/-+/g)?.length ?? 0;
  const quote = delimiter.match(/^[\s>]*/)?.[0].trim() ?? '';
  const rows = [`${quote}|${' |'.repeat(columns)}\n`, `${quote}|${'-|'.repeat(columns)}\n`];
  return delimiter === firstLine ? (rows[0] ?? '') : rows.join('');
}

/** The row under the head of a table: `| --- | :-: |`. */
function isDelimiterRow(line: string): boolean {
  return line.includes('|') && line.includes('-') && /^[\s>|:-]+$/.test(line);
}

const isBeginning = (word: string): boolean => word.length >= beginningMin || /[^\p{Script=Latin}\p{N}]/u.test(word);

function partsOf(word: string): string[] {
  return word.match(new RegExp(`${unspaced.source}|[^${unspaced.source.slice(1, -1)}]+`, 'g')) ?? [word];
}

function fold(text: string): string {
  // The most usual, and many times faster.
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
}

/** Patterns of the words in a folded text: whole words, and for the last one words that begin so. */
function patternsOf(words: string[]): string[] {
  const patterns = words.map((word, index) => {
    // In a script without spaces every place is one.
    if (unspaced.test(word)) return word;
    const mayGoOn = index === words.length - 1 && isBeginning(word);
    return `(?<!${wordCharacter})${word}${mayGoOn ? '' : `(?!${wordCharacter})`}`;
  });
  return [...new Set(patterns)];
}

/** Where the first of the words stands in a text; at its beginning where none does. */
function firstPlace(text: string, words: string[]): number {
  const parts = text.match(pieces) ?? [];
  const folded = parts.map(fold);
  let left = folded.join('').search(new RegExp(patternsOf(words).join('|'), 'u'));
  if (left < 0) return 0;
  let at = 0;
  for (const [index, part] of parts.entries()) {
    const { length } = folded[index] ?? '';
    if (left < length) return at + (foldWithPlaces(part).starts[left] ?? 0);
    left -= length;
    at += part.length;
  }
  return 0;
}

/** A text folded character by character, with the place in the text that each folded unit comes from. */
function foldWithPlaces(text: string): { folded: string; starts: number[] } {
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = fold(character);
    for (let unit = 0; unit < piece.length; unit += 1) starts.push(at);
    folded += piece;
    at += character.length;
  }
  return { folded, starts };
}

function joined(marks: Mark[]): Mark[] {
  const result: Mark[] = [];
  for (const [start, end] of marks.sort((a, b) => a[0] - b[0])) {
    const last = result.at(-1);
    if (last && start <= last[1]) last[1] = Math.max(last[1], end);
    else result.push([start, end]);
  }
  return result;
}
