import { isAlive, type StartTerms, type SwitchTerms } from '../billing.js';
import { failsToRenew, needsAuthentication } from '../cards.js';
import { itemOf } from '../objects/subscription.js';
import type { Params } from '../params.js';
import type { StoredCustomer, StoredPrice, StoredSubscription } from '../stored.js';
import { invalidParam, invalidRequest, missingParam } from '../stripe.errors.js';
import { type Endpoint, find, type PaymentsApi, readListedCustomer } from './call.js';
import { listPage } from './lists.js';

const statuses = [
  'active',
  'all',
  'canceled',
  'ended',
  'incomplete',
  'incomplete_expired',
  'past_due',
  'paused',
  'trialing',
  'unpaid',
] as const;

/** Subscriptions. Those of artists are created by the checkout. */
export function subscriptionEndpoints(api: PaymentsApi): Endpoint[] {
  const { state, events, billing } = api;
  const subscription = (id: string) => find(state.subscriptions, 'subscription', id);
  return [
    {
      method: 'get',
      path: '/subscriptions',
      handle: ({ params }) => {
        const customer = readListedCustomer(state, params);
        const status = params.choice('status', statuses);
        const price = params.text('price');
        const matching = Object.values(state.subscriptions).filter(
          (candidate) =>
            (customer === undefined || candidate.customer === customer) &&
            (price === undefined || itemOf(candidate).price.id === price) &&
            hasStatus(candidate, status),
        );
        return listPage('/v1/subscriptions', matching, params);
      },
    },
    {
      method: 'post',
      path: '/subscriptions',
      handle: ({ params }) => {
        const { customer, terms } = readStart(api, params);
        return billing.startSubscription(customer, terms).subscription;
      },
    },
    {
      method: 'get',
      path: '/subscriptions/:id',
      handle: ({ params, id }) => {
        params.finish();
        return subscription(id);
      },
    },
    {
      method: 'post',
      path: '/subscriptions/:id',
      handle: ({ params, id }) => {
        const target = subscription(id);
        const cancelAtPeriodEnd = params.boolean('cancel_at_period_end');
        const metadata = params.metadata(target.metadata);
        const description = params.text('description');
        const paymentMethod = params.text('default_payment_method');
        const { price, terms } = readSwitch(api, params, target);
        const cancelAt = params.text('cancel_at');
        params.accept('billing_cycle_anchor', 'cancellation_details', 'payment_settings');
        params.finish();
        if (!isAlive(target)) {
          throw invalidRequest('A canceled subscription can only update its cancellation_details and metadata.');
        }
        if (cancelAt !== undefined && cancelAt !== '')
          throw invalidParam('cancel_at', 'The sandbox only unsets cancel_at.');
        if (paymentMethod) find(state.cards, 'PaymentMethod', paymentMethod, 'default_payment_method');
        events.update('customer.subscription.updated', target, (changed) => {
          changed.metadata = metadata;
          if (description !== undefined) changed.description = description || null;
          if (paymentMethod) changed.default_payment_method = paymentMethod;
        });
        if (price) billing.switchPrice(target, price, terms);
        if (cancelAt === '') billing.setCancelAtPeriodEnd(target, false);
        if (cancelAtPeriodEnd !== undefined) billing.setCancelAtPeriodEnd(target, cancelAtPeriodEnd);
        return target;
      },
    },
    {
      method: 'delete',
      path: '/subscriptions/:id',
      handle: ({ params, id }) => {
        const target = subscription(id);
        params.accept('invoice_now', 'prorate', 'cancellation_details');
        params.finish();
        if (!isAlive(target)) throw invalidRequest(`No such subscription: '${id}'`, 'resource_missing');
        billing.cancelNow(target, 'cancellation_requested');
        return target;
      },
    },
  ];
}

