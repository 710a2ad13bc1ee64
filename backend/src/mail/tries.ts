import { MailRejected } from '../providers/mail/mail.js';

const first = 5000;
const longest = 10 * 60_000;
const threeDays = 3 * 86_400_000;

/** How often an email is tried, the first time included, so that it outlasts a weekend without a mail server. */
export const tries = 1 + countPauses(threeDays);

/** How often when the server rejects the recipient or the message: it may be wrong for a while, but repeats look like spam. */
const triesWhenRejected = 8;

/**
 * How long an email waits after so many failed tries, in milliseconds: little at first, for most servers are back soon, then
 * ten minutes each time. -1 when it is not tried again.
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
