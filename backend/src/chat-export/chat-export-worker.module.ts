import { Module } from '@nestjs/common';
import { ChatRecordsModule } from '../chats/history/chat-records.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { UsersModule } from '../users/users.module.js';
import { ChatExportModule } from './chat-export.module.js';
import { ChatExportWriter } from './chat-export-writer.service.js';
import { ExportChatPerformer } from './export-chat.performer.js';

/** The worker's part: creates the documents, away from live replies. */
@Module({
  imports: [ChatExportModule, ChatRecordsModule, UsersModule, ProvidersModule],
  providers: [ExportChatPerformer, ChatExportWriter],
})
export class ChatExportWorkerModule {}
