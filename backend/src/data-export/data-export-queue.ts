import type { BullModuleOptions } from '@nestjs/bull';
import type { JobOptions } from 'bull';
import type { DataExport } from '../../../contract/data-export.js';

/** The queue of copies of accounts' data. */
export const dataExportQueue: BullModuleOptions & { name: string } = {
  name: 'export',
  // A worker that died is missed within seconds, and its job is begun anew by another.
  settings: { lockDuration: 10_000, stalledInterval: 5000, maxStalledCount: 5 },
};

export interface DataExportJob {
  id: string;
  userId: string;
}

/** What the worker says while it packs; every server hears it. */
export interface DataExportProgress {
  userId: string;
  export: DataExport;
}

/** Tried over some minutes. A job that is over leaves nothing behind, so that its id is free again. */
export const dataExportJobOptions: JobOptions = {
  attempts: 5,
  backoff: { type: 'exponential', delay: 5000 },
  removeOnComplete: true,
  removeOnFail: true,
};
