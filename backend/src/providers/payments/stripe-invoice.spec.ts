import type Stripe from 'stripe';
import { readQuote } from './stripe-invoice.js';

const end = Date.UTC(2027, 10, 21) / 1000;

/** A preview as Stripe answers it, as far as it is read here. */
function preview(lines: number[], { discount = 0, balance = 0 } = {}): Stripe.Invoice {
  const total = lines.reduce((sum, amount) => sum + amount, 0) - discount;
  return {
    total,
    amount_due: Math.max(0, total + balance),
    starting_balance: balance,
    lines: { data: lines.map((amount, index) => ({ amount, period: { end: end - (1 - index) * 86_400 } })) },
  } as Stripe.Invoice;
}

describe('what a switch would charge', () => {
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
    expect(readQuote(invoice)).toEqual({ ...expected, renewsAt: new Date(end * 1000) });
  });
});
