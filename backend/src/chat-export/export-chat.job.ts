import type { ExportFormat } from '../../../contract/chats/export.query.js';
import { JobKind } from '../jobs/job-kind.js';

/** A chat to export. The worker reads its messages itself: no text goes through the queue. */
export interface ChatExportJob {
  /** Of the export. */
  id: string;
  userId: string;
  chatId: string;
  format: ExportFormat;
  /** An IANA name, for the time stamps. */
  timeZone: string;
}

/**
 * Exports a chat. Several run side by side and take turns at the printer, so that a short one is not stuck behind a long one;
 * each holds a page of messages at most.
 */
export const exportChat = new JobKind<ChatExportJob>({
  queue: { name: 'documents', lockMs: 10_000 },
  id: ({ id }) => id,
  attempts: 3,
  backoff: { type: 'exponential', delay: 1000 },
  crashes: 3,
  concurrency: 6,
  // For callers who asked for the same file at the same time.
  keepDoneMs: 60_000,
});
