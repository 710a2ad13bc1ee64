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
import { type HeldSubscription, type ProviderState, SubscriptionRepository } from './subscription.repository.js';

/** Of the connections to the database, the share that may wait for the provider: a slow one must not stop the rest. */
const shareOfPool = 0.25;

/** Beyond this many waiting for the provider one more is refused at once. */
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

/** A customer as the provider has them now, while nobody else may change them. */
export interface FreshSubscription {
  /** The account's state, in step with the provider's. */
  readonly row: Readonly<SubscriptionRow>;
  /** All that the customer has or had. */
  readonly subscriptions: readonly CustomerSubscription[];
  /** The one that counts, or null. */
  readonly counting: CustomerSubscription | null;
  /** Notes that the customer goes to checkout. */
  noteCheckout(): Promise<void>;
  /** Brings the account in step again, after something was changed at the provider. */
  reread(): Promise<void>;
}

/** The one place where what the provider says becomes an account's state. */
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
   * Brings an account in step with the provider: one at a time per customer, read afresh, and in one transaction with the
   * event that was the reason, if one was. Every open tab reloads the user when something changed.
   * Returns null when the customer is no account's, or is forgotten now because the provider does not know it.
   * @throws PaymentProviderFailed, PaymentProviderRefused, Overloaded
   */
  reconcile(customerId: string, event?: PaymentEvent): Promise<SubscriptionRow | null> {
    return this.hold(customerId, async (held) => {
      const isRepeated = event !== undefined && !(await held.remember(event));
      if (!isRepeated) await this.refresh(held);
      return held.row;
    });
  }

  /**
   * Does something to a customer alone, knowing what the provider says at this moment.
   * @param work answers what comes of it, or the error by which it refuses: what was read is kept either way
   * @throws UnknownCustomer once the customer is no account's (any more)
   * @throws PaymentProviderFailed, PaymentProviderRefused, Overloaded, and what the work refuses with
   */
  async change<T>(
    customerId: string,
    work: (fresh: FreshSubscription) => Promise<T | AppError>,
  ): Promise<{ result: T; row: SubscriptionRow }> {
    const done = await this.hold(customerId, async (held) => {
      const subscriptions = await this.refresh(held);
      const counting = pickSubscription(subscriptions);
      const { row } = held;
      const result = await work({
        row,
        subscriptions,
        counting,
        noteCheckout: () => held.noteCheckout(),
        reread: async () => void (await this.refresh(held)),
      });
      return { result, row };
    });
    if (done === null) throw new UnknownCustomer();
    if (done.result instanceof AppError) throw done.result;
    return { result: done.result, row: done.row };
  }

  private async refresh(held: HeldSubscription): Promise<CustomerSubscription[]> {
    const subscriptions = await this.payments.listSubscriptions(held.row.customerId);
    const counting = pickSubscription(subscriptions);
    const before = { ...held.row };
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
    await held.replace({ ...state, confirmedWith: this.payments.keyId });
    await this.addNotices(held, before, counting);
    return subscriptions;
  }

  private async addNotices(
    held: HeldSubscription,
    before: SubscriptionRow,
    counting: CustomerSubscription | null,
  ): Promise<void> {
    const reader = await held.findReader();
    if (!reader) return;
    const links = { url: `${this.env.publicUrl}/chat`, timeZone: reader.timeZone };
    const to = { userId: held.row.userId, email: reader.email, isVerified: reader.emailVerified };
    for (const notice of noticesOf(before, held.row, counting?.paidInvoice ?? null, links, this.clock.now())) {
      const data = { ...notice.data, name: greetedName(reader) };
      await this.outbox.add(held.transaction, { ...notice, to, data } as NewEmail);
    }
  }

  /** Works on a customer alone. After the commit, the account's open tabs reload the user. */
  private async hold<T>(customerId: string, work: (held: HeldSubscription) => Promise<T>): Promise<T | null> {
    if (this.inTurn.pendingCount >= maxWaiting) throw new Overloaded();
    const done = await this.inTurn(() => {
      // Who has stopped waiting keeps nobody else from their turn.
      if (timeLeft() === 0) throw new PaymentProviderFailed();
      return this.subscriptions.hold(customerId, async (held) => ({
        result: await this.forgetUnknown(held, work),
        held,
      }));
    });
    if (done?.held.isChanged) this.broadcaster.emit(done.held.row.userId, 'user:changed', {});
    return done && done.result;
  }

  /** Does the work, or forgets the customer when the provider does not know it. That is stored, unlike other failures. */
  private async forgetUnknown<T>(
    held: HeldSubscription,
    work: (held: HeldSubscription) => Promise<T>,
  ): Promise<T | null> {
    try {
      return await work(held);
    } catch (error) {
      if (!(error instanceof UnknownCustomer)) throw error;
      const { customerId, userId } = held.row;
      this.logger.warn(`Forgot the customer ${customerId} of the account ${userId}: the secret key does not know it`);
      await held.forget();
      return null;
    }
  }
}
