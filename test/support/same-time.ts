import { performance } from 'node:perf_hooks';

/** Samples of each that are taken at least, and at most. */
const [fewest, most] = [15, 60];

/**
 * Does two things in turn until what they take is alike, which the noise of a busy machine may delay and a difference of work
 * never comes to. Answers what each of them takes, in milliseconds: the quickest of its samples.
 * @param apart how far apart they may be, in milliseconds
 */
export async function timesOf(
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
  apart: number,
): Promise<[one: number, other: number]> {
  const least: [number, number] = [Infinity, Infinity];
  for (let n = 0; n < most; n += 1) {
    least[0] = Math.min(least[0], await took(one));
    least[1] = Math.min(least[1], await took(other));
    if (n + 1 >= fewest && Math.abs(least[0] - least[1]) <= apart) break;
  }
  return least;
}

async function took(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
