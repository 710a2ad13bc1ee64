import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { DataExportsRepository } from './data-exports.repository.js';
import { DataExportsService } from './data-exports.service.js';
import { packData } from './pack-data.job.js';
import { DataExportsController } from './data-exports.controller.js';
import { AttachmentsModule } from '../attachments/attachments.module.js';
import { ActivityModule } from '../activity/activity.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { ChatRecordsModule } from '../chats/history/chat-records.module.js';
import { ContactsModule } from '../contacts/contacts.module.js';
import { ReleasesModule } from '../releases/releases.module.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { MediaModule } from '../media/media.module.js';
import { FactsModule } from '../facts/facts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { ModelCallRecordsModule } from '../model-calls/model-call-records.module.js';
import { PasskeysModule } from '../passkeys/passkeys.module.js';
import { OneSheetsModule } from '../pdf/one-sheets/one-sheets.module.js';
import { ShareRecordsModule } from '../shares/share-records.module.js';
import { SubscriptionModule } from '../subscription/subscription.module.js';
import { SupportModule } from '../support/support.module.js';
import { TwoFactorModule } from '../two-factor/two-factor.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountFilesService } from './account-files.service.js';
import { DataExportPackerService } from './data-export-packer.service.js';
import { PackDataPerformer } from './pack-data.performer.js';

/** The part of data exports shared by the API, which takes requests, and the worker, which packs them. */
@Module({
  imports: [JobsModule.register(packData.queue), ProvidersModule],
  providers: [DataExportsService, DataExportsRepository],
  exports: [DataExportsService, DataExportsRepository],
})
class DataExportModule {}

/** Requests, status and download. */
@Module({ imports: [DataExportModule], controllers: [DataExportsController] })
export class DataExportApiModule {}

/** Packing. */
@Module({
  imports: [
    DataExportModule,
    AuthModule,
    ChatRecordsModule,
    MailModule,
    MediaModule,
    DocumentsModule,
    ProvidersModule,
    SubscriptionModule,
    UsersModule,
    TwoFactorModule,
    PasskeysModule,
    AttachmentsModule,
    FactsModule,
    SupportModule,
    OneSheetsModule,
    ShareRecordsModule,
    ReleasesModule,
    ContactsModule,
    ActivityModule,
    ModelCallRecordsModule,
  ],
  providers: [PackDataPerformer, DataExportPackerService, AccountFilesService],
})
export class DataExportWorkerModule {}
