import type Stripe from 'stripe';
import { readSubscription } from './stripe-subscription.js';

const start = Date.UTC(2026, 9, 1) / 1000;
const end = Date.UTC(2026, 10, 1) / 1000;
const now = new Date('2026-10-02T00:00:00.000Z');
const date = (seconds: number): Date => new Date(seconds * 1000);

/** A subscription with the fields of Stripe's list response that we read. */
function build(overrides: {
  status?: Stripe.Subscription.Status;
  invoice?: Stripe.Invoice.Status | null;
  cancel_at_period_end?: boolean;
  cancel_at?: number | null;
  ended_at?: number | null;
  test_clock?: { frozen_time: number } | null;
}): Stripe.Subscription {
  const {
    status = 'active',
    invoice = 'paid',
    cancel_at_period_end = false,
    cancel_at = null,
    ended_at = null,
    test_clock = null,
  } = overrides;
  return {
    id: 'sub_1',
    status,
    created: start - 60,
    start_date: start - 30,
    cancel_at_period_end,
    cancel_at,
    ended_at,
    test_clock,
    latest_invoice: invoice && {
      id: 'in_1',
      status: invoice,
      amount_paid: 2995,
      currency: 'usd',
      status_transitions: { paid_at: start + 3600 },
    },
    items: { data: [{ current_period_start: start, current_period_end: end, id: 'si_1', price: { id: 'price_1' } }] },
  } as Stripe.Subscription;
}

describe('a Stripe subscription', () => {
  it('has its price, dates and period end', () => {
    expect(readSubscription(build({}), now)).toEqual({
      id: 'sub_1',
      itemId: 'si_1',
      priceId: 'price_1',
      status: 'active',
      cancelAtPeriodEnd: false,
      startDate: date(start - 30),
      endDate: date(end),
      createdAt: date(start - 60),
      paidInvoice: { id: 'in_1', total: 2995, currency: 'usd', url: null, paidAt: date(start + 3600) },
      clockAheadSeconds: 0,
    });
  });

  it('on a test clock reports how far that clock is ahead', () => {
    const ahead = readSubscription(build({ test_clock: { frozen_time: end + 90 } }), date(end));
    expect(ahead.clockAheadSeconds).toBe(90);
  });

  it.each<[Stripe.Subscription.Status, Stripe.Invoice.Status | null, 'end' | 'start', string]>([
    ['active', 'paid', 'end', 'paid'],
    ['active', 'draft', 'end', 'a renewal is about to be charged'],
    ['trialing', 'paid', 'end', 'a trial costs nothing'],
    ['past_due', 'open', 'start', 'the renewal is owed, although the period has begun'],
    ['past_due', 'paid', 'start', 'another charge is paid, but the renewal is owed'],
    ['unpaid', 'open', 'start', 'the provider gave up on the renewal'],
    ['incomplete', 'open', 'start', 'the first payment is owed'],
    ['canceled', 'paid', 'end', 'ended on request, and paid time stays paid'],
    ['canceled', 'open', 'start', 'ended because the renewal was never paid'],
    ['canceled', 'uncollectible', 'start', 'ended because the renewal was never paid'],
    ['canceled', null, 'start', 'ended without any invoice'],
  ])('%s with a %s invoice is paid until the %s of its period: %s', (status, invoice, until) => {
    expect(readSubscription(build({ status, invoice }), now).endDate).toEqual(date(until === 'end' ? end : start));
  });

  it.each([
    ['at once in a paid period ends at once', 'paid', start + 3600, start + 3600],
    ['at its period’s end ends there', 'paid', end, end],
    ['at the end, an hour late, gives no extra hour', 'paid', end + 3600, end],
    ['because it was never paid ends where the period began', 'open', start + 86_400, start],
  ] as const)('canceled %s', (_how, invoice, ended_at, until) => {
    expect(readSubscription(build({ status: 'canceled', invoice, ended_at }), now).endDate).toEqual(date(until));
  });

  it.each([
    ['by the flag', { cancel_at_period_end: true, cancel_at: end }, true],
    ['by a date at the period’s end', { cancel_at: end }, true],
    ['by a date within the period', { cancel_at: end - 3600 }, true],
    ['in a later period', { cancel_at: end + 3600 }, false],
    ['never', {}, false],
  ])('scheduled to end %s ends with its period: %s', (_how, overrides, isEnding) => {
    expect(readSubscription(build(overrides), now).cancelAtPeriodEnd).toBe(isEnding);
  });
});
