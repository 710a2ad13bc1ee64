import type { Params } from '../params.js';
import type { StoredCustomer } from '../stored.js';
import { invalidParam } from '../stripe.errors.js';
import { type Endpoint, find, type PaymentsApi, readListedCustomer } from './call.js';
import { listPage } from './lists.js';

/** Customers and their cards. */
export function customerEndpoints({ state, events, billing }: PaymentsApi): Endpoint[] {
  const customers = () => Object.values(state.customers);
  return [
    {
      method: 'post',
      path: '/customers',
      handle: ({ params }) => {
        const fields = readFields(params);
        const metadata = params.metadata();
        params.finish();
        return billing.createCustomer({ ...fields, metadata });
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
        params.finish();
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
    {
      method: 'get',
      path: '/customers/:id/payment_methods',
      handle: ({ params, id }) => {
        find(state.customers, 'customer', id);
        params.choice('type', ['card']);
        const cards = Object.values(state.cards).filter(({ customer }) => customer === id);
        return listPage(`/v1/customers/${id}/payment_methods`, cards, params);
      },
    },
    {
      method: 'get',
      path: '/payment_methods',
      handle: ({ params }) => {
        const customer = readListedCustomer(state, params);
        params.choice('type', ['card']);
        const cards = Object.values(state.cards).filter((card) => customer === undefined || card.customer === customer);
        return listPage('/v1/payment_methods', cards, params);
      },
    },
    {
      method: 'get',
      path: '/payment_methods/:id',
      handle: ({ params, id }) => {
        params.finish();
        return find(state.cards, 'PaymentMethod', id);
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
