import type { BullModuleOptions } from '@nestjs/bull';
import type { JobOptions } from 'bull';
import type { ExportFormat } from '../../../contract/export.query.js';

export const chatExportQueue: BullModuleOptions & { name: string } = {
  name: 'documents',
  // A job whose worker died is restarted by another within seconds.
  settings: { lockDuration: 10_000, stalledInterval: 5000, maxStalledCount: 3 },
};

/** A chat to export. The worker reads its messages itself: no text goes through the queue, in either direction. */
export interface ChatExportJob {
  userId: string;
  chatId: string;
  format: ExportFormat;
  /** An IANA name, for the time stamps. */
  timeZone: string;
}

export const chatExportJobOptions: JobOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 1000 },
  // For callers who asked for the same file at the same time.
  removeOnComplete: { age: 60 },
  removeOnFail: true,
};
