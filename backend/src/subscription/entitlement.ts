import { gracePeriodDays } from '../../../contract/limits.js';

/** What of a subscription decides about access. Dates are UTC. */
export interface SubscriptionState {
  /** The provider's word, or `''` for none. */
  status: string;
  endDate: Date | null;
  /** By how much the provider's clock is ahead of ours: a test clock. Absent or 0: not at all. */
  clockAheadSeconds?: number;
}

/**
 * Whether a subscription gives access at a moment: computed when asked, never stored, so that the passing of time needs
 * no job. Active and trialing do; canceled does until its end date; past due does for three days after it, which is when
 * the renewal failed first: tries after that one do not prolong them.
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
