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

/** The first response to an idempotency key, repeated for later requests with it. */
export interface SavedAnswer {
  /** Method, path and parameters; the key is rejected with different ones. */
  fingerprint: string;
  status: number;
  body: unknown;
}

/** A webhook event to deliver. `nextAttemptAt` is real milliseconds since 1970, regardless of the sandbox's clock. */
export interface Delivery {
  eventId: string;
  attempts: number;
  firstAttemptAt: number;
  nextAttemptAt: number;
}

/** A price change that takes effect when its invoice is paid. */
export interface PendingSwitch {
  price: string;
  invoice: string;
  isNewPeriod: boolean;
}

/** The state of the payments sandbox; collections are in order of creation. */
export interface PaymentsState {
  /** Seconds that the sandbox's clock is ahead. */
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
  /** Charges from price changes for a subscription's next invoice. */
  pendingCharges: Collection<Charge[]>;
  /** Unpaid price changes by subscription. */
  pendingSwitches: Collection<PendingSwitch>;
  events: Collection<StoredEvent>;
  /** Each restricted key's permissions, such as `rak_customer_write`. */
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
 * Removes everything that another secret key wouldn't know: ids belong to one account, and to its test or live mode.
 * `gone` also removes the plans' prices, like an account where they were never set up.
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
