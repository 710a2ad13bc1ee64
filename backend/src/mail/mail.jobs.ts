import { createHash } from 'node:crypto';
import { JobKind, type JobQueue } from '../jobs/job-kind.js';
import { pauseAfter, tries } from './tries.js';

/** The name by which the queue knows how long an email waits between two attempts. */
const emailPauses = 'letter-pauses';

/** The queue of everything that ends in an email. */
export const mailQueue: JobQueue = {
  name: 'mail',
  lockMs: 15_000,
  backoffStrategies: { [emailPauses]: pauseAfter },
};

/**
 * A kind of job that sends an email. Tried for three days, also where the email holds a link that works for less: the link is
 * issued anew for each attempt, so that no secret ever lies in the queue.
 */
export function emailJob<Input extends object>(name: string, keyOf: (input: Input) => string): JobKind<Input> {
  return new JobKind<Input>({
    queue: mailQueue,
    name,
    id: (input) => `${name}:${withoutAddress(keyOf(input))}`,
    attempts: tries,
    backoff: { type: emailPauses },
    // An email that is tried for days may be in the hands of each worker that is killed.
    crashes: 100,
    concurrency: 2,
    timeoutMs: 60_000,
  });
}

/** Operators and the log see ids: an address in one is hashed. */
function withoutAddress(key: string): string {
  return key.includes('@') ? createHash('sha256').update(key).digest('base64url') : key;
}

/** An email stored in the outbox, by the key that the database knows it by, and its kind. */
export interface StoredEmail {
  key: string;
  name: string;
}

/** Sends an email that is stored in the outbox. */
export const sendEmail = emailJob<StoredEmail>('stored-letter', ({ key }) => key);
