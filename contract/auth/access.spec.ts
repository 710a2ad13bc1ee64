import { type Access, type AccessDecision, decideAccess } from './access.js';

const now = new Date('2026-11-21T12:00:00Z');
const member = { hasActiveSubscription: false, subscriptionStatus: '', subscriptionEndDate: null };
const subscriber = { hasActiveSubscription: true, subscriptionStatus: 'active', subscriptionEndDate: null };
const leaving = (end: string) => ({ ...subscriber, subscriptionStatus: 'canceled', subscriptionEndDate: end });

describe('access', () => {
  it.each<[Access, Parameters<typeof decideAccess>[1], AccessDecision]>([
    ['public', null, 'granted'],
    ['user', null, 'unauthenticated'],
    ['subscriber', null, 'unauthenticated'],
    ['user', member, 'granted'],
    ['subscriber', member, 'payment_required'],
    ['subscriber', subscriber, 'granted'],
    ['subscriber', leaving('2026-11-22T00:00:00Z'), 'granted'],
    ['subscriber', leaving('2026-11-21T11:59:59Z'), 'payment_required'],
  ])('%s for %j is %s', (access, visitor, decision) => {
    expect(decideAccess(access, visitor, now)).toBe(decision);
  });
});
