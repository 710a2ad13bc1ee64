import type Stripe from 'stripe';
import { newId } from '../ids.js';
import { money } from '../money.js';
import {
  listOf,
  type StoredCustomer,
  type StoredInvoice,
  type StoredLine,
  type StoredPrice,
  type StoredSubscription,
} from '../stored.js';
import { itemOf } from './subscription.js';

/** An invoice line: a charge, or a credit if `amount` is negative. Times are seconds since 1970. */
export interface Charge {
  price: StoredPrice;
  quantity: number;
  amount: number;
  description: string;
  period: { start: number; end: number };
  isProration: boolean;
}

/** A discount on one invoice, in the currency's smallest unit. */
export interface DiscountAmount {
  discount: string;
  amount: number;
}

/**
 * A draft invoice. Amounts are in the currency's smallest unit. The customer's credit is used first, and a negative
 * total is added to it.
 */
export function buildInvoice(fields: {
  customer: StoredCustomer;
  subscription: StoredSubscription;
  charges: Charge[];
  reason: Stripe.Invoice.BillingReason;
  period: { start: number; end: number };
  created: number;
  discounts: DiscountAmount[];
  id?: string;
}): StoredInvoice {
  const { customer, subscription, charges, created } = fields;
  const id = fields.id ?? newId('in');
  const subtotal = charges.reduce((sum, { amount }) => sum + amount, 0);
  const total = subtotal - fields.discounts.reduce((sum, { amount }) => sum + amount, 0);
  const due = Math.max(0, total + customer.balance);
  const lines = charges.map((charge) => buildLine(id, subscription, charge));
  return {
    id,
    object: 'invoice',
    account_country: 'US',
    account_name: 'Sandbox',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null, provider: null, status: null },
    automatically_finalizes_at: null,
    billing_reason: fields.reason,
    collection_method: 'charge_automatically',
    created,
    currency: subscription.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: fields.discounts.map(({ discount }) => discount),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: {
      quote_details: null,
      subscription_details: { metadata: subscription.metadata, subscription: subscription.id },
      type: 'subscription_details',
    },
    payment_settings: { default_mandate: null, payment_method_options: null, payment_method_types: null },
    period_end: fields.period.end,
    period_start: fields.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: { finalized_at: null, marked_uncollectible_at: null, paid_at: null, voided_at: null },
    subscription: null,
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: customer.test_clock,
    total,
    total_discount_amounts: fields.discounts,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: created,
  };
}

/** The full price for a period. */
export function chargeFor(
  price: StoredPrice,
  quantity: number,
  period: { start: number; end: number },
  name: string,
): Charge {
  const amount = (price.unit_amount ?? 0) * quantity;
  const each = money(price.unit_amount ?? 0, price.currency);
  const description = `${quantity} × ${name} (at ${each} / ${price.recurring?.interval ?? 'once'})`;
  return { price, quantity, amount, description, period, isProration: false };
}

function buildLine(invoice: string, subscription: StoredSubscription, charge: Charge): StoredLine {
  const unitAmount = charge.quantity === 0 ? 0 : charge.amount / charge.quantity;
  return {
    id: newId('il'),
    object: 'line_item',
    amount: charge.amount,
    currency: charge.price.currency,
    description: charge.description,
    discount_amounts: [],
    discountable: !charge.isProration,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription.metadata,
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: charge.isProration,
        proration_details: { credited_items: null },
        subscription: subscription.id,
        subscription_item: itemOf(subscription).id,
      },
      type: 'subscription_item_details',
    },
    period: charge.period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: charge.price.id, product: charge.price.product },
      type: 'price_details',
      unit_amount_decimal: String(unitAmount),
    },
    quantity: charge.quantity,
    quantity_decimal: String(charge.quantity),
    subscription: subscription.id,
    subtotal: charge.amount,
    taxes: [],
  };
}
