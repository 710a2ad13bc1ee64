import type { PaymentsApi } from './api/call.js';
import { StripeError } from './stripe.errors.js';

type Level = 'read' | 'write';

/** Stripe's resource names for restricted keys, by API path. `plan` is "Prices" in the dashboard. */
const resources: Record<string, string> = {
  billing_portal: 'customer_portal',
  checkout: 'checkout_session',
  coupons: 'coupon',
  customers: 'customer',
  events: 'event',
  invoices: 'invoice',
  payment_methods: 'payment_method',
  prices: 'plan',
  products: 'product',
  promotion_codes: 'promotion_code',
  subscriptions: 'subscription',
  test_helpers: 'test_clock',
};

/** The resource of a path such as `/customers/:id`. */
export function resourceOf(path: string): string {
  const [, first = ''] = path.split('/');
  return resources[first] ?? first;
}

/** A key's permissions. */
export interface Permissions {
  /** Throws Stripe's 403 if the key lacks permission to read or write a resource. */
  require: (resource: string, level: Level) => void;
}

/**
 * A key's permissions: secret keys may do everything, restricted keys what they were registered with. GET needs `read`,
 * all other methods `write`, which includes `read`: https://docs.stripe.com/keys/restricted-api-keys
 */
export function permissionsOf({ state }: Pick<PaymentsApi, 'state'>, key: string): Permissions {
  if (key.startsWith('sk_')) return { require: () => undefined };
  const shown = key.length > 8 ? `${key.slice(0, 8)}****${key.slice(-4)}` : '****';
  const granted = Object.hasOwn(state.restrictedKeys, key) ? state.restrictedKeys[key] : undefined;
  if (!granted) throw new StripeError(401, 'invalid_request_error', `Invalid API Key provided: ${shown}`);
  return {
    require: (resource, level) => {
      if (granted.includes(`rak_${resource}_write`) || granted.includes(`rak_${resource}_${level}`)) return;
      const message = `The provided key '${shown}' does not have the required permissions for this endpoint on account 'acct_sandbox'. Having the 'rak_${resource}_${level}' permission would allow this request to continue.`;
      throw new StripeError(403, 'invalid_request_error', message);
    },
  };
}
