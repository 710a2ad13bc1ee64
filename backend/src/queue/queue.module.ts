import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/**
 * The connection that all queues share. A module that has jobs registers its queue by name; what works on them is
 * imported by the worker alone.
 */
@Module({
  imports: [
    BullModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({ redis: env.redisUrl, prefix: env.redisPrefix }),
    }),
  ],
})
export class QueueModule {}
