import { gracePeriodDays } from '../../../contract/limits.js';

/** The fields that determine access. Dates are in UTC. */
export interface SubscriptionState {
  /** The provider's status, or `''` for none. */
  status: string;
  endDate: Date | null;
  /** Seconds by which the provider's clock is ahead of ours (test clocks). Absent or 0 if it isn't. */
  clockAheadSeconds?: number;
}

/**
 * Whether a subscription gives access at a moment. Computed, never stored, so time-based changes need no job. Active
 * and trialing subscriptions do; a canceled one does until its end date; a past-due one does for three days from the
 * first failed renewal, which later attempts don't extend.
 */
export function isEntitled(subscription: SubscriptionState | null, now: Date): boolean {
  if (!subscription) return false;
  const { status, endDate, clockAheadSeconds = 0 } = subscription;
  const time = now.getTime() + clockAheadSeconds * 1000;
  switch (status) {
    case 'active':
    case 'trialing':
      return true;
    case 'canceled':
      return endDate !== null && endDate.getTime() > time;
    case 'past_due':
      return endDate !== null && endDate.getTime() + gracePeriodDays * 86_400_000 > time;
    default:
      return false;
  }
}
