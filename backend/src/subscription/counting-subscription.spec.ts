import fc from 'fast-check';
import { pickSubscription } from './counting-subscription.js';

const january = (day: number): Date => new Date(Date.UTC(2026, 0, day));
const now = january(20);

/** `canceled_running` is a canceled subscription that is paid until after `now`. */
function made(kind: string, day: number) {
  const isRunning = kind === 'canceled_running';
  return {
    kind,
    status: isRunning ? 'canceled' : kind,
    createdAt: january(day),
    endDate: january(isRunning ? 25 : 15),
    clockAheadSeconds: 0,
  };
}

describe('the effective subscription', () => {
  it('is null for a customer without subscriptions', () => {
    expect(pickSubscription([], now)).toBeNull();
  });

  it.each([
    ['active', 'past_due'],
    ['trialing', 'past_due'],
    ['past_due', 'canceled_running'],
    ['canceled_running', 'unpaid'],
    ['canceled_running', 'paused'],
    ['canceled_running', 'canceled'],
    ['unpaid', 'canceled'],
    ['paused', 'canceled'],
    ['unpaid', 'incomplete'],
    ['canceled', 'incomplete'],
    ['canceled', 'incomplete_expired'],
  ])('is a(n) %s one rather than a(n) %s one, whichever is newer', (stronger, weaker) => {
    expect(pickSubscription([made(weaker, 2), made(stronger, 1)], now)?.kind).toBe(stronger);
    expect(pickSubscription([made(weaker, 1), made(stronger, 2)], now)?.kind).toBe(stronger);
  });

  it.each([
    ['active', 'trialing'],
    ['trialing', 'active'],
    ['canceled', 'canceled'],
    ['unpaid', 'paused'],
    ['incomplete', 'incomplete_expired'],
  ])('is the newer %s one rather than the older %s one', (newer, older) => {
    const expected = made(newer, 2);
    expect(pickSubscription([made(older, 1), expected], now)).toBe(expected);
  });

  it('isn’t a canceled one whose end has passed on the provider’s clock', () => {
    const ended = { ...made('canceled_running', 2), clockAheadSeconds: 6 * 86_400 };
    expect(pickSubscription([ended, made('unpaid', 1)], now)?.status).toBe('unpaid');
  });

  it('doesn’t depend on the provider’s order', () => {
    const kind = fc.constantFrom(
      ...['active', 'trialing', 'past_due', 'canceled', 'canceled_running', 'unpaid', 'paused', 'incomplete'],
    );
    const customers = fc.uniqueArray(fc.tuple(kind, fc.integer({ min: 1, max: 300 })), {
      selector: ([, day]) => day,
      minLength: 1,
    });
    fc.assert(
      fc.property(customers, fc.nat(), (drawn, turn) => {
        const all = drawn.map(([word, day]) => made(word, day));
        const turned = [...all.slice(turn % all.length), ...all.slice(0, turn % all.length)].reverse();
        expect(pickSubscription(turned, now)).toBe(pickSubscription(all, now));
      }),
    );
  });
});
