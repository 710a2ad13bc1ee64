import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bull';
import { Metrics } from '../common/metrics.js';
import { Queues } from './queues.js';

/** Exposes to Prometheus how many jobs are waiting, and for how long. */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  constructor(
    private readonly queues: Queues,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const each = async (read: (queue: Queue) => Promise<number>): Promise<Map<string, number>> =>
      new Map(await Promise.all(this.queues.list().map(async (queue) => [queue.name, await read(queue)] as const)));
    this.metrics.watchEach('fanfare_queue_jobs', 'Jobs that wait for a worker', 'queue', () =>
      each((queue) => queue.getWaitingCount()),
    );
    this.metrics.watchEach('fanfare_queue_age_seconds', 'How long the next job has waited', 'queue', () =>
      each(waitingSeconds),
    );
  }
}

async function waitingSeconds(queue: Queue): Promise<number> {
  // The last in the list runs next.
  const [next] = await queue.getWaiting(-1, -1);
  return next ? Math.max(0, Date.now() - next.timestamp) / 1000 : 0;
}
