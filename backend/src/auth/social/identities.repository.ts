import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { SocialProvider } from '../../../../contract/config.js';
import { violatedIndex } from '../../database/unique-violation.js';
import type { StoredEmail } from '../../mail/mail.jobs.js';
import type { StoreNotice } from '../../mail/outbox.js';
import type { ProviderAccount } from './provider-account.js';

/** The account that a provider's account opens. */
export interface OpenedAccount {
  userId: string;
  /** Whether its address was never verified, so that its password and sessions, whoever had them, have ended. */
  isTakenOver: boolean;
  /** The notice to the owner, if this sign-in linked the provider to an existing account. */
  emails: StoredEmail[];
}

/** An existing account that a sign-in links a provider to. */
export interface NewLink {
  userId: string;
  name: string;
  email: string;
  isTakenOver: boolean;
}

/** The ways into an account. `passwordHash` is null where there is no password. */
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

/** Two sign-ins at the same time may both find nothing; the one that comes second looks again. */
const tries = 3;

/** Accounts at sign-in providers, and the accounts here that they open. */
@Injectable()
export class IdentitiesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Finds the account that a provider's account opens: the one it opened before; else the one with the address that the
   * provider vouches for; else a new one. Answers null when there is no such address and it opened none before.
   * @param notify reports a link to an existing account
   */
  async open(account: ProviderAccount, notify: StoreNotice<NewLink>): Promise<OpenedAccount | null> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.database.transaction((manager) => findOrLink(manager, account, notify));
      } catch (error) {
        const index = violatedIndex(error);
        const isRace = index === 'users_email' || index === 'identities_pkey';
        if (!isRace || attempt === tries) throw error;
      }
    }
  }

  async findCredentials(userId: string): Promise<AccountCredentials | null> {
    const [row]: AccountCredentials[] = await this.database.query(
      `SELECT u.password_hash AS "passwordHash", u.created_at AS "createdAt",
         ARRAY(SELECT DISTINCT i.provider FROM identities i WHERE i.user_id = u.id ORDER BY 1) AS providers
       FROM users u WHERE u.id = $1`,
      [userId],
    );
    return row ?? null;
  }

  async findLinked(provider: SocialProvider, subject: string): Promise<LinkedAccount | null> {
    const [row]: LinkedAccount[] = await this.database.query(
      `SELECT user_id AS "userId", created_at AS "linkedAt" FROM identities WHERE provider = $1 AND subject = $2`,
      [provider, subject],
    );
    return row ?? null;
  }

  /**
   * Removes a link unless it is the last way into its account; the account's row keeps two of them apart.
   * @param notify reports the removal
   * @returns null when nothing was removed
   */
  unlink(
    provider: SocialProvider,
    subject: string,
    notify: StoreNotice<UnlinkedAccount>,
  ): Promise<StoredEmail[] | null> {
    return this.database.transaction(async (manager) => {
      const [account]: (UnlinkedAccount & { hasPassword: boolean })[] = await manager.query(
        `SELECT u.id AS "userId", u.name, u.email, u.password_hash IS NOT NULL AS "hasPassword" FROM users u
         WHERE u.id = (SELECT user_id FROM identities WHERE provider = $1 AND subject = $2) FOR UPDATE`,
        [provider, subject],
      );
      if (!account) return null;
      const [, removed]: [unknown, number] = await manager.query(
        `DELETE FROM identities i WHERE i.provider = $1 AND i.subject = $2 AND ($3
           OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = i.user_id)
           OR EXISTS (SELECT 1 FROM identities other
             WHERE other.user_id = i.user_id AND (other.provider, other.subject) <> (i.provider, i.subject)))`,
        [provider, subject, account.hasPassword],
      );
      return removed === 1 ? notify(manager, account) : null;
    });
  }
}

async function findOrLink(
  manager: EntityManager,
  account: ProviderAccount,
  notify: StoreNotice<NewLink>,
): Promise<OpenedAccount | null> {
  const { provider, subject, name, verifiedEmail } = account;
  const [known]: { user_id: string }[] = await manager.query(
    `WITH known AS (
       UPDATE identities SET email = coalesce($3, email) WHERE provider = $1 AND subject = $2 RETURNING user_id
     ) SELECT user_id FROM known`,
    [provider, subject, verifiedEmail],
  );
  if (known) return { userId: known.user_id, isTakenOver: false, emails: [] };
  if (verifiedEmail === null) return null;

  const [holder]: NewLink[] = await manager.query(
    `SELECT id AS "userId", name, email, email_verified_at IS NULL AS "isTakenOver"
     FROM users WHERE lower(email) = lower($1) FOR UPDATE`,
    [verifiedEmail],
  );
  const userId = holder?.userId ?? uuidv7();
  if (!holder) {
    await manager.query('INSERT INTO users (id, name, email, email_verified_at) VALUES ($1, $2, $3, now())', [
      userId,
      name,
      verifiedEmail,
    ]);
  }
  if (holder?.isTakenOver) await takeOver(manager, userId);
  await manager.query('INSERT INTO identities (provider, subject, user_id, email) VALUES ($1, $2, $3, $4)', [
    provider,
    subject,
    userId,
    verifiedEmail,
  ]);
  return { userId, isTakenOver: holder?.isTakenOver ?? false, emails: holder ? await notify(manager, holder) : [] };
}

/**
 * Ends every other way into an account: whoever made it never proved that the address is theirs, and may have made it to
 * wait for its owner. No provider's account is among them: linking one proves the address. The row is changed first, so that
 * a login under way with the old password starts no session.
 */
async function takeOver(manager: EntityManager, userId: string): Promise<void> {
  // On the payment provider's own pages they may have put in another address for the receipts: it is told this one again.
  await manager.query(
    `UPDATE users SET password_hash = NULL, email_verified_at = now(), billed_email = '' WHERE id = $1`,
    [userId],
  );
  await manager.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
  await manager.query('DELETE FROM account_tokens WHERE user_id = $1', [userId]);
}
