import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { SocialProvider } from '../../../../contract/config.js';
import { withAccountLock } from '../../database/account-lock.js';
import { execute, query, queryOne, violatedIndex } from '../../database/sql.js';
import type { Transaction } from '../../database/transaction.js';
import type { AddNotice } from '../../mail/outbox.js';
import { AccountSecurityService } from '../../users/account-security.service.js';
import { endCalendarFeed } from '../credentials/calendar-feed.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import type { ProviderAccount } from './provider-account.js';

/** The account that a provider's account opens. */
export interface OpenedAccount {
  userId: string;
  /**
   * Whether its address had never been verified, so that its password and sessions were revoked in case someone else
   * had set them up.
   */
  isTakenOver: boolean;
}

/** An existing account that a sign-in links a provider to. */
export interface NewLink {
  userId: string;
  name: string;
  email: string;
  isTakenOver: boolean;
  /** Whether the secret address of its calendar ended, as happens when it is taken over. */
  endedCalendar: boolean;
}

/** An account's credentials. `passwordHash` is null if it has no password. */
export interface AccountCredentials {
  passwordHash: string | null;
  providers: SocialProvider[];
  createdAt: Date;
}

/** The account that a provider's account opens, and since when. */
export interface LinkedAccount {
  userId: string;
  linkedAt: Date;
}

/** An account that a provider's account no longer opens. */
export interface UnlinkedAccount {
  userId: string;
  name: string;
  email: string;
}

/** Concurrent sign-ins may both find nothing; the second one then retries. */
const tries = 3;

/** Accounts at sign-in providers and the accounts they open here. */
@Injectable()
export class IdentitiesRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountSecurityService,
    private readonly sessions: SessionsRepository,
  ) {}

  /**
   * Finds the account of a provider account: the one it opened before, else the one with the address the provider
   * vouches for, else a new one. @returns null if there is no such address and it opened none before
   * @param notify reports a link to an existing account
   */
  async findOrCreateAccount(account: ProviderAccount, notify: AddNotice<NewLink>): Promise<OpenedAccount | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.database.transaction((transaction) => this.findOrLink(transaction, account, notify));
      } catch (error) {
        const index = violatedIndex(error);
        const isRace = index === 'users_email' || index === 'identities_pkey';
        if (!isRace || attempt === tries) throw error;
      }
    }
  }

  findCredentials(userId: string): Promise<AccountCredentials | null> {
    return queryOne(
      this.database,
      `SELECT u.password_hash AS "passwordHash", u.created_at AS "createdAt",
         ARRAY(SELECT DISTINCT i.provider FROM identities i WHERE i.user_id = u.id ORDER BY 1) AS providers
       FROM users u WHERE u.id = $1`,
      [userId],
    );
  }

  findLinked(provider: SocialProvider, subject: string): Promise<LinkedAccount | null> {
    return queryOne(
      this.database,
      `SELECT user_id AS "userId", created_at AS "linkedAt" FROM identities WHERE provider = $1 AND subject = $2`,
      [provider, subject],
    );
  }

  /**
   * Removes a link unless it is the account's last credential. Concurrent removals can't both rely on the other's link.
   * @param notify reports the removal
   * @returns whether it was removed
   */
  async unlink(provider: SocialProvider, subject: string, notify: AddNotice<UnlinkedAccount>): Promise<boolean> {
    const linked = await this.findLinked(provider, subject);
    if (!linked) return false;
    return withAccountLock(this.database, 'ways-in', linked.userId, async (transaction) => {
      const account = await queryOne<UnlinkedAccount & { hasPassword: boolean }>(
        transaction,
        `SELECT u.id AS "userId", u.name, u.email, u.password_hash IS NOT NULL AS "hasPassword" FROM users u
         WHERE u.id = (SELECT user_id FROM identities WHERE provider = $1 AND subject = $2) FOR KEY SHARE`,
        [provider, subject],
      );
      if (!account) return false;
      const removed = await execute(
        transaction,
        `DELETE FROM identities i WHERE i.provider = $1 AND i.subject = $2 AND ($3
           OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = i.user_id)
           OR EXISTS (SELECT 1 FROM identities other
             WHERE other.user_id = i.user_id AND (other.provider, other.subject) <> (i.provider, i.subject)))`,
        [provider, subject, account.hasPassword],
      );
      if (removed === 1) await notify(transaction, account);
      return removed === 1;
    });
  }

  private async findOrLink(
    transaction: Transaction,
    account: ProviderAccount,
    notify: AddNotice<NewLink>,
  ): Promise<OpenedAccount | null> {
    const { provider, subject, name, verifiedEmail } = account;
    const known = await queryOne<{ userId: string }>(
      transaction,
      `UPDATE identities SET email = coalesce($3, email) WHERE provider = $1 AND subject = $2
       RETURNING user_id AS "userId"`,
      [provider, subject, verifiedEmail],
    );
    if (known) return { userId: known.userId, isTakenOver: false };
    if (verifiedEmail === null) return null;

    const holder = await this.accounts.lockByEmail(transaction, verifiedEmail);
    const userId = holder?.userId ?? uuidv7();
    if (!holder) await this.accounts.createVerified(transaction, { id: userId, name, email: verifiedEmail });
    const isTakenOver = holder !== null && !holder.emailVerified;
    const endedCalendar = isTakenOver && (await this.takeOver(transaction, userId));
    await query(transaction, 'INSERT INTO identities (provider, subject, user_id, email) VALUES ($1, $2, $3, $4)', [
      provider,
      subject,
      userId,
      verifiedEmail,
    ]);
    if (holder) await notify(transaction, { ...holder, isTakenOver, endedCalendar });
    return { userId, isTakenOver };
  }

  /**
   * Revokes all other credentials of an account: its creator never proved the address and may have been waiting for its
   * owner. There is no other provider account, since linking one verifies the address. The row is updated first, so
   * that a concurrent login with the old password starts no session.
   * @returns whether the secret address of the account's calendar ended too
   */
  private async takeOver(transaction: Transaction, userId: string): Promise<boolean> {
    await this.accounts.endUnprovenPassword(transaction, userId);
    await this.sessions.removeAll(userId, null, transaction);
    await execute(transaction, 'DELETE FROM account_tokens WHERE user_id = $1', [userId]);
    return endCalendarFeed(transaction, userId);
  }
}
