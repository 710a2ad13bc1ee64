import { invalidRequest, missingParam } from '../stripe.errors.js';
import { type Endpoint, find, type PaymentsApi, readListedCustomer } from './call.js';
import { listPage } from './lists.js';

/** Invoices and events. */
export function invoiceEndpoints({ state, billing }: PaymentsApi): Endpoint[] {
  return [
    {
      method: 'get',
      path: '/invoices',
      handle: ({ params }) => {
        const customer = readListedCustomer(state, params);
        const subscription = params.text('subscription');
        const status = params.choice('status', ['draft', 'open', 'paid', 'uncollectible', 'void']);
        const matching = Object.values(state.invoices).filter(
          (invoice) =>
            (customer === undefined || invoice.customer === customer) &&
            (subscription === undefined || invoice.parent?.subscription_details?.subscription === subscription) &&
            (status === undefined || invoice.status === status),
        );
        return listPage('/v1/invoices', matching, params);
      },
    },
    {
      method: 'get',
      path: '/invoices/:id',
      handle: ({ params, id }) => {
        params.finish();
        return find(state.invoices, 'invoice', id);
      },
    },
    {
      method: 'get',
      path: '/invoices/:id/lines',
      handle: ({ params, id }) => {
        const { url, data } = find(state.invoices, 'invoice', id).lines;
        return listPage(url, data.toReversed(), params);
      },
    },
    {
      method: 'post',
      path: '/invoices/create_preview',
      handle: ({ params }) => {
        const customerId = params.text('customer');
        const subscriptionId = params.text('subscription');
        const details = params.object('subscription_details');
        const behavior = details?.choice('proration_behavior', ['create_prorations', 'always_invoice', 'none']);
        const [item] = details?.objects('items') ?? [];
        const priceId = item?.text('price');
        item?.accept('id', 'quantity');
        const at = details?.integer('proration_date');
        details?.accept('cancel_at_period_end', 'billing_cycle_anchor');
        params.accept('currency', 'preview_mode');
        params.finish();
        const subscription =
          subscriptionId !== undefined
            ? find(state.subscriptions, 'subscription', subscriptionId, 'subscription')
            : billing.subscriptionsOf(customerId ?? '').at(-1);
        if (customerId !== undefined) find(state.customers, 'customer', customerId, 'customer');
        if (!subscription && customerId === undefined) throw missingParam('subscription');
        if (!subscription || subscription.status === 'canceled' || subscription.cancel_at_period_end) {
          const message = `No upcoming invoices for customer: ${subscription?.customer ?? customerId}`;
          throw invalidRequest(message, 'invoice_upcoming_none');
        }
        const price =
          priceId === undefined
            ? undefined
            : find(state.prices, 'price', priceId, 'subscription_details[items][0][price]');
        return billing.previewInvoice(subscription, price, {
          behavior: behavior ?? 'create_prorations',
          ...(at === undefined ? {} : { at }),
        });
      },
    },
    {
      method: 'get',
      path: '/events',
      handle: ({ params }) => {
        const type = params.text('type');
        const types = params.texts('types');
        const matching = Object.values(state.events).filter(
          (event) =>
            (type === undefined || matchesType(event.type, type)) && (types.length === 0 || types.includes(event.type)),
        );
        return listPage('/v1/events', matching, params);
      },
    },
    {
      method: 'get',
      path: '/events/:id',
      handle: ({ params, id }) => {
        params.finish();
        return find(state.events, 'event', id);
      },
    },
  ];
}

/** `invoice.*` matches all invoice events. */
function matchesType(type: string, wanted: string): boolean {
  return wanted.endsWith('*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
}
