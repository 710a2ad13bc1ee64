import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { DocumentRecordsService } from './document-records.service.js';
import { DocumentVersionsRepository } from './document-versions.repository.js';
import { DocumentsRepository } from './documents.repository.js';
import { DocumentFilesRepository } from './files/document-files.repository.js';
import { printDocument } from './files/print-document.job.js';
import { StoredDocuments } from './files/stored-documents.service.js';

/** The part shared by the API and the worker. */
@Module({
  imports: [JobsModule.register(printDocument.queue), ProvidersModule],
  providers: [
    DocumentsRepository,
    DocumentVersionsRepository,
    DocumentRecordsService,
    DocumentFilesRepository,
    StoredDocuments,
  ],
  exports: [
    ProvidersModule,
    DocumentsRepository,
    DocumentVersionsRepository,
    DocumentRecordsService,
    DocumentFilesRepository,
    StoredDocuments,
  ],
})
export class DocumentsModule {}
