import { isEntitled } from './entitlement.js';

/** The fields that decide which of a customer's subscriptions counts. */
interface Candidate {
  status: string;
  createdAt: Date;
  endDate: Date;
  clockAheadSeconds: number;
}

/**
 * Picks the subscription that counts: one that runs first, then a canceled one that still gives access, then one that
 * gives access again once paid or resumed, then the newest that ended, then one that was never paid.
 */
export function pickSubscription<T extends Candidate>(subscriptions: readonly T[], now: Date): T | null {
  const [first] = [...subscriptions].sort(
    (a, b) => rank(a, now) - rank(b, now) || b.createdAt.getTime() - a.createdAt.getTime(),
  );
  return first ?? null;
}

function rank(subscription: Candidate, now: Date): number {
  switch (subscription.status) {
    case 'active':
    case 'trialing':
      return 0;
    case 'past_due':
      return 1;
    case 'canceled':
      return isEntitled(subscription, now) ? 2 : 4;
    case 'unpaid':
    case 'paused':
      return 3;
    default:
      return 5;
  }
}
