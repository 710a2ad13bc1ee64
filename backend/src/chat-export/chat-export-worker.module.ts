import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { PrinterModule } from '../providers/printer/printer.module.js';
import { ChatExportProcessor } from './chat-export.processor.js';
import { chatExportQueue } from './chat-export.queue.js';

/** The worker's half: documents are made away from live replies. */
@Module({
  imports: [BullModule.registerQueue({ name: chatExportQueue }), PrinterModule],
  providers: [ChatExportProcessor],
})
export class ChatExportWorkerModule {}
