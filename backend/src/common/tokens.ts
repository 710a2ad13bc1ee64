import { setImmediate as nextTurn } from 'node:timers/promises';
import { countTokens as countAtOnce } from 'gpt-tokenizer/encoding/o200k_base';

/**
 * The tokenizer takes the square of a run without spaces (8,000 emoji: 170 ms), so runs are cut, in UTF-16 units. A cut adds at most
 * one token.
 */
const longestRun = 256;

/** What is counted before the event loop gets its turn, in UTF-16 units: about a millisecond. */
const slice = 2048;

/** What users write are words, also where it looks like a token that controls a model. */
const asWords = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() };

/** The tokens of a text as OpenAI's current models count them (o200k); other models' counts are close. Never blocks the event loop. */
export async function countTokens(text: string): Promise<number> {
  let tokens = 0;
  for (let at = 0; at < text.length; at += slice) {
    if (at > 0) await nextTurn();
    tokens += countSlice(text.slice(at, at + slice));
  }
  return tokens;
}

function countSlice(text: string): number {
  let tokens = 0;
  for (let at = 0; at < text.length; at += longestRun) {
    tokens += countAtOnce(text.slice(at, at + longestRun), asWords);
  }
  return tokens;
}

/** At least as many tokens as a text has in nearly every language, at no cost: one for three bytes of UTF-8. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
