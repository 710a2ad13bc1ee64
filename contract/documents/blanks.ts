/** A placeholder in a text: where it is in the markdown, and how it is written. */
export interface Blank {
  start: number;
  end: number;
  text: string;
}

/**
 * `[City]`, also escaped by editors as `\[City\]`, and `{{city}}`, `____` and TBC. Link texts, checkboxes, omissions and
 * lines across the page don't count: `[x]`, `[…]`.
 */
const blank =
  /\\?\[(?![ xX]?\]|…\]|\.{3}\])([^[\]\n]{1,200}?)\\?\](?![(:[])|\{\{[^{}\n]{1,80}\}\}|(?<![\p{L}\p{N}_\\]|^[ \t]{0,8})(?:\\?_){3,40}(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}])TB[AC](?![\p{L}\p{N}])/gmu;

/** The blanks that still need to be filled in, in text order. */
export function blanksIn(markdown: string): Blank[] {
  return [...markdown.matchAll(blank)].map(({ 0: text, index }) => ({ start: index, end: index + text.length, text }));
}
