import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { ChatExportsRepository } from './chat-exports.repository.js';
import { exportChat } from './export-chat.job.js';
import { ExportClaims } from './export-claims.store.js';
import { StoredChatExports } from './stored-chat-exports.service.js';
import { ChatsModule } from '../chats/chats.module.js';
import { ChatExportsController } from './chat-exports.controller.js';
import { ChatExportsService } from './chat-exports.service.js';

/** The part shared by the API and the worker. */
@Module({
  imports: [JobsModule.register(exportChat.queue), ProvidersModule],
  providers: [ChatExportsRepository, ExportClaims, StoredChatExports],
  exports: [ProvidersModule, ChatExportsRepository, ExportClaims, StoredChatExports],
})
export class ChatExportModule {}

/** Endpoints: access and the file. */
@Module({
  imports: [ChatExportModule, ChatsModule, JobsModule],
  controllers: [ChatExportsController],
  providers: [ChatExportsService],
})
export class ChatExportApiModule {}
