import { declineOf, type Decline, failsToRenew } from './cards.js';
import type { SandboxClock } from './clock.js';
import type { EventLog } from './event-log.js';
import { buildCard, buildCustomer } from './objects/customer.js';
import { buildInvoice, type Charge, chargeFor } from './objects/invoice.js';
import { planOf } from './objects/catalog.js';
import { buildSubscription, itemOf } from './objects/subscription.js';
import { periodEnd } from './periods.js';
import type { PaymentsState } from './state.js';
import type {
  StoredCard,
  StoredCustomer,
  StoredInvoice,
  StoredPrice,
  StoredSession,
  StoredSubscription,
} from './stored.js';
import { invalidRequest } from './stripe.errors.js';

const secondsPerDay = 86_400;
/** Days from a failed charge to the next try; after the last one the subscription is canceled. */
const retryAfterDays = [3, 5, 7];

type CancelReason = 'cancellation_requested' | 'payment_failed';

/** What happens to money: checkouts, renewals, failures, changes of plan and ends, with their events in Stripe's order. */
export class Billing {
  constructor(
    private readonly state: PaymentsState,
    private readonly clock: SandboxClock,
    private readonly events: EventLog,
  ) {}

  createCustomer(fields: Partial<StoredCustomer>): StoredCustomer {
    const customer = buildCustomer({ created: this.clock.now(), ...fields });
    this.state.customers[customer.id] = customer;
    this.events.emit('customer.created', customer);
    return customer;
  }

  deleteCustomer(customer: StoredCustomer): void {
    for (const subscription of this.subscriptionsOf(customer.id)) {
      if (isAlive(subscription)) this.cancelNow(subscription, 'cancellation_requested');
    }
    delete this.state.customers[customer.id];
    this.state.deletedCustomers[customer.id] = true;
    this.events.emit('customer.deleted', customer);
  }

  /** Pays an open session. Answers why the card was declined, or nothing where it was paid. */
  completeCheckout(
    session: StoredSession,
    payer: { number: string; expMonth: number; expYear: number; email: string | null },
  ): Decline | undefined {
    const order = this.state.orders[session.id];
    const [line] = order?.lines ?? [];
    const price = this.state.prices[line?.price ?? ''];
    if (!order || !line || !price) throw invalidRequest('The price of this checkout session is gone.');
    const decline = declineOf(payer.number);
    if (decline) return decline;

    const now = this.clock.now();
    const customer = this.state.customers[session.customer ?? ''] ?? this.createCustomer({ email: payer.email });
    const card = this.attachCard(customer, payer);
    const trialEnd = order.trialDays > 0 ? now + order.trialDays * secondsPerDay : null;
    const subscription = buildSubscription({
      customer: customer.id,
      price,
      quantity: line.quantity,
      start: now,
      periodEnd: periodEnd(now, now, price.recurring?.interval ?? 'month', price.recurring?.interval_count ?? 1),
      trialEnd,
      paymentMethod: card.id,
      metadata: order.metadata,
      description: order.description,
    });
    this.state.subscriptions[subscription.id] = subscription;
    const period = { start: now, end: itemOf(subscription).current_period_end };
    const charge = chargeFor(price, line.quantity, period, this.productName(price));
    const invoice = this.draftInvoice(
      customer,
      subscription,
      [trialEnd ? { ...charge, amount: 0, description: `Trial period for ${this.productName(price)}` } : charge],
      'subscription_create',
      { start: now, end: now },
    );
    subscription.latest_invoice = invoice.id;
    this.events.emit('customer.subscription.created', subscription);
    this.finalize(invoice);
    this.markPaid(invoice, card);
    if (!trialEnd) {
      this.events.update('customer.subscription.updated', subscription, (changed) => (changed.status = 'active'));
    }
    Object.assign(session, {
      customer: customer.id,
      customer_details: {
        address: { city: null, country: 'US', line1: null, line2: null, postal_code: null, state: null },
        business_name: null,
        email: payer.email ?? customer.email,
        individual_name: null,
        name: customer.name ?? null,
        phone: null,
        tax_exempt: 'none',
        tax_ids: [],
      },
      invoice: invoice.id,
      payment_status: trialEnd ? 'no_payment_required' : 'paid',
      status: 'complete',
      subscription: subscription.id,
      url: null,
    } satisfies Partial<StoredSession>);
    this.events.emit('checkout.session.completed', session);
    return undefined;
  }

