import { Injectable, Logger } from '@nestjs/common';
import { JobKind } from '../jobs/job-kind.js';
import { type PendingJob, type Performer, Performs } from '../jobs/performer.js';
import { recurringQueue } from '../jobs/recurring.queue.js';
import { SubscriptionSweepService } from './subscription-sweep.service.js';

/** Retried for about four hours while the payment provider is unavailable. */
const confirmSubscriptions = new JobKind<object>({
  queue: recurringQueue,
  name: 'confirm-subscriptions',
  id: () => 'confirm-subscriptions',
  attempts: 8,
  backoff: { type: 'exponential', delay: 60_000 },
  crashes: 3,
});

/** Re-checks subscriptions that were confirmed with another secret key. Keys only change with a restart. */
@Injectable()
@Performs(confirmSubscriptions)
export class ConfirmSubscriptionsPerformer implements Performer<object> {
  private readonly logger = new Logger(ConfirmSubscriptionsPerformer.name);

  constructor(private readonly sweeper: SubscriptionSweepService) {}

  async perform(): Promise<void> {
    const { checked, failed } = await this.sweeper.confirm();
    if (checked > 0) this.logger.log(`Confirmed ${checked} subscriptions with the secret key in use`);
    if (failed > 0) throw new Error(`${failed} subscriptions could not be confirmed`);
  }

  async *unfinished(): AsyncIterable<PendingJob<object>> {
    if (await this.sweeper.hasUnconfirmed()) yield { input: {} };
  }
}
