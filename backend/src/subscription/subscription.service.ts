import { Inject, Injectable, Logger } from '@nestjs/common';
import pLimit, { type LimitFunction } from 'p-limit';
import type { CheckoutSessionBody } from '../../../contract/checkout-session.body.js';
import type { CheckoutSession, SubscriptionDetails, SubscriptionStatus } from '../../../contract/subscription.js';
import type { User } from '../../../contract/user.js';
import { NotFound, NotSignedIn, Overloaded } from '../common/app-error.js';
import type { Caller } from '../common/caller.decorator.js';
import { Clock } from '../common/clock.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import {
  type PaymentEvent,
  PaymentProviderFailed,
  Payments,
  type ProviderPayment,
} from '../providers/payments/payments.js';
import { Broadcaster } from '../realtime/broadcaster.js';
import { pickSubscription } from './counting-subscription.js';
import { isEntitled } from './entitlement.js';
import { planOfPrice } from './plan-prices.js';
import type { SubscriptionEntity } from './subscription.entity.js';
import { AlreadySubscribed, CheckoutFailed, InvalidPlan } from './subscription.errors.js';
import { type HeldSubscription, type ProviderState, SubscriptionRepository } from './subscription.repository.js';

/** Of the connections to the database, the share that may wait for the provider: a slow one must not stop the rest. */
const shareOfPool = 0.25;

/** Beyond this many waiting for the provider one more is refused at once. */
const maxWaiting = 200;

/** One of an account's subscriptions, of now or of the past. */
interface PastSubscription {
  plan: string | null;
  /** The provider's word. */
  status: string;
  startDate: Date;
  endDate: Date;
  cancelAtPeriodEnd: boolean;
}

/** What an account had and has, newest first. */
export interface SubscriptionHistory {
  subscriptions: PastSubscription[];
  payments: ProviderPayment[];
}

const noSubscription: ProviderState = {
  subscriptionId: null,
  priceId: null,
  status: '',
  cancelAtPeriodEnd: false,
  startDate: null,
  endDate: null,
};

/**
 * Subscriptions. The provider's state is the truth: every way in (return from checkout, webhook, expiry) reads it afresh
 * and stores what it says, so that neither order nor repetition of events matters.
 */
