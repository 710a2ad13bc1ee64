import type Stripe from 'stripe';
import { readQuote } from './stripe-invoice.js';

const asOf = Date.UTC(2026, 10, 21) / 1000;
const inDays = (days: number): number => asOf + days * 86_400;

/** A preview with the fields of Stripe's response that we read: the credit for the old period, then the new one. */
function preview(
  [back, charge]: [number, number],
  { discount = 0, balance = 0, oldEnd = inDays(10), newEnd = inDays(365) } = {},
): Stripe.Invoice {
  const total = back + charge - discount;
  const line = (amount: number, end: number, proration: boolean): object => {
    return { amount, period: { start: asOf, end }, parent: { subscription_item_details: { proration } } };
  };
  return {
    currency: 'usd',
    total,
    amount_due: Math.max(0, total + balance),
    starting_balance: balance,
    lines: { data: [line(back, oldEnd, true), line(charge, newEnd, false)] },
  } as Stripe.Invoice;
}

describe('what switching plans would charge', () => {
  it.each([
    ['to the dearer plan', preview([-1500, 29_995]), { credit: 1500, charge: 29_995, due: 28_495, creditLeft: 0 }],
    ['to the cheaper plan', preview([-20_000, 2995]), { credit: 20_000, charge: 2995, due: 0, creditLeft: 17_005 }],
    ['with nothing left of the period', preview([0, 2995]), { credit: 0, charge: 2995, due: 2995, creditLeft: 0 }],
    [
      'with a discount',
      preview([-1500, 29_995], { discount: 3000 }),
      { credit: 1500, charge: 26_995, due: 25_495, creditLeft: 0 },
    ],
    [
      'with credit from before',
      preview([-1500, 29_995], { balance: -10_000 }),
      { credit: 1500, charge: 29_995, due: 18_495, creditLeft: 0 },
    ],
  ])('%s', (_what, invoice, expected) => {
    expect(readQuote(invoice)).toEqual({ currency: 'usd', ...expected, renewsAt: new Date(inDays(365) * 1000) });
  });

  it.each([
    [
      'the old one would have gone on for longer',
      preview([-20_000, 2995], { oldEnd: inDays(300), newEnd: inDays(31) }),
    ],
    ['nothing is given back for it', preview([0, 2995], { oldEnd: inDays(300), newEnd: inDays(31) })],
    ['the new one is free', preview([-20_000, 0], { oldEnd: inDays(300), newEnd: inDays(31) })],
  ])('renews at the end of the new period, also if %s', (_what, invoice) => {
    expect(readQuote(invoice).renewsAt).toEqual(new Date(inDays(31) * 1000));
  });
});
