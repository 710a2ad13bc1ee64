import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../../../contract/account/user.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { greetedName } from './greeting.js';
import type { EmailData } from './emails.js';
import type { Transaction } from '../database/transaction.js';
import type { StoredEmail } from './mail.jobs.js';
import { Outbox } from './outbox.js';
import type { securityEmails } from './security-emails.js';

type Name = keyof typeof securityEmails;

/** Notices to the owner of an account that what opens it has changed. */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly outbox: Outbox,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Stores the notice in the transaction of the change it reports, if the owner's address is verified.
   * @returns what to `enqueue` after the commit
   */
  store<N extends Name>(
    transaction: Transaction,
    name: N,
    user: User,
    facts: Omit<EmailData[N], 'name' | 'url'>,
  ): Promise<StoredEmail[]> {
    const to = { userId: user.id, email: user.email, isVerified: user.emailVerified };
    const data = { ...facts, name: greetedName(user), url: `${this.env.publicUrl}/account` };
    return this.outbox.store(transaction, name, to, data as unknown as EmailData[N]);
  }

  /** Has the worker send stored notices. The caller doesn't wait for it. */
  enqueue(emails: readonly StoredEmail[]): void {
    void this.outbox.enqueue(emails);
  }
}
