import { Module } from '@nestjs/common';
import { ChatsModule } from '../chats/chats.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { ChatExportModule } from './chat-export.module.js';
import { ChatExportsController } from './chat-exports.controller.js';
import { ChatExportsService } from './chat-exports.service.js';

/** The API's half: who may export what, and the answer. */
@Module({
  imports: [ChatExportModule, ChatsModule, JobsModule],
  controllers: [ChatExportsController],
  providers: [ChatExportsService],
})
export class ChatExportApiModule {}
