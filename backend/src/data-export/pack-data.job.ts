import type { DataExport } from '../../../contract/account/data-export.js';
import { JobKind } from '../jobs/job-kind.js';

/** A requested data export. */
export interface PackData {
  id: string;
  userId: string;
}

/** Progress of an export. */
export interface PackProgress {
  userId: string;
  export: DataExport;
}

/** Packs an account's data into a file. */
export const packData = new JobKind<PackData, PackProgress>({
  queue: { name: 'export', lockMs: 10_000 },
  id: ({ id }) => id,
  attempts: 5,
  backoff: { type: 'exponential', delay: 5000 },
  crashes: 5,
  toTabs: (progress) => [{ userId: progress.userId, event: 'export:progress', payload: { export: progress.export } }],
});
