import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import Bull, { type Queue } from 'bull';
import { everyMinute, Recurring } from './recurring.decorator.js';

/** How long completed jobs are kept for callers that wait for them, in milliseconds: the maximum of all kinds. */
const doneJobsKeptMs = 120_000;

/** The queues of this process. */
@Injectable()
export class Queues {
  constructor(private readonly discovery: DiscoveryService) {}

  list(): Queue[] {
    const provided = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return provided.filter((instance): instance is Queue => instance instanceof Bull);
  }

  /** Closes all queues at once, after their running jobs have ended. */
  async close(): Promise<void> {
    await Promise.all(this.list().map((queue) => queue.close()));
  }

  /** Removes completed jobs that no one is waiting for. A queue itself only removes one when another completes. */
  @Recurring({ name: 'forget-done-jobs', cron: everyMinute })
  async forgetDone(): Promise<void> {
    await Promise.all(this.list().map((queue) => queue.clean(doneJobsKeptMs, 'completed')));
  }
}
