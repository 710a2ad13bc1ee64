import type { Finding } from '../../../../contract/documents/document.js';

/** `[City]`, also escaped by editors as `\[City\]`. Link texts, checkboxes and omissions don't count: `[x]`, `[…]`. */
const blank = /\\?\[(?![ xX]?\]|…\]|\.{3}\])([^[\]\n]{1,200}?)\\?\](?![(:[])/g;

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
