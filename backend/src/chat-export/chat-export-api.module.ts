import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { ChatsModule } from '../chats/chats.module.js';
import { chatExportQueue } from './chat-export.queue.js';
import { ChatExportsController } from './chat-exports.controller.js';
import { ChatExportsService } from './chat-exports.service.js';

/** The API's half: who may take what away, and the answer. */
@Module({
  imports: [BullModule.registerQueue({ name: chatExportQueue }), ChatsModule],
  controllers: [ChatExportsController],
  providers: [ChatExportsService],
})
export class ChatExportApiModule {}
