import { newId } from '../ids.js';
import { listOf, type StoredItem, type StoredPrice, type StoredSubscription } from '../stored.js';
import { planOf } from './catalog.js';

/** A subscription to one price. Times are seconds since 1970; with `trialEnd` the first period is the trial. */
export function buildSubscription(fields: {
  customer: string;
  price: StoredPrice;
  quantity: number;
  start: number;
  periodEnd: number;
  trialEnd: number | null;
  paymentMethod: string | null;
  metadata: Record<string, string>;
  description: string | null;
  testClock: string | null;
}): StoredSubscription {
  const id = newId('sub');
  const { start, trialEnd } = fields;
  const item = buildItem(id, fields.price, fields.quantity, start, trialEnd ?? fields.periodEnd);
  return {
    id,
    object: 'subscription',
    application: null,
    application_fee_percent: null,
    automatic_tax: { disabled_reason: null, enabled: false, liability: null },
    billing_cycle_anchor: trialEnd ?? start,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: { proration_discounts: 'included' }, type: 'flexible', updated_at: start },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    cancellation_details: { comment: null, feedback: null, feedback_option: null, reason: null },
    collection_method: 'charge_automatically',
    created: start,
    currency: fields.price.currency,
    customer: fields.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: fields.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: fields.description,
    discounts: [],
    ended_at: null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' },
    },
    items: listOf(`/v1/subscription_items?subscription=${id}`, [item]),
    latest_invoice: null,
    livemode: false,
    managed_payments: { enabled: false },
    metadata: fields.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: ['card'],
      save_default_payment_method: 'off',
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null,
    schedule: null,
    start_date: start,
    status: trialEnd ? 'trialing' : 'incomplete',
    test_clock: fields.testClock,
    transfer_data: null,
    trial_end: trialEnd,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' } },
    trial_start: trialEnd ? start : null,
  };
}

/** A subscription's only item, with the current period in seconds since 1970. */
export function itemOf(subscription: StoredSubscription): StoredItem {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`Subscription ${subscription.id} has no item.`);
  return item;
}

function buildItem(subscription: string, price: StoredPrice, quantity: number, start: number, end: number): StoredItem {
  return {
    id: newId('si', 14),
    object: 'subscription_item',
    billing_thresholds: null,
    created: start,
    current_period_end: end,
    current_period_start: start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price,
    quantity,
    subscription,
    tax_rates: [],
  };
}
