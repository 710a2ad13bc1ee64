import type { ExportFormat } from '../../../contract/chats/export.query.js';
import { JobKind } from '../jobs/job-kind.js';

/** A chat to export. The worker reads its messages from the database, so no text goes through the queue. */
export interface ChatExportJob {
  /** The export's id. */
  id: string;
  userId: string;
  chatId: string;
  format: ExportFormat;
  /** IANA name, for the timestamps. */
  timeZone: string;
}

/**
 * Exports a chat. Several exports run concurrently and take turns at the printer, so that a short one isn't stuck
 * behind a long one; each has at most one page of messages in memory.
 */
export const exportChat = new JobKind<ChatExportJob>({
  queue: { name: 'documents', lockMs: 10_000 },
  id: ({ id }) => id,
  attempts: 3,
  backoff: { type: 'exponential', delay: 1000 },
  crashes: 3,
  concurrency: 6,
  // For callers who requested the same file at the same time.
  keepDoneMs: 60_000,
});
