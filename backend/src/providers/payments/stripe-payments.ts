import { Inject, Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import { ENV } from '../../config/config.module.js';
import type { Env, PaymentsEnv } from '../../config/env.js';
import { timeLeft } from './deadline.js';
import { keyFingerprint } from './key-fingerprint.js';
import {
  type CheckoutOrder,
  type CustomerSubscription,
  type OpenCheckout,
  type PaymentEvent,
  PaymentProviderFailed,
  Payments,
  type PriceSwitch,
  type ProviderInvoice,
  type ProviderPayment,
  type ProviderPrice,
  type SwitchQuote,
  UnprovenEvent,
} from './payments.js';
import { toPaymentError } from './stripe-errors.js';
import { readInvoice, readQuote } from './stripe-invoice.js';
import { readSubscription } from './stripe-subscription.js';

/** Time limit of one attempt, in milliseconds. */
const timeout = 10_000;

/** Maximum age of a signature in seconds, against replays. */
const signatureTolerance = 300;

/** How many invoices to show: two years of a monthly plan. The provider's portal has the others. */
const shownInvoices = 24;

/** Stripe, or a compatible server. */
@Injectable()
export class StripePayments extends Payments {
  readonly keyId: string;
  private readonly client: Stripe;
  private readonly webhookSecret: string;
  private readonly isLive: boolean;

  constructor(@Inject(ENV) { payments }: Env) {
    super();
    this.keyId = keyFingerprint(payments.secretKey);
    this.client = new Stripe(payments.secretKey, {
      ...addressOf(payments),
      timeout,
      httpClient: deadlineClient(),
      // Some calls are made while a customer is locked; more tries would hold the lock for too long.
      maxNetworkRetries: 1,
      telemetry: false,
    });
    this.webhookSecret = payments.webhookSecret;
    this.isLive = /^[sr]k_live_/.test(payments.secretKey);
  }

  ensureCustomer(account: { accountId: string; email: string; replacing?: string }): Promise<string> {
    return callStripe(async () => {
      const { accountId, email, replacing } = account;
      // After a temporary change of keys, find the paying customer again instead of charging them twice.
      const [known] = (await this.customersOf(account)).filter(({ id }) => id !== replacing);
      if (known) return known.id;
      const customerId = await this.createCustomer(accountId, email, '');
      // For a day, the idempotency key still refers to a customer that has since been deleted, and Stripe returns that
      // one again. Every caller tries the first key first, so that concurrent callers get the same customer.
      return customerId === replacing ? await this.createCustomer(accountId, email, ` ${replacing}`) : customerId;
    });
  }

  changeEmail(customerId: string, email: string): Promise<boolean> {
    return callStripe(async () => (await orRefused(this.client.customers.update(customerId, { email }))) !== null);
  }

  openCheckout(order: CheckoutOrder): Promise<OpenCheckout> {
    return callStripe(async () => {
      const { customerId, priceId, successUrl } = order;
      const open = await this.client.checkout.sessions.list({ customer: customerId, status: 'open', limit: 100 });
      const same = open.data.find(
        (session) => session.metadata?.['priceId'] === priceId && session.success_url === successUrl,
      );
      for (const other of open.data) {
        if (other !== same) await this.client.checkout.sessions.expire(other.id);
      }
      const session = same ?? (await this.createCheckout(order));
      if (!session.url) throw new PaymentProviderFailed();
      return { sessionId: session.id, url: session.url };
    });
  }

  findCheckoutCustomer(sessionId: string): Promise<string | null> {
    return callStripe(async () => {
      // It becomes part of a URL path.
      if (!/^cs_\w+$/.test(sessionId)) return null;
      const session = await orNull(this.client.checkout.sessions.retrieve(sessionId));
      return session ? idOf(session.customer) : null;
    });
  }

  listSubscriptions(customerId: string): Promise<CustomerSubscription[]> {
    return callStripe(async () => {
      const { data } = await this.client.subscriptions.list({
        customer: customerId,
        status: 'all',
        limit: 100,
        expand: ['data.latest_invoice', 'data.test_clock'],
      });
      const now = new Date();
      return data.map((subscription) => readSubscription(subscription, now));
    });
  }

  setCancelAtPeriodEnd(subscriptionId: string, isToEnd: boolean): Promise<void> {
    return callStripe(async () => {
      if (isToEnd) {
        await this.client.subscriptions.update(subscriptionId, { cancel_at_period_end: true });
        return;
      }
      // Stripe's portal may have set the end by date; each form is undone in its own way.
      const { cancel_at_period_end: byFlag } = await this.client.subscriptions.retrieve(subscriptionId);
      await this.client.subscriptions.update(
        subscriptionId,
        byFlag ? { cancel_at_period_end: false } : { cancel_at: '' },
      );
    });
  }

  quoteSwitch(change: PriceSwitch): Promise<SwitchQuote> {
    return callStripe(async () =>
      readQuote(
        await this.client.invoices.createPreview({
          customer: change.customerId,
          subscription: change.subscriptionId,
          subscription_details: {
            items: [{ id: change.itemId, price: change.priceId }],
            proration_behavior: 'always_invoice',
            proration_date: seconds(change.asOf),
          },
        }),
      ),
    );
  }

  switchPrice(change: PriceSwitch): Promise<string | null> {
    const terms: Stripe.SubscriptionUpdateParams = {
      items: [{ id: change.itemId, price: change.priceId }],
      proration_behavior: 'always_invoice',
      proration_date: seconds(change.asOf),
    };
    return callStripe(async () => {
      const { subscriptions } = this.client;
      try {
        await subscriptions.update(change.subscriptionId, { ...terms, payment_behavior: 'error_if_incomplete' });
        return null;
      } catch (error) {
        if (!needsConfirmation(error)) throw error;
      }
      // That attempt left nothing to confirm. A pending update does, and keeps the old plan until the invoice is paid:
      // https://docs.stripe.com/billing/subscriptions/pending-updates
      const { pending_update: pending, latest_invoice: invoice } = await subscriptions.update(change.subscriptionId, {
        ...terms,
        payment_behavior: 'pending_if_incomplete',
        expand: ['latest_invoice'],
      });
      if (!pending) return null;
      const url = invoice && typeof invoice !== 'string' ? invoice.hosted_invoice_url : null;
      if (!url) throw new PaymentProviderFailed();
      return url;
    });
  }

  openPortal(customerId: string, returnUrl: string): Promise<string> {
    return callStripe(async () => {
      const session = await this.client.billingPortal.sessions.create({ customer: customerId, return_url: returnUrl });
      return session.url;
    });
  }

  listInvoices(customerId: string): Promise<ProviderInvoice[]> {
    return callStripe(async () => {
      const { data } = await this.client.invoices.list({ customer: customerId, limit: shownInvoices });
      return data.flatMap((invoice) => (invoice.status === 'draft' ? [] : [readInvoice(invoice)]));
    });
  }

  listPayments(customerId: string): Promise<ProviderPayment[]> {
    return callStripe(async () => {
      const payments: ProviderPayment[] = [];
      for await (const invoice of this.client.invoices.list({ customer: customerId, limit: 100 })) {
        payments.push({
          number: invoice.number,
          status: invoice.status ?? 'draft',
          amount: invoice.total,
          currency: invoice.currency,
          createdAt: new Date(invoice.created * 1000),
        });
      }
      return payments;
    });
  }

  closeAccount(account: { accountId: string; email: string; customerId: string | null }): Promise<void> {
    return callStripe(async () => {
      const customers = new Set(account.customerId === null ? [] : [account.customerId]);
      // A customer created while the account was being deleted, whose id we never received.
      for (const { id } of await this.customersOf(account)) customers.add(id);
      for (const customerId of customers) await this.closeCustomer(customerId);
    });
  }

  findPrice(priceId: string): Promise<ProviderPrice | null> {
    return callStripe(async () => {
      const price = await orNull(this.client.prices.retrieve(priceId));
      if (!price) return null;
      const { recurring } = price;
      return {
        amount: price.unit_amount,
        currency: price.currency,
        interval: recurring && { unit: recurring.interval, count: recurring.interval_count },
        isActive: price.active,
      };
    });
  }

  readEvent(body: Buffer, signature: string | undefined): PaymentEvent {
    try {
      const event = this.client.webhooks.constructEvent(body, signature ?? '', this.webhookSecret, signatureTolerance);
      return {
        id: event.id,
        type: event.type,
        customerId: subscriberOf(event),
        isOtherMode: event.livemode !== this.isLive,
      };
    } catch (error) {
      throw new UnprovenEvent({ cause: error });
    }
  }

  /** The customers created for an account, newest first. */
  private async customersOf({ accountId, email }: { accountId: string; email: string }): Promise<Stripe.Customer[]> {
    const customers: Stripe.Customer[] = [];
    for await (const customer of this.client.customers.list({ email, limit: 100 })) {
      if (customer.metadata['accountId'] === accountId) customers.push(customer);
    }
    return customers;
  }

  /** Checkouts first, so that no subscription starts in the meantime. One that does ends with its customer. */
  private async closeCustomer(customer: string): Promise<void> {
    const open = await orNull(this.client.checkout.sessions.list({ customer, status: 'open', limit: 100 }));
    for (const session of open?.data ?? []) await orRefused(this.client.checkout.sessions.expire(session.id));
    const subscriptions = await orNull(this.client.subscriptions.list({ customer, status: 'all', limit: 100 }));
    for (const { id, status } of subscriptions?.data ?? []) {
      if (status !== 'canceled' && status !== 'incomplete_expired') await orNull(this.client.subscriptions.cancel(id));
    }
    await orNull(this.client.customers.del(customer));
  }

  /** A restricted key may lack this permission; checkout then doesn't accept promotion codes. */
  private async hasPromotionCodes(): Promise<boolean> {
    try {
      const { data } = await this.client.promotionCodes.list({ active: true, limit: 1 });
      return data.length > 0;
    } catch (error) {
      if (error instanceof Stripe.errors.StripePermissionError) return false;
      throw error;
    }
  }

  private async createCustomer(accountId: string, email: string, keySuffix: string): Promise<string> {
    const customer = await this.client.customers.create(
      { email, metadata: { accountId } },
      // While a call with the same key is in progress Stripe returns 409, and the client retries. With another address
      // the same key would be refused.
      { idempotencyKey: `customer:${accountId}:${shortHash(email + keySuffix)}`, maxNetworkRetries: 3 },
    );
    return customer.id;
  }

  private async createCheckout(order: CheckoutOrder): Promise<Stripe.Checkout.Session> {
    const { accountId, trialDays } = order;
    const hasPromotionCodes = await this.hasPromotionCodes();
    return this.client.checkout.sessions.create({
      mode: 'subscription',
      customer: order.customerId,
      client_reference_id: accountId,
      line_items: [{ price: order.priceId, quantity: 1 }],
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
      metadata: { accountId, priceId: order.priceId },
      ...(hasPromotionCodes ? { allow_promotion_codes: true } : {}),
      subscription_data: { metadata: { accountId }, ...(trialDays > 0 ? { trial_period_days: trialDays } : {}) },
    });
  }
}

/** Stripe's HTTP client with the request's deadline. */
function deadlineClient(): Stripe.HttpClient {
  const client = Stripe.createNodeHttpClient();
  return {
    getClientName: () => client.getClientName(),
    makeRequest: async (...[host, port, path, method, headers, data, protocol, limit]) => {
      const left = timeLeft();
      if (left === 0) throw Stripe.HttpClient.makeTimeoutError();
      return client.makeRequest(host, port, path, method, headers, data, protocol, Math.ceil(Math.min(limit, left)));
    },
  };
}

const seconds = (date: Date): number => Math.floor(date.getTime() / 1000);

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

function addressOf({ apiUrl }: PaymentsEnv): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (!apiUrl) return {};
  const { protocol, hostname, port } = new URL(apiUrl);
  const isPlain = protocol === 'http:';
  return { protocol: isPlain ? 'http' : 'https', host: hostname, port: port || (isPlain ? 80 : 443) };
}

/** The customer of an event about a subscription; null for other events. */
function subscriberOf(event: Stripe.Event): string | null {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.pending_update_applied':
    case 'customer.subscription.pending_update_expired':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
    case 'invoice.paid':
    case 'invoice.payment_failed':
      return idOf(event.data.object.customer);
    default:
      return null;
  }
}

function idOf(reference: string | { id: string } | null): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

/** Returns null if Stripe reports that the object doesn't exist. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null;
    throw error;
  }
}

/** Returns null if Stripe refuses: the checkout was paid or has expired, or the customer is gone. */
async function orRefused<T>(asked: Promise<T>): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return null;
    throw error;
  }
}

/** Whether a payment failed because the bank requires 3-D Secure. */
function needsConfirmation(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeCardError && error.code === 'subscription_payment_intent_requires_action';
}

/** Calls Stripe and maps its errors to ours. */
async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof Stripe.errors.StripeError ? toPaymentError(error) : error;
  }
}
