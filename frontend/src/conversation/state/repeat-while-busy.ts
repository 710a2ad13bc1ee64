import { ApiError } from '@/lib/api';

/** How many times a call is made at most. */
const attemptsMax = 3;

/** The wait if the server doesn't ask for one, and the longest one that is worth waiting for, in seconds. */
const waitDefault = 1;
const waitMax = 10;

/**
 * Repeats a call that got a 503: a server that is restarting or overloaded doesn't accept it, but will soon, or another
 * server does. Only for calls with an identity, so that nothing is done twice. @throws ApiError as the last attempt does
 */
export async function repeatWhileBusy<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await call();
    } catch (error) {
      const wait = waitAfter(error);
      if (wait > waitMax || attempt === attemptsMax) throw error;
      // Spread, so the calls that an overloaded server refused don't all come back at once.
      const spread = wait * (1 + Math.random() / 2);
      await new Promise((resolve) => setTimeout(resolve, spread * 1000));
    }
  }
}

/** Seconds until a failed call may be repeated. */
function waitAfter(error: unknown): number {
  return error instanceof ApiError && error.status === 503 ? (error.retryAfter ?? waitDefault) : Infinity;
}
