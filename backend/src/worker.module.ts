import { type DynamicModule, Module } from '@nestjs/common';
import { BackupWorkerModule } from './backup/backup.module.js';
import { AuthModule } from './auth/auth.module.js';
import { CommonModule } from './common/common.module.js';
import { HttpModule } from './http/http.module.js';
import { ConfigModule } from './config/config.module.js';
import type { Env } from './config/env.js';
import { DatabaseModule } from './database/database.module.js';
import { ChatExportWorkerModule } from './chat-export/chat-export-worker.module.js';
import { DeletionWorkerModule } from './deletion/deletion.module.js';
import { DataExportWorkerModule } from './data-export/data-export.module.js';
import { DocumentsWorkerModule } from './documents/documents-worker.module.js';
import { MailWorkerModule } from './mail/mail.module.js';
import { MediaWorkerModule } from './media/media-worker.module.js';
import { PdfWorkerModule } from './pdf/pdf-worker.module.js';
import { AttachmentsModule } from './attachments/attachments.module.js';
import { ActivityModule } from './activity/activity.module.js';
import { GuestIdentityModule } from './guest/guest-identity.module.js';
import { JobsWorkerModule } from './jobs/jobs-worker.module.js';
import { ModelCallRecordsModule } from './model-calls/model-call-records.module.js';
import { SubscriptionModule } from './subscription/subscription.module.js';
import { ReleasesModule } from './releases/releases.module.js';
import { RedisModule } from './redis/redis.module.js';

/** The modules of the worker process: what runs on the queue, away from live replies. */
@Module({})
export class WorkerModule {
  static with(env: Env): DynamicModule {
    return {
      module: WorkerModule,
      imports: [
        ConfigModule.with(env),
        CommonModule,
        HttpModule,
        DatabaseModule,
        RedisModule,
        JobsWorkerModule,
        MailWorkerModule,
        ChatExportWorkerModule,
        DocumentsWorkerModule,
        PdfWorkerModule,
        MediaWorkerModule,
        DataExportWorkerModule,
        DeletionWorkerModule,
        // Its emails with links.
        AuthModule,
        // For their recurring tasks.
        SubscriptionModule,
        GuestIdentityModule,
        ActivityModule,
        AttachmentsModule,
        ModelCallRecordsModule,
        ReleasesModule,
        BackupWorkerModule,
      ],
    };
  }
}
