import { InjectQueue, OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import type { Job, JobOptions, Queue } from 'bull';
import { ActivityService } from '../activity/activity.service.js';
import { PasswordChangeService } from '../auth/password-change.service.js';
import { SessionsService } from '../auth/sessions.service.js';
import { StoredChatExports } from '../chat-export/stored-chat-exports.service.js';
import { DeletionsService } from '../deletion/deletions.service.js';
import { DataExportsService } from '../data-export/data-exports.service.js';
import { GuestsService } from '../guest/guests.service.js';
import { OutboxService } from '../mail/outbox.service.js';
import { MediaService } from '../media/media.service.js';
import { ModelCallsService } from '../model-calls/model-calls.service.js';
import { OneSheetRecordsService } from '../pdf/one-sheets/one-sheet-records.service.js';
import { Queues } from '../jobs/queues.js';
import { SubscriptionSweepService } from '../subscription/subscription-sweep.service.js';
import { SubscriptionService } from '../subscription/subscription.service.js';

export const maintenanceQueue = 'maintenance';

/** Every night at 03:17 UTC, once however many workers there are. */
const nightly = { cron: '17 3 * * *', tz: 'UTC' };

const everyMinute = { cron: '* * * * *', tz: 'UTC' };

/**
 * How long the answer of a job is there for whoever waits for it, in milliseconds: as long as the queue that keeps them
 * longest.
 */
const doneJobsKeptMs = 120_000;

/** How often it is made sure that all of them are scheduled, in milliseconds. */
export const scheduleEveryMs = 60_000;

/** An hour later, when the night's renewals have been tried. */
const nightlySweep = { cron: '17 4 * * *', tz: 'UTC' };

/** Tried again for about four hours while the payment provider is down; the nightly sweep does what is left. */
const confirmation: JobOptions = {
  jobId: 'confirm-subscriptions',
  attempts: 8,
  backoff: { type: 'exponential', delay: 60_000 },
  removeOnComplete: true,
  removeOnFail: true,
};

/** What is done at night: clears away what has expired, and asks about subscriptions of which nothing was heard. */
@Processor(maintenanceQueue)
export class MaintenanceProcessor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(MaintenanceProcessor.name);
  private timer?: NodeJS.Timeout;

  constructor(
    @InjectQueue(maintenanceQueue) private readonly queue: Queue,
    private readonly sessions: SessionsService,
    private readonly passwordChange: PasswordChangeService,
    private readonly guests: GuestsService,
    private readonly subscription: SubscriptionService,
    private readonly sweeper: SubscriptionSweepService,
    private readonly exports: DataExportsService,
    private readonly chatExports: StoredChatExports,
    private readonly deletions: DeletionsService,
    private readonly outbox: OutboxService,
    private readonly media: MediaService,
    private readonly oneSheets: OneSheetRecordsService,
    private readonly queues: Queues,
    private readonly activity: ActivityService,
    private readonly modelCalls: ModelCallsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.schedule();
    await this.confirmSubscriptionsSoon();
    // What is scheduled stays as it is. A Redis that came back empty knows of nothing.
    this.timer = setInterval(() => {
      this.schedule().catch((error: unknown) => this.logger.warn({ msg: 'The chores were not scheduled', err: error }));
    }, scheduleEveryMs);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Keys change with a restart. Several workers that start together add one job. */
  private async confirmSubscriptionsSoon(): Promise<void> {
    await this.queue.add('confirm-subscriptions', {}, confirmation);
  }

  private async schedule(): Promise<void> {
    await this.queue.add('clear-expired', {}, { repeat: nightly, removeOnComplete: true, removeOnFail: 10 });
    await this.queue.add('post-letters', {}, { repeat: everyMinute, removeOnComplete: true, removeOnFail: 10 });
    await this.queue.add('tell-addresses', {}, { repeat: everyMinute, removeOnComplete: true, removeOnFail: 10 });
    await this.queue.add('tidy-libraries', {}, { repeat: everyMinute, removeOnComplete: true, removeOnFail: 10 });
    await this.queue.add('remove-chat-exports', {}, { repeat: everyMinute, removeOnComplete: true, removeOnFail: 10 });
    await this.queue.add('forget-done-jobs', {}, { repeat: everyMinute, removeOnComplete: true, removeOnFail: 10 });
    await this.queue.add('sweep-subscriptions', {}, { repeat: nightlySweep, removeOnComplete: true, removeOnFail: 10 });
  }

  /** Whatever fails of it, because the provider or the storage is away, keeps nothing else from being done. */
  @Process('clear-expired')
  async clearExpired(): Promise<void> {
    const removals: [what: string, remove: () => Promise<number>][] = [
      ['expired sessions', () => this.sessions.removeExpired()],
      ['expired links', () => this.passwordChange.removeExpiredTokens()],
      ['guests', () => this.guests.removeExpired()],
      ['old payment events', () => this.subscription.removeOldEvents()],
      ['expired copies', () => this.exports.removeExpired()],
      ['old deletions', () => this.deletions.removeOld()],
      ['old letters', () => this.outbox.removeOld()],
      ['old deeds', () => this.activity.removeOld()],
      ['old model calls', () => this.modelCalls.removeOld()],
    ];
    const failures: unknown[] = [];
    const removed: string[] = [];
    for (const [what, remove] of removals) {
      await remove().then(
        (count) => removed.push(`${count} ${what}`),
        (error: unknown) => failures.push(error),
      );
    }
    this.logger.log(`Removed ${removed.join(', ')}`);
    // What was given up by day, because the provider or the storage was away, is taken up again.
    await this.deletions.resume().catch((error: unknown) => failures.push(error));
    await this.exports.resume().catch((error: unknown) => failures.push(error));
    if (failures.length > 0) throw new AggregateError(failures, 'Some of the night’s work could not be done');
  }

  /** What the queue could not take at once, or has forgotten. */
  @Process('post-letters')
  async postLetters(): Promise<void> {
    await this.outbox.enqueueWaiting();
  }

  /** New addresses of accounts, to the payment provider. */
  @Process('tell-addresses')
  async tellAddresses(): Promise<void> {
    await this.sweeper.tellAddresses();
  }

  /**
   * Deleted files that nobody can have back, with what one-sheets among them said, uploads that died, and files that nobody
   * has looked into.
   */
  @Process('tidy-libraries')
  async tidyLibraries(): Promise<void> {
    await this.oneSheets.forgetDeleted();
    await this.media.clear();
    await this.media.resume();
  }

  /** Exported chats that nobody fetched. */
  @Process('remove-chat-exports')
  async removeChatExports(): Promise<void> {
    await this.chatExports.removeUnfetched();
  }

  @Process('forget-done-jobs')
  async forgetDoneJobs(): Promise<void> {
    await this.queues.forgetDone(doneJobsKeptMs);
  }

  @Process('sweep-subscriptions')
  async sweepSubscriptions(): Promise<void> {
    const { checked, failed } = await this.sweeper.sweep();
    await this.sweeper.confirm();
    this.logger.log(`Asked the payment provider about ${checked} subscriptions; ${failed} could not be checked`);
  }

  /** Subscriptions that another secret key confirmed. */
  @Process('confirm-subscriptions')
  async confirmSubscriptions(): Promise<void> {
    const { checked, failed } = await this.sweeper.confirm();
    if (checked > 0) this.logger.log(`Confirmed ${checked} subscriptions with the secret key in use`);
    if (failed > 0) throw new Error(`${failed} subscriptions could not be confirmed`);
  }

  @OnQueueFailed()
  report(job: Job, error: Error): void {
    const causes: unknown[] = error instanceof AggregateError ? error.errors : [error];
    for (const err of causes) this.logger.error({ chore: job.name, err });
  }
}
