import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from './auth/auth.module.js';
import { ChatsModule } from './chats/chats.module.js';
import { CommonModule } from './common/common.module.js';
import { ConfigController } from './config/config.controller.js';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { DatabaseModule } from './database/database.module.js';
import { ExportsModule } from './exports/exports.module.js';
import { GuestModule } from './guest/guest.module.js';
import { HealthModule } from './health/health.module.js';
import { RealtimeModule } from './realtime/realtime.module.js';
import { QueuesModule } from './redis/queues.module.js';
import { RedisModule } from './redis/redis.module.js';
import { SharesModule } from './shares/shares.module.js';
import { SubscriptionModule } from './subscription/subscription.module.js';
import { UsersModule } from './users/users.module.js';

/** The API's table of contents. */
@Module({ controllers: [ConfigController] })
export class AppModule {
  static with(env: Env): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(env),
        CommonModule,
        DatabaseModule,
        RedisModule,
        QueuesModule,
        HealthModule,
        UsersModule,
        SubscriptionModule,
        AuthModule,
        RealtimeModule,
        ChatsModule,
        GuestModule,
        ExportsModule,
        SharesModule,
      ],
    };
  }
}
