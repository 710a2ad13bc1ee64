import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/** Where every queue lives. */
@Module({
  imports: [
    BullModule.forRootAsync({ inject: [ENV], useFactory: (env: Env) => ({ redis: env.redisUrl, prefix: 'fanfare' }) }),
  ],
})
export class QueuesModule {}
