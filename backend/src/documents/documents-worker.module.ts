import { Module } from '@nestjs/common';
import { PrinterModule } from '../providers/printer/printer.module.js';
import { DocumentsModule } from './documents.module.js';
import { PrintDocumentPerformer } from './files/print-document.performer.js';

/** The worker's half: prints documents. */
@Module({ imports: [DocumentsModule, PrinterModule], providers: [PrintDocumentPerformer] })
export class DocumentsWorkerModule {}
