import { verifyAttempts } from '@contract/limits';
import { ApiError } from '@/lib/api';

/**
 * The state after returning from checkout: the browser checks repeatedly until the subscription is active or the
 * attempts are used up.
 *
 * - `active`: confirmed by the server.
 * - `unpaid`: the server responded to every attempt, but the subscription never became active.
 * - `failed`: a check failed, so the outcome is unknown. A check without any response counts as an attempt instead:
 * connections drop.
 */
export type Activation =
  | { phase: 'asking' | 'waiting'; attempt: number }
  | { phase: 'active' }
  | { phase: 'unpaid' }
  | { phase: 'failed'; error: Error };

export type ActivationEvent =
  | { type: 'answered'; isActive: boolean }
  | { type: 'waited' }
  | { type: 'failed'; error: Error };

export const firstAttempt: Activation = { phase: 'asking', attempt: 1 };

/** The next state; an event that doesn't fit the phase is ignored. */
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
