import { AppError } from '../../common/app-error.js';

/** What to buy at the hosted checkout. */
export interface CheckoutOrder {
  accountId: string;
  customerId: string;
  priceId: string;
  /** Length of the free trial in days; 0 for none. */
  trialDays: number;
  /** Where the provider sends the browser after payment; `{CHECKOUT_SESSION_ID}` in it becomes the session's id. */
  successUrl: string;
  /** Where "Back" leads. */
  cancelUrl: string;
}

/** An open hosted checkout. */
export interface OpenCheckout {
  sessionId: string;
  url: string;
}

/** The provider's current state of a customer's subscription. */
export interface CustomerSubscription {
  id: string;
  /** The subscription item with the price. */
  itemId: string | null;
  priceId: string | null;
  /** The provider's status: `active`, `trialing`, `past_due`, `canceled`, `incomplete`, … */
  status: string;
  /** Whether it ends, or has ended, with the current period. */
  cancelAtPeriodEnd: boolean;
  startDate: Date;
  /** Paid until: the period's end, or its start while the period's own payment is outstanding. */
  endDate: Date;
  createdAt: Date;
  /**
   * Its newest invoice if paid, otherwise null. `total` is in the currency's smallest unit, `paidAt` on the provider's
   * clock.
   */
  paidInvoice: { id: string; total: number; currency: string; url: string | null; paidAt: Date } | null;
  /** Seconds by which the provider's clock is ahead of ours (test clocks), otherwise 0. */
  clockAheadSeconds: number;
}

/** A price, as stored at the provider. */
export interface ProviderPrice {
  /** In the currency's smallest unit; null if the price isn't a single amount. */
  amount: number | null;
  /** ISO 4217, lower case. */
  currency: string;
  /** Billing interval, such as every 1 `month`; null for a one-time price. */
  interval: { unit: string; count: number } | null;
  isActive: boolean;
}

/** A switch to another price at `asOf`. */
export interface PriceSwitch {
  customerId: string;
  subscriptionId: string;
  itemId: string;
  priceId: string;
  /** When the old price ends, on the provider's clock, in whole seconds. */
  asOf: Date;
}

/** What a switch would charge. Amounts are in the currency's smallest unit. */
export interface SwitchQuote {
  /** ISO 4217, lower case. */
  currency: string;
  /** Value of the unused time at the old price. */
  credit: number;
  /** Cost of the new price's first period, less discounts. */
  charge: number;
  /** Charged now, after all credit. */
  due: number;
  /** Remaining credit. */
  creditLeft: number;
  renewsAt: Date;
}

/** An invoice at the provider. */
export interface ProviderInvoice {
  id: string;
  number: string | null;
  createdAt: Date;
  /** In the currency's smallest unit. */
  total: number;
  currency: string;
  status: string;
  /** Its hosted page, if any. */
  url: string | null;
}

/** A customer's invoice, as stored at the provider. */
export interface ProviderPayment {
  /** The invoice number, or null for a draft. */
  number: string | null;
  /** The provider's status: `paid`, `open`, `void`, … */
  status: string;
  /** In the currency's smallest unit. */
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
  createdAt: Date;
}

/**
 * A webhook event with a verified signature. Only its id and customer are trusted; the rest is read from the provider.
 */
export interface PaymentEvent {
  id: string;
  type: string;
  /** The customer whose subscription may have changed; null if the event isn't about a subscription. */
  customerId: string | null;
  /** Whether its mode (test or live) differs from our key's. */
  isOtherMode: boolean;
}

/** A provider of card payments. */
export abstract class Payments {
  /** Identifies the secret key in use without revealing it. Another key may not know what this one confirmed. */
  abstract readonly keyId: string;

  /**
   * Returns the id of the account's customer: one that the provider already has for it, or a new one. Calls for the same
   * account within a day, even concurrent ones, return the same customer.
   * @param account `replacing` is a customer that turned out to be unknown and must not be returned again
   * @throws PaymentProviderFailed, PaymentProviderRefused
   */
  abstract ensureCustomer(account: { accountId: string; email: string; replacing?: string }): Promise<string>;

  /**
   * Changes the address for a customer's receipts. @returns false if the provider rejects the address or has no such
   * customer
   * @throws PaymentProviderFailed, PaymentProviderRefused
   */
  abstract changeEmail(customerId: string, email: string): Promise<boolean>;

  /**
   * Opens a hosted checkout, or returns the open one for the same order. The customer's other open checkouts are closed
   * first, so that no one pays for two subscriptions from two tabs. Callers must serialise calls per customer.
   * @throws PaymentProviderFailed, PaymentProviderRefused, UnknownCustomer, UnknownPrice
   */
  abstract openCheckout(order: CheckoutOrder): Promise<OpenCheckout>;

