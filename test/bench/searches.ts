import type { Client } from '../support/client.js';
import { seeded } from '../support/seeded.js';
import { percentile } from './numbers.js';
import { wordBy } from './replies/talk.js';

const asks = 200;

/** Realistic search words: one or two, rare or frequent, the last one often incomplete. */
function searchWords(): string[] {
  const random = seeded(11);
  return Array.from({ length: asks }, (_, turn) => {
    const typed = turn % 2 === 0 ? wordBy(random) : `${wordBy(random)} ${wordBy(random)}`;
    return turn % 3 === 0 ? typed.slice(0, Math.max(3, typed.length - 2)) : typed;
  });
}

/** The duration of each search, run sequentially, in milliseconds. @throws Error if most find nothing */
export async function measureSearches(client: Client): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  let found = 0;
  for (const words of searchWords()) {
    const beganAt = performance.now();
    const { status, body } = await client.get<unknown[]>(`/api/search?q=${encodeURIComponent(words)}`);
    times.push(performance.now() - beganAt);
    if (status !== 200) throw new Error(`The search for ${words} answered ${status}`);
    if (body.length > 0) found += 1;
  }
  if (found < asks / 2) throw new Error(`Of ${asks} searches only ${found} found something`);
  return { p50: percentile(times, 0.5), p95: percentile(times, 0.95) };
}
