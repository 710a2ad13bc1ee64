import { unmarkedQuotes } from './unmarked-quotes.js';

/** A quote; `start` and `end` exclude the quotation marks. */
export interface FoundQuote {
  start: number;
  end: number;
  text: string;
}

/** Closing marks by opening mark. German quotes open low and close with the mark that opens English ones. */
const pairs: Record<string, string> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '‹': '›',
  '‘': '’',
  '‚': '‘’',
  '「': '」',
  '『': '』',
  '《': '》',
  '〈': '〉',
  '"': '"',
  "'": "'",
  '＂': '＂',
};
const opening = new RegExp(`[${Object.keys(pairs).join('')}]`, 'gu');
/** Longer passages aren't quotes, in characters. */
const longest = 3000;

const isWord = (character: string | undefined): boolean => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** In Spanish, speech starts with a dash directly before its first word. */
const speech = /^[\0 ]{0,9}—(?=\p{L}|[¡¿])([^\n—]{1,1500})/gmu;

/**
 * The quotes in a masked text, in order, without overlaps. A quote ends with its paragraph at the latest.
 * @param markdown where to look for blockquotes and italics, which are masked in the text
 */
export function findQuotes(text: string, markdown = ''): FoundQuote[] {
  const found: FoundQuote[] = [];
  // Position up to which each mark is known not to close: searching again for each opening mark would be quadratic.
  const openUntil = new Map<string, number>();
  let paragraphEnd = 0;
  opening.lastIndex = 0;
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const [sign] = match;
    const start = match.index + 1;
    // Not an opening mark: an apostrophe or an inch mark.
    if (isWord(text[match.index - 1]) && sign !== '«' && sign !== '「' && sign !== '《') continue;
    // A closing guillemet opens quotes in other languages; before a space it closes.
    if ((sign === '»' || sign === '"' || sign === "'") && !/\S/.test(text[start] ?? ' ')) continue;
    if (start < (openUntil.get(sign) ?? 0)) continue;
    if (paragraphEnd <= start) paragraphEnd = endOfParagraph(text, start);
    const { end, last } = endOf(text.slice(0, paragraphEnd), start, pairs[sign] ?? sign, sign);
    if (end === null) {
      if (last !== null) openUntil.set(sign, last);
      continue;
    }
    found.push({ start, end, text: text.slice(start, end) });
    opening.lastIndex = end + 1;
  }
  const speeches = [...text.matchAll(speech)].map(({ 0: whole, 1: words = '', index }) => {
    const start = index + whole.length - words.length;
    return { start, end: start + words.trimEnd().length };
  });
  const unmarked = markdown === '' ? [] : unmarkedQuotes(text, markdown);
  for (const { start, end } of [...speeches, ...unmarked]) {
    if (found.some((quote) => quote.start < end && start < quote.end)) continue;
    found.push({ start, end, text: text.slice(start, end) });
  }
  return found.sort((one, other) => one.start - other.start);
}

function endOfParagraph(text: string, start: number): number {
  const end = text.indexOf('\n\n', start);
  return end < 0 ? text.length : end;
}

/** End of a quote in a text up to the end of its paragraph, or null. `last` is the position before which nothing closes it, if known. */
function endOf(
  text: string,
  start: number,
  closing: string,
  sign: string,
): { end: number | null; last: number | null } {
  const last = Math.min(text.length, start + longest);
  const isSingle = sign === "'" || sign === '‘' || sign === '‚';
  for (let at = start; at < last; at += 1) {
    if (!closing.includes(text[at] ?? '')) continue;
    // An apostrophe looks like a closing single quote.
    if (isSingle && isWord(text[at - 1]) && isWord(text[at + 1])) continue;
    // `"` looks the same at both ends: a closing one has no space before it.
    const isClosing = at > start && !(sign === '"' && /\s/.test(text[at - 1] ?? ''));
    return { end: isClosing ? at : null, last: null };
  }
  // In a quote of several paragraphs, only the last one has a closing mark. A single mark may be an apostrophe.
  const isOpen = !isSingle && sign !== '"' && sign !== '»' && last - start < longest;
  return { end: isOpen ? last : null, last };
}
