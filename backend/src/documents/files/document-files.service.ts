import { Injectable } from '@nestjs/common';
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
import { fileIdOf, type PrintDocumentJob, printDocument } from './print-document.job.js';
import { StoredDocuments } from './stored-documents.service.js';

const exporting: RateLimit = { name: 'document-file', times: 120, seconds: 600 };

/** How long a request waits for its PDF, in milliseconds. */
const waitMs = 30_000;

/** How often a text that changes while it waits to be printed is checked and printed again. */
const triesMax = 3;

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
    if (format === 'pdf') return this.printing.run(userId, () => this.makePdf(userId, id, signal));
    const document = await this.documents.getDocument(userId, id);
    return { name: nameOf(document, format), content: await contentOf(document, format) };
  }

  private async makePdf(userId: string, id: string, signal: AbortSignal): Promise<DocumentFile> {
    const late = AbortSignal.timeout(waitMs);
    for (let tries = 0; tries < triesMax; tries += 1) {
      const document = await this.documents.getDocument(userId, id);
      const content = await this.print(userId, document, signal, late);
      if (content) return { name: nameOf(document, 'pdf'), content };
    }
    throw new DocumentNotPrinted();
  }

  /**
   * Prints a text once, and again if the number of its unproven claims has changed. Null if the text has changed
   * meanwhile.
   */
  private async print(
    userId: string,
    { id: documentId, version, title, markdown, findings }: Document,
    signal: AbortSignal,
    late: AbortSignal,
  ): Promise<Readable | null> {
    const unproven = findings.filter(({ kind }) => kind === 'unproven').length;
    const fileId = fileIdOf({ documentId, version, unproven }, { title, markdown });
    const job: PrintDocumentJob = { fileId, userId, documentId, version, unproven };
    const kept = await this.stored.openFile(userId, fileId);
    if (kept) return kept.content;
    if ((await this.jobs.waitingCount(printDocument)) >= lineMax) throw new Overloaded();
    await this.jobs.add(printDocument, job);
    await this.jobs.waitFor(printDocument, fileId, AbortSignal.any([signal, late])).catch((error: unknown) => {
      signal.throwIfAborted();
      throw new DocumentNotPrinted({ cause: error });
    });
    const made = await this.stored.openFile(userId, fileId);
    return made && made.content;
  }
}

function nameOf({ title, findings }: Document, format: DocumentFormat): string {
  return `${fileNameOf(title, 'Document')}${draftMark(findings) ? ' DRAFT' : ''}.${format}`;
}

async function contentOf(
  { title, markdown, findings }: Document,
  format: Exclude<DocumentFormat, 'pdf'>,
): Promise<Readable> {
  const mark = draftMark(findings);
  switch (format) {
    case 'md':
      return Readable.from([Buffer.from(mark ? `**${mark}**\n\n${markdown}` : markdown)]);
    case 'eml':
      return Readable.from([await toEmail(title, markdown, mark)]);
    case 'docx':
      return toDocx(title, markdown, mark);
  }
}
