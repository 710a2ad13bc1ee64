import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ChatRecordsModule } from '../chats/chat-records.module.js';
import { MediaModule } from '../media/media.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { MailModule } from '../mail/mail.module.js';
import { OneSheetsModule } from '../pdf/one-sheets.module.js';
import { StorageModule } from '../providers/storage/storage.module.js';
import { SubscriptionModule } from '../subscription/subscription.module.js';
import { SupportModule } from '../support/support.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountFilesService } from './account-files.service.js';
import { ExportModule } from './export.module.js';
import { ExportPackerService } from './export-packer.service.js';
import { ExportProcessor } from './export.processor.js';

/** The worker's half: what packs. */
@Module({
  imports: [
    ExportModule,
    AuthModule,
    ChatRecordsModule,
    MailModule,
    MediaModule,
    StorageModule,
    SubscriptionModule,
    UsersModule,
    MemoryModule,
    SupportModule,
    OneSheetsModule,
  ],
  providers: [ExportProcessor, ExportPackerService, AccountFilesService],
})
export class ExportWorkerModule {}
