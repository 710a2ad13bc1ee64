import { BullModule, type BullModuleOptions } from '@nestjs/bull';
import { type DynamicModule, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import type { JobQueue } from './job-kind.js';
import { QueueConnections } from './queue-connections.js';
import { Jobs } from './jobs.service.js';
import { Queues } from './queues.js';
import { allowCutsByClosing } from '../patches/closing-queues.js';

allowCutsByClosing();

@Module({})
class JobQueuesModule {}

@Module({ providers: [QueueConnections], exports: [QueueConnections] })
class QueueConnectionsModule {}

/** The connection shared by all queues, and the service that adds jobs to them. */
@Module({
  imports: [
    DiscoveryModule,
    QueueConnectionsModule,
    BullModule.forRootAsync({
      imports: [QueueConnectionsModule],
      inject: [QueueConnections],
      useFactory: (connections: QueueConnections) => connections.options(),
    }),
  ],
  providers: [Queues, Jobs],
  exports: [Queues, Jobs],
})
export class JobsModule implements OnApplicationBootstrap {
  constructor(
    private readonly queues: Queues,
    private readonly connections: QueueConnections,
  ) {}

  /** Registers a module's queues. Each queue belongs to one module, even if other modules' kinds share it. */
  static register(...queues: JobQueue[]): DynamicModule {
    return {
      module: JobQueuesModule,
      imports: [JobsModule, BullModule.registerQueue(...queues.map(toBullQueue))],
      exports: [JobsModule, BullModule],
    };
  }

  /**
   * Nest closes queues one after another, and closing one that waits for jobs takes half a second. So the first to be
   * closed closes them all.
   */
  onApplicationBootstrap(): void {
    const onApplicationShutdown = async () => {
      await this.queues.close();
      this.connections.close();
    };
    for (const queue of this.queues.list()) Object.assign(queue, { onApplicationShutdown });
  }
}

function toBullQueue({ name, lockMs, backoffStrategies = {} }: JobQueue): BullModuleOptions & { name: string } {
  const settings = {
    lockDuration: lockMs,
    stalledInterval: lockMs / 2,
    // `JobRunner` counts crashes itself: beyond its own limit, Bull drops a job silently.
    maxStalledCount: 1_000_000,
    backoffStrategies,
  };
  return { name, settings };
}
