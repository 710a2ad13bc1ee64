import { JobKind } from '../jobs/job-kind.js';

/** A deletion whose account is gone from the database. */
export interface FinishDeletion {
  id: string;
}

/** Removes what is left of a deleted account outside the database. Tried for some hours, and then from the beginning. */
export const finishDeletion = new JobKind<FinishDeletion>({
  queue: { name: 'deletion', lockMs: 15_000 },
  id: ({ id }) => id,
  attempts: 12,
  backoff: { type: 'exponential', delay: 5000 },
  crashes: 20,
  concurrency: 2,
});
