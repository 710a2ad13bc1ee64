/** What of a subscription decides about access. Dates are UTC. */
export interface SubscriptionState {
  /** The provider's word, or `''` for none. */
  status: string;
  endDate: Date | null;
}

/** How long a failed renewal keeps access after the paid period's end. */
const gracePeriodDays = 3;

/**
 * Whether a subscription gives access at a moment: computed when asked, never stored, so that the passing of time needs
 * no job. Active and trialing do; canceled does until its end date; past due does for three days after it.
 */
export function isEntitled(subscription: SubscriptionState | null, now: Date): boolean {
  if (!subscription) return false;
  const { status, endDate } = subscription;
  switch (status) {
    case 'active':
    case 'trialing':
      return true;
    case 'canceled':
      return endDate !== null && endDate > now;
    case 'past_due':
      return endDate !== null && endDate.getTime() + gracePeriodDays * 86_400_000 > now.getTime();
    default:
      return false;
  }
}