/** A new subscription to one price, paid by a card on file. https://docs.stripe.com/api/subscriptions/create */
function readStart({ state }: PaymentsApi, params: Params): { customer: StoredCustomer; terms: StartTerms } {
  const customer = find(state.customers, 'customer', params.requiredText('customer'), 'customer');
  const items = params.objects('items').map((item) => {
    return { price: item.requiredText('price'), quantity: item.integer('quantity', 1) ?? 1 };
  });
  const paymentMethod = params.text('default_payment_method') ?? null;
  const trialDays = params.integer('trial_period_days', 1, 730) ?? 0;
  const metadata = params.metadata();
  const description = params.text('description') ?? null;
  params.finish();
  const [item] = items;
  if (!item) throw missingParam('items');
  if (items.length > 1) throw invalidParam('items', 'The sandbox keeps one item a subscription.');
  const price = find(state.prices, 'price', item.price, 'items[0][price]');
  if (!price.recurring) {
    throw invalidParam(
      'items[0][price]',
      'The price specified is set to `type=one_time` but this field only accepts prices with `type=recurring`.',
    );
  }
  const ofCustomer = customer.invoice_settings.default_payment_method;
  const named = paymentMethod ?? (typeof ofCustomer === 'string' ? ofCustomer : undefined);
  if (named === undefined) {
    const message =
      'This customer has no attached payment source or default payment method. Please consider adding a default payment method.';
    throw invalidRequest(message, 'resource_missing');
  }
  const card = find(state.cards, 'PaymentMethod', named, 'default_payment_method');
  if (card.customer !== customer.id) {
    throw invalidParam(
      'default_payment_method',
      `The customer does not have a payment method with the ID ${named}.`,
      'resource_missing',
    );
  }
  if (failsToRenew(card.card.last4) || needsAuthentication(card.card.last4, 'on_session')) {
    throw invalidRequest('The sandbox only starts subscriptions that are paid at once.');
  }
  const { quantity } = item;
  return { customer, terms: { price, quantity, card, paymentMethod, trialDays, metadata, description } };
}

/** The new price in `items`, if it differs, and how to settle the change. */
function readSwitch(
  { state }: PaymentsApi,
  params: Params,
  subscription: StoredSubscription,
): { price: StoredPrice | undefined; terms: SwitchTerms } {
  const behavior = params.choice('proration_behavior', ['create_prorations', 'always_invoice', 'none']);
  const at = params.integer('proration_date');
  const payment = params.choice('payment_behavior', [
    'allow_incomplete',
    'default_incomplete',
    'error_if_incomplete',
    'pending_if_incomplete',
  ]);
  if (payment === 'pending_if_incomplete') refuseUnsupported(params);
  const items = params.objects('items').map((item) => {
    item.accept('quantity', 'metadata', 'tax_rates', 'deleted');
    return { id: item.text('id'), price: item.text('price') };
  });
  const [change] = items;
  const current = itemOf(subscription);
  if (change?.id !== undefined && change.id !== current.id) {
    throw invalidParam('items[0][id]', `No such subscription item: '${change.id}'`, 'resource_missing');
  }
  if (items.length > 1 || (change && change.id === undefined && change.price !== current.price.id)) {
    throw invalidParam('items', 'The sandbox keeps one item a subscription: name its id to change its price.');
  }
  const price = change?.price === undefined ? undefined : find(state.prices, 'price', change.price, 'items[0][price]');
  if (at !== undefined && (at < current.current_period_start || at > current.current_period_end)) {
    throw invalidParam('proration_date', 'The proration date must be within the current period.');
  }
  return {
    price: price && price.id !== current.price.id ? price : undefined,
    terms: {
      behavior: behavior ?? 'create_prorations',
      payment: payment ?? 'allow_incomplete',
      ...(at === undefined ? {} : { at }),
    },
  };
}

/** https://docs.stripe.com/billing/subscriptions/pending-updates-reference#supported-attributes */
function refuseUnsupported(params: Params): void {
  const unsupported = ['cancel_at', 'cancel_at_period_end', 'default_payment_method', 'description', 'metadata'];
  const found = unsupported.find((name) => params.has(name));
  if (found === undefined) return;
  const message = `The parameter ${found} is not supported when payment_behavior is pending_if_incomplete.`;
  throw invalidParam(found, message);
}

function hasStatus(subscription: StoredSubscription, wanted: (typeof statuses)[number] | undefined): boolean {
  if (wanted === 'all') return true;
  if (wanted === undefined) return subscription.status !== 'canceled';
  if (wanted === 'ended') return subscription.status === 'canceled' || subscription.status === 'incomplete_expired';
  return subscription.status === wanted;
}
