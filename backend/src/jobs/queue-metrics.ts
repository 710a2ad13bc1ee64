import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import type { Queue } from 'bull';
import { Redis } from 'ioredis';
import { Metrics } from '../common/metrics.js';
import { withQueueTimeout } from './queue-timeout.js';
import { Queues } from './queues.js';

/** Exposes to Prometheus how many jobs are waiting, for how long, and whether the queues can be reached at all. */
@Injectable()
export class QueueMetrics implements OnModuleInit {
  constructor(
    private readonly queues: Queues,
    private readonly metrics: Metrics,
    @Inject(Redis) private readonly redis: Redis,
  ) {}

  onModuleInit(): void {
    this.metrics.watchEach('fanfare_queue_jobs', 'Jobs that wait for a worker', 'queue', () =>
      this.each((queue) => queue.getWaitingCount()),
    );
    this.metrics.watchEach('fanfare_queue_age_seconds', 'How long the next job has waited', 'queue', () =>
      this.each(waitingSeconds),
    );
    this.metrics.watch('fanfare_queues_unreachable', '1 while this worker cannot reach the queues, else 0', () =>
      this.each((queue) => queue.getWaitingCount()).then(
        () => 0,
        () => 1,
      ),
    );
  }

  /** Without a time limit, the whole scrape would wait for as long as Redis is down. */
  private each(read: (queue: Queue) => Promise<number>): Promise<Map<string, number>> {
    const readAll = this.queues.list().map(async (queue) => {
      const value = await withQueueTimeout(this.redis, () => read(queue));
      return [queue.name, value] as const;
    });
    return Promise.all(readAll).then((entries) => new Map(entries));
  }
}

async function waitingSeconds(queue: Queue): Promise<number> {
  // The last in the list runs next.
  const [next] = await queue.getWaiting(-1, -1);
  return next ? Math.max(0, Date.now() - next.timestamp) / 1000 : 0;
}