  /**
   * The customer id of a checkout session, or null if there is no such session.
   * @throws PaymentProviderFailed, PaymentProviderRefused
   */
  abstract findCheckoutCustomer(sessionId: string): Promise<string | null>;

  /**
   * All current and past subscriptions of a customer, newest first, as they are now.
   * @throws PaymentProviderFailed, PaymentProviderRefused, UnknownCustomer
   */
  abstract listSubscriptions(customerId: string): Promise<CustomerSubscription[]>;

  /**
   * Sets a subscription to end with its current period, or undoes that.
   * @throws PaymentProviderFailed, PaymentProviderRefused
   */
  abstract setCancelAtPeriodEnd(subscriptionId: string, isToEnd: boolean): Promise<void>;

  /**
   * What a switch would charge; nothing changes.
   * @throws PaymentProviderFailed, PaymentProviderRefused, UnknownCustomer, UnknownPrice
   */
  abstract quoteSwitch(change: PriceSwitch): Promise<SwitchQuote>;

  /**
   * Switches to another price and charges the difference at once. If the card is declined, nothing changes. If the bank
   * requires confirmation, the switch waits for it.
   * @returns the hosted page to confirm the payment, or null if the switch is done
   * @throws PaymentDeclined, PaymentProviderFailed, PaymentProviderRefused, UnknownPrice
   */
  abstract switchPrice(change: PriceSwitch): Promise<string | null>;

  /**
   * Opens the provider's billing portal for a customer. @returns its URL
   * @throws PaymentProviderFailed, PaymentProviderRefused, UnknownCustomer
   */
  abstract openPortal(customerId: string, returnUrl: string): Promise<string>;

  /**
   * A customer's newest invoices that are no longer drafts, newest first.
   * @throws PaymentProviderFailed, PaymentProviderRefused, UnknownCustomer
   */
  abstract listInvoices(customerId: string): Promise<ProviderInvoice[]>;

  /**
   * All invoices a customer has ever received, newest first.
   * @throws PaymentProviderFailed, PaymentProviderRefused, UnknownCustomer
   */
  abstract listPayments(customerId: string): Promise<ProviderPayment[]>;

  /**
   * Ends everything an account has at the provider: its open checkouts expire, its subscriptions end now, and all
   * customers created for it are deleted. Idempotent. Invoices remain with the provider for as long as the law
   * requires.
   * @throws PaymentProviderFailed, PaymentProviderRefused
   */
  abstract closeAccount(account: { accountId: string; email: string; customerId: string | null }): Promise<void>;

  /**
   * A price, or null if there is none with that id.
   * @throws PaymentProviderFailed, PaymentProviderRefused
   */
  abstract findPrice(priceId: string): Promise<ProviderPrice | null>;

  /**
   * Reads a webhook event after verifying its signature over the raw bytes and that it was signed at most five minutes
   * ago.
   * @throws UnprovenEvent
   */
  abstract readEvent(body: Buffer, signature: string | undefined): PaymentEvent;
}

/** The provider is down, too slow or overloaded: the same call may succeed later. */
export class PaymentProviderFailed extends AppError {
  readonly status = 502;
  readonly code = 'payment_provider_failed';
  constructor(options?: ErrorOptions) {
    super('The payment provider could not be reached. Please try again in a moment.', options);
  }
}

/** The provider refused for a reason only the operator can resolve: a wrong key, a missing permission or setting. */
export class PaymentProviderRefused extends AppError {
  readonly status = 502;
  readonly code: string = 'payment_provider_refused';
  constructor(
    message = 'The payment provider refused this request, so nothing has changed. Please contact support.',
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * The secret key doesn't know the customer, who is from test mode or another account, or was deleted at the provider.
 */
export class UnknownCustomer extends PaymentProviderRefused {}

/** The secret key doesn't know a plan's price, so the plan can't be bought. */
export class UnknownPrice extends PaymentProviderRefused {
  override readonly code = 'plan_not_on_sale';
  constructor(options?: ErrorOptions) {
    super('This plan is not on sale right now. Please choose the other one or contact support.', options);
  }
}

/** The card on file did not pay; nothing has changed. */
export class PaymentDeclined extends AppError {
  readonly status = 409;
  readonly code = 'payment_declined';
  constructor(options?: ErrorOptions) {
    super('Your card was declined, so nothing has changed. Please update your card and try again.', options);
  }
}

/** A webhook request that isn't a valid event of the provider. */
export class UnprovenEvent extends AppError {
  readonly status = 400;
  readonly code = 'unproven_event';
  constructor(options?: ErrorOptions) {
    super('The signature of this event is not valid', options);
  }
}
