import { gracePeriodDays } from '../../../contract/limits.js';
import type { EmailData } from '../mail/emails.js';
import { toMainUnit } from '../providers/payments/amounts.js';
import type { CustomerSubscription } from '../providers/payments/payments.js';
import type { SubscriptionState } from './entitlement.js';

/**
 * A receipt is only sent within this many days of its payment, so that a late first read doesn't send emails about the
 * past.
 */
const receiptDays = 7;

const msPerDay = 86_400_000;

type State = SubscriptionState & { subscriptionId: string | null; cancelAtPeriodEnd: boolean };

/** An email about a subscription, without its recipient. */
type NoticeOf<Name extends keyof EmailData> = { key: string; kind: Name; data: Omit<EmailData[Name], 'name'> };
export type Notice =
  | NoticeOf<'subscription-receipt'>
  | NoticeOf<'payment-failed'>
  | NoticeOf<'subscription-ends'>
  | NoticeOf<'subscription-ended'>;

/**
 * The emails to send after reading a subscription, even if it didn't change: a renewal is paid an hour after its period
 * began, which only changes the invoice. Each email is sent once per key.
 */
export function noticesOf(
  before: State,
  after: State,
  paid: CustomerSubscription['paidInvoice'],
  { url, timeZone }: { url: string; timeZone: string },
  now: Date,
): Notice[] {
  const notices: Notice[] = [];
  const { subscriptionId, endDate } = after;
  if (!subscriptionId || !endDate) return notices;
  const period = `${subscriptionId}:${endDate.toISOString()}`;
  const time = now.getTime() + (after.clockAheadSeconds ?? 0) * 1000;
  if (paid && paid.total > 0 && paid.paidAt.getTime() > time - receiptDays * msPerDay) {
    const data = { amount: money(paid.total, paid.currency), url: paid.url ?? url };
    notices.push({ key: `receipt:${paid.id}`, kind: 'subscription-receipt', data });
  }
  if (after.status === 'past_due' && before.status !== 'past_due') {
    const until = day(new Date(endDate.getTime() + gracePeriodDays * msPerDay), timeZone);
    notices.push({ key: `failed:${period}`, kind: 'payment-failed', data: { until, url } });
  }
  const isRunning = after.status === 'active' || after.status === 'trialing';
  if (isRunning && after.cancelAtPeriodEnd && !before.cancelAtPeriodEnd) {
    notices.push({ key: `ends:${period}`, kind: 'subscription-ends', data: { date: day(endDate, timeZone), url } });
  }
  if (after.status === 'canceled' && before.status !== 'canceled') {
    const isUnpaid = (before.status === 'past_due' || before.status === 'unpaid') && !paid;
    const data = { date: day(endDate, timeZone), isUnpaid, url };
    notices.push({ key: `ended:${subscriptionId}`, kind: 'subscription-ended', data });
  }
  return notices;
}

/** `Nov 21, 2026`. */
function day(date: Date, timeZone: string): string {
  return date.toLocaleDateString('en-US', { month: 'short', day: '2-digit', year: 'numeric', timeZone });
}

function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(toMainUnit(amount, currency));
}
