import { nightly, Recurring } from '../jobs/recurring.decorator.js';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type {
  Invoice,
  PortalSession,
  SubscriptionDetails,
  SubscriptionStatus,
} from '../../../contract/subscription/subscription.js';
import { NotFound } from '../common/app-error.js';
import type { Caller } from '../http/caller.decorator.js';
import { Clock } from '../common/clock.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { toMainUnit } from '../providers/payments/amounts.js';
import { withDeadline } from '../providers/payments/deadline.js';
import { Payments, type ProviderPayment, UnknownCustomer } from '../providers/payments/payments.js';
import { planOfPrice } from './plan-prices.js';
import { NoActiveSubscription } from './subscription.errors.js';
import type { SubscriptionRow } from './subscription-row.js';
import type { Transaction } from '../database/transaction.js';
import { SubscriptionReconciler } from './subscription-reconciler.js';
import { SubscriptionRepository } from './subscription.repository.js';
import { toDetails, toStatus } from './subscription-view.js';

/** Limit on reads from the provider: far more than users need, far fewer than would harm it. */
const asking: RateLimit = { name: 'subscription-asking', times: 60, seconds: 60 };

/** A current or past subscription of an account. */
interface PastSubscription {
  plan: string | null;
  /** The provider's status. */
  status: string;
  startDate: Date;
  endDate: Date;
  cancelAtPeriodEnd: boolean;
}

/** An account's subscriptions and invoices, newest first. */
export interface SubscriptionHistory {
  subscriptions: PastSubscription[];
  payments: ProviderPayment[];
}

/**
 * Subscriptions. The provider is the source of truth: every trigger (return from checkout, webhook, expiry, nightly
 * sweep) reads its current state and stores that, so neither the order nor the repetition of events matters.
 */
@Injectable()
export class SubscriptionService {
  private readonly logger = new Logger(SubscriptionService.name);

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly reconciler: SubscriptionReconciler,
    private readonly payments: Payments,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * The caller's subscription, read from the provider. An unknown session id or another account's results in a 404; in
   * any case, only the caller's own subscriptions are read.
   * @throws NotFound, PaymentProviderFailed, Overloaded
   */
  async verify({ user }: Caller, sessionId?: string | null): Promise<SubscriptionStatus> {
    await this.limits.count([asking, user.id]);
    const row = await this.subscriptions.findByUser(user.id);
    const now = await withDeadline(async () => {
      if (sessionId != null) {
        const customerId = row && (await this.payments.findCheckoutCustomer(sessionId));
        if (!row || customerId !== row.customerId) throw new NotFound();
      }
      return row && this.reconciler.reconcile(row.customerId);
    });
    return toStatus(now, this.env.payments.prices, this.clock.now());
  }

  /** The caller's subscription and plan, as last read. @throws NotFound */
  async details({ user }: Caller): Promise<SubscriptionDetails> {
    const row = await this.subscriptions.findByUser(user.id);
    if (!row) throw new NotFound();
    return toDetails(row, this.env.payments.prices);
  }

  /** The caller's invoices, newest first. @throws PaymentProviderFailed */
  async invoices({ user }: Caller): Promise<Invoice[]> {
    await this.limits.count([asking, user.id]);
    const row = await this.subscriptions.findByUser(user.id);
    const invoices = row && (await withDeadline(() => this.readCustomer(row, (id) => this.payments.listInvoices(id))));
    return (invoices ?? []).map(({ id, number, createdAt, total, currency, status, url }) => {
      return { id, number, date: createdAt.toISOString(), amount: toMainUnit(total, currency), currency, status, url };
    });
  }

  /** Opens the provider's billing portal. @throws NoActiveSubscription, PaymentProviderFailed */
  async openPortal({ user }: Caller): Promise<PortalSession> {
    await this.limits.count([asking, user.id]);
    const row = await this.subscriptions.findByUser(user.id);
    if (!row) throw new NoActiveSubscription();
    const returnUrl = `${this.env.publicUrl}/chat`;
    const url = await withDeadline(() => this.readCustomer(row, (id) => this.payments.openPortal(id, returnUrl)));
    if (url === null) throw new NoActiveSubscription();
    return { url };
  }

  /**
   * Handles an event from the provider. Its effect is stored when this returns; if it throws, nothing is, and the
   * provider sends the event again.
   * @throws UnprovenEvent, PaymentProviderFailed, Overloaded
   */
  async receiveEvent(body: Buffer, signature: string | undefined): Promise<void> {
    const event = this.payments.readEvent(body, signature);
    const name = `${event.type} (${event.id})`;
    if (event.isOtherMode) {
      this.logger.warn(`Ignored ${name}: its mode (test or live) differs from the secret key's`);
    } else if (event.customerId === null) {
      this.logger.log(`Ignored ${name}: not about a subscription`);
    } else if (!(await this.reconciler.reconcile(event.customerId, event))) {
      this.logger.warn(`Ignored ${name}: its customer belongs to no account`);
    }
  }

  /** An account's complete history of subscriptions and payments at the provider. @throws PaymentProviderFailed */
  async history(userId: string): Promise<SubscriptionHistory> {
    const row = await this.subscriptions.findByUser(userId);
    const subscriptions = row && (await this.readCustomer(row, (id) => this.payments.listSubscriptions(id)));
    if (!subscriptions) return { subscriptions: [], payments: [] };
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

  /** Reads a customer from the provider. @returns null if the provider doesn't know it, which also ends access */
  private async readCustomer<T>(
    { customerId }: SubscriptionRow,
    read: (customerId: string) => Promise<T>,
  ): Promise<T | null> {
    try {
      return await read(customerId);
    } catch (error) {
      if (!(error instanceof UnknownCustomer)) throw error;
      await this.reconciler.reconcile(customerId);
      return null;
    }
  }

  /** Locks an account's subscription within a transaction. */
  lock(transaction: Transaction, userId: string): Promise<void> {
    return this.subscriptions.lock(transaction, userId);
  }

  /** Ends everything a deleted account had at the provider. Idempotent. @throws PaymentProviderFailed */
  closeAccount(account: { accountId: string; email: string; customerId: string | null }): Promise<void> {
    return this.payments.closeAccount(account);
  }

  /** Removes event ids that are too old to be repeated. @returns how many */
  @Recurring({ name: 'remove-old-payment-events', cron: nightly })
  removeOldEvents(): Promise<number> {
    return this.subscriptions.removeOldEvents();
  }
}
