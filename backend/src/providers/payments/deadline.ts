import { AsyncLocalStorage } from 'node:async_hooks';
import pTimeout from 'p-timeout';
import { PaymentProviderFailed } from './payments.js';

/** How long somebody waits for all that they have asked for, their turn and every call of the provider, in milliseconds. */
const timeoutMs = 12_000;

/** When the patience of whom the present work is done for is over, on `performance.now()`'s clock. */
const deadline = new AsyncLocalStorage<number>();

/**
 * Does what somebody waits for. Once their patience is over they are told so, and the provider is asked nothing more on their
 * behalf, so that one that hangs does not keep a line of people waiting. What is done for nobody who waits is not limited.
 * @throws PaymentProviderFailed when it took too long
 */
export function withDeadline<T>(work: () => Promise<T>, milliseconds = timeoutMs): Promise<T> {
  const working = deadline.run(performance.now() + milliseconds, work);
  return pTimeout(working, { milliseconds, message: new PaymentProviderFailed() });
}

/** For how long whoever waits still does, in milliseconds: 0 when no longer, `Infinity` where nobody waits. */
export function timeLeft(): number {
  return Math.max(0, (deadline.getStore() ?? Infinity) - performance.now());
}
