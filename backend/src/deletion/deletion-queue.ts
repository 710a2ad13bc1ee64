import type { BullModuleOptions } from '@nestjs/bull';
import type { JobOptions } from 'bull';

/** The queue of what is left to do of deleted accounts. */
export const deletionQueue: BullModuleOptions & { name: string } = {
  name: 'deletion',
  // A worker that died is missed within seconds, and its job is begun anew by another.
  settings: { lockDuration: 15_000, stalledInterval: 5000, maxStalledCount: 20 },
};

export interface DeletionJob {
  /** Of the deletion. */
  id: string;
}

/** What the worker says first; every server hears it. */
export interface DeletionNews {
  /** Who is gone. */
  userId: string;
}

/** Tried over some hours; after that every night. A job that is over leaves nothing behind, so that its id is free again. */
export const deletionJobOptions: JobOptions = {
  attempts: 12,
  backoff: { type: 'exponential', delay: 5000 },
  removeOnComplete: true,
  removeOnFail: true,
};
