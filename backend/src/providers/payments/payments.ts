import { AppError } from '../../common/app-error.js';

/** What somebody goes to the hosted checkout for. */
export interface CheckoutOrder {
  accountId: string;
  customerId: string;
  priceId: string;
  /** Days that are free at the start; 0 for none. */
  trialDays: number;
  /** Where the provider sends the browser after payment; `{CHECKOUT_SESSION_ID}` in it becomes the session's id. */
  successUrl: string;
  /** Where "Back" leads. */
  cancelUrl: string;
}

/** A hosted checkout that waits to be paid. */
export interface OpenCheckout {
  sessionId: string;
  url: string;
}

/** One of a customer's subscriptions, as the provider has it now. */
export interface CustomerSubscription {
  id: string;
  /** What of it has the price. */
  itemId: string | null;
  priceId: string | null;
  /** The provider's word: `active`, `trialing`, `past_due`, `canceled`, `incomplete`, … */
  status: string;
  /** Whether it ends with the current period, or ended so. */
  cancelAtPeriodEnd: boolean;
  startDate: Date;
  /** Until when it is paid for: the period's end, or its start while the period's own payment is owed. */
  endDate: Date;
  createdAt: Date;
  /** Its newest invoice where that is paid, `total` in the currency's smallest unit, `paidAt` on its clock; else null. */
  paidInvoice: { id: string; total: number; currency: string; url: string | null; paidAt: Date } | null;
  /** Seconds by which the provider's clock is ahead of ours for this subscription: a test clock; else 0. */
  clockAheadSeconds: number;
}

/** A price as the provider has it. */
export interface ProviderPrice {
  /** In the currency's smallest unit; null where the price is not one amount. */
  amount: number | null;
  /** ISO 4217, lower case. */
  currency: string;
  /** How often it is paid, such as every 1 `month`; null for a price that is paid once. */
  interval: { unit: string; count: number } | null;
  isActive: boolean;
}

/** A change to another price, from the moment `asOf` on. */
export interface PriceSwitch {
  customerId: string;
  subscriptionId: string;
  itemId: string;
  priceId: string;
  /** Until when the old price counts, on the provider's clock. To the second. */
  asOf: Date;
}

/** What a switch would charge. Amounts are in the currency's smallest unit. */
export interface SwitchQuote {
  /** ISO 4217, lower case. */
  currency: string;
  /** What the unused time of the old price is worth. */
  credit: number;
  /** What the new price's first period costs, less discounts. */
  charge: number;
  /** What would be charged now, after all credit. */
  due: number;
  /** Credit that would be left. */
  creditLeft: number;
  renewsAt: Date;
}

/** A bill as the provider keeps it. */
export interface ProviderInvoice {
  id: string;
  number: string | null;
  createdAt: Date;
  /** In the currency's smallest unit. */
  total: number;
  currency: string;
  status: string;
  /** Its hosted page. */
  url: string | null;
}

/** One of a customer's bills, as the provider has it. */
export interface ProviderPayment {
  /** The bill's number for people, or null for a draft. */
  number: string | null;
  /** The provider's word: `paid`, `open`, `void`, … */
  status: string;
  /** In the currency's smallest unit. */
  amount: number;
  /** ISO 4217, lower case. */
  currency: string;
  createdAt: Date;
}

/** Something that happened at the provider, proven by its signature. Only its id and whom it is about are believed. */
export interface PaymentEvent {
  id: string;
  type: string;
  /** Whose subscription may have changed; null when the event says nothing about a subscription. */
  customerId: string | null;
  /** Whether it belongs to the other of the provider's two worlds, test and live, than our key does. */
  isOtherMode: boolean;
}

/** A provider of card payments, whoever it is. */
export abstract class Payments {
  /** Identifies the secret key in use without revealing it. What one key confirmed, another may not know. */
  abstract readonly keyId: string;

  /**
   * Returns the id of the account's customer: one that the provider already has for it, or a new one. Calls for the same
   * account within a day, even concurrent ones, return the same customer.
   * @param account `replacing` is a customer that turned out to be unknown and must not be returned again
   * @throws PaymentProviderFailed, PaymentProviderRefused
   */
  abstract ensureCustomer(account: { accountId: string; email: string; replacing?: string }): Promise<string>;

