import pLimit, { type LimitFunction } from 'p-limit';
import { TooManyTries } from './app-error.js';

/** `Retry-After` when the queue of a key is full, in seconds. */
const retrySeconds = 5;

/**
 * Keeps one account or network from filling a shared queue: limits, on each server, how much of its work is in the
 * queue and how much more may wait.
 */
export class KeyedConcurrencyLimit {
  private readonly subjects = new Map<string, { limit: LimitFunction; asked: number }>();

  constructor(private readonly most: { atOnce: number; waiting: number }) {}

  /** Runs work for a key when it is its turn. @throws TooManyTries if too much is waiting */
  async run<T>(subject: string, work: () => Promise<T>): Promise<T> {
    const { atOnce, waiting } = this.most;
    const own = this.subjects.get(subject) ?? { limit: pLimit(atOnce), asked: 0 };
    if (own.asked >= atOnce + waiting) throw new TooManyTries(retrySeconds);
    this.subjects.set(subject, own);
    own.asked += 1;
    try {
      return await own.limit(work);
    } finally {
      own.asked -= 1;
      if (own.asked === 0) this.subjects.delete(subject);
    }
  }
}