  /** Takes a new card for a customer and pays with it what is open. Answers why it was declined, or nothing. */
  replaceCard(
    customer: StoredCustomer,
    payer: { number: string; expMonth: number; expYear: number },
  ): Decline | undefined {
    const decline = declineOf(payer.number);
    if (decline) return decline;
    const card = this.attachCard(customer, payer);
    this.events.update('customer.updated', customer, (changed) => {
      changed.invoice_settings.default_payment_method = card.id;
    });
    for (const subscription of this.subscriptionsOf(customer.id).filter(isAlive)) {
      this.events.update('customer.subscription.updated', subscription, (changed) => {
        changed.default_payment_method = card.id;
      });
      if (subscription.status === 'past_due') this.retry(subscription);
    }
    return undefined;
  }

  expireCheckout(session: StoredSession): void {
    session.status = 'expired';
    session.url = null;
    this.events.emit('checkout.session.expired', session);
  }

  setCancelAtPeriodEnd(subscription: StoredSubscription, isToEnd: boolean): void {
    const { current_period_end: end } = itemOf(subscription);
    this.events.update('customer.subscription.updated', subscription, (changed) => {
      if (changed.cancel_at_period_end === isToEnd) return;
      changed.cancel_at_period_end = isToEnd;
      changed.cancel_at = isToEnd ? end : null;
      changed.canceled_at = isToEnd ? this.clock.now() : null;
      changed.cancellation_details = {
        comment: null,
        feedback: null,
        feedback_option: null,
        reason: isToEnd ? 'cancellation_requested' : null,
      };
    });
  }

  cancelNow(subscription: StoredSubscription, reason: CancelReason): void {
    const now = this.clock.now();
    subscription.status = 'canceled';
    subscription.canceled_at ??= now;
    subscription.ended_at = now;
    subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
    for (const invoice of this.openInvoicesOf(subscription)) {
      this.events.update('invoice.updated', invoice, (changed) => {
        changed.next_payment_attempt = null;
        changed.auto_advance = false;
      });
    }
    this.events.emit('customer.subscription.deleted', subscription);
  }

  /**
   * Moves a subscription to another price. With the same interval the difference is settled on the next invoice in Stripe's
   * world and left out here; with another interval a new period begins and is charged at once, less what was not used.
   */
  switchPrice(subscription: StoredSubscription, price: StoredPrice, prorates: boolean): void {
    const item = itemOf(subscription);
    const isSameInterval = item.price.recurring?.interval === price.recurring?.interval;
    const charges = this.switchCharges(subscription, price, prorates);
    const now = this.clock.now();
    this.events.update('customer.subscription.updated', subscription, () => {
      item.price = price;
      item.plan = planOf(price);
      if (isSameInterval || subscription.status === 'trialing') return;
      subscription.billing_cycle_anchor = now;
      item.current_period_start = now;
      item.current_period_end = this.nextPeriodEnd(subscription, now);
      if (subscription.cancel_at_period_end) subscription.cancel_at = item.current_period_end;
    });
    if (isSameInterval || subscription.status === 'trialing') return;
    this.bill(subscription, charges, 'subscription_update', { start: now, end: now });
  }

  /** What a change of price would be charged with, for the change itself and for its preview. */
  switchCharges(subscription: StoredSubscription, price: StoredPrice, prorates: boolean): Charge[] {
    const item = itemOf(subscription);
    const now = this.clock.now();
    const { interval = 'month', interval_count: count = 1 } = price.recurring ?? {};
    const period = { start: now, end: periodEnd(now, now, interval, count) };
    const next = chargeFor(price, item.quantity, period, this.productName(price));
    const left = Math.max(0, item.current_period_end - now) / (item.current_period_end - item.current_period_start);
    const unused = Math.round((item.price.unit_amount ?? 0) * item.quantity * left);
    if (!prorates || unused === 0) return [next];
    const credit: Charge = {
      price: item.price,
      quantity: item.quantity,
      amount: -unused,
      description: `Unused time on ${this.productName(item.price)} after ${new Date(now * 1000).toISOString().slice(0, 10)}`,
      period: { start: now, end: item.current_period_end },
      isProration: true,
    };
    return [credit, next];
  }

