import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { StorageModule } from '../providers/storage/storage.module.js';
import { ChatExportsRepository } from './chat-exports.repository.js';
import { exportChat } from './export-chat.job.js';
import { ExportClaims } from './export-claims.store.js';
import { StoredChatExports } from './stored-chat-exports.service.js';

/** What the API and the worker share. */
@Module({
  imports: [JobsModule.register(exportChat.queue), StorageModule],
  providers: [ChatExportsRepository, ExportClaims, StoredChatExports],
  exports: [StorageModule, ChatExportsRepository, ExportClaims, StoredChatExports],
})
export class ChatExportModule {}
