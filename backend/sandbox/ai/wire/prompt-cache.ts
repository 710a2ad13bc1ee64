import { toPieces } from '../pieces.js';

/** Source: https://developers.openai.com/api/docs/guides/prompt-caching */
const shortestPrefix = 1024;
const step = 128;
const keptKeys = 200;

export interface CacheUse {
  inputTokens: number;
  cachedTokens: number;
  cacheWriteTokens: number;
}

/** Remembers the previous prompt of each key, and counts the tokens of the prefix it shares with the next one. */
export class PromptCache {
  private readonly previous = new Map<string, string>();

  /** Compares a prompt with the previous one of its key, and replaces it. */
  use(key: string, prompt: string): CacheUse {
    const pieces = toPieces(prompt);
    const inputTokens = pieces.length;
    const cachedTokens = cacheable(piecesWithin(pieces, commonLength(this.previous.get(key) ?? '', prompt)));
    this.previous.delete(key);
    this.previous.set(key, prompt);
    const oldest = this.previous.keys().next();
    if (this.previous.size > keptKeys && !oldest.done) this.previous.delete(oldest.value);
    return { inputTokens, cachedTokens, cacheWriteTokens: cacheable(inputTokens) - cachedTokens };
  }
}

function cacheable(tokens: number): number {
  return tokens < shortestPrefix ? 0 : tokens - (tokens % step);
}

/** How many pieces the first `length` characters have, including one that is cut. */
function piecesWithin(pieces: string[], length: number): number {
  let count = 0;
  for (let at = 0; at < length; count += 1) at += pieces[count]?.length ?? length;
  return count;
}

function commonLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}
