import fc from 'fast-check';
import { pickSubscription } from './counting-subscription.js';

const made = (status: string, day: number): { status: string; createdAt: Date } => ({
  status,
  createdAt: new Date(Date.UTC(2026, 0, day)),
});

describe('the effective subscription', () => {
  it('is null for a customer without subscriptions', () => {
    expect(pickSubscription([])).toBeNull();
  });

  it.each([
    ['active', 'past_due'],
    ['trialing', 'past_due'],
    ['past_due', 'canceled'],
    ['canceled', 'incomplete'],
    ['canceled', 'incomplete_expired'],
    ['canceled', 'unpaid'],
    ['canceled', 'paused'],
  ])('is an older %s one rather than a newer %s one', (stronger, weaker) => {
    expect(pickSubscription([made(weaker, 2), made(stronger, 1)])?.status).toBe(stronger);
  });

  it.each([
    ['active', 'trialing'],
    ['trialing', 'active'],
    ['canceled', 'canceled'],
    ['incomplete', 'unpaid'],
  ])('is the newer %s one rather than the older %s one', (newer, older) => {
    const expected = made(newer, 2);
    expect(pickSubscription([made(older, 1), expected])).toBe(expected);
  });

  it('doesn’t depend on the provider’s order', () => {
    const status = fc.constantFrom('active', 'trialing', 'past_due', 'canceled', 'unpaid', 'incomplete');
    const customers = fc.uniqueArray(fc.tuple(status, fc.integer({ min: 1, max: 300 })), {
      selector: ([, day]) => day,
      minLength: 1,
    });
    fc.assert(
      fc.property(customers, fc.nat(), (drawn, turn) => {
        const all = drawn.map(([word, day]) => made(word, day));
        const turned = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)].reverse();
        expect(pickSubscription(turned)).toBe(pickSubscription(all));
      }),
    );
  });
});
