import { Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import Bull, { type Queue } from 'bull';

/** The queues of this process. */
@Injectable()
export class Queues {
  constructor(private readonly discovery: DiscoveryService) {}

  /** Every queue that a module has registered; one that several have is there for each of them. */
  list(): Queue[] {
    const provided = this.discovery.getProviders().map(({ instance }) => instance as unknown);
    return provided.filter((instance): instance is Queue => instance instanceof Bull);
  }

  /**
   * Forgets the jobs that were done so long ago, in milliseconds, that nobody waits for their answers any more. A queue by
   * itself forgets one only when another is done, and some hold what somebody wrote.
   */
  async forgetDone(ageMs: number): Promise<void> {
    await Promise.all(this.list().map((queue) => queue.clean(ageMs, 'completed')));
  }
}
