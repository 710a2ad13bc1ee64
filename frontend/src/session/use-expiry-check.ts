import type { User } from '@contract/user';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '@/lib/api';
import { logOnly } from '@/lib/log-only';
import { reloadUser } from './user-query';

/** By then the server has had time to write what it learnt. */
const reloadDelayMs = 1000;

/**
 * When the subscription counts as active but its end date is past on this clock, asks the server to verify it and then
 * reloads the user. Once per end date; a failure is only logged, and the next reload tries again.
 * `loadedAt` changes with every load of the user.
 */
export function useExpiryCheck(user: User | null, loadedAt: number): void {
  const queryClient = useQueryClient();
  const checked = useRef<string | null>(null);

  useEffect(() => {
    const endDate = user?.subscriptionEndDate;
    if (!user?.hasActiveSubscription || !endDate || new Date(endDate).getTime() > Date.now()) return;
    const subject = `${user.id} ${endDate}`;
    if (checked.current === subject) return;
    checked.current = subject;
    api.post('/api/subscription/verify-status', {}).then(
      () => setTimeout(() => void reloadUser(queryClient), reloadDelayMs),
      (error: unknown) => {
        checked.current = null;
        logOnly('Verifying the subscription on expiry failed', error);
      },
    );
  }, [user, loadedAt, queryClient]);
}
