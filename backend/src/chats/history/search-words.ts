import type { Mark, MarkedText } from '../../../../contract/chats/search.js';
import { readable } from '../../../../contract/rules/readable.js';

/** Scripts without spaces between words: each character is its own word, as in the database's `search_words`. */
const unspaced = /[\u0e00-\u0eff\u3040-\u30ff\u3400-\u9fff]/;

const wordCharacter = String.raw`[\p{L}\p{N}\p{M}]`;

// oxlint-disable-next-line no-control-regex -- the whole ASCII range
const ascii = /^[\x00-\x7f]*$/;

/** Any further words of a search are ignored. */
const wordsMax = 12;

/** A shorter last word in Latin letters is matched exactly: too many words start with it. */
const beginningMin = 3;

/** Length of an excerpt, and of the part before the first match, in UTF-16 units. */
const excerptLength = 180;
const leadLength = 50;

/** How much of a text is searched for the match to excerpt. */
const searchedLength = 200_000;

/** Texts are folded in chunks. Mapping positions is far slower, so it is only done for the chunk with the match. */
const pieces = /.{1,1000}/gsu;

/** How far past an excerpt to look for the end of its last word. */
const endLength = 50;

/** How much of a reply around its excerpt is parsed for Markdown that starts or ends there; parsing is slow. */
const readLength = 500;

/** How far before an excerpt to look for the header of its table. */
const tableLength = 8000;

/** Splits a search into words, normalised as in the index. A word in an unspaced script stays whole. */
export function wordsOf(search: string): string[] {
  const words = fold(search).match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
  return words.slice(0, wordsMax);
}

/** Builds a tsquery that requires all words; the last one matches as a prefix if it is long enough. */
export function toTsQuery(words: string[]): string {
  return words
    .map((word, index) => {
      const parts = partsOf(word).map((part) => `'${part}'`);
      const last = parts.length - 1;
      if (index === words.length - 1 && isBeginning(word)) parts[last] += ':*';
      return parts.length > 1 ? `(${parts.join(' <-> ')})` : (parts[0] ?? '');
    })
    .join(' & ');
}

/** Marks the matches in a text: whole words, and for the last word also words that start with it. */
export function markWords(text: string, words: string[]): MarkedText {
  const { folded, starts } = foldWithPlaces(text);
  const marks = patternsOf(words).flatMap((pattern) =>
    [...folded.matchAll(new RegExp(pattern, 'gu'))].map(({ 0: found, index: at }): Mark => {
      return [starts[at] ?? 0, starts[at + found.length] ?? text.length];
    }),
  );
  return { text, marks: joined(marks) };
}

/** A one-line excerpt around the first match. */
export function excerptOf(text: string, words: string[]): MarkedText {
  const searched = text.slice(0, searchedLength);
  const first = firstPlace(searched, words);
  const space = searched.slice(Math.max(0, first - leadLength), first).search(/\s/);
  // Start at a word boundary if there is one nearby.
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

/** A one-line excerpt around the first match in a reply, with its Markdown stripped. */
export function excerptOfReply(markdown: string, words: string[]): MarkedText {
  const first = firstPlace(markdown.slice(0, searchedLength), words);
  const lineStart = markdown.lastIndexOf('\n', Math.max(0, first - leadLength) - 1) + 1;
  const start = Math.max(lineStart, first - leadLength - readLength);
  const end = endOfLines(markdown, first + excerptLength);
  // Inside a code block, Markdown characters are literal.
  const fences = markdown.slice(0, start).match(/^ {0,3}(```+|~~~+)/gm) ?? [];
  const isInCode = fences.length % 2 === 1;
  const lines = markdown.slice(start, end);
  // Indentation below a list item must not turn the text into a code block.
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

/**
 * Where to stop parsing for an excerpt that ends at `from`. Includes the delimiter row, since a table header isn't one
 * without it.
 */
function endOfLines(markdown: string, from: number): number {
  const most = Math.min(markdown.length, from + readLength);
  const [line = '', next = ''] = markdown.slice(from, most).split('\n', 2);
  if (from + line.length >= most) return most;
  return from + line.length + (isDelimiterRow(next) ? 1 + next.length : 0);
}

/**
 * Returns an empty table header to put before lines cut from inside a table, so that they parse as rows; '' elsewhere.
 */
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
  // A delimiter row without a header above it makes no table.
  if (!delimiter || block.every((line) => line.trim() === '')) return '';
  const columns = delimiter.match(/-+/g)?.length ?? 0;
  const quote = delimiter.match(/^[\s>]*/)?.[0].trim() ?? '';
  const rows = [`${quote}|${' |'.repeat(columns)}\n`, `${quote}|${'-|'.repeat(columns)}\n`];
  return delimiter === firstLine ? (rows[0] ?? '') : rows.join('');
}

/** The delimiter row of a table: `| --- | :-: |`. */
function isDelimiterRow(line: string): boolean {
  return line.includes('|') && line.includes('-') && /^[\s>|:-]+$/.test(line);
}

const isBeginning = (word: string): boolean => word.length >= beginningMin || /[^\p{Script=Latin}\p{N}]/u.test(word);

function partsOf(word: string): string[] {
  return word.match(new RegExp(`${unspaced.source}|[^${unspaced.source.slice(1, -1)}]+`, 'g')) ?? [word];
}

function fold(text: string): string {
  // Fast path for the common case.
  if (ascii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase();
}

/**
 * Regex patterns that match the words in folded text: whole words, and for the last one also words that start with it.
 */
function patternsOf(words: string[]): string[] {
  const patterns = words.map((word, index) => {
    // Unspaced scripts have no word boundaries.
    if (unspaced.test(word)) return word;
    const mayGoOn = index === words.length - 1 && isBeginning(word);
    return `(?<!${wordCharacter})${word}${mayGoOn ? '' : `(?!${wordCharacter})`}`;
  });
  return [...new Set(patterns)];
}

/** Index of the first match; 0 if there is none. */
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

/** Folds a text character by character and maps each folded unit back to its index in the text. */
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
