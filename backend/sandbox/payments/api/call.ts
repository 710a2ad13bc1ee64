import type { Billing } from '../billing.js';
import type { SandboxClock } from '../clock.js';
import type { EventLog } from '../event-log.js';
import type { Params } from '../params.js';
import type { Collection, PaymentsState } from '../state.js';
import { noSuch } from '../stripe.errors.js';

/** What the calls of the API work with. */
export interface PaymentsApi {
  state: PaymentsState;
  clock: SandboxClock;
  events: EventLog;
  billing: Billing;
  /** Where people find the hosted pages: `…/sandbox/payments`. */
  pagesUrl: string;
}

/** One call: its parameters, to be read and finished before anything changes, and the id in its path. */
export interface Call {
  params: Params;
  id: string;
}

/** A path of Stripe's API without `/v1`, and what answers it. */
export interface Endpoint {
  method: 'get' | 'post' | 'delete';
  path: string;
  handle: (call: Call) => object;
}

/**
 * Reads the `customer` that a list is limited to. A customer that the key does not know is refused; a deleted one is known:
 * its invoices and ended subscriptions stay readable.
 * https://docs.stripe.com/error-codes#resource-missing
 */
export function readListedCustomer({ customers, deletedCustomers }: PaymentsState, params: Params): string | undefined {
  const id = params.text('customer');
  if (id !== undefined && !Object.hasOwn(deletedCustomers, id)) find(customers, 'customer', id, 'customer');
  return id;
}

/** The object with an id, or Stripe's 404 (400 where a parameter named it). */
export function find<T>(collection: Collection<T>, what: string, id: string, param?: string): T {
  const object = Object.hasOwn(collection, id) ? collection[id] : undefined;
  if (object === undefined) throw param === undefined ? noSuch(what, id) : noSuch(what, id, param, 400);
  return object;
}
