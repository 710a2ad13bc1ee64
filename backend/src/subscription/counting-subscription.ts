/** The fields that decide which of a customer's subscriptions counts. */
interface Candidate {
  status: string;
  createdAt: Date;
}

/** Picks the subscription that counts: one that gives access first, then one that may again, then the newest. */
export function pickSubscription<T extends Candidate>(subscriptions: readonly T[]): T | null {
  const [first] = [...subscriptions].sort(
    (a, b) => rank(a.status) - rank(b.status) || b.createdAt.getTime() - a.createdAt.getTime(),
  );
  return first ?? null;
}

function rank(status: string): number {
  switch (status) {
    case 'active':
    case 'trialing':
      return 0;
    case 'past_due':
      return 1;
    case 'canceled':
      return 2;
    default:
      return 3;
  }
}
