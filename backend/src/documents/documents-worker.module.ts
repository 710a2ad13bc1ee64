import { Module } from '@nestjs/common';
import { ProvidersModule } from '../providers/providers.module.js';
import { DocumentsModule } from './documents.module.js';
import { PrintDocumentPerformer } from './files/print-document.performer.js';

/** The worker's part: printing documents. */
@Module({ imports: [DocumentsModule, ProvidersModule], providers: [PrintDocumentPerformer] })
export class DocumentsWorkerModule {}
