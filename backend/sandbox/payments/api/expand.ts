import { buildTestClock, testClockId } from '../objects/test-clock.js';
import type { Permissions } from '../permissions.js';
import type { PaymentsState } from '../state.js';
import { listOf, type StoredSession } from '../stored.js';
import { invalidRequest } from '../stripe.errors.js';

type Json = Record<string, unknown>;

const deepest = 4;

/**
 * The permission needed to read an expanded object. Stripe doesn't document that expanding needs any; requiring it is
 * the safe assumption.
 */
const expandedResources: Record<string, string> = {
  customer: 'customer',
  invoice: 'invoice',
  payment_method: 'payment_method',
  product: 'product',
  subscription: 'subscription',
  'test_helpers.test_clock': 'test_clock',
};

/**
 * A response with the references in `paths` replaced by the objects, as `expand[]` requests: `customer`,
 * `data.latest_invoice`.
 */
export function expand(answer: object, paths: string[], state: PaymentsState, permissions: Permissions): object {
  const copy = structuredClone(answer) as Json;
  for (const path of paths) {
    const steps = path.split('.');
    if (steps.length > deepest) throw invalidRequest(`You cannot expand more than ${deepest} levels of a property.`);
    expandStep(copy, steps, path, { state, permissions });
  }
  return copy;
}

interface Source {
  state: PaymentsState;
  permissions: Permissions;
}

function expandStep(target: Json, [step = '', ...rest]: string[], path: string, source: Source): void {
  const { state } = source;
  if (step === 'line_items' && target['object'] === 'checkout.session' && target[step] === undefined) {
    target[step] = structuredClone(lineItems(target as unknown as StoredSession, state));
  }
  const value = target[step];
  if (value === undefined) {
    throw invalidRequest(`This property cannot be expanded (${path}).`);
  }
  const replaced = Array.isArray(value) ? value.map((entry) => resolve(entry, source)) : resolve(value, source);
  target[step] = replaced;
  if (rest.length === 0) return;
  for (const entry of Array.isArray(replaced) ? replaced : [replaced]) {
    if (typeof entry === 'object' && entry !== null) expandStep(entry as Json, rest, path, source);
  }
}

/** A checkout session's line items, as the API lists them. */
export function lineItems(session: StoredSession, state: PaymentsState) {
  const lines = (state.orders[session.id]?.lines ?? []).flatMap(({ id, price: priceId, quantity }) => {
    const price = state.prices[priceId];
    if (!price) return [];
    const amount = (price.unit_amount ?? 0) * quantity;
    return [
      {
        id,
        object: 'item' as const,
        adjustable_quantity: null,
        amount_discount: 0,
        amount_subtotal: amount,
        amount_tax: 0,
        amount_total: amount,
        currency: price.currency,
        description: state.products[price.product]?.name ?? null,
        metadata: {},
        price,
        quantity,
      },
    ];
  });
  return listOf(`/v1/checkout/sessions/${session.id}/line_items`, lines);
}

function resolve(value: unknown, { state, permissions }: Source): unknown {
  const found = typeof value === 'string' ? findObject(value, state) : undefined;
  if (!found) return value;
  const resource = expandedResources[found.object];
  if (resource) permissions.require(resource, 'read');
  return structuredClone(found);
}

function findObject(id: string, state: PaymentsState): { object: string } | undefined {
  if (id === testClockId) return buildTestClock(Math.floor(Date.now() / 1000) + state.clockOffset);
  const { customers, subscriptions, invoices, prices, products, cards, coupons, promotionCodes, discounts } = state;
  const collections = [customers, subscriptions, invoices, prices, products, cards, coupons, promotionCodes, discounts];
  const found = collections.find((objects) => Object.hasOwn(objects, id));
  if (!found && Object.hasOwn(state.deletedCustomers, id))
    return { id, object: 'customer', deleted: true } as object & { object: string };
  return found?.[id];
}
