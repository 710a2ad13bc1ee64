import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { ChatsModule } from '../chats/chats.module.js';
import { documentsQueue } from './documents.queue.js';
import { ExportsController } from './exports.controller.js';
import { ExportsService } from './exports.service.js';

/** The API's half: who may take what away, and the answer. */
@Module({
  imports: [BullModule.registerQueue({ name: documentsQueue }), ChatsModule],
  controllers: [ExportsController],
  providers: [ExportsService],
})
export class ExportsModule {}
