import { gracePeriodDays } from '@contract/limits';
import type { User } from '@contract/account/user';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '@/lib/api';
import { logOnly } from '@/lib/log-only';
import { reloadUser } from './user-query';

/** Gives the server time to store the verified status. */
const reloadDelayMs = 1000;

/** The longest delay `setTimeout` supports. The effect runs again with every reload of the user, well before that. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * When the subscription is active but its end date has passed on the client's clock, asks the server to verify it and then
 * reloads the user. Once per end date; a failure is only logged and the next reload tries again. `loadedAt` changes with
 * every load of the user.
 */
export function useExpiryCheck(user: User | null, loadedAt: number): void {
  const queryClient = useQueryClient();
  const checked = useRef<string | null>(null);

  useEffect(() => {
    // No event announces the end date or the end of the grace period: reload the user when they pass.
    const endDate = user?.hasActiveSubscription ? user.subscriptionEndDate : null;
    if (!endDate) return;
    const end = new Date(endDate).getTime();
    const wait = [end, end + gracePeriodDays * 86_400_000].map((at) => at - Date.now()).find((ms) => ms > 0);
    if (wait === undefined || wait > longestTimerMs) return;
    const timer = setTimeout(() => void reloadUser(queryClient), wait);
    return () => clearTimeout(timer);
  }, [user, loadedAt, queryClient]);

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
