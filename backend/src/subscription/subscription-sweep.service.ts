import { everyMinute, Recurring } from '../jobs/recurring.decorator.js';
import { Injectable, Logger } from '@nestjs/common';
import { Payments } from '../providers/payments/payments.js';
import { SubscriptionReconciler } from './subscription-reconciler.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** Result of a sweep. */
export interface SweepResult {
  checked: number;
  failed: number;
}

const batchSize = 100;
const firstId = '00000000-0000-0000-0000-000000000000';

/** After this many consecutive failures, the provider counts as unavailable; the rest waits until the next night. */
const maxFailuresOnEnd = 10;

/**
 * Catches up on changes we missed, because events get lost and browsers get closed: reads every subscription that is
 * overdue for an update, and sends changed addresses to the provider.
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
   * Reads the subscriptions of everyone whose period is over, or who went to checkout and didn't come back. Runs an
   * hour after the other nightly tasks, when the night's renewals have been attempted.
   */
  @Recurring({ name: 'sweep-subscriptions', cron: '17 4 * * *' })
  async sweep(): Promise<SweepResult> {
    const result = await this.reconcileAll((after) => this.subscriptions.findDue(after, batchSize));
    const { checked, failed } = result;
    this.logger.log(`Checked ${checked} subscriptions at the payment provider; ${failed} checks failed`);
    return result;
  }

  /** Whether there are subscriptions to `confirm`. */
  async hasUnconfirmed(): Promise<boolean> {
    return (await this.subscriptions.findUnconfirmed(this.payments.keyId, firstId, 1)).length > 0;
  }

  /**
   * Reads every subscription that gives access but wasn't confirmed with the secret key in use: after a move from test
   * to live keys, or to another account, no event would ever end that access.
   */
  confirm(): Promise<SweepResult> {
    return this.reconcileAll((after) => this.subscriptions.findUnconfirmed(this.payments.keyId, after, batchSize));
  }

  /**
   * Sends changed account addresses to the provider, so that no receipt goes to an old one. Failures are retried by the
   * next run.
   */
  @Recurring({ name: 'tell-addresses', cron: everyMinute })
  async sendChangedAddresses(): Promise<void> {
    try {
      for (const { userId, customerId, email } of await this.subscriptions.findBilledElsewhere(batchSize)) {
        const isTaken = await this.payments.changeEmail(customerId, email);
        if (!isTaken) this.logger.warn(`The payment provider rejected the changed address of ${customerId}`);
        await this.subscriptions.recordBilledEmail(userId, email);
      }
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Changed addresses not sent to the payment provider' });
    }
  }

  /** One account after another, so that active users aren't slowed down. A failure doesn't stop the rest. */
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
          this.logger.warn({ err: error, msg: `Subscription of ${customerId} not checked` });
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
