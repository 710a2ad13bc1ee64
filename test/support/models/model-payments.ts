import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CustomerSubscription,
  type PaymentEvent,
  PaymentProviderFailed,
  type Payments,
} from '../../../backend/src/providers/payments/payments.js';

export const actions = [
  'subscribe',
  'renew',
  'failToRenew',
  'pay',
  'giveUp',
  'setToEnd',
  'resume',
  'reachEnd',
  'cancelNow',
  'switch',
] as const;
export type Action = (typeof actions)[number];

const month = 30 * 86_400_000;
let count = 0;

/** A subscription as the artist sees it. */
interface State {
  status: string;
  priceId: string | null;
  cancelAtPeriodEnd: boolean;
  startDate: Date | null;
  endDate: Date | null;
}

/** A simulated customer: their actions, the resulting events, and the expected state. */
export class ModelCustomer {
  readonly id = `cus_model_${(count += 1)}`;
  /** The ids of all events so far, oldest first. */
  readonly events: string[] = [];
  private readonly subscriptions: { id: string; state: State; createdAt: Date }[] = [];
  private now = Date.UTC(2026, 0, 1);

  /** Performs an action if possible; returns the ids of its events. */
  act(action: Action): string[] {
    this.now += 60_000;
    const state = this.subscriptions.at(-1)?.state;
    const isOver = !state || state.status === 'canceled';
    if (action === 'subscribe') return isOver ? this.subscribe() : [];
    if (isOver || !state.endDate) return [];
    const isOwed = state.status === 'past_due';
    switch (action) {
      case 'renew':
        if (isOwed || state.cancelAtPeriodEnd) return [];
        state.endDate = new Date(state.endDate.getTime() + month);
        return this.tell('updated', 'paid');
      case 'failToRenew':
        if (isOwed || state.cancelAtPeriodEnd) return [];
        state.status = 'past_due';
        return this.tell('failed', 'updated');
      case 'pay':
        if (!isOwed) return [];
        state.status = 'active';
        state.endDate = new Date(state.endDate.getTime() + month);
        return this.tell('paid', 'updated');
      case 'giveUp':
        if (!isOwed) return [];
        state.status = 'canceled';
        return this.tell('deleted');
      case 'setToEnd':
      case 'resume':
        if (isOwed || state.cancelAtPeriodEnd === (action === 'setToEnd')) return [];
        state.cancelAtPeriodEnd = action === 'setToEnd';
        return this.tell('updated');
      case 'reachEnd':
        if (!state.cancelAtPeriodEnd) return [];
        state.status = 'canceled';
        return this.tell('deleted');
      case 'cancelNow':
        state.status = 'canceled';
        return this.tell('deleted');
      case 'switch':
        if (isOwed || state.cancelAtPeriodEnd) return [];
        state.priceId = state.priceId === 'price_a' ? 'price_b' : 'price_a';
        state.endDate = new Date(this.now + month);
        return this.tell('updated', 'paid');
    }
  }

  /** The state an account must show: the newest subscription, since only one runs at a time. */
  expected(): State {
    const none = { status: '', priceId: null, cancelAtPeriodEnd: false, startDate: null, endDate: null };
    return { ...(this.subscriptions.at(-1)?.state ?? none) };
  }

  /** The provider's current list. */
  list(): CustomerSubscription[] {
    return this.subscriptions
      .map(({ id, state, createdAt }) => ({
        ...state,
        id,
        itemId: `si_${id}`,
        startDate: state.startDate ?? createdAt,
        endDate: state.endDate ?? createdAt,
        createdAt,
        paidInvoice: {
          id: `in_${id}_${state.endDate?.getTime()}`,
          total: 2995,
          currency: 'usd',
          url: null,
          paidAt: new Date(),
        },
        clockAheadSeconds: 0,
      }))
      .reverse();
  }

  private subscribe(): string[] {
    const createdAt = new Date(this.now);
    const endDate = new Date(this.now + month);
    const state = { status: 'active', priceId: 'price_a', cancelAtPeriodEnd: false, startDate: createdAt, endDate };
    this.subscriptions.push({ id: `sub_${(count += 1)}`, state, createdAt });
    return this.tell('created', 'updated', 'paid', 'completed');
  }

  private tell(...types: string[]): string[] {
    const ids = types.map((type) => `evt_${type}_${(count += 1)}`);
    this.events.push(...ids);
    return ids;
  }
}

/** A provider that responds at once, after a delay in which something else may happen, or not at all. */
export class ModelPayments implements Pick<Payments, 'keyId' | 'listSubscriptions' | 'readEvent'> {
  readonly keyId = 'the key of the model';
  /** The response's delay in milliseconds, for calls made within. */
  readonly latency = new AsyncLocalStorage<number>();
  private readonly customers = new Map<string, ModelCustomer>();
  private readonly down = new Map<string, number>();

  newCustomer(): ModelCustomer {
    const customer = new ModelCustomer();
    this.customers.set(customer.id, customer);
    return customer;
  }

  /** Runs work while the provider fails for a customer. */
  async whileDown<T>(customerId: string, work: () => Promise<T>): Promise<T> {
    this.down.set(customerId, (this.down.get(customerId) ?? 0) + 1);
    try {
      return await work();
    } finally {
      this.down.set(customerId, (this.down.get(customerId) ?? 1) - 1);
    }
  }

  async listSubscriptions(customerId: string): Promise<CustomerSubscription[]> {
    if ((this.down.get(customerId) ?? 0) > 0) throw new PaymentProviderFailed();
    const listed = this.customers.get(customerId)?.list() ?? [];
    await wait(this.latency.getStore() ?? 0);
    return listed;
  }

  readEvent(body: Buffer): PaymentEvent {
    const { id, customer } = JSON.parse(body.toString()) as { id: string; customer: string };
    return { id, type: 'customer.subscription.updated', customerId: customer, isOtherMode: false };
  }
}
