import { Inject, Injectable, Logger } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import { AppError, Overloaded } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { timeLeft } from '../providers/payments/deadline.js';
import {
  type CustomerSubscription,
  type PaymentEvent,
  PaymentProviderFailed,
  Payments,
  UnknownCustomer,
} from '../providers/payments/payments.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { greetedName } from '../mail/greeting.js';
import { type NewEmail, Outbox } from '../mail/outbox.js';
import { pickSubscription } from './counting-subscription.js';
import { noticesOf } from './subscription-notices.js';
import type { SubscriptionRow } from './subscription-row.js';
import { type LockedSubscription, type ProviderState, SubscriptionRepository } from './subscription.repository.js';

/**
 * Share of the database connections that may be waiting for the provider: a slow provider must not block everything
 * else.
 */
const shareOfPool = 0.25;

/** With this many callers waiting for the provider, further ones are refused at once. */
const maxWaiting = 200;

const noSubscription: Omit<ProviderState, 'confirmedWith'> = {
  subscriptionId: null,
  priceId: null,
  status: '',
  cancelAtPeriodEnd: false,
  startDate: null,
  endDate: null,
  clockAheadSeconds: 0,
};

/** A locked customer with the provider's current state. */
export interface FreshSubscription {
  /** The account's state, synchronised with the provider. */
  readonly row: Readonly<SubscriptionRow>;
  /** All current and past subscriptions of the customer. */
  readonly subscriptions: readonly CustomerSubscription[];
  /** The subscription that counts, or null. */
  readonly counting: CustomerSubscription | null;
  /** Records that the customer is going to checkout. */
  recordCheckout(): Promise<void>;
  /** Synchronises again, after a change at the provider. */
  reread(): Promise<void>;
}

/** The only code that turns the provider's state into an account's state. */
@Injectable()
export class SubscriptionReconciler {
  private readonly logger = new Logger(SubscriptionReconciler.name);
  private readonly inTurn: LimitFunction;

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly payments: Payments,
    private readonly broadcaster: Broadcaster,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.inTurn = pLimit(Math.max(1, Math.floor(env.databasePoolSize * shareOfPool)));
  }

  /**
   * Synchronises an account with the provider: serialised per customer, from a fresh read, in one transaction with the
   * event that triggered it, if any. If anything changed, every open tab reloads the user.
   * @returns null if the customer belongs to no account, or was just removed because the provider doesn't know it
   * @throws PaymentProviderFailed, PaymentProviderRefused, Overloaded
   */
  reconcile(customerId: string, event?: PaymentEvent): Promise<SubscriptionRow | null> {
    return this.updateCustomer(customerId, async (locked) => {
      const isRepeated = event !== undefined && !(await locked.remember(event));
      if (!isRepeated) await this.refresh(locked);
      return locked.row;
    });
  }

  /**
   * Locks a customer, reads its current state from the provider and runs `work`.
   * @param work returns the result, or the error to throw: the state that was read is stored either way
   * @throws UnknownCustomer if the customer doesn't belong to an account, or no longer does
   * @throws PaymentProviderFailed, PaymentProviderRefused, Overloaded, and the error that `work` returns
   */
  async change<T>(
    customerId: string,
    work: (fresh: FreshSubscription) => Promise<T | AppError>,
  ): Promise<{ result: T; row: SubscriptionRow }> {
    const done = await this.updateCustomer(customerId, async (locked) => {
      const subscriptions = await this.refresh(locked);
      const counting = pickSubscription(subscriptions, this.clock.now());
      const { row } = locked;
      const result = await work({
        row,
        subscriptions,
        counting,
        recordCheckout: () => locked.recordCheckout(),
        reread: async () => void (await this.refresh(locked)),
      });
      return { result, row };
    });
    if (done === null) throw new UnknownCustomer();
    if (done.result instanceof AppError) throw done.result;
    return { result: done.result, row: done.row };
  }

  private async refresh(locked: LockedSubscription): Promise<CustomerSubscription[]> {
    const subscriptions = await this.payments.listSubscriptions(locked.row.customerId);
    const counting = pickSubscription(subscriptions, this.clock.now());
    const before = { ...locked.row };
    const state = counting
      ? {
          subscriptionId: counting.id,
          priceId: counting.priceId,
          status: counting.status,
          cancelAtPeriodEnd: counting.cancelAtPeriodEnd,
          startDate: counting.startDate,
          endDate: counting.endDate,
          clockAheadSeconds: counting.clockAheadSeconds,
        }
      : noSubscription;
    await locked.replace({ ...state, confirmedWith: this.payments.keyId });
    await this.addNotices(locked, before, counting);
    return subscriptions;
  }

  private async addNotices(
    locked: LockedSubscription,
    before: SubscriptionRow,
    counting: CustomerSubscription | null,
  ): Promise<void> {
    const reader = await locked.findReader();
    if (!reader) return;
    const links = { url: `${this.env.publicUrl}/chat`, timeZone: reader.timeZone };
    const to = { userId: locked.row.userId, email: reader.email, isVerified: reader.emailVerified };
    for (const notice of noticesOf(before, locked.row, counting?.paidInvoice ?? null, links, this.clock.now())) {
      const data = { ...notice.data, name: greetedName(reader) };
      await this.outbox.add(locked.transaction, { ...notice, to, data } as NewEmail);
    }
  }

  /** Runs `work` with a customer locked. After the commit, the account's open tabs reload the user. */
  private async updateCustomer<T>(
    customerId: string,
    work: (locked: LockedSubscription) => Promise<T>,
  ): Promise<T | null> {
    if (this.inTurn.pendingCount >= maxWaiting) throw new Overloaded();
    const done = await this.inTurn(() => {
      // Skip callers that have timed out, so that others get their turn.
      if (timeLeft() === 0) throw new PaymentProviderFailed();
      return this.subscriptions.withCustomerLock(customerId, async (locked) => ({
        result: await this.forgetUnknown(locked, work),
        locked,
      }));
    });
    if (done?.locked.isChanged) this.broadcaster.emit(done.locked.row.userId, 'user:changed', {});
    return done && done.result;
  }

  /**
   * Runs `work`, or removes the customer if the provider doesn't know it. Unlike after other failures, the removal is
   * committed.
   */
  private async forgetUnknown<T>(
    locked: LockedSubscription,
    work: (locked: LockedSubscription) => Promise<T>,
  ): Promise<T | null> {
    try {
      return await work(locked);
    } catch (error) {
      if (!(error instanceof UnknownCustomer)) throw error;
      const { customerId, userId } = locked.row;
      this.logger.warn(`Removed customer ${customerId} of account ${userId}: unknown to the secret key in use`);
      await locked.forget();
      return null;
    }
  }
}
