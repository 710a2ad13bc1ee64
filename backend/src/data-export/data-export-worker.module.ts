import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ChatRecordsModule } from '../chats/history/chat-records.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { MediaModule } from '../media/media.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ModelCallRecordsModule } from '../model-calls/model-call-records.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { OneSheetsModule } from '../pdf/one-sheets/one-sheets.module.js';
import { StorageModule } from '../providers/storage/storage.module.js';
import { ShareRecordsModule } from '../shares/share-records.module.js';
import { SubscriptionModule } from '../subscription/subscription.module.js';
import { SupportModule } from '../support/support.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountFilesService } from './account-files.service.js';
import { DataExportModule } from './data-export.module.js';
import { DataExportPackerService } from './data-export-packer.service.js';
import { PackDataPerformer } from './pack-data.performer.js';

/** The worker's half: what packs. */
@Module({
  imports: [
    DataExportModule,
    AuthModule,
    ChatRecordsModule,
    MailModule,
    DocumentsModule,
    MediaModule,
    StorageModule,
    SubscriptionModule,
    UsersModule,
    TwoFactorModule,
    PasskeysModule,
    MemoryModule,
    SupportModule,
    OneSheetsModule,
    ShareRecordsModule,
    ActivityModule,
    ModelCallRecordsModule,
  ],
  providers: [PackDataPerformer, DataExportPackerService, AccountFilesService],
})
export class DataExportWorkerModule {}
