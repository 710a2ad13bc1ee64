import { Inject, Injectable } from '@nestjs/common';
import type { CheckoutSessionBody } from '../../../contract/subscription/checkout-session.body.js';
import type { Plan } from '../../../contract/subscription/plans.js';
import type { CheckoutSession } from '../../../contract/subscription/subscription.js';
import type { User } from '../../../contract/account/user.js';
import { NotSignedIn } from '../common/app-error.js';
import type { Caller } from '../http/caller.decorator.js';
import { Clock } from '../common/clock.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { withDeadline } from '../providers/payments/deadline.js';
import {
  type OpenCheckout,
  PaymentProviderFailed,
  PaymentProviderRefused,
  Payments,
  UnknownCustomer,
  UnknownPrice,
} from '../providers/payments/payments.js';
import { isEntitled } from './entitlement.js';
import { planOfPrice } from './plan-prices.js';
import {
  AlreadySubscribed,
  CheckoutFailed,
  CheckoutRefused,
  InvalidPlan,
  PaymentDue,
  PlanNotOnSale,
} from './subscription.errors.js';
import { SubscriptionReconciler } from './subscription-reconciler.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** Statuses with an outstanding payment: once it is paid, the subscription continues. */
const owing = ['past_due', 'unpaid', 'paused'];

/** Limited because each call creates something at the provider. */
const opening: RateLimit = { name: 'checkout', times: 20, seconds: 60 };

/** Opens the provider's hosted checkout. */
@Injectable()
export class CheckoutService {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly reconciler: SubscriptionReconciler,
    private readonly payments: Payments,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Opens the provider's hosted checkout for a plan. Repeated and concurrent requests for the same plan get the same
   * session. No one can pay for a second subscription while one runs or has an outstanding payment.
   * @throws InvalidPlan, AlreadySubscribed, PaymentDue, CheckoutFailed, CheckoutRefused, PlanNotOnSale, Overloaded
   */
  async create({ user }: Caller, { priceId }: CheckoutSessionBody): Promise<CheckoutSession> {
    const plan = planOfPrice(priceId, this.env.payments.prices);
    if (!plan) throw new InvalidPlan();
    await this.limits.count([opening, user.id]);
    try {
      return await withDeadline(() => this.openCheckout(user, plan, priceId));
    } catch (error) {
      if (error instanceof PaymentProviderFailed) throw new CheckoutFailed({ cause: error });
      if (error instanceof UnknownPrice) throw new PlanNotOnSale({ cause: error });
      if (error instanceof PaymentProviderRefused) throw new CheckoutRefused({ cause: error });
      throw error;
    }
  }

  /**
   * Opens checkout. If the provider doesn't know the customer, because the keys have changed, the customer is replaced
   * by a new one.
   */
  private async openCheckout(user: User, plan: Plan, priceId: string): Promise<OpenCheckout> {
    const customerId = await this.ensureCustomer(user);
    try {
      return await this.openFor(customerId, user, plan, priceId);
    } catch (error) {
      if (!(error instanceof UnknownCustomer)) throw error;
      return this.openFor(await this.ensureCustomer(user, customerId), user, plan, priceId);
    }
  }

  private async openFor(customerId: string, user: User, plan: Plan, priceId: string): Promise<OpenCheckout> {
    const { publicUrl } = this.env;
    const { result } = await this.reconciler.change<OpenCheckout>(customerId, async (fresh) => {
      const { row, subscriptions } = fresh;
      // It may have just been paid in another tab, so the stored state can be stale.
      if (subscriptions.some(({ status }) => owing.includes(status))) return new PaymentDue();
      if (isEntitled(row, this.clock.now())) return new AlreadySubscribed();
      await fresh.recordCheckout();
      return this.payments.openCheckout({
        accountId: user.id,
        customerId,
        priceId,
        trialDays: plan.trialDays,
        successUrl: `${publicUrl}/paywall?success=true&session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${publicUrl}/paywall`,
      });
    });
    return result;
  }

  private async ensureCustomer(user: User, replacing?: string): Promise<string> {
    const known = await this.subscriptions.findByUser(user.id);
    if (known) return known.customerId;
    const account = { accountId: user.id, email: user.email };
    const customerId = await this.payments.ensureCustomer({ ...account, ...(replacing ? { replacing } : {}) });
    const inEffect = await this.subscriptions.insertCustomer(user.id, customerId, user.email);
    if (inEffect !== null) return inEffect;
    // The account was deleted in the meantime: no one else would clean up this customer.
    await this.payments.closeAccount({ ...account, customerId });
    throw new NotSignedIn();
  }
}
