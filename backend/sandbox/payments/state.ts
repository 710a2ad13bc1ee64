import { seedCatalog } from './objects/catalog.js';
import type { Charge } from './objects/invoice.js';
import type { CheckoutOrder } from './objects/session.js';
import type {
  StoredCard,
  StoredCoupon,
  StoredCustomer,
  StoredDiscount,
  StoredEvent,
  StoredInvoice,
  StoredPortalSession,
  StoredPrice,
  StoredProduct,
  StoredPromotionCode,
  StoredSession,
  StoredSubscription,
} from './stored.js';

export type Collection<T> = Record<string, T>;

/** The first answer to an idempotency key, given again to its repetitions. */
export interface SavedAnswer {
  /** Method, path and parameters: the same key with others is refused. */
  fingerprint: string;
  status: number;
  body: unknown;
}

/** An event on its way to the webhook. `nextAttemptAt` is real milliseconds since 1970, whatever the sandbox's clock says. */
export interface Delivery {
  eventId: string;
  attempts: number;
  firstAttemptAt: number;
  nextAttemptAt: number;
}

/** A change of price that takes effect once its invoice is paid. */
export interface PendingSwitch {
  price: string;
  invoice: string;
  isNewPeriod: boolean;
}

/** All that the payments stand-in keeps, in order of creation within each collection. */
export interface PaymentsState {
  /** Seconds by which the sandbox's clock is ahead. */
  clockOffset: number;
  products: Collection<StoredProduct>;
  prices: Collection<StoredPrice>;
  customers: Collection<StoredCustomer>;
  deletedCustomers: Collection<true>;
  cards: Collection<StoredCard>;
  sessions: Collection<StoredSession>;
  orders: Collection<CheckoutOrder>;
  subscriptions: Collection<StoredSubscription>;
  invoices: Collection<StoredInvoice>;
  portalSessions: Collection<StoredPortalSession>;
  coupons: Collection<StoredCoupon>;
  promotionCodes: Collection<StoredPromotionCode>;
  discounts: Collection<StoredDiscount>;
  /** What changes of price leave for a subscription's next invoice. */
  pendingCharges: Collection<Charge[]>;
  /** Changes of price that wait for their payment, by subscription. */
  pendingSwitches: Collection<PendingSwitch>;
  events: Collection<StoredEvent>;
  /** The permissions of each restricted key, such as `rak_customer_write`. */
  restrictedKeys: Collection<string[]>;
  savedAnswers: Collection<SavedAnswer>;
  deliveries: Delivery[];
}

export function initialState(): PaymentsState {
  const { products, prices } = seedCatalog(Math.floor(Date.now() / 1000));
  return {
    clockOffset: 0,
    products: byId(products),
    prices: byId(prices),
    customers: {},
    deletedCustomers: {},
    cards: {},
    sessions: {},
    orders: {},
    subscriptions: {},
    invoices: {},
    portalSessions: {},
    coupons: {},
    promotionCodes: {},
    discounts: {},
    pendingCharges: {},
    pendingSwitches: {},
    events: {},
    restrictedKeys: {},
    savedAnswers: {},
    deliveries: [],
  };
}

/**
 * Leaves nothing that another secret key would know: ids belong to one account, and to its test or its live mode.
 * `gone` also drops the prices of the plans, as in an account where they were not set up yet.
 * https://docs.stripe.com/keys#test-live-modes
 */
export function becomeAnotherAccount(state: PaymentsState, prices: 'kept' | 'gone'): void {
  Object.assign(state, initialState(), prices === 'gone' ? { products: {}, prices: {} } : {});
}

/** Removes the oldest entries over a limit. */
export function keepNewest<T>(collection: Collection<T>, limit: number): void {
  const ids = Object.keys(collection);
  for (const id of ids.slice(0, Math.max(0, ids.length - limit))) delete collection[id];
}

function byId<T extends { id: string }>(objects: T[]): Collection<T> {
  return Object.fromEntries(objects.map((object) => [object.id, object]));
}
