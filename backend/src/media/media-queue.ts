import type { BullModuleOptions } from '@nestjs/bull';
import type { JobOptions } from 'bull';
import type { MediaFile } from '../../../contract/media.js';

/** The queue of files that somebody should look into. */
export const mediaQueue: BullModuleOptions & { name: string } = {
  name: 'media',
  // A worker that died is missed within seconds, and its job is begun anew by another. How often, the job counts itself: for
  // the queue's own limit, it is gone before anybody hears of it.
  settings: { lockDuration: 15_000, stalledInterval: 5000, maxStalledCount: 100 },
};

/** A file of the library. */
export interface MediaJob {
  id: string;
  userId: string;
  /** How often a worker has begun with it. */
  begun?: number;
}

/** What the worker says once it found something; every server hears it. */
export interface MediaNews {
  userId: string;
  file: MediaFile;
}

/** A job that is over leaves nothing behind, so that its id is free again. */
export const mediaJobOptions: JobOptions = {
  attempts: 3,
  backoff: { type: 'exponential', delay: 5000 },
  timeout: 10 * 60_000,
  removeOnComplete: true,
  removeOnFail: true,
};
