import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { AssistantToolsModule } from '../assistant/assistant-tools.module.js';
import { AttachmentsModule } from '../attachments/attachments.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { ChatsModule } from '../chats/chats.module.js';
import { FactsModule } from '../facts/facts.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { UsersModule } from '../users/users.module.js';
import { DocumentChecks } from './document-checks.service.js';
import { DocumentVersionsService } from './document-versions.service.js';
import { DocumentsController } from './documents.controller.js';
import { DocumentsModule } from './documents.module.js';
import { DocumentsService } from './documents.service.js';
import { DraftDocumentsController } from './draft-documents.controller.js';
import { DocumentFilesController } from './files/document-files.controller.js';
import { DocumentFilesService } from './files/document-files.service.js';
import { DocumentSharesController } from './links/document-shares.controller.js';
import { DocumentSharesRepository } from './links/document-shares.repository.js';
import { DocumentSharesService } from './links/document-shares.service.js';
import { CheckLinkTool } from './tools/check-link.tool.js';
import { DocumentTools } from './tools/document-tools.service.js';

/** The API's part: writing, checking and exporting documents. */
@Module({
  imports: [
    DocumentsModule,
    BroadcastModule,
    ChatsModule,
    FactsModule,
    UsersModule,
    ActivityModule,
    AttachmentsModule,
    AssistantToolsModule,
    JobsModule,
  ],
  controllers: [DocumentsController, DraftDocumentsController, DocumentFilesController, DocumentSharesController],
  providers: [
    DocumentsService,
    DocumentVersionsService,
    DocumentChecks,
    DocumentFilesService,
    DocumentTools,
    CheckLinkTool,
    DocumentSharesRepository,
    DocumentSharesService,
  ],
  exports: [DocumentsService],
})
export class DocumentsApiModule {}
