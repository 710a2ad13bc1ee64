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

/** Prints a document, while the user waits. */
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
