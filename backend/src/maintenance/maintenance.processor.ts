import { InjectQueue, Process, Processor } from '@nestjs/bull';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bull';
import { PasswordChangeService } from '../auth/password-change.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import { DeletionsService } from '../deletion/deletions.service.js';
import { DataExportsService } from '../data-export/data-exports.service.js';
import { GuestsService } from '../guest/guests.service.js';
import { OutboxService } from '../mail/outbox.service.js';
import { MediaService } from '../media/media.service.js';
import { QueuesService } from '../queue/queues.service.js';
import { SubscriptionSweepService } from '../subscription/subscription-sweep.service.js';
import { SubscriptionService } from '../subscription/subscription.service.js';

export const maintenanceQueue = 'maintenance';

/** Every night at 03:17 UTC, once however many workers there are. */
const nightly = { cron: '17 3 * * *', tz: 'UTC' };

const everyMinute = { cron: '* * * * *', tz: 'UTC' };

/** How long the answer of a job is there for whoever waits for it, in milliseconds: as long as the queue that keeps them longest. */
const doneJobsKeptMs = 120_000;

/** An hour later, when the night's renewals have been tried. */
const nightlySweep = { cron: '17 4 * * *', tz: 'UTC' };

/** What is done at night: clears away what has expired, and asks about subscriptions of which nothing was heard. */
@Processor(maintenanceQueue)
export class MaintenanceProcessor implements OnApplicationBootstrap {
  private readonly logger = new Logger(MaintenanceProcessor.name);

  constructor(
    @InjectQueue(maintenanceQueue) private readonly queue: Queue,
    private readonly sessions: SessionsService,
    private readonly passwordChange: PasswordChangeService,
    private readonly guests: GuestsService,
    private readonly subscription: SubscriptionService,
    private readonly sweeper: SubscriptionSweepService,
    private readonly exports: DataExportsService,
    private readonly deletions: DeletionsService,
    private readonly outbox: OutboxService,
    private readonly media: MediaService,
    private readonly queues: QueuesService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.queue.add('clear-expired', {}, { repeat: nightly, removeOnComplete: true, removeOnFail: 10 });
    await this.queue.add('post-letters', {}, { repeat: everyMinute, removeOnComplete: true, removeOnFail: 10 });
    await this.queue.add('tidy-libraries', {}, { repeat: everyMinute, removeOnComplete: true, removeOnFail: 10 });
    await this.queue.add('forget-done-jobs', {}, { repeat: everyMinute, removeOnComplete: true, removeOnFail: 10 });
    await this.queue.add('sweep-subscriptions', {}, { repeat: nightlySweep, removeOnComplete: true, removeOnFail: 10 });
  }

  @Process('clear-expired')
  async clearExpired(): Promise<void> {
    const sessions = await this.sessions.removeExpired();
    const tokens = await this.passwordChange.removeExpiredTokens();
    const guests = await this.guests.removeExpired();
    const events = await this.subscription.removeOldEvents();
    const exports = await this.exports.removeExpired();
    const deletions = await this.deletions.removeOld();
    await this.outbox.removeOld();
    this.logger.log(
      `Removed ${sessions} expired sessions, ${tokens} expired links, ${guests} guests, ${events} old payment events, ` +
        `${exports} expired copies and ${deletions} old deletions`,
    );
    // What was given up by day, because the provider or the storage was away, is taken up again.
    await this.deletions.resume();
    await this.exports.resume();
  }

  /** What could not go to the queue at once. */
  @Process('post-letters')
  async postLetters(): Promise<void> {
    await this.outbox.flush();
  }

  /** Deleted files that nobody can have back, uploads that died, and files that nobody has looked into. */
  @Process('tidy-libraries')
  async tidyLibraries(): Promise<void> {
    await this.media.clear();
    await this.media.resume();
  }

  @Process('forget-done-jobs')
  async forgetDoneJobs(): Promise<void> {
    await this.queues.forgetDone(doneJobsKeptMs);
  }

  @Process('sweep-subscriptions')
  async sweepSubscriptions(): Promise<void> {
    const { checked, failed } = await this.sweeper.sweep();
    this.logger.log(`Asked the payment provider about ${checked} subscriptions; ${failed} could not be checked`);
  }
}
