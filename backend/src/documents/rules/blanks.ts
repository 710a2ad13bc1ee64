import { blanksIn } from '../../../../contract/documents/blanks.js';
import type { Finding } from '../../../../contract/documents/document.js';

/** Finds the blanks that still need to be filled in. */
export function findBlanks(markdown: string): Finding[] {
  return blanksIn(markdown).map((blank) => ({ kind: 'blank', ...blank, why: 'Fill this in, or delete it.' }));
}
