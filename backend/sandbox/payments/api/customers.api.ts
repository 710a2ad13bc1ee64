import { testClockId } from '../objects/test-clock.js';
import type { Params } from '../params.js';
import type { StoredCustomer } from '../stored.js';
import { invalidParam, noSuch } from '../stripe.errors.js';
import { type Endpoint, find, type PaymentsApi } from './call.js';
import { listPage } from './lists.js';

/** Customers. */
export function customerEndpoints({ state, events, billing }: PaymentsApi): Endpoint[] {
  const customers = () => Object.values(state.customers);
  return [
    {
      method: 'post',
      path: '/customers',
      handle: ({ params }) => {
        const fields = readFields(params);
        const metadata = params.metadata();
        const clock = params.text('test_clock');
        params.finish();
        if (clock === undefined) return billing.createCustomer({ ...fields, metadata });
        if (clock !== testClockId) throw noSuch('test clock', clock, 'test_clock', 400);
        return billing.createCustomer({ ...fields, metadata, test_clock: clock });
      },
    },
    {
      method: 'get',
      path: '/customers',
      handle: ({ params }) => {
        const email = params.text('email');
        const matching = customers().filter((customer) => email === undefined || customer.email === email);
        return listPage('/v1/customers', matching, params);
      },
    },
    {
      method: 'get',
      path: '/customers/:id',
      handle: ({ params, id }) => {
        params.finish();
        if (Object.hasOwn(state.deletedCustomers, id)) return { id, object: 'customer', deleted: true };
        return find(state.customers, 'customer', id);
      },
    },
    {
      method: 'post',
      path: '/customers/:id',
      handle: ({ params, id }) => {
        const customer = find(state.customers, 'customer', id);
        const fields = readFields(params);
        const metadata = params.metadata(customer.metadata);
        const paymentMethod = params.object('invoice_settings')?.text('default_payment_method');
        params.finish();
        if (paymentMethod) {
          // https://docs.stripe.com/api/customers/update: it must be attached to the customer.
          const card = find(state.cards, 'PaymentMethod', paymentMethod, 'invoice_settings[default_payment_method]');
          if (card.customer !== id) {
            const message = 'The customer does not have a payment method with the ID ' + paymentMethod + '.';
            throw invalidParam('invoice_settings[default_payment_method]', message, 'resource_missing');
          }
          fields.invoice_settings = { ...customer.invoice_settings, default_payment_method: paymentMethod };
        }
        events.update('customer.updated', customer, (changed) => Object.assign(changed, fields, { metadata }));
        return customer;
      },
    },
    {
      method: 'delete',
      path: '/customers/:id',
      handle: ({ params, id }) => {
        const customer = find(state.customers, 'customer', id);
        params.finish();
        billing.deleteCustomer(customer);
        return { id, object: 'customer', deleted: true };
      },
    },
  ];
}

function readFields(params: Params): Partial<StoredCustomer> {
  const fields: Partial<StoredCustomer> = {};
  for (const name of ['email', 'name', 'phone', 'description'] as const) {
    const value = params.text(name);
    if (value !== undefined) fields[name] = value === '' ? null : value;
  }
  if (fields.email && !/^[^\s@]+@[^\s@]+$/.test(fields.email)) {
    throw invalidParam('email', `Invalid email address: ${fields.email}`, 'email_invalid');
  }
  params.accept('address', 'shipping', 'preferred_locales', 'tax_exempt', 'tax');
  return fields;
}
