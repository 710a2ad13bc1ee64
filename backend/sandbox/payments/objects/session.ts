import { newId } from '../ids.js';
import type { StoredPortalSession, StoredSession } from '../stored.js';

/** The order of a checkout session, stored next to the session returned by the API. */
export interface CheckoutOrder {
  lines: { id: string; price: string; quantity: number }[];
  trialDays: number;
  metadata: Record<string, string>;
  description: string | null;
}

const secondsPerDay = 86_400;

/** An open checkout session for a subscription. Times are seconds since 1970. */
export function buildCheckoutSession(fields: {
  created: number;
  pagesUrl: string;
  currency: string;
  amount: number;
  fields: Partial<StoredSession>;
}): StoredSession {
  const id = newId('cs_test', 58);
  return {
    id,
    object: 'checkout.session',
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: fields.amount,
    amount_total: fields.amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: null,
    client_reference_id: null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: fields.created,
    currency: fields.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: null,
    customer_account: null,
    customer_creation: 'always',
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: fields.created + secondsPerDay,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: { enabled: false },
    metadata: {},
    mode: 'subscription',
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: 'always',
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: 'automatic' } },
    payment_method_types: ['card'],
    payment_status: 'unpaid',
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: {
      allow_redisplay_filters: ['always'],
      payment_method_remove: 'disabled',
      payment_method_save: null,
    },
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: 'open',
    submit_type: null,
    subscription: null,
    success_url: null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: 'hosted_page',
    url: `${fields.pagesUrl}/checkout/${id}`,
    wallet_options: null,
    ...fields.fields,
  };
}

/** A billing portal session. */
export function buildPortalSession(fields: {
  created: number;
  pagesUrl: string;
  customer: string;
  returnUrl: string | null;
}): StoredPortalSession {
  const id = newId('bps');
  return {
    id,
    object: 'billing_portal.session',
    configuration: 'bpc_sandbox',
    created: fields.created,
    customer: fields.customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: fields.returnUrl,
    url: `${fields.pagesUrl}/portal/${id}`,
  };
}
