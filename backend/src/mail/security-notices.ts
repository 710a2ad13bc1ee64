import { Inject, Injectable } from '@nestjs/common';
import type { User } from '../../../contract/account/user.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import type { Transaction } from '../database/transaction.js';
import type { EmailData } from './emails.js';
import { greetedName } from './greeting.js';
import { type NewEmail, Outbox } from './outbox.js';
import type { securityEmails } from './security-emails.js';

type Kind = keyof typeof securityEmails;

/** Emails to an account's owner about changes to its credentials. */
@Injectable()
export class SecurityNotices {
  constructor(
    private readonly outbox: Outbox,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Adds the notice in the transaction of the change it reports. */
  add<K extends Kind>(
    transaction: Transaction,
    kind: K,
    user: User,
    facts: Omit<EmailData[K], 'name' | 'url'>,
  ): Promise<void> {
    const to = { userId: user.id, email: user.email, isVerified: user.emailVerified };
    const data = { ...facts, name: greetedName(user), url: `${this.env.publicUrl}/account` };
    return this.outbox.add(transaction, { kind, to, data } as NewEmail);
  }
}
