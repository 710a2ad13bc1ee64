import { setImmediate as nextTurn } from 'node:timers/promises';
import { countTokens as countAtOnce } from 'gpt-tokenizer/encoding/o200k_base';

/**
 * The tokenizer takes quadratic time for a run without spaces (8,000 emoji: 170 ms), so runs are cut to this length, in
 * UTF-16 units. Each cut adds at most one token.
 */
const longestRun = 256;

/** How much is tokenized before yielding to the event loop, in UTF-16 units: about a millisecond. */
const slice = 2048;

/** Users’ texts count as words, even if they look like control tokens. */
const asWords = { allowedSpecial: new Set<string>(), disallowedSpecial: new Set<string>() };

/** Counts tokens as OpenAI’s current models do (o200k); other models are close. Never blocks the event loop. */
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

/** An upper estimate of the tokens in nearly every language, at no cost: one per three bytes of UTF-8. */
export function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
