import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Jobs } from '../jobs/jobs.service.js';
import { nightly, Recurring } from '../jobs/recurring.decorator.js';
import type { EmailData } from './emails.js';
import { sendEmail, type StoredEmail } from './mail.jobs.js';
import { MailService, type Recipient } from './mail.service.js';
import type { Transaction } from '../database/transaction.js';
import { OutboxRepository } from './outbox.repository.js';

const batchSize = 200;

/** Stores the notice that reports an event, in the event's transaction. Returns what to enqueue after the commit. */
export type StoreNotice<Event> = (transaction: Transaction, event: Event) => Promise<StoredEmail[]>;

/** The account that an email is about (null once it is deleted), and where it goes, which may be a former address. */
interface Addressee extends Recipient {
  userId: string | null;
}

/**
 * Letters that are stored until the mail server has them. The queue says when each is tried; whatever becomes of the queue,
 * nothing is lost, and the database sees to it that each is sent once.
 */
@Injectable()
export class Outbox {
  private readonly logger = new Logger(Outbox.name);

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly mail: MailService,
    private readonly jobs: Jobs,
  ) {}

  /**
   * Stores a notice in the transaction of the event it reports, so that neither exists without the other. An unverified
   * address gets none. The notice is deleted with its account.
   * @returns what to `enqueue` after the commit
   */
  async store<Name extends keyof EmailData>(
    transaction: Transaction,
    name: Name,
    { userId, ...to }: Addressee,
    data: EmailData[Name],
  ): Promise<StoredEmail[]> {
    if (!this.mail.mayNotify(name, to)) return [];
    const email: StoredEmail = { key: `${name}:${uuidv7()}`, name };
    await this.outbox.add({ ...email, userId, recipient: to.email, data }, transaction);
    return [email];
  }

  /** Has the worker send stored emails. It finds those that the queue can't take by itself, within a minute. */
  async enqueue(emails: readonly StoredEmail[]): Promise<void> {
    try {
      for (const { key, name } of emails) await this.jobs.add(sendEmail, { key, name });
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Emails wait: the queue could not take them' });
    }
  }

  /** Emails that wait to be sent. */
  async *listWaiting(): AsyncIterable<StoredEmail> {
    let page: StoredEmail[];
    let after = '';
    do {
      page = await this.outbox.findWaiting(after, batchSize);
      yield* page;
      after = page.at(-1)?.key ?? '';
    } while (page.length === batchSize);
  }

  /**
   * Sends an email now, unless it is sent by now or somebody is sending it.
   * @throws MailFailed
   */
  async send(key: string): Promise<void> {
    const email = await this.outbox.claim(key);
    if (!email) return;
    try {
      await this.mail.send(email.name as keyof EmailData, email.recipient, email.data as never);
    } catch (error) {
      await this.outbox.release(key);
      throw error;
    }
    await this.outbox.notePosted(key);
  }

  /** Lets go of an email that was tried for long enough. */
  giveUp(key: string): Promise<void> {
    return this.outbox.noteGivenUp(key);
  }

  @Recurring({ name: 'remove-old-emails', cron: nightly })
  removeOld(): Promise<number> {
    return this.outbox.removeOld();
  }
}
