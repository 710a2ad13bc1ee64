import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { StorageModule } from '../providers/storage/storage.module.js';
import { chatExportQueue } from './chat-export.queue.js';
import { ChatExportsRepository } from './chat-exports.repository.js';
import { ExportClaims } from './export-claims.store.js';
import { StoredChatExports } from './stored-chat-exports.service.js';

/** What the API and the worker share. */
@Module({
  imports: [BullModule.registerQueue(chatExportQueue), StorageModule],
  providers: [ChatExportsRepository, ExportClaims, StoredChatExports],
  exports: [BullModule, StorageModule, ChatExportsRepository, ExportClaims, StoredChatExports],
})
export class ChatExportModule {}
