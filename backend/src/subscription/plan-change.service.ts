import { Inject, Injectable } from '@nestjs/common';
import { previewMinutes } from '../../../contract/limits.js';
import type { Plan, PlanId } from '../../../contract/subscription/plans.js';
import type { PlanSwitch, SubscriptionDetails, SwitchPreview } from '../../../contract/subscription/subscription.js';
import type { SwitchPlanBody } from '../../../contract/subscription/switch-plan.body.js';
import type { AppError } from '../common/app-error.js';
import type { Caller } from '../http/caller.decorator.js';
import { Clock } from '../common/clock.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { toMainUnit } from '../providers/payments/amounts.js';
import { withDeadline } from '../providers/payments/deadline.js';
import { Payments, type PriceSwitch, UnknownCustomer } from '../providers/payments/payments.js';
import { planById, toSubscribedPlan } from './plan-prices.js';
import { toDetails } from './subscription-view.js';
import { NoActiveSubscription, PaymentDue, PreviewExpired, SamePlan, SetToEnd } from './subscription.errors.js';
import type { SubscriptionRow } from './subscription-row.js';
import { type FreshSubscription, SubscriptionReconciler } from './subscription-reconciler.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** Limited because each call reads or changes something at the provider. */
const changing: RateLimit = { name: 'plan-change', times: 20, seconds: 60 };

/** Cancels, resumes and switches running subscriptions. Every operation is idempotent. */
@Injectable()
export class PlanChangeService {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly reconciler: SubscriptionReconciler,
    private readonly payments: Payments,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Cancels the subscription at the end of its period; until then nothing changes.
   * @throws NoActiveSubscription, PaymentDue, PaymentProviderFailed, Overloaded
   */
  cancel(caller: Caller): Promise<SubscriptionDetails> {
    return this.change(caller, async (fresh) => {
      const refusal = whyNotRunning(fresh);
      if (refusal || !fresh.counting || fresh.counting.cancelAtPeriodEnd) return refusal;
      await this.payments.setCancelAtPeriodEnd(fresh.counting.id, true);
      await fresh.reread();
      return null;
    });
  }

  /**
   * Resumes a subscription set to end with its period.
   * @throws NoActiveSubscription, PaymentDue, PaymentProviderFailed, Overloaded
   */
  resume(caller: Caller): Promise<SubscriptionDetails> {
    return this.change(caller, async (fresh) => {
      const refusal = whyNotRunning(fresh);
      if (refusal || !fresh.counting?.cancelAtPeriodEnd) return refusal;
      await this.payments.setCancelAtPeriodEnd(fresh.counting.id, false);
      await fresh.reread();
      return null;
    });
  }

  /**
   * Previews switching to a plan; nothing changes.
   * @throws NoActiveSubscription, PaymentDue, SamePlan, SetToEnd, PaymentProviderFailed, Overloaded
   */
  async preview({ user }: Caller, planId: PlanId): Promise<SwitchPreview> {
    const plan = planById(planId);
    const { result } = await this.alone(user.id, async (fresh) => {
      const change = this.switchTo(plan, fresh, this.providerTime(fresh));
      if (!('priceId' in change)) return change;
      return { quote: await this.payments.quoteSwitch(change), asOf: change.asOf };
    });
    const { quote, asOf } = result;
    return {
      plan: toSubscribedPlan(plan),
      currency: quote.currency,
      credit: toMainUnit(quote.credit, quote.currency),
      charge: toMainUnit(quote.charge, quote.currency),
      dueNow: toMainUnit(quote.due, quote.currency),
      creditLeft: toMainUnit(quote.creditLeft, quote.currency),
      renewsAt: quote.renewsAt.toISOString(),
      asOf: asOf.toISOString(),
    };
  }

  /**
   * Switches to a plan at the price a preview showed. Idempotent. If the bank requires confirmation, nothing changes
   * until the artist confirms at `confirmUrl`.
   * @throws NoActiveSubscription, PaymentDue, SetToEnd, PreviewExpired, PaymentDeclined, PaymentProviderFailed,
   * Overloaded
   */
  async switch({ user }: Caller, { planId, asOf }: SwitchPlanBody): Promise<PlanSwitch> {
    const plan = planById(planId);
    const { result, row } = await this.alone<{ confirmUrl: string | null }>(user.id, async (fresh) => {
      const change = this.switchTo(plan, fresh, new Date(asOf));
      if (change instanceof SamePlan) return { confirmUrl: null };
      if (!('priceId' in change)) return change;
      const age = this.providerTime(fresh).getTime() - change.asOf.getTime();
      if (Math.abs(age) > previewMinutes * 60_000) return new PreviewExpired();
      const confirmUrl = await this.payments.switchPrice(change);
      await fresh.reread();
      return { confirmUrl };
    });
    return { ...toDetails(row, this.env.payments.prices), ...result };
  }

  private async change(
    { user }: Caller,
    work: (fresh: FreshSubscription) => Promise<AppError | null>,
  ): Promise<SubscriptionDetails> {
    const { row } = await this.alone(user.id, work);
    return toDetails(row, this.env.payments.prices);
  }

  /** Runs `work` with the account's customer locked. */
  private async alone<T>(
    userId: string,
    work: (fresh: FreshSubscription) => Promise<T | AppError>,
  ): Promise<{ result: T; row: SubscriptionRow }> {
    await this.limits.count([changing, userId]);
    const row = await this.subscriptions.findByUser(userId);
    if (!row) throw new NoActiveSubscription();
    try {
      return await withDeadline(() => this.reconciler.change(row.customerId, work));
    } catch (error) {
      throw error instanceof UnknownCustomer ? new NoActiveSubscription() : error;
    }
  }

  /** The price switch to request, or the reason it isn't possible. */
  private switchTo(plan: Plan, fresh: FreshSubscription, asOf: Date): PriceSwitch | AppError {
    const refusal = whyNotRunning(fresh);
    const { counting, row } = fresh;
    if (refusal || !counting?.itemId) return refusal ?? new NoActiveSubscription();
    const priceId = this.env.payments.prices[plan.id];
    if (counting.priceId === priceId) return new SamePlan();
    if (counting.cancelAtPeriodEnd) return new SetToEnd();
    return { customerId: row.customerId, subscriptionId: counting.id, itemId: counting.itemId, priceId, asOf };
  }

  /** The customer's current time at the provider, in whole seconds. */
  private providerTime({ row }: FreshSubscription): Date {
    return new Date((Math.floor(this.clock.now().getTime() / 1000) + row.clockAheadSeconds) * 1000);
  }
}

/** Only a paid, running subscription can be changed. */
function whyNotRunning({ counting }: FreshSubscription): AppError | null {
  switch (counting?.status) {
    case 'active':
    case 'trialing':
      return null;
    case 'past_due':
    case 'unpaid':
      return new PaymentDue();
    default:
      return new NoActiveSubscription();
  }
}
