import { BullModule } from '@nestjs/bull';
import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { queueConnection } from './queue-connection.js';
import { Queues } from './queues.js';
import { allowCutsByClosing } from './unwatched-commands.js';

allowCutsByClosing();

/**
 * The connection that all queues share. A module that has jobs registers its queue by name; what works on them is
 * imported by the worker alone.
 */
@Module({
  imports: [
    DiscoveryModule,
    BullModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({ redis: queueConnection(env.redisUrl), prefix: env.redisPrefix }),
    }),
  ],
  providers: [Queues],
  exports: [Queues],
})
export class JobsModule implements OnApplicationShutdown {
  constructor(private readonly queues: Queues) {}

  /** All at once: a queue that waits for jobs takes half a second to close, and each would wait for the one before. */
  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.queues.list().map((queue) => queue.close()));
  }
}