  /** The next invoice as it would be, which is not kept. */
  previewInvoice(subscription: StoredSubscription, price: StoredPrice | undefined, prorates: boolean): StoredInvoice {
    const item = itemOf(subscription);
    const customer = this.customerOf(subscription);
    const end = item.current_period_end;
    const renewal = { start: end, end: this.nextPeriodEnd(subscription, end) };
    const charges =
      price && price.id !== item.price.id
        ? this.switchCharges(subscription, price, prorates)
        : [chargeFor(item.price, item.quantity, renewal, this.productName(item.price))];
    return buildInvoice({
      customer,
      subscription,
      charges,
      reason: 'upcoming',
      period: { start: item.current_period_start, end },
      created: this.clock.now(),
      id: `upcoming_in_${subscription.id}`,
    });
  }

  /** Does all that fell due since the last time, each thing at its own moment and in order. */
  settle(): void {
    const now = this.clock.now();
    for (;;) {
      const next = this.nextDue();
      if (!next || next.at > now) return;
      this.clock.at(next.at, next.action);
    }
  }

  subscriptionsOf(customerId: string): StoredSubscription[] {
    return Object.values(this.state.subscriptions).filter(({ customer }) => customer === customerId);
  }

  productName(price: StoredPrice): string {
    return this.state.products[price.product]?.name ?? price.id;
  }

  private nextDue(): { at: number; action: () => void } | undefined {
    const dues = [
      ...Object.values(this.state.sessions).flatMap((session) =>
        session.status === 'open' ? [{ at: session.expires_at, action: () => this.expireCheckout(session) }] : [],
      ),
      ...Object.values(this.state.subscriptions).flatMap((subscription) => this.duesOf(subscription)),
    ];
    return dues.reduce<(typeof dues)[number] | undefined>(
      (first, due) => (first && first.at <= due.at ? first : due),
      undefined,
    );
  }

  private duesOf(subscription: StoredSubscription): { at: number; action: () => void }[] {
    if (!isAlive(subscription)) return [];
    const end = itemOf(subscription).current_period_end;
    if (subscription.cancel_at !== null && subscription.cancel_at <= end) {
      return [{ at: subscription.cancel_at, action: () => this.cancelNow(subscription, 'cancellation_requested') }];
    }
    if (subscription.status === 'past_due') {
      const [invoice] = this.openInvoicesOf(subscription);
      const at = invoice?.next_payment_attempt ?? end;
      return [{ at, action: () => this.retry(subscription) }];
    }
    return [{ at: end, action: () => this.renew(subscription) }];
  }

  private renew(subscription: StoredSubscription): void {
    const item = itemOf(subscription);
    const before = { start: item.current_period_start, end: item.current_period_end };
    this.events.update('customer.subscription.updated', subscription, (changed) => {
      item.current_period_start = before.end;
      item.current_period_end = this.nextPeriodEnd(subscription, before.end);
      if (changed.status === 'trialing') changed.status = 'active';
    });
    const period = { start: item.current_period_start, end: item.current_period_end };
    const charge = chargeFor(item.price, item.quantity, period, this.productName(item.price));
    this.bill(subscription, [charge], 'subscription_cycle', before);
  }

  private bill(
    subscription: StoredSubscription,
    charges: Charge[],
    reason: 'subscription_cycle' | 'subscription_update',
    period: { start: number; end: number },
  ): void {
    const invoice = this.draftInvoice(this.customerOf(subscription), subscription, charges, reason, period);
    this.finalize(invoice);
    subscription.latest_invoice = invoice.id;
    this.charge(subscription, invoice);
  }

  private retry(subscription: StoredSubscription): void {
    const [invoice] = this.openInvoicesOf(subscription);
    if (invoice) this.charge(subscription, invoice);
    else this.cancelNow(subscription, 'payment_failed');
  }

