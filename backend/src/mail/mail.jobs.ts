import { createHash } from 'node:crypto';
import { JobKind, type JobQueue } from '../jobs/job-kind.js';
import { pauseAfter, tries } from './tries.js';

/** Name of the backoff strategy. */
const emailPauses = 'letter-pauses';

/** The queue of all emails. */
export const mailQueue: JobQueue = {
  name: 'mail',
  lockMs: 15_000,
  backoffStrategies: { [emailPauses]: pauseAfter },
};

/**
 * A kind of job that sends an email. Retried for three days, even if its link expires sooner: each attempt issues a new
 * link, so that no secret is ever in the queue.
 */
function emailJob<Input extends object>(name: string, keyOf: (input: Input) => string): JobKind<Input> {
  return new JobKind<Input>({
    queue: mailQueue,
    name,
    id: (input) => `${name}:${withoutAddress(keyOf(input))}`,
    attempts: tries,
    backoff: { type: emailPauses },
    // Over days of retries, many of the workers that run it may be killed.
    crashes: 100,
    concurrency: 2,
    timeoutMs: 60_000,
  });
}

/** Job ids are visible in logs and to operators, so addresses in them are hashed. */
function withoutAddress(key: string): string {
  return key.includes('@') ? createHash('sha256').update(key).digest('base64url') : key;
}

/** An outbox email's key and kind. */
export interface StoredEmail {
  key: string;
  name: string;
}

/** Sends an email from the outbox. */
export const sendEmail = emailJob<StoredEmail>('stored-letter', ({ key }) => key);
