import pLimit, { type LimitFunction } from 'p-limit';
import { TooManyTries } from './app-error.js';

/** How long somebody is told to wait whose line is full, in seconds. */
const retrySeconds = 5;

/**
 * Sees to it that what one account, or one network, asks of a queue that all share does not keep the others waiting: so
 * much of it is in the queue at a time, and so much more waits to be, on each server.
 */
export class KeyedConcurrencyLimit {
  private readonly subjects = new Map<string, { limit: LimitFunction; asked: number }>();

  constructor(private readonly most: { atOnce: number; waiting: number }) {}

  /** Does a piece of work for one of them when it is its turn. @throws TooManyTries when too much of it waits already */
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
