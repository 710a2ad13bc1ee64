import pTimeout from 'p-timeout';
import { DependencyDown } from '../common/app-error.js';

/** How long a request may wait for a queue, in milliseconds. */
const timeoutMs = 2000;

/**
 * What a queue was asked for, on behalf of somebody who waits. With Redis away a queue keeps what it is asked until Redis is
 * back.
 * @throws DependencyDown when the queue does not answer
 */
export function withQueueTimeout<T>(asked: Promise<T>): Promise<T> {
  return pTimeout(asked, { milliseconds: timeoutMs, message: new DependencyDown() });
}
