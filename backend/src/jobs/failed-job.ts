import type { Logger } from '@nestjs/common';
import type { Job } from 'bull';

/**
 * Logs that a job failed: as an error when it is not tried again, else as a warning, with what `describe` says of it. Answers
 * a job that has ended, to be cleared up after, else null.
 * @param job null for one whose workers died too often: the queue has forgotten it by the time it says so
 */
export function logFailure<T>(
  logger: Logger,
  job: Job<T> | null,
  error: Error,
  describe: (job: Job<T>, isOver: boolean) => Record<string, unknown>,
): Job<T> | null {
  if (!job) {
    logger.error({ err: error, msg: 'A job is gone: worker after worker died with it' });
    return null;
  }
  const isOver = Boolean(job.finishedOn);
  logger[isOver ? 'error' : 'warn']({ attempt: job.attemptsMade, err: error, ...describe(job, isOver) });
  return isOver ? job : null;
}