@Injectable()
export class SubscriptionService {
  private readonly logger = new Logger(SubscriptionService.name);
  private readonly inTurn: LimitFunction;

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly payments: Payments,
    private readonly broadcaster: Broadcaster,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.inTurn = pLimit(Math.max(1, Math.floor(env.databasePoolSize * shareOfPool)));
  }

  /**
   * Opens the provider's hosted checkout for a plan. Asking again for the same plan, also at the same time, answers the
   * same session.
   * @throws InvalidPlan, AlreadySubscribed, CheckoutFailed, Overloaded
   */
  async createCheckout({ user }: Caller, { priceId }: CheckoutSessionBody): Promise<CheckoutSession> {
    const plan = planOfPrice(priceId, this.env.payments.prices);
    if (!plan) throw new InvalidPlan();
    if (user.hasActiveSubscription) throw new AlreadySubscribed();
    const { publicUrl } = this.env;
    try {
      const customerId = await this.ensureCustomer(user);
      const checkout = await this.hold(customerId, async (held) => {
        // Paid a moment ago in another tab: then our own state may not know of it yet.
        await this.refresh(held);
        if (isEntitled(held.row, this.clock.now())) return 'already_subscribed';
        return this.payments.openCheckout({
          accountId: user.id,
          customerId,
          priceId,
          trialDays: plan.trialDays,
          successUrl: `${publicUrl}/paywall?success=true&session_id={CHECKOUT_SESSION_ID}`,
          cancelUrl: `${publicUrl}/paywall`,
        });
      });
      if (checkout === null) throw new NotFound();
      if (checkout === 'already_subscribed') throw new AlreadySubscribed();
      return checkout;
    } catch (error) {
      throw error instanceof PaymentProviderFailed ? new CheckoutFailed({ cause: error }) : error;
    }
  }

  /**
   * The caller's subscription as the provider has it now. A session id that is unknown or somebody else's is a 404, and
   * whatever the session, only the caller's own subscriptions are looked at.
   * @throws NotFound, PaymentProviderFailed, Overloaded
   */
  async verify({ user }: Caller, sessionId?: string): Promise<SubscriptionStatus> {
    const row = await this.subscriptions.findByUser(user.id);
    if (sessionId !== undefined) {
      const customerId = row && (await this.payments.findCheckoutCustomer(sessionId));
      if (!row || customerId !== row.customerId) throw new NotFound();
    }
    return this.toStatus(row && (await this.reconcile(row.customerId)));
  }

  /** The caller's subscription and its plan, as last read. @throws NotFound */
  async details({ user }: Caller): Promise<SubscriptionDetails> {
    const row = await this.subscriptions.findByUser(user.id);
    if (!row) throw new NotFound();
    const plan = planOfPrice(row.priceId, this.env.payments.prices);
    return {
      status: row.status,
      cancelAtPeriodEnd: row.cancelAtPeriodEnd,
      startDate: row.startDate?.toISOString() ?? null,
      endDate: row.endDate?.toISOString() ?? null,
      plan: plan && { id: plan.id, name: plan.name, price: plan.price, interval: plan.interval },
      customerId: row.customerId,
      subscriptionId: row.subscriptionId,
    };
  }

  /**
   * Deals with an event that the provider sent. When this answers, its effect is stored; when it throws, nothing is, and
   * the provider sends it again.
   * @throws UnprovenEvent, PaymentProviderFailed, Overloaded
   */
  async receiveEvent(body: Buffer, signature: string | undefined): Promise<void> {
    const event = this.payments.readEvent(body, signature);
    const name = `${event.type} (${event.id})`;
    if (event.isOtherMode) {
      this.logger.warn(`Ignored ${name}: it is of the other mode, test or live, than the secret key`);
    } else if (event.customerId === null) {
      this.logger.log(`Ignored ${name}: it says nothing about a subscription`);
    } else if (!(await this.reconcile(event.customerId, event))) {
      this.logger.warn(`Ignored ${name}: its customer is no account's`);
    }
  }

  /** All that an account ever subscribed to and paid, as the provider has it. @throws PaymentProviderFailed */
  async history(userId: string): Promise<SubscriptionHistory> {
    const row = await this.subscriptions.findByUser(userId);
    if (!row) return { subscriptions: [], payments: [] };
    const subscriptions = await this.payments.listSubscriptions(row.customerId);
    return {
      subscriptions: subscriptions.map(({ priceId, status, startDate, endDate, cancelAtPeriodEnd }) => ({
        plan: planOfPrice(priceId, this.env.payments.prices)?.name ?? null,
        status,
        startDate,
        endDate,
        cancelAtPeriodEnd,
      })),
      payments: await this.payments.listPayments(row.customerId),
    };
  }

  /** Ends all that a deleted account had at the provider; also what was ended before. @throws PaymentProviderFailed */
  closeAccount(account: { accountId: string; email: string; customerId: string | null }): Promise<void> {
    return this.payments.closeAccount(account);
  }

  /** Removes the ids of events that are too old to come again; answers how many. */
  removeOldEvents(): Promise<number> {
    return this.subscriptions.removeOldEvents();
  }

  /**
   * The one place where what the provider says becomes an account's state: one at a time per customer, read afresh, and in
   * one transaction with the event that was the reason, if one was. Every open tab reloads the user when something changed.
   * Answers null when the customer is no account's.
   * @throws PaymentProviderFailed, Overloaded
   */
  private reconcile(customerId: string, event?: PaymentEvent): Promise<SubscriptionEntity | null> {
    return this.hold(customerId, async (held) => {
      const isRepeated = event !== undefined && !(await held.remember(event));
      if (!isRepeated) await this.refresh(held);
      return held.row;
    });
  }

  private async refresh(held: HeldSubscription): Promise<void> {
    const counting = pickSubscription(await this.payments.listSubscriptions(held.row.customerId));
    await held.replace(
      counting
        ? {
            subscriptionId: counting.id,
            priceId: counting.priceId,
            status: counting.status,
            cancelAtPeriodEnd: counting.cancelAtPeriodEnd,
            startDate: counting.startDate,
            endDate: counting.endDate,
          }
        : noSubscription,
    );
  }

  /** Works on a customer alone, and says so to the account's tabs when that changed something and is stored. */
  private async hold<T>(customerId: string, work: (held: HeldSubscription) => Promise<T>): Promise<T | null> {
    if (this.inTurn.pendingCount >= maxWaiting) throw new Overloaded();
    const done = await this.inTurn(() =>
      this.subscriptions.hold(customerId, async (held) => ({ result: await work(held), held })),
    );
    if (done?.held.isChanged) this.broadcaster.emit(done.held.row.userId, 'user:changed', {});
    return done && done.result;
  }

  private async ensureCustomer(user: User): Promise<string> {
    const known = await this.subscriptions.findByUser(user.id);
    if (known) return known.customerId;
    const customerId = await this.payments.createCustomer({ accountId: user.id, email: user.email });
    const inEffect = await this.subscriptions.insertCustomer(user.id, customerId);
    if (inEffect !== null) return inEffect;
    // The account was deleted on the way here: nobody else knows of this customer.
    await this.payments.closeAccount({ accountId: user.id, email: user.email, customerId });
    throw new NotSignedIn();
  }

  private toStatus(row: SubscriptionEntity | null): SubscriptionStatus {
    return {
      isActive: isEntitled(row, this.clock.now()),
      customerId: row?.customerId ?? null,
      subscriptionId: row?.subscriptionId ?? null,
      startDate: row?.startDate?.toISOString() ?? null,
      endDate: row?.endDate?.toISOString() ?? null,
      status: row?.status ?? '',
      tier: planOfPrice(row?.priceId ?? null, this.env.payments.prices)?.id ?? null,
    };
  }
}
