import { isSaid } from './speakers.js';

interface Span {
  start: number;
  end: number;
}

const block = /(?:^[ \t]{0,3}>[^\n]*(?:\n|$))+/gm;
const line = /^[ \t]{0,3}(?:>[ \t]?){1,5}(.*)$/;
/** "— NME" on a line of its own, or behind the words. */
const author = /^[*_]{0,3}(?:[—–]|--?)[ \t]?[^\n]{1,80}$/;
const authorBehind = /[ \t][*_]{0,3}[—–][ \t]?[^—–\n]{2,60}$/;
/** A heading, an entry of a list or table, or a label: no one's words. */
const noWords = /^(?:#|[-*+] |\d{1,3}[.)] |\||[*_]{0,3}[\p{L} ]{2,24}:)/u;
const italics = /(?<![\p{L}\p{N}*_\\])(\*{1,3}|_{1,3})(?=[^\s*_])([^*_\n]{3,600})(?<=[^\s*_])\1(?![\p{L}\p{N}*_])/gu;
/** Shorter passages may be titles, in words. */
const fewestInBlock = 4;
const fewestInItalics = 3;

/** Quotes without quotation marks: blockquotes, and words in italics next to a verb of saying. */
export function unmarkedQuotes(text: string, markdown: string): Span[] {
  return [...(markdown.includes('>') ? blockquotes(markdown) : []), ...quotesInItalics(text, markdown)];
}

/** The paragraphs of blockquotes, without the lines that say who wrote them. */
function blockquotes(markdown: string): Span[] {
  const found: Span[] = [];
  for (const { 0: whole, index } of markdown.matchAll(block)) {
    let at = index;
    let isWithin = false;
    for (const each of whole.split('\n')) {
      const words = line.exec(each)?.[1] ?? '';
      const start = at + each.length - words.length;
      const end = start + words.replace(authorBehind, '').trimEnd().length;
      const last = found.at(-1);
      const isQuoted = words.trim() !== '' && !author.test(words) && !noWords.test(words);
      if (isQuoted && isWithin && last) last.end = end;
      else if (isQuoted) found.push({ start, end });
      isWithin = isQuoted;
      at += each.length + 1;
    }
  }
  return found.filter(({ start, end }) => isLong(markdown.slice(start, end), fewestInBlock));
}

function quotesInItalics(text: string, markdown: string): Span[] {
  return [...markdown.matchAll(italics)].flatMap(({ 0: whole, 1: mark = '', 2: words = '', index }) => {
    const span = { start: index + mark.length, end: index + whole.length - mark.length };
    return isLong(words, fewestInItalics) && isSaid(text, span) ? [span] : [];
  });
}

const isLong = (words: string, fewest: number): boolean =>
  (words.match(/[\p{L}\p{N}][^\s>]*/gu)?.length ?? 0) >= fewest;
