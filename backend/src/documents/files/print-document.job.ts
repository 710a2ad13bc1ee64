import { createHash } from 'node:crypto';
import { JobKind } from '../../jobs/job-kind.js';

/** A version to print. The worker reads its text from the database, so no text goes through the queue. */
export interface PrintDocumentJob {
  fileId: string;
  userId: string;
  documentId: string;
  version: number;
  /** Number of unproven claims; if not 0, the file is marked as a draft. */
  unproven: number;
}

/** The file that a text is printed into. A version grows while it is written, so its text is a part of the id. */
export function fileIdOf(
  { documentId, version, unproven }: Pick<PrintDocumentJob, 'documentId' | 'version' | 'unproven'>,
  { title, markdown }: { title: string; markdown: string },
): string {
  const text = createHash('sha256')
    .update(JSON.stringify([title, markdown]))
    .digest('hex');
  return `${documentId}-${version}-${unproven}-${text}`;
}

/** Prints a document, while the user waits. Makes no file if the text has changed since it was checked. */
export const printDocument = new JobKind<PrintDocumentJob>({
  queue: { name: 'document-files', lockMs: 10_000 },
  id: ({ fileId }) => fileId,
  attempts: 2,
  backoff: { type: 'fixed', delay: 500 },
  crashes: 2,
  concurrency: 2,
  timeoutMs: 30_000,
  // For callers who requested the same file at the same time.
  keepDoneMs: 60_000,
});
