import { hash, verify } from '@node-rs/argon2';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../numbers.js';
import type { Subject } from '../subject.js';

/**
 * The operations that the product's time goals depend on, with their p50 in milliseconds on the machine where the goals
 * were set. A virtual machine's speed varies by the hour; these show by how much.
 */
export const paceThen = { insert: 0.4, check: 7.5 };

/** OWASP's first choice for argon2id at that time. */
const checkedThen = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const times = 40;
/** As idle as between two requests to the product. */
const pauseMs = 100;

/** The time PostgreSQL takes to insert and commit a row, from an idle server, in milliseconds. */
export async function measureInserts(bare: Subject): Promise<{ p50: number; p99: number }> {
  const taken: number[] = [];
  for (let number = 0; number < times; number += 1) {
    await wait(pauseMs);
    const answer = await fetch(`${bare.url}/insert`);
    taken.push(Number(await answer.text()));
  }
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}

/** The duration of a password check at that cost, in milliseconds. */
export async function measureChecks(): Promise<{ p50: number; p99: number }> {
  const hashed = await hash('a password', checkedThen);
  const taken: number[] = [];
  for (let number = 0; number < times; number += 1) {
    await wait(pauseMs);
    const beganAt = performance.now();
    await verify(hashed, 'a password');
    taken.push(performance.now() - beganAt);
  }
  return { p50: percentile(taken, 0.5), p99: percentile(taken, 0.99) };
}
