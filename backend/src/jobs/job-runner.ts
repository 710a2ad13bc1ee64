import { getQueueToken } from '@nestjs/bull';
import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, ModuleRef } from '@nestjs/core';
import type { Job, Queue } from 'bull';
import { withLogContext } from '../common/log-context.js';
import { NotFound, NotSignedIn } from '../common/app-error.js';
import { withSpan } from '../tracing/spans.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import type { JobKind } from './job-kind.js';
import { Jobs } from './jobs.service.js';
import { performedKind, type Performer, type ReportProgress, WorkersDied } from './performer.js';
import { everyMinute, Recurring } from './recurring.decorator.js';
import { splitOrigin } from './traced-job.js';

type Kind = JobKind<object, unknown>;

/** Runs the jobs of every class marked with `@Performs`. */
@Injectable()
export class JobRunner implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger(JobRunner.name);

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly modules: ModuleRef,
    private readonly jobs: Jobs,
    private readonly broadcaster: Broadcaster,
  ) {}

  onModuleInit(): void {
    for (const [kind, performer] of this.performers()) {
      const queue = this.modules.get<Queue>(getQueueToken(kind.queue.name), { strict: false });
      queue.on('failed', (job: Job, error: Error) => {
        if (job.name === kind.name) this.logFailure(kind, job, error);
      });
      queue
        .process(kind.name, kind.concurrency, (job) =>
          withLogContext({ jobId: String(job.id) }, () => this.runTraced(queue, kind, performer, job)),
        )
        .catch((error: unknown) => this.logger.debug({ err: error, msg: `The ${kind.label} queue was closed` }));
    }
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.addUnfinished();
  }

  /**
   * Adds the jobs that are unfinished according to the database. Jobs that are already in the queue aren't added again.
   */
  @Recurring({ name: 'add-unfinished-jobs', cron: everyMinute })
  async addUnfinished(): Promise<void> {
    for (const [kind, performer] of this.performers()) {
      try {
        for await (const { input, priority } of performer.unfinished?.() ?? []) {
          await this.jobs.add(kind, input, priority === undefined ? {} : { priority });
        }
      } catch (error) {
        this.logger.warn({
          job: kind.label,
          err: error,
          msg: 'Unfinished jobs not added; trying again in a minute',
        });
      }
    }
  }

  private performers(): [kind: Kind, performer: Performer<object, unknown>][] {
    return this.discovery.getProviders({ metadataKey: performedKind.KEY }).map((provider) => {
      const kind = this.discovery.getMetadataByDecorator(performedKind, provider);
      return [kind as unknown as Kind, provider.instance as Performer<object, unknown>];
    });
  }

  private runTraced(queue: Queue, kind: Kind, performer: Performer<object, unknown>, job: Job): Promise<void> {
    const { traceparent: parent } = splitOrigin(job.data as object);
    const attributes = { 'fanfare.job_id': String(job.id), 'fanfare.attempt': job.attemptsMade + 1 };
    return withSpan({ name: `job ${kind.label}`, attributes, parent }, () => this.run(queue, kind, performer, job));
  }

  private async run(queue: Queue, kind: Kind, performer: Performer<object, unknown>, job: Job): Promise<void> {
    const { input } = splitOrigin(job.data as object);
    const deadline = kind.deadlineOf?.(input) ?? Infinity;
    const timeLeftMs = (): number => Math.min(kind.timeoutMs ?? Infinity, deadline - Date.now());
    try {
      // Bull counts this when it finds that a job's worker has died.
      const crashes = Number(await queue.client.hget(queue.toKey(String(job.id)), 'stalledCounter'));
      if (crashes > kind.crashes) throw new WorkersDied(`${crashes} workers died while running it`);
      await within(timeLeftMs(), (signal) => performer.perform(input, this.reporterOf(kind, job), signal));
    } catch (error) {
      const isPointless = isSubjectGone(error) || error instanceof WorkersDied || deadline <= Date.now();
      if (isPointless) await job.discard();
      // Do this before the job counts as failed: a waiting caller may request it again right away.
      if (isPointless || kind.isLastAttempt(job.attemptsMade + 1, error as Error)) {
        await this.callOnFailed(kind, performer, job, error as Error);
      }
      throw error;
    }
  }

  private async callOnFailed(kind: Kind, performer: Performer<object, unknown>, job: Job, error: Error): Promise<void> {
    try {
      await performer.onFailed?.(splitOrigin(job.data as object).input, error, this.reporterOf(kind, job));
    } catch (cause) {
      this.logger.error({ job: kind.label, id: job.id, err: cause, msg: 'Cleaning up after a failed job failed' });
    }
  }

  /** Logs a failed attempt, with ids only: other job data may be personal. */
  private logFailure(kind: Kind, job: Job, error: Error): void {
    const line = { job: kind.label, id: job.id, attempt: job.attemptsMade, err: error };
    if (isSubjectGone(error)) this.logger.debug({ ...line, msg: 'A job has nothing left to do' });
    else if (job.finishedOn) this.logger.error({ ...line, msg: 'A job failed for good' });
    else this.logger.warn({ ...line, msg: 'A job failed and will be tried again' });
  }

  private reporterOf(kind: Kind, job: Job): ReportProgress<unknown> {
    return async (progress) => {
      await job.progress(progress);
      for (const { userId, event, payload } of kind.toTabs?.(progress, String(job.id)) ?? []) {
        this.broadcaster.emit(userId, event, payload);
      }
    };
  }
}

/** Whether a job failed because what it works on, or its account, was deleted in the meantime. */
function isSubjectGone(error: unknown): boolean {
  return error instanceof NotFound || error instanceof NotSignedIn;
}

/** Rejects when the time is up, even if the work ignores its signal. */
async function within(ms: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const late = new AbortController();
  if (ms === Infinity) return work(late.signal);
  const tooLate = new Error('The job ran out of time');
  if (ms <= 0) throw tooLate;
  const timeUp = new Promise<never>((_resolve, reject) => {
    late.signal.addEventListener('abort', () => reject(tooLate), { once: true });
  });
  const timer = setTimeout(() => late.abort(tooLate), ms);
  try {
    await Promise.race([work(late.signal), timeUp]);
  } finally {
    clearTimeout(timer);
  }
}
