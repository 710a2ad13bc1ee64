import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { violatedIndex } from '../../database/unique-violation.js';
import { greetedName } from '../../mail/greeting.js';
import type { StoredEmail } from '../../mail/mail.jobs.js';
import type { StoreNotice } from '../../mail/outbox.js';
import { EmailTaken } from '../../users/users.errors.js';
import { hashOf, isResetPurpose } from './account-tokens.repository.js';

/** An account whose address a mailed link has proven. */
export interface ProvenEmail {
  userId: string;
  /** By which emails to the address before greet. */
  name: string;
  email: string;
  /** The address before, when the link changed it. */
  oldEmail: string | null;
  /** Whether the address before was verified. */
  wasVerified: boolean;
}

/** An account whose password changed, and whether its address was verified at the time. */
export interface ChangedPassword {
  id: string;
  name: string;
  email: string;
  emailVerified: boolean;
  /** Passkeys that ended with the old password. */
  endedPasskeys: number;
}

/** An account with the stored emails that report what happened to it. */
type Reported<Account> = Account & { emails: StoredEmail[] };

/**
 * Changes of what opens an account. Each is one transaction that changes the account's row first: a login that is under way
 * with the old password waits for it, and then starts no session.
 */
@Injectable()
export class CredentialsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Spends a reset token, sets the password and ends every session and passkey. A provider's account that is known to have another
   * address opens the account no more: a stranger may have linked it. Whoever opened the mail also proved its address; where
   * nobody had, the payment provider is told it again, for a stranger may have put in another one there.
   * @param notify reports the new password
   * @returns null when the token is spent, expired, superseded or for another address
   */
  resetPassword(
    email: string,
    token: string,
    passwordHash: string,
    notify: StoreNotice<ChangedPassword>,
  ): Promise<Reported<ChangedPassword> | null> {
    return this.database.transaction(async (manager) => {
      await lockOwner(manager, token);
      const [spent] = await rows<{ user_id: string }>(
        manager,
        `DELETE FROM account_tokens
         WHERE token_hash = $1 AND ${isResetPurpose} AND lower(email) = lower($2) AND expires_at > now()
         RETURNING user_id`,
        [hashOf(token), email],
      );
      if (!spent) return null;
      const endedPasskeys = await endPasskeys(manager, spent.user_id);
      const [user] = await rows<Omit<ChangedPassword, 'endedPasskeys'>>(
        manager,
        `UPDATE users SET password_hash = $2, email_verified_at = coalesce(email_verified_at, now()),
           billed_email = CASE WHEN email_verified_at IS NULL THEN '' ELSE billed_email END
         WHERE id = $1 AND lower(email) = lower($3) RETURNING id, name, email, true AS "emailVerified"`,
        [spent.user_id, passwordHash, email],
      );
      if (!user) return null;
      await endOtherWaysIn(manager, user.id, email);
      const changed = { ...user, endedPasskeys };
      return { ...changed, emails: await notify(manager, changed) };
    });
  }

  /**
   * Changes a password that is still the given one, ends all other sessions and voids emailed links. Passkeys stay:
   * they are listed on the same page.
   * @param notify reports the new password
   * @returns null when the password is no longer the given one
   */
  changePassword(
    change: { userId: string; oldHash: string; newHash: string; keptSessionId: string },
    notify: StoreNotice<ChangedPassword>,
  ): Promise<StoredEmail[] | null> {
    return this.database.transaction(async (manager) => {
      const [user] = await rows<ChangedPassword>(
        manager,
        `UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2
         RETURNING id, name, email, email_verified_at IS NOT NULL AS "emailVerified", 0 AS "endedPasskeys"`,
        [change.userId, change.oldHash, change.newHash],
      );
      if (!user) return null;
      await manager.query('DELETE FROM account_tokens WHERE user_id = $1', [change.userId]);
      await manager.query('DELETE FROM sessions WHERE user_id = $1 AND id <> $2', [
        change.userId,
        change.keptSessionId,
      ]);
      return notify(manager, user);
    });
  }

  /**
   * Spends a token that proves an address: the account's current one, or the one it changes to. With `newPasswordHash` it
   * also ends every other way into the account, as a reset does.
   * @param notify reports the proven address
   * @returns null when the token is spent, expired, superseded or for an address that the account no longer has
   * @throws EmailTaken when another account has the new address by now
   */
  async proveEmail(
    token: string,
    newPasswordHash: string | null,
    notify: StoreNotice<ProvenEmail>,
  ): Promise<Reported<ProvenEmail> | null> {
    try {
      return await this.database.transaction(async (manager) => {
        await lockOwner(manager, token);
        const [spent] = await rows<{ user_id: string; purpose: string; email: string }>(
          manager,
          `DELETE FROM account_tokens
           WHERE token_hash = $1 AND purpose IN ('verify-email', 'change-email') AND expires_at > now()
           RETURNING user_id, purpose, email`,
          [hashOf(token)],
        );
        if (!spent) return null;
        const [before] = await rows<{ name: string; email: string; emailVerified: boolean }>(
          manager,
          `SELECT name, email, email_verified_at IS NOT NULL AS "emailVerified" FROM users WHERE id = $1`,
          [spent.user_id],
        );
        const isChange = spent.purpose === 'change-email';
        if (!before || (!isChange && before.email !== spent.email)) return null;
        await manager.query('UPDATE users SET email = $2, email_verified_at = now() WHERE id = $1', [
          spent.user_id,
          spent.email,
        ]);
        if (newPasswordHash !== null) {
          await endPasskeys(manager, spent.user_id);
          // A stranger may have entered another address at the payment provider: it gets the account's again.
          await manager.query(`UPDATE users SET password_hash = $2, billed_email = '' WHERE id = $1`, [
            spent.user_id,
            newPasswordHash,
          ]);
          await endOtherWaysIn(manager, spent.user_id, spent.email);
        } else if (isChange) await manager.query('DELETE FROM account_tokens WHERE user_id = $1', [spent.user_id]);
        const proven: ProvenEmail = {
          userId: spent.user_id,
          name: greetedName(before),
          email: spent.email,
          oldEmail: isChange ? before.email : null,
          wasVerified: before.emailVerified,
        };
        return { ...proven, emails: await notify(manager, proven) };
      });
    } catch (error) {
      if (violatedIndex(error) === 'users_email') throw new EmailTaken('Please choose another address.');
      throw error;
    }
  }
}

