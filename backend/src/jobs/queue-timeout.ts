import type { Redis } from 'ioredis';
import { answerWithin } from '../common/outages/answer-within.js';
import { DependencyDown } from '../common/app-error.js';

/** How long a request may wait for a queue, in milliseconds. */
const timeoutMs = 2000;

/**
 * Limits how long a request waits for a queue: while Redis is down, the queue holds back its commands.
 * @param redis the shared connection, which notices within a second that Redis is gone; the queue isn't asked until it is back
 * @throws DependencyDown if Redis is gone or doesn't answer in time
 */
export async function withQueueTimeout<T>(redis: Redis, ask: () => Promise<T>): Promise<T> {
  if (redis.status !== 'ready') throw new DependencyDown('Redis is not connected');
  return answerWithin(ask(), timeoutMs, () => {
    throw new DependencyDown(`The queue did not answer within ${timeoutMs} ms`);
  });
}
