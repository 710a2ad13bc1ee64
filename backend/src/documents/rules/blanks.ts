import type { Finding } from '../../../../contract/documents/document.js';

/**
 * `[City]`, also escaped by editors as `\[City\]`, and `{{city}}`, `____` and TBC. Link texts, checkboxes, omissions and
 * lines across the page don't count: `[x]`, `[…]`.
 */
const blank =
  /\\?\[(?![ xX]?\]|…\]|\.{3}\])([^[\]\n]{1,200}?)\\?\](?![(:[])|\{\{[^{}\n]{1,80}\}\}|(?<![\p{L}\p{N}_\\]|^[ \t]{0,8})(?:\\?_){3,40}(?![\p{L}\p{N}_])|(?<![\p{L}\p{N}])TB[AC](?![\p{L}\p{N}])/gmu;

/** Finds the blanks that still need to be filled in. */
export function findBlanks(markdown: string): Finding[] {
  return [...markdown.matchAll(blank)].map(({ 0: text, index }) => ({
    kind: 'blank',
    start: index,
    end: index + text.length,
    text,
    why: 'Fill this in, or delete it.',
  }));
}
