import { wordParts } from '../../../../contract/rules/draft-rule.js';

/** Replaces each character of markup. Same length, so that offsets stay those of the Markdown. */
const mark = '\0';

const blankOut = (found: string): string => mark.repeat(found.length);

/** Markup at the start of a line: headings, quotes, bullets, list numbers, checkboxes. */
const lineStart =
  /^[ \t]{0,8}(?:(?:>[ \t]?){1,5}|#{1,6}(?=[ \t])|[-*+][ \t](?:\[[ xX]\][ \t])?|\d{1,3}[.)][ \t]|[-*_]{3,20}[ \t]*$)/gm;
const linkTarget = /\]\((?:[^()\s]|\([^()\s]{0,200}\)){1,2048}(?: "[^"\n]{0,200}")?\)/g;
const emphasis = /\*{1,3}|~~|`{1,3}|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}])|\\(?=[\\`*_[\]<>#|~&.!()+-])/gu;
const entity = /&(?:nbsp|amp|lt|gt|quot|#\d{1,5});/g;

/** Markdown with its markup masked; the remaining text keeps its offsets. */
export function masked(markdown: string): string {
  return markdown
    .replace(linkTarget, blankOut)
    .replace(lineStart, blankOut)
    .replace(emphasis, blankOut)
    .replace(entity, blankOut)
    .replace(/<br\s{0,3}\/?>/gi, blankOut);
}

/** The text that a reader would copy, without masked characters. */
export function unmasked(text: string): string {
  return text.replaceAll(mark, '');
}

/** Masks these spans as well. */
export function without(text: string, spans: readonly { start: number; end: number }[]): string {
  if (spans.length === 0) return text;
  let rest = '';
  let from = 0;
  for (const { start, end } of [...spans].sort((one, other) => one.start - other.start)) {
    if (end <= from) continue;
    const at = Math.max(start, from);
    rest += text.slice(from, at) + mark.repeat(end - at);
    from = end;
  }
  return rest + text.slice(from);
}

/** A word of a text, from `start` up to (not including) `end`. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

const word = /[\p{L}\p{N}][^\s\0—–…]*/gu;

/**
 * The words in a masked text, as editors count them: a link, a number and a hyphenated word are one each, and so are two
 * characters of a script without spaces.
 */
export function wordsIn(text: string): Word[] {
  return [...text.matchAll(word)].flatMap(({ 0: found, index }) =>
    wordParts(found).map(({ text: part, at }) => ({
      text: part,
      start: index + at,
      end: index + at + part.length,
    })),
  );
}
