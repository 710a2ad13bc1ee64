import { MailRejected } from '../providers/mail/mail.js';

const first = 5000;
const longest = 10 * 60_000;
const threeDays = 3 * 86_400_000;

/** Maximum number of attempts, including the first. Lets an email survive a weekend without a mail server. */
export const tries = 1 + countPauses(threeDays);

/**
 * Maximum number of attempts if the server rejects the recipient or message: that may be temporary, but repeats look
 * like spam.
 */
const triesWhenRejected = 8;

/**
 * Pause after `failed` failed attempts, in milliseconds: short at first, since most servers recover soon, then ten
 * minutes each. -1 if there is no further attempt.
 */
export function pauseAfter(failed: number, error: Error): number {
  if (error instanceof MailRejected && failed >= triesWhenRejected) return -1;
  return pause(failed);
}

function pause(failed: number): number {
  return Math.min((2 ** failed - 1) * first, longest);
}

function countPauses(total: number): number {
  let count = 0;
  for (let sum = 0; sum < total; sum += pause(count)) count += 1;
  return count;
}
