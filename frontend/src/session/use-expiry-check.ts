import { gracePeriodDays } from '@contract/limits';
import type { User } from '@contract/user';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '@/lib/api';
import { logOnly } from '@/lib/log-only';
import { reloadUser } from './user-query';

/** By then the server has had time to write what it learnt. */
const reloadDelayMs = 1000;

/** The longest that a timer can wait, in milliseconds: who stays longer has reloaded the user many times. */
const longestTimerMs = 2 ** 31 - 1;

/**
 * When the subscription counts as active but its end date is past on this clock, asks the server to verify it and then
 * reloads the user. Once per end date; a failure is only logged, and the next reload tries again.
 * `loadedAt` changes with every load of the user.
 */
export function useExpiryCheck(user: User | null, loadedAt: number): void {
  const queryClient = useQueryClient();
  const checked = useRef<string | null>(null);

  useEffect(() => {
    // Access ends by the clock, of which nobody tells: at the end date, or when the time to pay is over.
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
