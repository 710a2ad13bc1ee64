import { getQueueToken } from '@nestjs/bull';
import { Inject, Injectable } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import type { Queue } from 'bull';
import { Redis } from 'ioredis';
import { JobEndings } from './job-endings.js';
import type { AnyKind, JobKind } from './job-kind.js';
import { withQueueTimeout } from './queue-timeout.js';
import { withOrigin } from './traced-job.js';

/** Adds jobs and waits for them. `JobsModule.register` provides it along with the queues of a module's kinds. */
@Injectable()
export class Jobs {
  private readonly endings = new Map<Queue, JobEndings>();

  constructor(
    private readonly modules: ModuleRef,
    @Inject(Redis) private readonly redis: Redis,
  ) {}

  /**
   * Adds a job. If a job with the same id is waiting or running, this changes nothing.
   * @param options `priority`: 1 comes first; by default jobs run in the order they were added
   * @returns the job's id
   * @throws DependencyDown if the queue can't be reached
   */
  async add<Input extends object, Progress>(
    kind: JobKind<Input, Progress>,
    input: Input,
    options?: { priority?: number },
  ): Promise<string> {
    await this.ask(() => this.queueOf(kind).add(kind.name, withOrigin(input), kind.optionsFor(input, options)));
    return kind.idOf(input);
  }

  /**
   * Waits until a job has ended. Its kind must keep completed jobs (`keepDoneMs`); otherwise a job that ended early
   * would look like one that never existed.
   * @throws JobFailed if it failed for good or is unknown
   * @throws the signal's reason if it aborts first
   */
  waitFor(kind: AnyKind, jobId: string, signal: AbortSignal): Promise<void> {
    const queue = this.queueOf(kind);
    let endings = this.endings.get(queue);
    if (!endings) this.endings.set(queue, (endings = new JobEndings(queue)));
    return endings.waitFor(jobId, signal);
  }

  /** The progress a job last reported; null if the job is unknown or hasn't reported any. @throws DependencyDown */
  async progressOf<Input extends object, Progress>(
    kind: JobKind<Input, Progress>,
    jobId: string,
  ): Promise<Progress | null> {
    const job = await this.ask(() => this.queueOf(kind).getJob(jobId));
    const progress: unknown = job?.progress();
    // Bull's initial progress is 0.
    return typeof progress === 'object' ? (progress as Progress) : null;
  }

  /** How many jobs in the kind's queue are waiting for a worker. @throws DependencyDown */
  waitingCount(kind: AnyKind): Promise<number> {
    return this.ask(() => this.queueOf(kind).getWaitingCount());
  }

  /** Forgets a job that has ended. @throws DependencyDown */
  async forget(kind: AnyKind, jobId: string): Promise<void> {
    await this.ask(async () => (await this.queueOf(kind).getJob(jobId))?.remove());
  }

  private ask<T>(ask: () => Promise<T>): Promise<T> {
    return withQueueTimeout(this.redis, ask);
  }

  private queueOf({ queue }: AnyKind): Queue {
    return this.modules.get<Queue>(getQueueToken(queue.name), { strict: false });
  }
}
