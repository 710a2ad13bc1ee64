import { newId } from '../ids.js';
import { isThreeDecimal } from '../money.js';
import { buildPrice, buildProduct, buildRecurring } from '../objects/catalog.js';
import { invalidParam, missingParam } from '../stripe.errors.js';
import { type Endpoint, find, type PaymentsApi } from './call.js';
import { listPage } from './lists.js';

/** Products and prices. */
export function catalogEndpoints({ state, clock, events }: PaymentsApi): Endpoint[] {
  return [
    {
      method: 'post',
      path: '/products',
      handle: ({ params }) => {
        const name = params.requiredText('name');
        const id = params.text('id') ?? newId('prod', 14);
        const description = params.text('description') ?? null;
        const metadata = params.metadata();
        params.finish();
        if (state.products[id]) throw invalidParam('id', 'Product already exists.', 'resource_already_exists');
        const product = buildProduct({ id, name, description, metadata, created: clock.now() });
        state.products[id] = product;
        events.emit('product.created', product);
        return product;
      },
    },
    {
      method: 'get',
      path: '/products',
      handle: ({ params }) => {
        const active = params.boolean('active');
        const matching = Object.values(state.products).filter(
          (product) => active === undefined || product.active === active,
        );
        return listPage('/v1/products', matching, params);
      },
    },
    {
      method: 'get',
      path: '/products/:id',
      handle: ({ params, id }) => {
        params.finish();
        return find(state.products, 'product', id);
      },
    },
    {
      method: 'post',
      path: '/products/:id',
      handle: ({ params, id }) => {
        const product = find(state.products, 'product', id);
        const fields = {
          name: params.text('name') ?? product.name,
          description: params.text('description') ?? product.description,
          active: params.boolean('active') ?? product.active,
          metadata: params.metadata(product.metadata),
        };
        params.finish();
        events.update('product.updated', product, (changed) =>
          Object.assign(changed, fields, { updated: clock.now() }),
        );
        return product;
      },
    },
    {
      method: 'post',
      path: '/prices',
      handle: ({ params }) => {
        const currency = params.requiredText('currency').toLowerCase();
        const product = find(state.products, 'product', params.requiredText('product'), 'product');
        const unitAmount = params.integer('unit_amount');
        const recurring = params.object('recurring');
        const interval = recurring?.choice('interval', ['day', 'week', 'month', 'year']);
        const intervalCount = recurring?.integer('interval_count', 1, 36) ?? 1;
        const lookupKey = params.text('lookup_key') ?? null;
        const nickname = params.text('nickname') ?? null;
        const metadata = params.metadata();
        params.finish();
        if (unitAmount === undefined) throw missingParam('unit_amount');
        // https://docs.stripe.com/currencies#three-decimal
        if (isThreeDecimal(currency) && unitAmount % 10 !== 0) {
          throw invalidParam('unit_amount', 'Amounts in three-decimal currencies must be multiples of 10.');
        }
        if (recurring && !interval) throw missingParam('recurring[interval]');
        const price = buildPrice({
          id: newId('price'),
          product: product.id,
          currency,
          created: clock.now(),
          unit_amount: unitAmount,
          recurring: interval ? buildRecurring(interval, intervalCount) : null,
          lookup_key: lookupKey,
          nickname,
          metadata,
        });
        state.prices[price.id] = price;
        events.emit('price.created', price);
        return price;
      },
    },
    {
      method: 'get',
      path: '/prices',
      handle: ({ params }) => {
        const active = params.boolean('active');
        const product = params.text('product');
        const lookupKeys = params.texts('lookup_keys');
        const type = params.choice('type', ['recurring', 'one_time']);
        const matching = Object.values(state.prices).filter(
          (price) =>
            (active === undefined || price.active === active) &&
            (product === undefined || price.product === product) &&
            (type === undefined || price.type === type) &&
            (lookupKeys.length === 0 || lookupKeys.includes(price.lookup_key ?? '')),
        );
        return listPage('/v1/prices', matching, params);
      },
    },
    {
      method: 'get',
      path: '/prices/:id',
      handle: ({ params, id }) => {
        params.finish();
        return find(state.prices, 'price', id);
      },
    },
    {
      method: 'post',
      path: '/prices/:id',
      handle: ({ params, id }) => {
        const price = find(state.prices, 'price', id);
        const fields = {
          active: params.boolean('active') ?? price.active,
          nickname: params.text('nickname') ?? price.nickname,
          lookup_key: params.text('lookup_key') ?? price.lookup_key,
          metadata: params.metadata(price.metadata),
        };
        params.finish();
        events.update('price.updated', price, (changed) => Object.assign(changed, fields));
        return price;
      },
    },
  ];
}
