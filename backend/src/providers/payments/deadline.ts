import { AsyncLocalStorage } from 'node:async_hooks';
import pTimeout from 'p-timeout';
import { PaymentProviderFailed } from './payments.js';

/** Time limit of a user's request, in milliseconds, including waiting for locks and every provider call. */
const timeoutMs = 12_000;

/** Absolute deadline of the current request, on `performance.now()`'s clock. */
const deadline = new AsyncLocalStorage<number>();

/**
 * Runs work for a waiting user. After the time limit the caller gets an error and no further provider calls are made,
 * so that a hanging provider doesn't block everyone behind it. Work outside this function has no deadline.
 * @throws PaymentProviderFailed on timeout
 */
export function withDeadline<T>(work: () => Promise<T>, milliseconds = timeoutMs): Promise<T> {
  const working = deadline.run(performance.now() + milliseconds, work);
  return pTimeout(working, { milliseconds, message: new PaymentProviderFailed() });
}

/** Milliseconds until the deadline: 0 once it has passed, `Infinity` without one. */
export function timeLeft(): number {
  return Math.max(0, (deadline.getStore() ?? Infinity) - performance.now());
}
