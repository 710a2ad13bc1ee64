import type Stripe from 'stripe';
import { declineOf, type Decline, failsToRenew, needsAuthentication } from './cards.js';
import type { SandboxClock } from './clock.js';
import { discountsOn, redeem, spendDiscounts } from './discounts.js';
import type { EventLog } from './event-log.js';
import { buildCard, buildCustomer } from './objects/customer.js';
import { buildInvoice, type Charge, chargeFor } from './objects/invoice.js';
import { planOf } from './objects/catalog.js';
import { buildSubscription, itemOf } from './objects/subscription.js';
import { testClockId } from './objects/test-clock.js';
import { PendingUpdates } from './pending-updates.js';
import { periodEnd } from './periods.js';
import type { PaymentsState } from './state.js';
import type {
  StoredCard,
  StoredCustomer,
  StoredInvoice,
  StoredPrice,
  StoredPromotionCode,
  StoredSession,
  StoredSubscription,
} from './stored.js';
import { invalidRequest, StripeError } from './stripe.errors.js';

const secondsPerDay = 86_400;
/** Days between charge retries; after the last one the subscription is canceled. */
const retryAfterDays = [3, 5, 7];

/** How a price change is settled. */
export interface SwitchTerms {
  behavior: 'create_prorations' | 'always_invoice' | 'none';
  /** The time at which unused time is prorated, in seconds since 1970. Default: now. */
  at?: number;
  /** What happens to the change if it can't be paid now. https://docs.stripe.com/api/subscriptions/update */
  payment?: 'allow_incomplete' | 'default_incomplete' | 'error_if_incomplete' | 'pending_if_incomplete';
}

/** How a subscription starts. */
export interface StartTerms {
  price: StoredPrice;
  quantity: number;
  /** Pays the first invoice. */
  card: StoredCard;
  /** The subscription's own; null to use the customer's. */
  paymentMethod: string | null;
  trialDays: number;
  metadata: Record<string, string>;
  description: string | null;
  promotionCode?: StoredPromotionCode | undefined;
}

/** Why an invoice can't be paid with the card on file while the customer is present. */
export type PaymentProblem = 'declined' | 'requires_action';

/** Whether the customer is present to confirm a payment. */
type Session = 'on_session' | 'off_session';

type CancelReason = 'cancellation_requested' | 'payment_failed';

/**
 * Everything about money: checkouts, renewals, failures, plan changes and cancellations, with their events in Stripe's
 * order.
 */
export class Billing {
  /** How long a renewal invoice stays a draft before it is charged: an hour at Stripe, 0 here by default. */
  draftSeconds = 0;
  private readonly pending: PendingUpdates;

  constructor(
    private readonly state: PaymentsState,
    private readonly clock: SandboxClock,
    private readonly events: EventLog,
    /** Base URL of the hosted pages. */
    private readonly pagesUrl: string,
  ) {
    this.pending = new PendingUpdates(state, clock, events);
  }

