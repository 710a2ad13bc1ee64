import { JobKind } from '../jobs/job-kind.js';

/** An unfinished deletion. */
export interface FinishDeletion {
  id: string;
}

/** Removes what remains of a deleted account outside the database. Retried for a few hours, then started again. */
export const finishDeletion = new JobKind<FinishDeletion>({
  queue: { name: 'deletion', lockMs: 15_000 },
  id: ({ id }) => id,
  attempts: 12,
  backoff: { type: 'exponential', delay: 5000 },
  crashes: 20,
  concurrency: 2,
});
