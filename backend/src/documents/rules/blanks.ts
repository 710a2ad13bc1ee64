import type { Finding } from '../../../../contract/documents/document.js';

/** `[City]`, also as editors escape it: `\[City\]`. Not a link's words, a checkbox or an omission: `[x]`, `[…]`. */
const blank = /\\?\[(?![ xX]?\]|…\]|\.{3}\])([^[\]\n]{1,200}?)\\?\](?![(:[])/g;

/** What is still to be filled in. */
export function findBlanks(markdown: string): Finding[] {
  return [...markdown.matchAll(blank)].map(({ 0: text, index }) => ({
    kind: 'blank',
    start: index,
    end: index + text.length,
    text,
    why: 'Fill this in, or delete it.',
  }));
}