  createCustomer(fields: Partial<StoredCustomer>): StoredCustomer {
    const customer = buildCustomer({ created: this.clock.now(), test_clock: this.testClock(), ...fields });
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

  /** Pays an open session. Returns why the card was declined, or undefined if it was paid. */
  completeCheckout(
    session: StoredSession,
    payer: {
      number: string;
      expMonth: number;
      expYear: number;
      email: string | null;
      promotionCode?: StoredPromotionCode;
    },
  ): Decline | undefined {
    const order = this.state.orders[session.id];
    const [line] = order?.lines ?? [];
    const price = this.state.prices[line?.price ?? ''];
    if (!order || !line || !price) throw invalidRequest('The price of this checkout session is gone.');
    const decline = declineOf(payer.number);
    if (decline) return decline;

    const customer = this.state.customers[session.customer ?? ''] ?? this.createCustomer({ email: payer.email });
    const card = this.attachCard(customer, payer);
    const { metadata, description, trialDays } = order;
    const { promotionCode } = payer;
    const terms = { price, quantity: line.quantity, card, paymentMethod: card.id, trialDays, metadata, description };
    const { subscription, invoice } = this.startSubscription(customer, { ...terms, promotionCode });
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
      amount_subtotal: invoice.subtotal,
      amount_total: invoice.total,
      total_details: { amount_discount: invoice.subtotal - invoice.total, amount_shipping: 0, amount_tax: 0 },
      discounts: payer.promotionCode
        ? [{ coupon: payer.promotionCode.promotion.coupon, promotion_code: payer.promotionCode.id }]
        : [],
      payment_status: trialDays > 0 ? 'no_payment_required' : 'paid',
      status: 'complete',
      subscription: subscription.id,
      url: null,
    } satisfies Partial<StoredSession>);
    this.events.emit('checkout.session.completed', session);
    return undefined;
  }

  /** Starts a subscription whose first invoice the card pays, or one that starts with a trial. */
  startSubscription(
    customer: StoredCustomer,
    terms: StartTerms,
  ): { subscription: StoredSubscription; invoice: StoredInvoice } {
    const { price, quantity, card, paymentMethod, trialDays, metadata, description, promotionCode } = terms;
    const now = this.clock.now();
    const trialEnd = trialDays > 0 ? now + trialDays * secondsPerDay : null;
    const subscription = buildSubscription({
      customer: customer.id,
      price,
      quantity,
      start: now,
      periodEnd: periodEnd(now, now, price.recurring?.interval ?? 'month', price.recurring?.interval_count ?? 1),
      trialEnd,
      paymentMethod,
      metadata,
      description,
      testClock: clockOf(customer),
    });
    this.state.subscriptions[subscription.id] = subscription;
    if (promotionCode) redeem(this.state, promotionCode, subscription, now);
    const period = { start: now, end: itemOf(subscription).current_period_end };
    const charge = chargeFor(price, quantity, period, this.productName(price));
    const invoice = this.draftInvoice(
      subscription,
      [trialEnd ? { ...charge, amount: 0, description: `Trial period for ${this.productName(price)}` } : charge],
      'subscription_create',
      { start: now, end: now },
    );
    this.events.emit('customer.subscription.created', subscription);
    this.finalize(invoice);
    this.markPaid(invoice, card);
    if (!trialEnd) {
      this.events.update('customer.subscription.updated', subscription, (changed) => (changed.status = 'active'));
    }
    return { subscription, invoice };
  }

  /** Attaches a card to a customer. Returns why it was declined instead, if it was. */
  attachTestCard(customer: StoredCustomer, number: string): StoredCard | Decline {
    const expYear = new Date(this.clock.now() * 1000).getUTCFullYear() + 5;
    return declineOf(number) ?? this.attachCard(customer, { number, expMonth: 12, expYear });
  }

  /** Replaces a customer's card and pays open invoices with it. Returns why it was declined, or undefined. */
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
    this.pending.discard(subscription);
    const now = this.clock.now();
    subscription.status = 'canceled';
    subscription.canceled_at ??= now;
    subscription.ended_at = now;
    subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
    for (const invoice of this.invoicesOf(subscription, 'open')) {
      this.events.update('invoice.updated', invoice, (changed) => {
        changed.next_payment_attempt = null;
        changed.auto_advance = false;
      });
    }
    this.events.emit('customer.subscription.deleted', subscription);
  }

  /**
   * Switches a subscription to another price. With another interval a new period starts and is charged at once, less
   * the unused time; with the same interval the difference is charged at once or on the next invoice, depending on
   * `terms`.
   */
  switchPrice(subscription: StoredSubscription, price: StoredPrice, terms: SwitchTerms): void {
    const item = itemOf(subscription);
    const isTrial = subscription.status === 'trialing';
    const isNewPeriod = !isTrial && item.price.recurring?.interval !== price.recurring?.interval;
    const charges = isTrial ? [] : this.switchCharges(subscription, price, terms);
    const isBilledNow = isNewPeriod || (charges.length > 0 && terms.behavior === 'always_invoice');
    const problem = isBilledNow ? this.switchProblem(subscription, charges) : undefined;
    if (problem && terms.payment === 'error_if_incomplete') throw paymentError(problem);
    this.pending.discard(subscription);
    const bill = (): StoredInvoice => {
      const now = this.clock.now();
      return this.draftInvoice(subscription, charges, 'subscription_update', { start: now, end: now });
    };
    if (problem && terms.payment === 'pending_if_incomplete') {
      const invoice = bill();
      this.finalize(invoice);
      this.failPayment(invoice, problem);
      this.pending.start(subscription, { price: price.id, invoice: invoice.id, isNewPeriod });
      return;
    }
    this.applyPrice(subscription, price, isNewPeriod);
    if (isBilledNow) this.collect(subscription, bill(), 'on_session');
    else if (charges.length > 0)
      this.state.pendingCharges[subscription.id] = [...this.pendingOf(subscription), ...charges];
  }

  /** Why the card on file can't pay an open invoice, or undefined if it can. */
  problemOf(invoice: StoredInvoice): PaymentProblem | undefined {
    const subscription = this.subscriptionOf(invoice);
    return subscription && this.cardProblem(subscription, invoice.amount_due);
  }

  /** Pays an open invoice on its hosted page, after the customer's confirmation if the bank required one. */
  payInvoice(invoice: StoredInvoice): void {
    const subscription = this.subscriptionOf(invoice);
    if (invoice.status !== 'open' || !subscription) return;
    const pending = this.pending.find(invoice);
    const price = pending && this.state.prices[pending.price];
    this.markPaid(invoice, this.cardOf(subscription));
    if (price) {
      this.applyPrice(subscription, price, pending.isNewPeriod);
      this.pending.finish(subscription);
    } else if (isAlive(subscription)) {
      this.events.update('customer.subscription.updated', subscription, (changed) => (changed.status = 'active'));
    }
  }

  /** A preview of the next invoice, optionally with another price. */
  previewInvoice(subscription: StoredSubscription, price: StoredPrice | undefined, terms: SwitchTerms): StoredInvoice {
    const item = itemOf(subscription);
    const next = price ?? item.price;
    const end = item.current_period_end;
    const period = { start: end, end: this.nextPeriodEnd(subscription, end) };
    const renewal = [...this.pendingOf(subscription), chargeFor(next, item.quantity, period, this.productName(next))];
    const change = next.id === item.price.id ? [] : this.switchCharges(subscription, next, terms);
    const isBilledNow =
      next.recurring?.interval !== item.price.recurring?.interval || terms.behavior === 'always_invoice';
    return this.buildInvoice(
      subscription,
      change.length > 0 && isBilledNow ? change : [...change, ...renewal],
      'upcoming',
      { start: item.current_period_start, end },
      `upcoming_in_${subscription.id}`,
    );
  }

  /** Processes everything that has become due since the last call, each at its own time and in order. */
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
    // Nearly all invoices are paid: one pass finds the others for all subscriptions.
    const unpaid = Object.values(this.state.invoices).filter(({ status }) => status === 'draft' || status === 'open');
    const dues = [
      ...Object.values(this.state.sessions).flatMap((session) =>
        session.status === 'open' ? [{ at: session.expires_at, action: () => this.expireCheckout(session) }] : [],
      ),
      ...Object.values(this.state.subscriptions).flatMap((subscription) => this.duesOf(subscription, unpaid)),
    ];
    return dues.reduce<(typeof dues)[number] | undefined>(
      (first, due) => (first && first.at <= due.at ? first : due),
      undefined,
    );
  }

  private duesOf(subscription: StoredSubscription, unpaid: StoredInvoice[]): { at: number; action: () => void }[] {
    if (!isAlive(subscription)) return [];
    const drafts = this.invoicesOf(subscription, 'draft', unpaid).map((invoice) => ({
      at: invoice.created + this.draftSeconds,
      action: () => this.collect(subscription, invoice),
    }));
    const { pending_update: pending } = subscription;
    const expiry = pending ? [{ at: pending.expires_at, action: () => this.pending.discard(subscription) }] : [];
    return [...drafts, ...expiry, this.nextStepOf(subscription, unpaid)];
  }

  private nextStepOf(subscription: StoredSubscription, unpaid: StoredInvoice[]): { at: number; action: () => void } {
    const end = itemOf(subscription).current_period_end;
    if (subscription.cancel_at !== null && subscription.cancel_at <= end) {
      return { at: subscription.cancel_at, action: () => this.cancelNow(subscription, 'cancellation_requested') };
    }
    if (subscription.status === 'past_due') {
      const [invoice] = this.invoicesOf(subscription, 'open', unpaid);
      const at = invoice?.next_payment_attempt ?? end;
      return { at, action: () => this.retry(subscription) };
    }
    return { at: end, action: () => this.renew(subscription) };
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
    const charges = [...this.pendingOf(subscription), charge];
    delete this.state.pendingCharges[subscription.id];
    this.draftInvoice(subscription, charges, 'subscription_cycle', before);
  }

  /** What a price change charges, and what it credits for the paid but unused time. */
  private switchCharges(subscription: StoredSubscription, price: StoredPrice, { behavior, at }: SwitchTerms): Charge[] {
    const item = itemOf(subscription);
    const now = at ?? this.clock.now();
    const name = this.productName(price);
    const left = Math.max(0, item.current_period_end - now) / (item.current_period_end - item.current_period_start);
    const rest = { start: now, end: item.current_period_end };
    const unused = Math.round((item.price.unit_amount ?? 0) * item.quantity * left);
    const day = new Date(now * 1000).toISOString().slice(0, 10);
    const proration = { quantity: item.quantity, period: rest, isProration: true };
    const credit: Charge = {
      ...proration,
      price: item.price,
      amount: -unused,
      description: `Unused time on ${this.productName(item.price)} after ${day}`,
    };
    const { interval = 'month', interval_count: count = 1 } = price.recurring ?? {};
    if (interval !== item.price.recurring?.interval) {
      const next = chargeFor(price, item.quantity, { start: now, end: periodEnd(now, now, interval, count) }, name);
      return behavior === 'none' || unused === 0 ? [next] : [credit, next];
    }
    if (behavior === 'none') return [];
    const amount = Math.round((price.unit_amount ?? 0) * item.quantity * left);
    return [credit, { ...proration, price, amount, description: `Remaining time on ${name} after ${day}` }];
  }

  private pendingOf(subscription: StoredSubscription): Charge[] {
    return this.state.pendingCharges[subscription.id] ?? [];
  }

  private applyPrice(subscription: StoredSubscription, price: StoredPrice, isNewPeriod: boolean): void {
    const item = itemOf(subscription);
    const now = this.clock.now();
    this.events.update('customer.subscription.updated', subscription, () => {
      item.price = price;
      item.plan = planOf(price);
      if (!isNewPeriod) return;
      subscription.billing_cycle_anchor = now;
      item.current_period_start = now;
      item.current_period_end = this.nextPeriodEnd(subscription, now);
      if (subscription.cancel_at_period_end) subscription.cancel_at = item.current_period_end;
    });
  }

  /** Why the card on file could not pay a change, checked before anything changes. */
  private switchProblem(subscription: StoredSubscription, charges: Charge[]): PaymentProblem | undefined {
    const { amount_due: due } = this.buildInvoice(subscription, charges, 'subscription_update', { start: 0, end: 0 });
    return this.cardProblem(subscription, due);
  }

  private cardProblem(subscription: StoredSubscription, due: number): PaymentProblem | undefined {
    const card = this.cardOf(subscription);
    if (due === 0) return undefined;
    if (!card || failsToRenew(card.card.last4)) return 'declined';
    return needsAuthentication(card.card.last4, 'on_session') ? 'requires_action' : undefined;
  }

  private failPayment(invoice: StoredInvoice, problem: PaymentProblem): void {
    invoice.attempted = true;
    invoice.attempt_count += 1;
    this.events.emit('invoice.payment_failed', invoice);
    if (problem === 'requires_action') this.events.emit('invoice.payment_action_required', invoice);
  }

  private testClock(): string | null {
    return this.clock.isAhead ? testClockId : null;
  }

  private collect(subscription: StoredSubscription, invoice: StoredInvoice, session: Session = 'off_session'): void {
    this.finalize(invoice);
    this.charge(subscription, invoice, session);
  }

  private retry(subscription: StoredSubscription): void {
    const [invoice] = this.invoicesOf(subscription, 'open');
    if (invoice) this.charge(subscription, invoice);
    else this.cancelNow(subscription, 'payment_failed');
  }

  private charge(subscription: StoredSubscription, invoice: StoredInvoice, session: Session = 'off_session'): void {
    const card = this.cardOf(subscription);
    const isUnconfirmed = card !== undefined && needsAuthentication(card.card.last4, session);
    if (invoice.amount_due === 0 || (card && !failsToRenew(card.card.last4) && !isUnconfirmed)) {
      this.markPaid(invoice, card);
      this.events.update('customer.subscription.updated', subscription, (changed) => (changed.status = 'active'));
      return;
    }
    const now = this.clock.now();
    const retryDays = retryAfterDays[invoice.attempt_count];
    invoice.next_payment_attempt = retryDays === undefined ? null : now + retryDays * secondsPerDay;
    this.failPayment(invoice, isUnconfirmed ? 'requires_action' : 'declined');
    this.events.update('customer.subscription.updated', subscription, (changed) => (changed.status = 'past_due'));
    if (retryDays === undefined) this.cancelNow(subscription, 'payment_failed');
  }

  private draftInvoice(
    subscription: StoredSubscription,
    charges: Charge[],
    reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update',
    period: { start: number; end: number },
  ): StoredInvoice {
    const invoice = this.buildInvoice(subscription, charges, reason, period);
    spendDiscounts(this.state, subscription);
    this.state.invoices[invoice.id] = invoice;
    subscription.latest_invoice = invoice.id;
    this.events.emit('invoice.created', invoice);
    return invoice;
  }

  private buildInvoice(
    subscription: StoredSubscription,
    charges: Charge[],
    reason: Stripe.Invoice.BillingReason,
    period: { start: number; end: number },
    id?: string,
  ): StoredInvoice {
    const now = this.clock.now();
    const discountable = charges.reduce((sum, { amount, isProration }) => sum + (isProration ? 0 : amount), 0);
    return buildInvoice({
      customer: this.customerOf(subscription),
      subscription,
      charges,
      reason,
      period,
      created: now,
      discounts: discountsOn(this.state, subscription, discountable, now),
      ...(id ? { id } : {}),
    });
  }

  private finalize(invoice: StoredInvoice): void {
    const now = this.clock.now();
    const customer = this.state.customers[invoice.customer];
    const sequence = customer?.next_invoice_sequence ?? 1;
    if (customer) customer.next_invoice_sequence = sequence + 1;
    invoice.number = `${customer?.invoice_prefix ?? 'SANDBOX'}-${String(sequence).padStart(4, '0')}`;
    invoice.status = 'open';
    invoice.effective_at = now;
    invoice.ending_balance = Math.min(0, invoice.starting_balance + invoice.total);
    invoice.hosted_invoice_url = `${this.pagesUrl}/invoice/${invoice.id}`;
    if (customer && customer.balance !== invoice.ending_balance) {
      const balance = invoice.ending_balance;
      this.events.update('customer.updated', customer, (changed) => (changed.balance = balance));
    }
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

  private subscriptionOf(invoice: StoredInvoice): StoredSubscription | undefined {
    const id = invoice.parent?.subscription_details?.subscription;
    return typeof id === 'string' ? this.state.subscriptions[id] : undefined;
  }

  private invoicesOf(
    subscription: StoredSubscription,
    status: 'draft' | 'open',
    among = Object.values(this.state.invoices),
  ): StoredInvoice[] {
    return among.filter(
      (invoice) => invoice.status === status && invoice.parent?.subscription_details?.subscription === subscription.id,
    );
  }

  private nextPeriodEnd(subscription: StoredSubscription, start: number): number {
    const { interval = 'month', interval_count: count = 1 } = itemOf(subscription).price.recurring ?? {};
    return periodEnd(subscription.billing_cycle_anchor, start, interval, count);
  }
}

function clockOf({ test_clock: clock }: StoredCustomer): string | null {
  return typeof clock === 'string' ? clock : null;
}

/** Whether a subscription is still running: it may renew, fail or end. */
export function isAlive({ status }: StoredSubscription): boolean {
  return status === 'active' || status === 'trialing' || status === 'past_due';
}

/** Stripe's error for a change whose terms don't allow it to stay unpaid. */
function paymentError(problem: PaymentProblem): StripeError {
  if (problem === 'declined') {
    return new StripeError(402, 'card_error', 'Your card was declined.', {
      code: 'card_declined',
      decline_code: 'generic_decline',
    });
  }
  // https://docs.stripe.com/error-codes#subscription-payment-intent-requires-action
  const message =
    'Payment for this subscription requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with `subscription.latest_invoice`. Additional information is available here: https://stripe.com/docs/billing/subscriptions/overview#requires-action';
  return new StripeError(402, 'card_error', message, { code: 'subscription_payment_intent_requires_action' });
}
