import { InjectQueue } from '@nestjs/bull';
import { Inject, Injectable, Logger } from '@nestjs/common';
import type { JobOptions, Queue } from 'bull';
import { createHash } from 'node:crypto';
import { TooManyTries } from '../common/app-error.js';
import { type RateLimit, RateLimits } from '../common/rate-limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Mail } from '../providers/mail/mail.js';
import { withQueueTimeout } from '../jobs/queue-timeout.js';
import { type Letter, setLetter } from './letter.js';
import { type LetterData, letters } from './letters.js';
import { tries } from './tries.js';

/** The queue of everything that ends in a mail. */
export const mailQueue = 'mail';

/** The job that writes a letter which holds no secret. */
export const letterJob = 'letter';

/** A letter on its way through the queue. */
export interface LetterJob<Name extends keyof LetterData = keyof LetterData> {
  to: string;
  name: Name;
  data: LetterData[Name];
}

/** A mailbox that emails about an account go to. */
export interface Recipient {
  email: string;
  /** Whether its owner ever confirmed the address. Until then it may belong to a stranger. */
  isVerified: boolean;
}

/** Emails that anyone can have sent to any address: confirmation and reset links together. */
const linksPerMailbox: RateLimit = { name: 'mailbox-day', times: 10, seconds: 24 * 60 * 60 };

/** An address that needs no quotes. Others are allowed, and hold what a header or a mail program may misread. */
const plainAddress = /^[\p{L}\p{M}\p{N}_.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{M}\p{N}.-]+$/u;

/** The name by which the queue knows how long a letter waits between two tries. */
export const letterPauses = 'letter-pauses';

/**
 * Tried for three days, also where a letter has a link that works for less: that is made anew for each try. A done or given up
 * job leaves nothing behind, so that its id is free again.
 */
const options: JobOptions = {
  attempts: tries,
  backoff: { type: letterPauses },
  // Of hundreds of tries, the last one's tells enough.
  stackTraceLimit: 1,
  timeout: 60_000,
  removeOnComplete: true,
  removeOnFail: true,
};

/**
 * Mails: the API puts jobs into the queue, the worker sends. A letter with a secret link has a job of its own, which names
 * the account and makes the secret when the letter is written, so that no secret ever lies in the queue.
 */
@Injectable()
export class MailService {
  private readonly logger = new Logger(MailService.name);

  constructor(
    @InjectQueue(mailQueue) private readonly queue: Queue,
    private readonly mail: Mail,
    private readonly limits: RateLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Has the worker do a job that ends in a mail. While a job with the same name and key waits or runs, nothing is added.
   * @throws DependencyDown when the queue can't be reached
   */
  async enqueue(job: string, key: string, data: object): Promise<void> {
    // An address may be in the key, and operators and the log see ids.
    const shown = key.includes('@') ? createHash('sha256').update(key).digest('base64url') : key;
    await withQueueTimeout(this.queue.add(job, data, { ...options, jobId: `${job}:${shown}` }));
  }

  /**
   * Has the worker send a notice to a verified address. The same key again, while the first waits, sends it once.
   * @throws DependencyDown when the queue can't be reached
   */
  async post<Name extends keyof LetterData>(
    name: Name,
    key: string,
    to: Recipient,
    data: LetterData[Name],
  ): Promise<void> {
    if (!this.mayNotify(name, to)) return;
    const job: LetterJob<Name> = { to: to.email, name, data };
    await this.enqueue(letterJob, `${name}:${key}`, job);
  }

  /** Whether an address gets notices. An unverified one gets only links that confirm it or reset the password. */
  mayNotify(name: keyof LetterData, { isVerified }: Recipient): boolean {
    if (!isVerified) this.logger.debug({ letter: name, msg: 'Email dropped: the address is not verified' });
    return isVerified;
  }

  /**
   * Writes and sends an email with a secret link now, unless the mailbox has had its share for the day. Then the email is
   * dropped and `write`, which issues the token, is not called.
   * @param write returns null when there is nothing to send any more
   * @throws MailFailed
   */
  async sendLink<Name extends keyof LetterData>(
    name: Name,
    to: string,
    write: () => Promise<LetterData[Name] | null>,
  ): Promise<void> {
    const counted = [linksPerMailbox, to.trim().toLowerCase()] as const;
    try {
      await this.limits.count(counted);
    } catch (error) {
      if (!(error instanceof TooManyTries)) throw error;
      this.logger.debug({ letter: name, msg: 'Email dropped: the mailbox reached its daily limit' });
      return;
    }
    let isSent = false;
    try {
      const data = await write();
      if (data === null) return;
      await this.send(name, to, data);
      isSent = true;
    } finally {
      if (!isSent) await this.limits.giveBack(counted);
    }
  }

  /**
   * Writes and sends a letter now.
   * @throws MailFailed
   */
  async send<Name extends keyof LetterData>(name: Name, to: string, data: LetterData[Name]): Promise<void> {
    const write = letters[name] as unknown as (data: LetterData[Name]) => Letter;
    const letter = write(data);
    const { replyTo } = letter;
    await this.mail.send(to, {
      ...setLetter(letter),
      replyTo: replyTo !== undefined && plainAddress.test(replyTo) ? replyTo : this.env.supportEmail,
    });
  }
}