/** Locks the account of a token before the token, as all others do, so that no two wait for each other. */
async function lockOwner(manager: EntityManager, token: string): Promise<void> {
  await manager.query(
    'SELECT 1 FROM users WHERE id = (SELECT user_id FROM account_tokens WHERE token_hash = $1) FOR UPDATE',
    [hashOf(token)],
  );
}

/** Ends every way into an account but its password: emailed links, sessions, provider accounts with another address. */
async function endOtherWaysIn(manager: EntityManager, userId: string, email: string): Promise<void> {
  await manager.query('DELETE FROM account_tokens WHERE user_id = $1', [userId]);
  await manager.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
  await manager.query('DELETE FROM identities WHERE user_id = $1 AND lower(email) <> lower($2)', [userId, email]);
}

/**
 * Ends the passkeys of an account that has a password: anyone who knew it may have added one. An account's first password leaves
 * them: artists who always signed in with a provider add one with the same link.
 * @returns how many ended
 */
async function endPasskeys(manager: EntityManager, userId: string): Promise<number> {
  const [, ended]: [unknown, number] = await manager.query(
    `DELETE FROM passkeys WHERE user_id = $1
       AND EXISTS (SELECT 1 FROM users WHERE id = $1 AND password_hash IS NOT NULL)`,
    [userId],
  );
  return ended;
}

/** TypeORM answers a changing statement with its rows and their number. */
async function rows<T>(manager: EntityManager, sql: string, values: unknown[]): Promise<T[]> {
  const answer: unknown = await manager.query(sql, values);
  const [first] = answer as [unknown];
  return (Array.isArray(first) ? first : answer) as T[];
}
