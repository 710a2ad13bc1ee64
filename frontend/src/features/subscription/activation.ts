import { verifyAttempts } from '@contract/limits';
import { ApiError } from '@/lib/api';

/**
 * Where the browser stands after it has come back from checkout: it asks, waits, and asks
 * again, until the answer is yes or the attempts are used up.
 *
 * - `active`: the server said so.
 * - `unpaid`: the server answered every attempt, and never with yes.
 * - `failed`: a call failed, so nobody knows. One that got no answer at all counts as an attempt: the line drops on the road.
 */
export type Activation =
  | { phase: 'asking' | 'waiting'; attempt: number }
  | { phase: 'active' }
  | { phase: 'unpaid' }
  | { phase: 'failed'; error: Error };

export type ActivationEvent =
  { type: 'answered'; isActive: boolean } | { type: 'waited' } | { type: 'failed'; error: Error };

export const firstAttempt: Activation = { phase: 'asking', attempt: 1 };

/** The step that follows; an event that does not fit the phase changes nothing. */
export function nextActivation(now: Activation, event: ActivationEvent): Activation {
  if (now.phase === 'asking' && event.type === 'failed') {
    const isLost = event.error instanceof ApiError && event.error.status === 0;
    if (isLost && now.attempt < verifyAttempts) return { phase: 'waiting', attempt: now.attempt };
    return { phase: 'failed', error: event.error };
  }
  if (now.phase === 'asking' && event.type === 'answered') {
    if (event.isActive) return { phase: 'active' };
    return now.attempt < verifyAttempts ? { phase: 'waiting', attempt: now.attempt } : { phase: 'unpaid' };
  }
  if (now.phase === 'waiting' && event.type === 'waited') return { phase: 'asking', attempt: now.attempt + 1 };
  return now;
}
