import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Jobs } from '../jobs/jobs.service.js';
import { nightly, Recurring } from '../jobs/recurring.decorator.js';
import type { LetterData } from './letters.js';
import { sendStoredLetter, type StoredLetter } from './mail.jobs.js';
import { MailService, type Recipient } from './mail.service.js';
import type { Transaction } from '../database/transaction.js';
import { OutboxRepository } from './outbox.repository.js';

const batchSize = 200;

/** Stores the notice that reports an event, in the event's transaction. Returns what to enqueue after the commit. */
export type StoreNotice<Event> = (transaction: Transaction, event: Event) => Promise<StoredLetter[]>;

/** The account that an email is about (null once it is deleted), and where it goes, which may be a former address. */
interface Addressee extends Recipient {
  userId: string | null;
}

/**
 * Letters that are stored until the mail server has them. The queue says when each is tried; whatever becomes of the queue,
 * nothing is lost, and the database sees to it that each is sent once.
 */
@Injectable()
export class OutboxService {
  private readonly logger = new Logger(OutboxService.name);

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
  async store<Name extends keyof LetterData>(
    transaction: Transaction,
    name: Name,
    { userId, ...to }: Addressee,
    data: LetterData[Name],
  ): Promise<StoredLetter[]> {
    if (!this.mail.mayNotify(name, to)) return [];
    const letter: StoredLetter = { key: `${name}:${uuidv7()}`, name };
    await this.outbox.add({ ...letter, userId, recipient: to.email, data }, transaction);
    return [letter];
  }

  /** Has the worker send stored emails. It finds those that the queue can't take by itself, within a minute. */
  async enqueue(letters: readonly StoredLetter[]): Promise<void> {
    try {
      for (const { key, name } of letters) await this.jobs.add(sendStoredLetter, { key, name });
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Emails wait: the queue could not take them' });
    }
  }

  /** Emails that wait to be sent. */
  async *listWaiting(): AsyncIterable<StoredLetter> {
    let page: StoredLetter[];
    let after = '';
    do {
      page = await this.outbox.findWaiting(after, batchSize);
      yield* page;
      after = page.at(-1)?.key ?? '';
    } while (page.length === batchSize);
  }

  /**
   * Sends a letter now, unless it is sent by now or somebody is sending it.
   * @throws MailFailed
   */
  async send(key: string): Promise<void> {
    const letter = await this.outbox.claim(key);
    if (!letter) return;
    try {
      await this.mail.send(letter.name as keyof LetterData, letter.recipient, letter.data as never);
    } catch (error) {
      await this.outbox.release(key);
      throw error;
    }
    await this.outbox.notePosted(key);
  }

  /** Lets go of a letter that was tried for long enough. */
  giveUp(key: string): Promise<void> {
    return this.outbox.noteGivenUp(key);
  }

  @Recurring({ name: 'remove-old-letters', cron: nightly })
  removeOld(): Promise<number> {
    return this.outbox.removeOld();
  }
}
