import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ChatExportModule } from '../chat-export/chat-export.module.js';
import { DeletionModule } from '../deletion/deletion.module.js';
import { DataExportModule } from '../data-export/data-export.module.js';
import { GuestIdentityModule } from '../guest/guest-identity.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MediaModule } from '../media/media.module.js';
import { ModelCallRecordsModule } from '../model-calls/model-call-records.module.js';
import { OneSheetsModule } from '../pdf/one-sheets/one-sheets.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { SubscriptionModule } from '../subscription/subscription.module.js';
import { MaintenanceProcessor, maintenanceQueue } from './maintenance.processor.js';

@Module({
  imports: [
    BullModule.registerQueue({ name: maintenanceQueue }),
    ActivityModule,
    AuthModule,
    ChatExportModule,
    GuestIdentityModule,
    SubscriptionModule,
    DataExportModule,
    DeletionModule,
    MailModule,
    MediaModule,
    ModelCallRecordsModule,
    OneSheetsModule,
    JobsModule,
  ],
  providers: [MaintenanceProcessor],
})
export class MaintenanceModule {}
