import { InjectQueue } from '@nestjs/bull';
import {
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import type { Job, Queue } from 'bull';
import { Recurring, type RecurringTask } from './recurring.decorator.js';
import { recurringQueue } from './recurring.queue.js';

/** How often the schedule is restored, in milliseconds. */
export const scheduleEveryMs = 60_000;

type Run = () => Promise<unknown>;

/** Runs every method marked with `@Recurring`, in the worker. */
@Injectable()
export class RecurringTasks implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy {
  private readonly logger = new Logger(RecurringTasks.name);
  private readonly tasks = new Map<string, { task: RecurringTask; run: Run }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    @InjectQueue(recurringQueue.name) private readonly queue: Queue,
    private readonly discovery: DiscoveryService,
    private readonly methods: MetadataScanner,
  ) {}

  onModuleInit(): void {
    this.discover();
    this.queue.on('failed', ({ name }: Job, error: Error) => {
      if (!this.tasks.has(name)) return;
      const causes: unknown[] = error instanceof AggregateError ? error.errors : [error];
      for (const err of causes) this.logger.error({ task: name, err, msg: 'A recurring task failed' });
    });
    // Register all at once, as in the runner: the first handler to wait for jobs blocks the connection, and with it the
    // others' set-up.
    for (const [name, { run }] of this.tasks) {
      this.queue
        .process(name, async () => {
          const count = await run();
          if (typeof count === 'number' && count > 0) this.logger.log({ task: name, count });
        })
        .catch((error: unknown) => this.logger.debug({ err: error, msg: 'The queue of recurring tasks was closed' }));
    }
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.schedule();
    // Redis may have come back empty. Tasks that are already scheduled stay as they are.
    this.timer = setInterval(() => {
      this.schedule().catch((error: unknown) =>
        this.logger.warn({ err: error, msg: 'Recurring tasks not scheduled; trying again in a minute' }),
      );
    }, scheduleEveryMs);
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async schedule(): Promise<void> {
    for (const { key, name, cron } of await this.queue.getRepeatableJobs()) {
      // Left over from an earlier version.
      if (this.tasks.get(name)?.task.cron !== cron) await this.queue.removeRepeatableByKey(key);
    }
    for (const [name, { task }] of this.tasks) {
      const repeat = { cron: task.cron, tz: 'UTC' };
      await this.queue.add(name, {}, { repeat, removeOnComplete: true, removeOnFail: 10 });
    }
  }

  private discover(): void {
    for (const provider of this.discovery.getProviders()) {
      const instance = provider.instance as Record<string, Run> | null | undefined;
      if (typeof instance !== 'object' || instance === null) continue;
      for (const method of this.methods.getAllMethodNames(Object.getPrototypeOf(instance) as object | null)) {
        const task = this.discovery.getMetadataByDecorator(Recurring, provider, method);
        if (task) this.tasks.set(task.name, { task, run: () => (instance[method] as Run).call(instance) });
      }
    }
  }
}
