import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import Bull, { type Queue } from 'bull';
import { everyMinute, Recurring } from './recurring.decorator.js';

/** How long done jobs are kept for whoever waits for them, in milliseconds: as long as the kind that keeps them longest. */
const doneJobsKeptMs = 120_000;

/** The queues of this process. */
@Injectable()
export class Queues {
  constructor(private readonly discovery: DiscoveryService) {}

  list(): Queue[] {
    const provided = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return provided.filter((instance): instance is Queue => instance instanceof Bull);
  }

  /** Forgets done jobs that nobody waits for any more. A queue by itself forgets one only when another is done. */
  @Recurring({ name: 'forget-done-jobs', cron: everyMinute })
  async forgetDone(): Promise<void> {
    await Promise.all(this.list().map((queue) => queue.clean(doneJobsKeptMs, 'completed')));
  }
}
