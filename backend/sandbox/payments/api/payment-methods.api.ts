import { testPaymentMethods } from '../cards.js';
import { invalidRequest, StripeError } from '../stripe.errors.js';
import { type Endpoint, find, type PaymentsApi, readListedCustomer } from './call.js';
import { listPage } from './lists.js';

/** Cards as payment methods. */
export function paymentMethodEndpoints({ state, billing }: PaymentsApi): Endpoint[] {
  return [
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
    {
      // https://docs.stripe.com/api/payment_methods/attach
      method: 'post',
      path: '/payment_methods/:id/attach',
      handle: ({ params, id }) => {
        const customer = find(state.customers, 'customer', params.requiredText('customer'), 'customer');
        params.finish();
        const number = testPaymentMethods.get(id);
        if (number !== undefined) {
          const card = billing.attachTestCard(customer, number);
          if ('code' in card) {
            throw new StripeError(402, 'card_error', card.message, {
              code: card.code,
              decline_code: card.declineCode,
            });
          }
          return card;
        }
        const card = find(state.cards, 'PaymentMethod', id);
        if (card.customer !== customer.id) {
          throw invalidRequest(
            'The payment method you provided has already been attached to a customer.',
            'payment_method_unexpected_state',
          );
        }
        return card;
      },
    },
  ];
}
