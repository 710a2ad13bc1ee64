import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { DocumentFormat } from '../../../../contract/documents/document-file.query.js';
import type { Document } from '../../../../contract/documents/document.js';
import { Overloaded } from '../../common/app-error.js';
import { fileNameOf } from '../../common/file-name.js';
import { KeyedConcurrencyLimit } from '../../common/keyed-concurrency-limit.js';
import { type RateLimit, RateLimits } from '../../http/rate-limits.js';
import { Jobs } from '../../jobs/jobs.service.js';
import { DocumentsService } from '../documents.service.js';
import { DocumentNotPrinted } from './document-files.errors.js';
import { toDocx } from './document-docx.js';
import { toEmail } from './document-email.js';
import { draftMark } from './draft-mark.js';
import { type PrintDocumentJob, printDocument } from './print-document.job.js';
import { StoredDocuments } from './stored-documents.service.js';

const exporting: RateLimit = { name: 'document-file', times: 120, seconds: 600 };

/** How long a request waits for its PDF, in milliseconds. */
const waitMs = 30_000;

/** With more documents than this queued for printing, new requests are refused. */
const lineMax = 40;

/** An exported file; the caller must read or destroy its content. */
export interface DocumentFile {
  name: string;
  content: Readable;
}

/** Exports documents as files, marked as drafts while they contain unproven claims. */
@Injectable()
export class DocumentFilesService {
  private readonly printing = new KeyedConcurrencyLimit({ atOnce: 2, waiting: 10 });

  constructor(
    private readonly documents: DocumentsService,
    private readonly jobs: Jobs,
    private readonly stored: StoredDocuments,
    private readonly limits: RateLimits,
  ) {}

  /** @throws NotFound, TooManyTries, Overloaded, DependencyDown, StorageUnavailable, DocumentNotPrinted */
  async make(userId: string, id: string, format: DocumentFormat, signal: AbortSignal): Promise<DocumentFile> {
    await this.limits.count([exporting, userId]);
    const document = await this.documents.getDocument(userId, id);
    const mark = draftMark(document.findings);
    const name = `${fileNameOf(document.title, 'Document')}${mark ? ' DRAFT' : ''}.${format}`;
    return { name, content: await this.contentOf(userId, document, mark, format, signal) };
  }

  private async contentOf(
    userId: string,
    document: Document,
    mark: string | null,
    format: DocumentFormat,
    signal: AbortSignal,
  ): Promise<Readable> {
    const { title, markdown } = document;
    switch (format) {
      case 'md':
        return Readable.from([Buffer.from(mark ? `**${mark}**\n\n${markdown}` : markdown)]);
      case 'eml':
        return Readable.from([await toEmail(title, markdown, mark)]);
      case 'docx':
        return toDocx(title, markdown, mark);
      case 'pdf':
        return this.printing.run(userId, () => this.print(userId, document, signal));
    }
  }

  /** Prints a text once, and again if the number of its unproven claims has changed. A version grows while it is written. */
  private async print(
    userId: string,
    { id, version, title, markdown, findings }: Document,
    signal: AbortSignal,
  ): Promise<Readable> {
    const unproven = findings.filter(({ kind }) => kind === 'unproven').length;
    const text = createHash('sha256')
      .update(JSON.stringify([title, markdown]))
      .digest('hex');
    const fileId = `${id}-${version}-${unproven}-${text}`;
    const job: PrintDocumentJob = { fileId, userId, documentId: id, version, unproven };
    const kept = await this.stored.openFile(userId, job.fileId);
    if (kept) return kept.content;
    if ((await this.jobs.waitingCount(printDocument)) >= lineMax) throw new Overloaded();
    await this.jobs.add(printDocument, job);
    const late = AbortSignal.timeout(waitMs);
    await this.jobs.waitFor(printDocument, job.fileId, AbortSignal.any([signal, late])).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new DocumentNotPrinted({ cause: error });
    });
    const made = await this.stored.openFile(userId, job.fileId);
    if (!made) throw new DocumentNotPrinted();
    return made.content;
  }
}
