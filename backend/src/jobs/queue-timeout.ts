import pTimeout from 'p-timeout';
import { DependencyDown } from '../common/app-error.js';

/** How long a request may wait for a queue, in milliseconds. */
const timeoutMs = 2000;

/**
 * Limits how long a request waits for a queue: while Redis is down, the queue holds back its commands.
 * @throws DependencyDown on timeout
 */
export function withQueueTimeout<T>(asked: Promise<T>): Promise<T> {
  return pTimeout(asked, { milliseconds: timeoutMs, message: new DependencyDown() });
}