  private charge(subscription: StoredSubscription, invoice: StoredInvoice): void {
    const card = this.cardOf(subscription);
    if (invoice.amount_due === 0 || (card && !failsToRenew(card.card.last4))) {
      this.markPaid(invoice, card);
      this.events.update('customer.subscription.updated', subscription, (changed) => (changed.status = 'active'));
      return;
    }
    const now = this.clock.now();
    const retryDays = retryAfterDays[invoice.attempt_count];
    invoice.attempted = true;
    invoice.attempt_count += 1;
    invoice.next_payment_attempt = retryDays === undefined ? null : now + retryDays * secondsPerDay;
    this.events.emit('invoice.payment_failed', invoice);
    this.events.update('customer.subscription.updated', subscription, (changed) => (changed.status = 'past_due'));
    if (retryDays === undefined) this.cancelNow(subscription, 'payment_failed');
  }

  private draftInvoice(
    customer: StoredCustomer,
    subscription: StoredSubscription,
    charges: Charge[],
    reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
    period: { start: number; end: number },
  ): StoredInvoice {
    const invoice = buildInvoice({ customer, subscription, charges, reason, period, created: this.clock.now() });
    this.state.invoices[invoice.id] = invoice;
    this.events.emit('invoice.created', invoice);
    return invoice;
  }

  private finalize(invoice: StoredInvoice): void {
    const now = this.clock.now();
    const customer = this.state.customers[invoice.customer];
    const sequence = customer?.next_invoice_sequence ?? 1;
    if (customer) customer.next_invoice_sequence = sequence + 1;
    invoice.number = `${customer?.invoice_prefix ?? 'SANDBOX'}-${String(sequence).padStart(4, '0')}`;
    invoice.status = 'open';
    invoice.effective_at = now;
    invoice.ending_balance = 0;
    invoice.status_transitions.finalized_at = now;
    this.events.emit('invoice.finalized', invoice);
  }

  private markPaid(invoice: StoredInvoice, card: StoredCard | undefined): void {
    invoice.status = 'paid';
    invoice.attempted = true;
    invoice.attempt_count += card && invoice.amount_due > 0 ? 1 : 0;
    invoice.amount_paid = invoice.amount_due;
    invoice.amount_remaining = 0;
    invoice.auto_advance = false;
    invoice.next_payment_attempt = null;
    invoice.status_transitions.paid_at = this.clock.now();
    this.events.emit('invoice.paid', invoice);
    this.events.emit('invoice.payment_succeeded', invoice);
  }

  private attachCard(
    customer: StoredCustomer,
    payer: { number: string; expMonth: number; expYear: number },
  ): StoredCard {
    const card = buildCard({ ...payer, email: customer.email, customer: customer.id, created: this.clock.now() });
    this.state.cards[card.id] = card;
    this.events.emit('payment_method.attached', card);
    return card;
  }

  private cardOf(subscription: StoredSubscription): StoredCard | undefined {
    const fromCustomer = this.customerOf(subscription).invoice_settings.default_payment_method;
    const id = subscription.default_payment_method ?? (typeof fromCustomer === 'string' ? fromCustomer : '');
    return this.state.cards[id];
  }

  private customerOf(subscription: StoredSubscription): StoredCustomer {
    const customer = this.state.customers[subscription.customer];
    if (!customer) throw new Error(`Subscription ${subscription.id} has no customer.`);
    return customer;
  }

  private openInvoicesOf(subscription: StoredSubscription): StoredInvoice[] {
    return Object.values(this.state.invoices).filter(
      ({ status, parent }) => status === 'open' && parent?.subscription_details?.subscription === subscription.id,
    );
  }

  private nextPeriodEnd(subscription: StoredSubscription, start: number): number {
    const { interval = 'month', interval_count: count = 1 } = itemOf(subscription).price.recurring ?? {};
    return periodEnd(subscription.billing_cycle_anchor, start, interval, count);
  }
}

/** Whether a subscription goes on: it may renew, fail or end. */
export function isAlive({ status }: StoredSubscription): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due';
}
