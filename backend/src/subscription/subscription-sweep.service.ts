import { everyMinute, Recurring } from '../jobs/recurring.decorator.js';
import { Injectable, Logger } from '@nestjs/common';
import { Payments } from '../providers/payments/payments.js';
import { SubscriptionReconciler } from './subscription-reconciler.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** What a sweep has done. */
export interface SweepResult {
  checked: number;
  failed: number;
}

const batchSize = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/** After so many failures on end the provider is away: the rest waits for the next night. */
const maxFailuresOnEnd = 10;

/**
 * Makes good what was missed between the provider and us: asks about everybody of whom something should have been heard, for
 * events get lost and browsers get closed, and tells it the addresses that have changed here.
 */
@Injectable()
export class SubscriptionSweepService {
  private readonly logger = new Logger(SubscriptionSweepService.name);

  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly reconciler: SubscriptionReconciler,
    private readonly payments: Payments,
  ) {}

  /**
   * Asks about everyone whose period is over, or who went to checkout and did not come back. An hour after the nightly tasks,
   * when the night's renewals have been tried.
   */
  @Recurring({ name: 'sweep-subscriptions', cron: '17 4 * * *' })
  async sweep(): Promise<SweepResult> {
    const result = await this.reconcileAll((after) => this.subscriptions.findDue(after, batchSize));
    const { checked, failed } = result;
    this.logger.log(`Asked the payment provider about ${checked} subscriptions; ${failed} could not be checked`);
    return result;
  }

  /** Whether there are subscriptions to `confirm`. */
  async hasUnconfirmed(): Promise<boolean> {
    return (await this.subscriptions.findUnconfirmed(this.payments.keyId, firstId, 1)).length > 0;
  }

  /**
   * Asks about every subscription that gives access and that the secret key in use has not confirmed: after a move from
   * test to live keys, or to another account, no event would ever end that access.
   */
  confirm(): Promise<SweepResult> {
    return this.reconcileAll((after) => this.subscriptions.findUnconfirmed(this.payments.keyId, after, batchSize));
  }

  /**
   * Tells the provider the addresses of accounts that have changed since it was last told, so that no receipt goes to the old
   * ones. What it is away for waits for the next call.
   */
  @Recurring({ name: 'tell-addresses', cron: everyMinute })
  async tellAddresses(): Promise<void> {
    try {
      for (const { userId, customerId, email } of await this.subscriptions.findBilledElsewhere(batchSize)) {
        const isTaken = await this.payments.changeEmail(customerId, email);
        if (!isTaken) this.logger.warn(`The payment provider does not take the changed address of ${customerId}`);
        await this.subscriptions.noteBilledEmail(userId, email);
      }
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Changed addresses wait: the payment provider could not be told' });
    }
  }

  /** One account after the other, so that people at work are not kept waiting. One that fails does not stop the rest. */
  private async reconcileAll(
    findNext: (after: string) => Promise<{ userId: string; customerId: string }[]>,
  ): Promise<SweepResult> {
    const result: SweepResult = { checked: 0, failed: 0 };
    let onEnd = 0;
    let after = firstId;
    for (;;) {
      const due = await findNext(after);
      for (const { userId, customerId } of due) {
        try {
          await this.reconciler.reconcile(customerId);
          result.checked += 1;
          onEnd = 0;
        } catch (error) {
          this.logger.warn({ err: error, msg: `The subscription of ${customerId} could not be checked` });
          result.failed += 1;
          onEnd += 1;
          if (onEnd >= maxFailuresOnEnd) return result;
        }
        after = userId;
      }
      if (due.length < batchSize) return result;
    }
  }
}