  /**
   * Tells the address to which a customer's receipts go. Answers false when the provider takes it from nobody: it refuses the
   * address, or has no such customer.
   * @throws PaymentProviderFailed, PaymentProviderRefused
   */
  abstract changeEmail(customerId: string, email: string): Promise<boolean>;

  /**
   * Opens a hosted checkout, or answers the one that is still open for the same order. Any other of the customer's open
   * checkouts is closed first, so that nobody pays for two subscriptions from two tabs. To be called for one customer at
   * a time.
   * @throws PaymentProviderFailed, PaymentProviderRefused, UnknownCustomer, UnknownPrice
   */
  abstract openCheckout(order: CheckoutOrder): Promise<OpenCheckout>;

  /**
   * Whose checkout a session is: its customer's id, or null for a session that does not exist.
   * @throws PaymentProviderFailed, PaymentProviderRefused
   */
  abstract findCheckoutCustomer(sessionId: string): Promise<string | null>;

  /**
   * All subscriptions that a customer has or had, newest first, as they are now.
   * @throws PaymentProviderFailed, PaymentProviderRefused, UnknownCustomer
   */
  abstract listSubscriptions(customerId: string): Promise<CustomerSubscription[]>;

  /**
   * Has a subscription end with its current period, or takes that back.
   * @throws PaymentProviderFailed, PaymentProviderRefused
   */
  abstract setCancelAtPeriodEnd(subscriptionId: string, isToEnd: boolean): Promise<void>;

  /**
   * What a switch would charge; nothing changes.
   * @throws PaymentProviderFailed, PaymentProviderRefused, UnknownCustomer, UnknownPrice
   */
  abstract quoteSwitch(change: PriceSwitch): Promise<SwitchQuote>;

  /**
   * Switches to another price and charges the difference at once. A declined card leaves everything as it was. When the
   * bank wants the payment confirmed, the switch waits for that.
   * @returns the hosted page where the payment is confirmed, or null when the switch is done
   * @throws PaymentDeclined, PaymentProviderFailed, PaymentProviderRefused, UnknownPrice
   */
  abstract switchPrice(change: PriceSwitch): Promise<string | null>;

  /**
   * Opens the provider's own pages for a customer's card and invoices; answers their address.
   * @throws PaymentProviderFailed, PaymentProviderRefused, UnknownCustomer
   */
  abstract openPortal(customerId: string, returnUrl: string): Promise<string>;

  /**
   * A customer's newest invoices that are no longer drafts, newest first.
   * @throws PaymentProviderFailed, PaymentProviderRefused, UnknownCustomer
   */
  abstract listInvoices(customerId: string): Promise<ProviderInvoice[]>;

  /**
   * All that a customer was ever billed, newest first.
   * @throws PaymentProviderFailed, PaymentProviderRefused, UnknownCustomer
   */
  abstract listPayments(customerId: string): Promise<ProviderPayment[]>;

  /**
   * Ends all that an account has at the provider: nobody can pay its open checkouts any more, its subscriptions end now, and
   * its customers, whichever were made for it, are removed. What is gone already stays so. Bills remain with the provider,
   * which keeps them for as long as the law says.
   * @throws PaymentProviderFailed, PaymentProviderRefused
   */
  abstract closeAccount(account: { accountId: string; email: string; customerId: string | null }): Promise<void>;

  /**
   * A price, or null when there is none with that id.
   * @throws PaymentProviderFailed, PaymentProviderRefused
   */
  abstract findPrice(priceId: string): Promise<ProviderPrice | null>;

  /**
   * Reads an event that was sent to us, after checking its signature over the bytes as they came and that it was signed at
   * most five minutes ago.
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

/** The provider answered with a refusal that only the operator can resolve: a wrong key, a missing permission or setting. */
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

/** The secret key does not know the customer: it is from test mode or another account, or was deleted at the provider. */
export class UnknownCustomer extends PaymentProviderRefused {}

/** The secret key does not know a plan's price, so nobody can buy that plan. */
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

/** What claims to be an event of the provider and is not. */
export class UnprovenEvent extends AppError {
  readonly status = 400;
  readonly code = 'unproven_event';
  constructor(options?: ErrorOptions) {
    super('The signature does not prove this event', options);
  }
}
