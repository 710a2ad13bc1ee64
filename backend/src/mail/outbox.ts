import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { AfterCommit } from '../database/after-commit.js';
import type { Transaction } from '../database/transaction.js';
import { Jobs } from '../jobs/jobs.service.js';
import { nightly, Recurring } from '../jobs/recurring.decorator.js';
import type { EmailData } from './emails.js';
import { sendEmail, type StoredEmail } from './mail.jobs.js';
import { MailService } from './mail.service.js';
import { type EmailRow, OutboxRepository } from './outbox.repository.js';

const batchSize = 200;

/** Emails with a secret link. */
export type LinkKind = 'reset-password' | 'verify-email' | 'change-email' | 'plan-reminder';

/** Emails that also go to unverified addresses, because they are about money. */
const forAnyAddress: readonly (keyof EmailData)[] = [
  'subscription-receipt',
  'payment-failed',
  'subscription-ends',
  'subscription-ended',
];

/** An address and the account it belongs to; null if there may be none, or once that is deleted. */
interface Recipient {
  userId: string | null;
  email: string;
}

/** Who a link is for. */
export interface LinkRequest extends Recipient {
  /** Whether the mailbox's owner requested it. Otherwise anyone may have. */
  isFromOwner?: boolean;
}

/** Where a notice goes (possibly a former address), and the account it is about. */
interface Addressee extends Recipient {
  /** Whether the owner ever confirmed the address. Until then it may belong to a stranger. */
  isVerified: boolean;
}

/**
 * An email with its data, or a link email. A link email is stored only as its kind, address and asker, since its
 * secret is issued when it is sent. `key` identifies the event of a notice if the event may be processed twice.
 */
export type NewEmail =
  | {
      [Kind in Exclude<keyof EmailData, LinkKind>]: { kind: Kind; to: Addressee; data: EmailData[Kind]; key?: string };
    }[Exclude<keyof EmailData, LinkKind>]
  | { kind: LinkKind; to: LinkRequest };

/** Adds the email that reports an event, in the event's transaction. */
export type AddNotice<Event> = (transaction: Transaction, event: Event) => Promise<void>;

/** Sends a link email now, unless there is nothing left to send. */
type SendLink = (request: LinkRequest) => Promise<void>;

/** The previous release doesn't know rows with this name, so it can't send them without their link. */
const linkSuffix = '-link';

/**
 * Emails are rows before they are jobs: a row exists if and only if its event was committed, and it is sent once, even
 * if Redis loses the queue.
 */
@Injectable()
export class Outbox {
  private readonly logger = new Logger(Outbox.name);
  private readonly links = new Map<string, SendLink>();

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly mail: MailService,
    private readonly jobs: Jobs,
    private readonly afterCommit: AfterCommit,
  ) {}

  /** How long the oldest email has been waiting, in seconds. */
  waitingSeconds(): Promise<number> {
    return this.outbox.waitingSeconds();
  }

  /**
   * Adds an email in the transaction of the event it reports; it is sent after the commit. Unverified addresses don't
   * get notices. If the account's link email of the same kind to the same address is still waiting, no other is
   * added, except one that the owner requested. Emails are deleted with their account.
   */
  async add(transaction: Transaction, email: NewEmail): Promise<void> {
    const row = 'data' in email ? this.rowOfNotice(email) : rowOfLink(email);
    if (row === null) return;
    if (!('data' in email) && (await this.outbox.isPending(transaction, row))) return;
    if (!(await this.outbox.insert(transaction, row))) return;
    this.afterCommit.run(transaction, () => void this.enqueue({ key: row.key, name: row.name }));
  }

  /** Adds an email for an event that stores nothing else. */
  addAlone(email: NewEmail): Promise<void> {
    return this.outbox.transaction((transaction) => this.add(transaction, email));
  }

  /** Registers how a kind of link email is sent. */
  sendLinksWith(kind: LinkKind, send: SendLink): void {
    this.links.set(`${kind}${linkSuffix}`, send);
  }

  /** Emails waiting to be sent. */
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
   * Sends an email now, unless it was already sent or another worker is sending it.
   * @throws MailFailed
   */
  async send(key: string): Promise<void> {
    const email = await this.outbox.claim(key);
    if (!email) return;
    const { name, recipient, userId, data } = email;
    const sendLink = this.links.get(name);
    try {
      if (sendLink) await sendLink({ userId, email: recipient, isFromOwner: 'isFromOwner' in data });
      else await this.mail.send(name as keyof EmailData, recipient, data as never);
    } catch (error) {
      await this.outbox.release(key);
      throw error;
    }
    await (sendLink ? this.outbox.remove(key) : this.outbox.markSent(key));
  }

  /** Stops trying to send an email. */
  markFailed(key: string): Promise<void> {
    return this.outbox.markFailed(key);
  }

  @Recurring({ name: 'remove-old-emails', cron: nightly })
  removeOld(): Promise<number> {
    return this.outbox.removeOld();
  }

  /** If the queue rejects it, the worker finds the row within a minute. */
  private async enqueue(email: StoredEmail): Promise<void> {
    try {
      await this.jobs.add(sendEmail, email);
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Email not queued; the worker will find it' });
    }
  }

  private rowOfNotice({ kind, to, data, key }: Extract<NewEmail, { data: object }>): EmailRow | null {
    if (!to.isVerified && !forAnyAddress.includes(kind)) {
      this.logger.debug({ email: kind, msg: 'Email dropped: the address is not verified' });
      return null;
    }
    return { key: key ?? `${kind}:${uuidv7()}`, userId: to.userId, recipient: to.email, name: kind, data };
  }
}

function rowOfLink({ kind, to }: { kind: LinkKind; to: LinkRequest }): EmailRow {
  const data = to.isFromOwner ? { isFromOwner: true } : {};
  return { key: `${kind}:${uuidv7()}`, userId: to.userId, recipient: to.email, name: `${kind}${linkSuffix}`, data };
}
