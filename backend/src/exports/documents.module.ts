import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { PrinterModule } from '../providers/printer/printer.module.js';
import { DocumentsProcessor } from './documents.processor.js';
import { documentsQueue } from './documents.queue.js';

/** The worker's half: documents are made away from live replies. */
@Module({
  imports: [BullModule.registerQueue({ name: documentsQueue }), PrinterModule],
  providers: [DocumentsProcessor],
})
export class DocumentsModule {}
