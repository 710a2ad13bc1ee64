import { newId } from '../ids.js';
import { buildCheckoutSession, buildPortalSession, type CheckoutOrder } from '../objects/session.js';
import type { Params } from '../params.js';
import type { StoredPrice, StoredSession } from '../stored.js';
import { invalidParam, invalidRequest, missingParam } from '../stripe.errors.js';
import { type Endpoint, find, type PaymentsApi, readListedCustomer } from './call.js';
import { lineItems } from './expand.js';
import { listPage } from './lists.js';

/** Checkout sessions for subscriptions, and billing portal sessions. */
export function checkoutEndpoints(api: PaymentsApi): Endpoint[] {
  const { state, clock, events, billing } = api;
  return [
    {
      method: 'post',
      path: '/checkout/sessions',
      handle: ({ params }) => {
        const { session, order } = readSession(api, params);
        state.sessions[session.id] = session;
        state.orders[session.id] = order;
        return session;
      },
    },
    {
      method: 'get',
      path: '/checkout/sessions',
      handle: ({ params }) => {
        const customer = readListedCustomer(state, params);
        const subscription = params.text('subscription');
        const status = params.choice('status', ['open', 'complete', 'expired']);
        const matching = Object.values(state.sessions).filter(
          (session) =>
            (customer === undefined || session.customer === customer) &&
            (subscription === undefined || session.subscription === subscription) &&
            (status === undefined || session.status === status),
        );
        return listPage('/v1/checkout/sessions', matching, params);
      },
    },
    {
      method: 'get',
      path: '/checkout/sessions/:id',
      handle: ({ params, id }) => {
        params.finish();
        return find(state.sessions, 'checkout.session', id);
      },
    },
    {
      method: 'get',
      path: '/checkout/sessions/:id/line_items',
      handle: ({ params, id }) => {
        const items = lineItems(find(state.sessions, 'checkout.session', id), state);
        return listPage(items.url, items.data.toReversed(), params);
      },
    },
    {
      method: 'post',
      path: '/checkout/sessions/:id',
      handle: ({ params, id }) => {
        const session = find(state.sessions, 'checkout.session', id);
        const metadata = params.metadata(session.metadata ?? {});
        params.finish();
        session.metadata = metadata;
        return session;
      },
    },
    {
      method: 'post',
      path: '/checkout/sessions/:id/expire',
      handle: ({ params, id }) => {
        const session = find(state.sessions, 'checkout.session', id);
        params.finish();
        if (session.status !== 'open') {
          const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`;
          throw invalidRequest(message);
        }
        billing.expireCheckout(session);
        return session;
      },
    },
    {
      method: 'post',
      path: '/billing_portal/sessions',
      handle: ({ params }) => {
        const customer = find(state.customers, 'customer', params.requiredText('customer'), 'customer');
        const returnUrl = params.text('return_url') ?? null;
        params.accept('configuration', 'locale');
        params.finish();
        const { pagesUrl } = api;
        const session = buildPortalSession({ created: clock.now(), pagesUrl, customer: customer.id, returnUrl });
        state.portalSessions[session.id] = session;
        events.emit('billing_portal.session.created', session);
        return session;
      },
    },
  ];
}

function readSession(
  { state, clock, pagesUrl }: PaymentsApi,
  params: Params,
): { session: StoredSession; order: CheckoutOrder } {
  const mode = params.choice('mode', ['subscription', 'payment', 'setup']);
  const successUrl = readUrl(params, 'success_url');
  const cancelUrl = readUrl(params, 'cancel_url') ?? null;
  const customerId = params.text('customer');
  const customerEmail = params.text('customer_email') ?? null;
  const clientReferenceId = params.text('client_reference_id') ?? null;
  const allowPromotionCodes = params.boolean('allow_promotion_codes') ?? null;
  const expiresAt = params.integer('expires_at');
  const metadata = params.metadata();
  const lines = params.objects('line_items').map((line) => readLine(line));
  const data = params.object('subscription_data');
  const order: CheckoutOrder = {
    lines: lines.map(({ price, quantity }) => ({ id: newId('li'), price, quantity })),
    trialDays: data?.integer('trial_period_days', 1, 730) ?? 0,
    metadata: data?.metadata() ?? {},
    description: data?.text('description') ?? null,
  };
  data?.accept('billing_mode', 'trial_settings', 'default_tax_rates', 'proration_behavior');
  const ui = params.choice('ui_mode', ['hosted_page', 'hosted']);
  params.accept(
    'payment_method_types',
    'payment_method_collection',
    'billing_address_collection',
    'automatic_tax',
    'customer_update',
    'consent_collection',
    'custom_text',
    'locale',
    'submit_type',
    'tax_id_collection',
    'saved_payment_method_options',
    'adaptive_pricing',
    'branding_settings',
    'integration_identifier',
    'origin_context',
  );
  params.finish();

  if (mode === undefined) throw missingParam('mode');
  if (mode !== 'subscription') throw invalidParam('mode', `The sandbox sells subscriptions: mode cannot be ${mode}.`);
  if (successUrl === undefined) throw missingParam('success_url');
  if (customerId !== undefined && customerEmail !== null) {
    throw invalidRequest('You may only specify one of these parameters: customer, customer_email.');
  }
  if (customerId !== undefined) find(state.customers, 'customer', customerId, 'customer');
  if (order.lines.length === 0) throw missingParam('line_items');
  if (order.lines.length > 1) throw invalidParam('line_items', 'The sandbox sells one price at a time.');
  const prices = order.lines.map(({ price }, index) =>
    saleable(find(state.prices, 'price', price, `line_items[${index}][price]`)),
  );
  const now = clock.now();
  if (expiresAt !== undefined && (expiresAt < now + 1800 || expiresAt > now + 86_400)) {
    throw invalidParam('expires_at', 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.');
  }
  const amount = order.lines.reduce(
    (sum, { quantity }, index) => sum + (prices[index]?.unit_amount ?? 0) * quantity,
    0,
  );
  const session = buildCheckoutSession({
    created: now,
    pagesUrl,
    currency: prices[0]?.currency ?? 'usd',
    amount: order.trialDays > 0 ? 0 : amount,
    fields: {
      success_url: successUrl,
      cancel_url: cancelUrl,
      customer: customerId ?? null,
      customer_creation: customerId === undefined ? 'always' : null,
      customer_details: initialDetails(customerId ? (state.customers[customerId]?.email ?? null) : customerEmail),
      customer_email: customerEmail,
      client_reference_id: clientReferenceId,
      allow_promotion_codes: allowPromotionCodes,
      metadata,
      ui_mode: ui ?? 'hosted_page',
      ...(expiresAt === undefined ? {} : { expires_at: expiresAt }),
    },
  });
  return { session, order };
}

function readLine(line: Params): { price: string; quantity: number } {
  const price = line.requiredText('price');
  const quantity = line.integer('quantity', 1, 999_999);
  if (quantity === undefined) throw missingParam('line_items[0][quantity]');
  return { price, quantity };
}

function saleable(price: StoredPrice): StoredPrice {
  if (!price.active) throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`);
  if (!price.recurring) {
    throw invalidRequest('You must provide at least one recurring price in `subscription` mode when using prices.');
  }
  return price;
}

function readUrl(params: Params, name: string): string | undefined {
  const url = params.text(name);
  if (url === undefined) return undefined;
  if (!/^https?:\/\/[^/\s]/i.test(url) || !URL.canParse(url))
    throw invalidParam(name, 'Not a valid URL', 'url_invalid');
  return url;
}

function initialDetails(email: string | null): StoredSession['customer_details'] {
  if (email === null) return null;
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name: null,
    phone: null,
    tax_exempt: 'none',
    tax_ids: null,
  };
}
