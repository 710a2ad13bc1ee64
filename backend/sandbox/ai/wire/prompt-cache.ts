import { countTokens } from '../pieces.js';

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
    const inputTokens = countTokens(prompt);
    const cachedTokens = cacheable(countTokens(commonPrefix(this.previous.get(key) ?? '', prompt)));
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

function commonPrefix(a: string, b: string): string {
  let length = 0;
  while (length < a.length && length < b.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return b.slice(0, length);
}
