import type Stripe from 'stripe';
import type { CustomerSubscription } from './payments.js';

/** Reads a Stripe subscription. `latest_invoice` and `test_clock` must be expanded. */
export function readSubscription(subscription: Stripe.Subscription, now: Date): CustomerSubscription {
  const period = currentPeriod(subscription);
  return {
    id: subscription.id,
    itemId: subscription.items.data[0]?.id ?? null,
    priceId: subscription.items.data[0]?.price.id ?? null,
    status: subscription.status,
    cancelAtPeriodEnd: endsWithPeriod(subscription, period.end),
    startDate: toDate(subscription.start_date),
    endDate: toDate(endOfAccess(subscription, period)),
    createdAt: toDate(subscription.created),
    paidInvoice: paidInvoice(subscription),
    clockAheadSeconds: clockAhead(subscription, now),
  };
}

/** The current period, in epoch seconds. It belongs to the subscription's items; ours have one. */
function currentPeriod(subscription: Stripe.Subscription): { start: number; end: number } {
  const [item] = subscription.items.data;
  return {
    start: item?.current_period_start ?? subscription.start_date,
    end: item?.current_period_end ?? subscription.start_date,
  };
}

/** Stripe's portal may set a date (`cancel_at`) instead of the flag. */
function endsWithPeriod(subscription: Stripe.Subscription, periodEnd: number): boolean {
  return subscription.cancel_at_period_end || (subscription.cancel_at !== null && subscription.cancel_at <= periodEnd);
}

/**
 * When access ends. A subscription canceled immediately, for a refund or fraud, ended then (`ended_at`), no matter what
 * was paid: https://docs.stripe.com/billing/subscriptions/cancel
 */
function endOfAccess(subscription: Stripe.Subscription, period: { start: number; end: number }): number {
  const paidUntil = isPeriodPaid(subscription) ? period.end : period.start;
  return Math.min(paidUntil, subscription.ended_at ?? paidUntil);
}

/**
 * Stripe starts the next period before charging for it. While that charge is outstanding, and if the subscription ends
 * without it, the paid time ended where the current period began.
 */
function isPeriodPaid({ status, latest_invoice: invoice }: Stripe.Subscription): boolean {
  if (status === 'active' || status === 'trialing') return true;
  return status === 'canceled' && invoice !== null && typeof invoice !== 'string' && invoice.status === 'paid';
}

function paidInvoice({ latest_invoice: invoice }: Stripe.Subscription): CustomerSubscription['paidInvoice'] {
  if (!invoice || typeof invoice === 'string' || invoice.status !== 'paid') return null;
  const { id, amount_paid: total, currency, hosted_invoice_url: url, status_transitions: at } = invoice;
  return { id, total, currency, url: url ?? null, paidAt: toDate(at.paid_at ?? invoice.created) };
}

/** Test clocks let customers live at a simulated time. */
function clockAhead({ test_clock: clock }: Stripe.Subscription, now: Date): number {
  if (!clock || typeof clock === 'string') return 0;
  return Math.max(0, clock.frozen_time - Math.floor(now.getTime() / 1000));
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}
