import type Stripe from 'stripe';

/** Objects as sent and stored: references are ids, decimals are strings. */
export type StoredProduct = Omit<Stripe.Product, 'default_price'> & { default_price: string | null };
export type StoredPrice = Omit<Stripe.Price, 'product' | 'unit_amount_decimal'> & {
  product: string;
  unit_amount_decimal: string | null;
};
export type StoredPlan = Omit<Stripe.Plan, 'product' | 'amount_decimal'> & {
  product: string;
  amount_decimal: string | null;
};
export type StoredCustomer = Omit<Stripe.Customer, 'deleted' | 'test_clock'> & { test_clock: string | null };
export type StoredCard = Omit<Stripe.PaymentMethod, 'customer'> & {
  customer: string | null;
  card: Stripe.PaymentMethod.Card;
};
export type StoredItem = Omit<Stripe.SubscriptionItem, 'price' | 'plan'> & {
  price: StoredPrice;
  plan: StoredPlan;
  quantity: number;
};
export type StoredPendingUpdate = Omit<Stripe.Subscription.PendingUpdate, 'subscription_items'> & {
  subscription_items: StoredItem[];
};
export type StoredSubscription = Omit<
  Stripe.Subscription,
  'customer' | 'items' | 'latest_invoice' | 'default_payment_method' | 'discounts' | 'pending_update' | 'test_clock'
> & {
  customer: string;
  discounts: string[];
  pending_update: StoredPendingUpdate | null;
  test_clock: string | null;
  items: StoredList<StoredItem>;
  latest_invoice: string | null;
  default_payment_method: string | null;
};
export type StoredLine = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  pricing: { type: 'price_details'; price_details: { price: string; product: string }; unit_amount_decimal: string };
  quantity_decimal: string | null;
};
export type StoredInvoice = Omit<Stripe.Invoice, 'customer' | 'lines' | 'deleted' | 'default_payment_method'> & {
  customer: string;
  lines: StoredList<StoredLine>;
  default_payment_method: string | null;
  /** Older API versions had the subscription's id here; always null, as in Stripe's examples. */
  subscription: null;
};
export type StoredSession = Omit<
  Stripe.Checkout.Session,
  'customer' | 'invoice' | 'line_items' | 'subscription' | 'payment_intent'
> & {
  customer: string | null;
  invoice: string | null;
  subscription: string | null;
  payment_intent: string | null;
};
export type StoredPortalSession = Stripe.BillingPortal.Session;
export type StoredCoupon = Omit<Stripe.Coupon, 'deleted'>;
export type StoredPromotionCode = Omit<Stripe.PromotionCode, 'promotion'> & {
  promotion: { coupon: string; type: 'coupon' };
};
export type StoredDiscount = Omit<Stripe.Discount, 'source' | 'deleted'> & {
  source: { coupon: string; type: 'coupon' };
};

export interface StoredEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object; previous_attributes?: object };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
  context: null;
}

export interface StoredList<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

export function listOf<T>(url: string, data: T[]): StoredList<T> {
  return { object: 'list', data, has_more: false, url };
}
