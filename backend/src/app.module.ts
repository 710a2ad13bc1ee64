import { type DynamicModule, Module } from '@nestjs/common';
import { ScheduleModule } from '@nestjs/schedule';
import { AuthModule } from './auth/auth.module.js';
import { ChatsModule } from './chats/chats.module.js';
import { CommonModule } from './common/common.module.js';
import { HttpModule } from './http/http.module.js';
import { ConfigController } from './config/config.controller.js';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { DatabaseModule } from './database/database.module.js';
import { ChatExportApiModule } from './chat-export/chat-export.module.js';
import { DeletionApiModule } from './deletion/deletion.module.js';
import { DataExportApiModule } from './data-export/data-export.module.js';
import { GuestModule } from './guest/guest.module.js';
import { DocumentsApiModule } from './documents/documents-api.module.js';
import { HealthModule } from './health/health.module.js';
import { ActivityModule } from './activity/activity.module.js';
import { MediaApiModule } from './media/media.module.js';
import { AttachmentsApiModule } from './attachments/attachments.module.js';
import { FactsApiModule } from './facts/facts.module.js';
import { PasskeysApiModule } from './passkeys/passkeys.module.js';
import { PdfApiModule } from './pdf/pdf-api.module.js';
import { RealtimeModule } from './realtime/realtime.module.js';
import { JobsModule } from './jobs/jobs.module.js';
import { RedisModule } from './redis/redis.module.js';
import { SupportModule } from './support/support.module.js';
import { ContactsApiModule } from './contacts/contacts-api.module.js';
import { ReleasesApiModule } from './releases/releases-api.module.js';
import { SharesModule } from './shares/shares.module.js';
import { SubscriptionModule } from './subscription/subscription.module.js';
import { UsersModule } from './users/users.module.js';

/** The modules of the API process. */
@Module({ controllers: [ConfigController] })
export class AppModule {
  static with(env: Env): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.with(env),
        ScheduleModule.forRoot(),
        CommonModule,
        HttpModule,
        DatabaseModule,
        RedisModule,
        JobsModule,
        HealthModule,
        UsersModule,
        SubscriptionModule,
        AuthModule,
        PasskeysApiModule,
        RealtimeModule,
        ActivityModule,
        MediaApiModule,
        AttachmentsApiModule,
        FactsApiModule,
        SupportModule,
        ChatsModule,
        GuestModule,
        DocumentsApiModule,
        ReleasesApiModule,
        ContactsApiModule,
        PdfApiModule,
        ChatExportApiModule,
        SharesModule,
        DataExportApiModule,
        DeletionApiModule,
      ],
    };
  }
}
