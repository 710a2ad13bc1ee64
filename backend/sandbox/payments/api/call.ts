import type { Billing } from '../billing.js';
import type { SandboxClock } from '../clock.js';
import type { EventLog } from '../event-log.js';
import type { Params } from '../params.js';
import type { Collection, PaymentsState } from '../state.js';
import { noSuch } from '../stripe.errors.js';

/** Shared by all endpoints of the API. */
export interface PaymentsApi {
  state: PaymentsState;
  clock: SandboxClock;
  events: EventLog;
  billing: Billing;
  /** Base URL of the hosted pages: `…/sandbox/payments`. */
  pagesUrl: string;
}

/** One call: the id in its path, and its parameters, which must be fully read (`finish`) before anything changes. */
export interface Call {
  params: Params;
  id: string;
}

/** A path of Stripe's API without `/v1`, and its handler. */
export interface Endpoint {
  method: 'get' | 'post' | 'delete';
  path: string;
  handle: (call: Call) => object;
}

/**
 * Reads the `customer` filter of a list. An unknown customer is rejected; a deleted one isn't: its invoices and ended
 * subscriptions stay readable.
 * https://docs.stripe.com/error-codes#resource-missing
 */
export function readListedCustomer({ customers, deletedCustomers }: PaymentsState, params: Params): string | undefined {
  const id = params.text('customer');
  if (id !== undefined && !Object.hasOwn(deletedCustomers, id)) find(customers, 'customer', id, 'customer');
  return id;
}

/** The object with an id. Throws Stripe's 404, or 400 if a parameter named it. */
export function find<T>(collection: Collection<T>, what: string, id: string, param?: string): T {
  const object = Object.hasOwn(collection, id) ? collection[id] : undefined;
  if (object === undefined) throw param === undefined ? noSuch(what, id) : noSuch(what, id, param, 400);
  return object;
}
