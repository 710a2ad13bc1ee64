import { InjectQueue } from '@nestjs/bull';
import { Inject, Injectable } from '@nestjs/common';
import type { JobOptions, Queue } from 'bull';
import { createHash } from 'node:crypto';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Mail } from '../providers/mail/mail.js';
import { withQueueTimeout } from '../queue/queue-timeout.js';
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
  constructor(
    @InjectQueue(mailQueue) private readonly queue: Queue,
    private readonly mail: Mail,
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
   * Has the worker send a letter. The same key again, while the first waits, sends it once.
   * @throws DependencyDown when the queue can't be reached
   */
  post<Name extends keyof LetterData>(name: Name, key: string, to: string, data: LetterData[Name]): Promise<void> {
    const job: LetterJob<Name> = { to, name, data };
    return this.enqueue(letterJob, `${name}:${key}`, job);
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
