import { Injectable } from '@nestjs/common';
import { Readable } from 'node:stream';
import { NotFound } from '../../common/app-error.js';
import { type Performer, Performs } from '../../jobs/performer.js';
import { Printer } from '../../providers/printer/printer.js';
import { Storage } from '../../providers/storage/storage.js';
import { DocumentVersionsRepository } from '../document-versions.repository.js';
import { DocumentFilesRepository } from './document-files.repository.js';
import { toPrintHtml } from './document-html.js';
import { draftLine } from './draft-mark.js';
import { fileIdOf, type PrintDocumentJob, printDocument } from './print-document.job.js';
import { documentFileKey } from './stored-documents.service.js';

/** Prints documents into storage. */
@Injectable()
@Performs(printDocument)
export class PrintDocumentPerformer implements Performer<PrintDocumentJob> {
  constructor(
    private readonly versions: DocumentVersionsRepository,
    private readonly files: DocumentFilesRepository,
    private readonly printer: Printer,
    private readonly storage: Storage,
  ) {}

  async perform({ fileId, userId, documentId, version, unproven }: PrintDocumentJob): Promise<void> {
    const text = await this.versions.find(userId, documentId, version);
    // What is stored now may need another mark: the caller checks it, and asks again.
    if (!text || fileIdOf({ documentId, version, unproven }, text) !== fileId) return;
    const mark = unproven > 0 ? draftLine(unproven) : null;
    const pdf = await this.printer.print(toPrintHtml(text.title, text.markdown, mark));
    await this.files.start(fileId, userId);
    const key = documentFileKey(userId, fileId);
    await this.storage.save(key, Readable.from([pdf]));
    if (await this.files.finish(fileId)) return;
    await this.storage.delete(key);
    throw new NotFound();
  }
}
