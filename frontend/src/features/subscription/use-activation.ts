import { verifyIntervalMs } from '@contract/limits';
import type { SubscriptionStatus } from '@contract/subscription/subscription';
import { useEffect, useReducer } from 'react';
import { api } from '@/lib/api';
import { firstAttempt, nextActivation, type Activation } from './activation';

/** Runs the activation: one call per attempt, two seconds apart. `sessionId` is the checkout's, or null. */
export function useActivation(sessionId: string | null): Activation {
  const [activation, dispatch] = useReducer(nextActivation, firstAttempt);
  const { phase } = activation;

  useEffect(() => {
    if (phase !== 'asking') return;
    const abort = new AbortController();
    const body = sessionId ? { sessionId } : {};
    api.post<SubscriptionStatus>('/api/subscription/verify-status', body, { signal: abort.signal }).then(
      ({ isActive }) => dispatch({ type: 'answered', isActive }),
      (error: Error) => {
        if (!abort.signal.aborted) dispatch({ type: 'failed', error });
      },
    );
    return () => abort.abort();
  }, [phase, sessionId]);

  useEffect(() => {
    if (phase !== 'waiting') return;
    const timer = window.setTimeout(() => dispatch({ type: 'waited' }), verifyIntervalMs);
    return () => window.clearTimeout(timer);
  }, [phase]);

  return activation;
}
