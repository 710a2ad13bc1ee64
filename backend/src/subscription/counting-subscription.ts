/** What of one of a customer's subscriptions decides whether it is the one that counts. */
interface Candidate {
  status: string;
  createdAt: Date;
}

/** The one that counts among all that a customer has or had: what gives access before what may again, then the newest. */
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
