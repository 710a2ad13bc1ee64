import { plans } from '../../../../contract/subscription/plans.js';
import type { StoredPlan, StoredPrice, StoredProduct } from '../stored.js';

/** A product. `created` is seconds since 1970. */
export function buildProduct(
  fields: Pick<StoredProduct, 'id' | 'name' | 'created'> & Partial<StoredProduct>,
): StoredProduct {
  return {
    object: 'product',
    active: true,
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata: {},
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: 'service',
    unit_label: null,
    updated: fields.created,
    url: null,
    ...fields,
  };
}

/** A price; `recurring` is null for a one-time price. `unit_amount` is in the currency's smallest unit. */
export function buildPrice(
  fields: Pick<StoredPrice, 'id' | 'product' | 'currency' | 'created' | 'recurring'> & {
    unit_amount: number;
  } & Partial<StoredPrice>,
): StoredPrice {
  return {
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: fields.recurring ? 'recurring' : 'one_time',
    unit_amount_decimal: String(fields.unit_amount),
    ...fields,
  };
}

export function buildRecurring(
  interval: 'day' | 'week' | 'month' | 'year',
  intervalCount = 1,
): StoredPrice['recurring'] {
  return { interval, interval_count: intervalCount, meter: null, trial_period_days: null, usage_type: 'licensed' };
}

/** The legacy form of a price, which subscription items still include. */
export function planOf(price: StoredPrice): StoredPlan {
  return {
    id: price.id,
    object: 'plan',
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? 'month',
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  };
}

/** The product's two plans (contract/subscription/plans.ts), as if set up by hand at the provider. */
export function seedCatalog(created: number): { products: StoredProduct[]; prices: StoredPrice[] } {
  const products = plans.map(({ id, name }) => {
    return buildProduct({ id: `prod_sandbox_${id}`, name, created, default_price: `price_sandbox_${id}` });
  });
  const prices = plans.map(({ id, price, interval }) =>
    buildPrice({
      id: `price_sandbox_${id}`,
      product: `prod_sandbox_${id}`,
      currency: 'usd',
      created,
      unit_amount: Math.round(price * 100),
      recurring: buildRecurring(interval),
      lookup_key: id,
    }),
  );
  return { products, prices };
}
