import { setImmediate as nextTurn } from 'node:timers/promises';
import { readText } from './read-text.js';

/** How long other calls may have to wait, in milliseconds. */
const turnMs = 15;

/**
 * Reads texts that are about to be searched, and lets other calls run in between. For an account with many messages,
 * this is most of the work of its first check.
 */
export async function readAhead(texts: readonly string[]): Promise<void> {
  let began = performance.now();
  for (const text of texts) {
    readText(text).readAll();
    if (performance.now() - began < turnMs) continue;
    await nextTurn();
    began = performance.now();
  }
}
