import { DependencyDown } from '../common/app-error.js';

/** How long a request may wait for a queue, in milliseconds. */
const patienceMs = 2000;

/**
 * What a queue was asked for, on behalf of somebody who waits. With Redis away a queue keeps what it is asked until Redis is
 * back.
 * @throws DependencyDown when the queue does not answer
 */
export async function inTime<T>(asked: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new DependencyDown()), patienceMs);
  });
  try {
    return await Promise.race([asked, tooLong]);
  } finally {
    clearTimeout(timer);
  }
}
