import type { User } from '../account/user.js';

/** Who may open a screen or make a call. */
export type Access = 'public' | 'user' | 'subscriber';

export type AccessDecision = 'granted' | 'unauthenticated' | 'payment_required';

type Visitor = Pick<User, 'hasActiveSubscription' | 'subscriptionStatus' | 'subscriptionEndDate'>;

/** The access rule, shared by the server's guard and the browser's router. */
export function decideAccess(access: Access, visitor: Visitor | null, now: Date): AccessDecision {
  if (access === 'public') return 'granted';
  if (!visitor) return 'unauthenticated';
  if (access === 'user') return 'granted';
  return isEntitled(visitor, now) ? 'granted' : 'payment_required';
}

function isEntitled(visitor: Visitor, now: Date): boolean {
  if (!visitor.hasActiveSubscription) return false;
  const hasEnded = visitor.subscriptionEndDate !== null && new Date(visitor.subscriptionEndDate) <= now;
  return !(visitor.subscriptionStatus === 'canceled' && hasEnded);
}
