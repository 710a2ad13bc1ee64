import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { LetterData } from './letters.js';
import { MailService, type Recipient } from './mail.service.js';
import { OutboxRepository, type Transaction } from './outbox.repository.js';

const batchSize = 100;

/** The job that sends a stored letter. */
export const storedLetterJob = 'stored-letter';

/** A stored letter, by the key that the database knows it by, and its kind. */
export interface StoredLetter {
  key: string;
  name: string;
}

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

  /** Has the worker send stored letters. Those that the queue does not take it finds by itself, within a minute. */
  async enqueue(letters: readonly StoredLetter[]): Promise<void> {
    await this.orLater(this.addJobs(letters));
  }

  /** Has every letter that waits sent, also those that the queue has forgotten: one that it knows of is not added again. */
  async enqueueWaiting(): Promise<void> {
    await this.orLater(this.addWaitingJobs());
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

  removeOld(): Promise<number> {
    return this.outbox.removeOld();
  }

  private async addWaitingJobs(): Promise<void> {
    let letters: StoredLetter[];
    let after = '';
    do {
      letters = await this.outbox.findWaiting(after, batchSize);
      await this.addJobs(letters);
      after = letters.at(-1)?.key ?? '';
    } while (letters.length === batchSize);
  }

  private async addJobs(letters: readonly StoredLetter[]): Promise<void> {
    for (const { key, name } of letters) {
      const job: StoredLetter = { key, name };
      await this.mail.enqueue(storedLetterJob, key, job);
    }
  }

  private orLater(added: Promise<void>): Promise<void> {
    return added.catch((error: unknown) => {
      this.logger.warn({ err: error, msg: 'Letters wait: the queue could not take them' });
    });
  }
}
