import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { hashSecret } from '../../database/secret-hash.js';
import { execute, queryOne, violatedIndex } from '../../database/sql.js';
import type { Transaction } from '../../database/transaction.js';
import { greetedName } from '../../mail/greeting.js';
import type { AddNotice } from '../../mail/outbox.js';
import { AccountSecurityService, type SecuredAccount } from '../../users/account-security.service.js';
import { EmailTaken } from '../../users/users.errors.js';
import { SessionsRepository } from '../sessions/sessions.repository.js';
import { isResetPurpose } from './account-tokens.repository.js';
import { endCalendarFeed } from './calendar-feed.js';

/** An account whose address an emailed link has proven. */
export interface ProvenEmail {
  userId: string;
  /** How emails to the previous address greet the artist. */
  name: string;
  email: string;
  /** The previous address, if the link changed it. */
  oldEmail: string | null;
  /** Whether the previous address was verified. */
  wasVerified: boolean;
}

/** An account whose password changed, and whether its address was verified at the time. */
export interface ChangedPassword extends SecuredAccount {
  /** Passkeys that ended with the old password. */
  endedPasskeys: number;
  /** Whether the secret address of the account's calendar ended with the old password. */
  endedCalendar: boolean;
}

/**
 * Changes to an account's credentials. Each is one transaction that updates the account's row first, so a concurrent
 * login with the old password waits for it and then starts no session.
 */
@Injectable()
export class CredentialsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountSecurityService,
    private readonly sessions: SessionsRepository,
  ) {}

  /**
   * Uses up a reset token, sets the password, and ends every session, passkey and calendar address. Provider accounts with another
   * address are unlinked, since a stranger may have linked them. Opening the link also proves the address.
   * @param notify reports the new password
   * @returns null if the token is used, expired, superseded or for another address
   */
  resetPassword(
    email: string,
    token: string,
    passwordHash: string,
    notify: AddNotice<ChangedPassword>,
  ): Promise<ChangedPassword | null> {
    return this.database.transaction(async (transaction) => {
      await this.lockOwner(transaction, token);
      const spent = await queryOne<{ userId: string }>(
        transaction,
        `DELETE FROM account_tokens
         WHERE token_hash = $1 AND ${isResetPurpose} AND lower(email) = lower($2) AND expires_at > now()
         RETURNING user_id AS "userId"`,
        [hashSecret(token), email],
      );
      if (!spent) return null;
      const endedPasskeys = await endPasskeys(transaction, spent.userId);
      const account = await this.accounts.resetPassword(transaction, { userId: spent.userId, email, passwordHash });
      if (!account) return null;
      const { endedCalendar } = await this.endOtherWaysIn(transaction, account.userId, email);
      const changed = { ...account, endedPasskeys, endedCalendar };
      await notify(transaction, changed);
      return changed;
    });
  }

  /**
   * Changes a password if it is still the given one, ends all other sessions and voids emailed links. Passkeys stay:
   * they are listed on the same page.
   * @param notify reports the new password
   * @returns false if the password is no longer the given one
   */
  changePassword(
    change: { userId: string; oldHash: string; newHash: string; keptSessionId: string },
    notify: AddNotice<ChangedPassword>,
  ): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const account = await this.accounts.replacePassword(transaction, change);
      if (!account) return false;
      await endTokens(transaction, change.userId);
      await this.sessions.removeAll(change.userId, change.keptSessionId, transaction);
      await notify(transaction, { ...account, endedPasskeys: 0, endedCalendar: false });
      return true;
    });
  }

  /**
   * Uses up a token that proves an address: the account's current one, or the one it changes to. With `newPasswordHash`
   * it also ends every other way into the account, as a reset does.
   * @param notify reports the proven address
   * @returns null if the token is used, expired, superseded or for an address that the account no longer has
   * @throws EmailTaken if another account has taken the new address in the meantime
   */
  async proveEmail(
    token: string,
    newPasswordHash: string | null,
    notify: AddNotice<ProvenEmail>,
  ): Promise<ProvenEmail | null> {
    try {
      return await this.database.transaction(async (transaction) => {
        const before = await this.lockOwner(transaction, token);
        const spent = await queryOne<{ purpose: string; email: string }>(
          transaction,
          `DELETE FROM account_tokens
           WHERE token_hash = $1 AND purpose IN ('verify-email', 'change-email') AND expires_at > now()
           RETURNING purpose, email`,
          [hashSecret(token)],
        );
        const isChange = spent?.purpose === 'change-email';
        if (!before || !spent || (!isChange && before.email !== spent.email)) return null;
        const { userId } = before;
        const { email } = spent;
        // Before the password changes, since whether the account had one decides if passkeys end.
        if (newPasswordHash !== null) await endPasskeys(transaction, userId);
        await this.accounts.proveEmail(transaction, { userId, email, newPasswordHash });
        if (newPasswordHash !== null) await this.endOtherWaysIn(transaction, userId, email);
        else if (isChange) await endTokens(transaction, userId);
        const proven: ProvenEmail = {
          userId,
          name: greetedName(before),
          email,
          oldEmail: isChange ? before.email : null,
          wasVerified: before.emailVerified,
        };
        await notify(transaction, proven);
        return proven;
      });
    } catch (error) {
      if (violatedIndex(error) === 'users_email') throw new EmailTaken('Please choose another address.');
      throw error;
    }
  }

  /** Locks the token's account before the token, in the same order as every other change, to avoid deadlocks. */
  private async lockOwner(transaction: Transaction, token: string): Promise<SecuredAccount | null> {
    const owner = await queryOne<{ userId: string }>(
      transaction,
      'SELECT user_id AS "userId" FROM account_tokens WHERE token_hash = $1',
      [hashSecret(token)],
    );
    return owner && this.accounts.lock(transaction, owner.userId);
  }

  /**
   * Revokes every credential but the password: emailed links, sessions, the calendar's address, and provider accounts
   * with another address.
   */
  private async endOtherWaysIn(
    transaction: Transaction,
    userId: string,
    email: string,
  ): Promise<{ endedCalendar: boolean }> {
    await endTokens(transaction, userId);
    await this.sessions.removeAll(userId, null, transaction);
    await execute(transaction, 'DELETE FROM identities WHERE user_id = $1 AND lower(email) <> lower($2)', [
      userId,
      email,
    ]);
    return { endedCalendar: await endCalendarFeed(transaction, userId) };
  }
}

async function endTokens(transaction: Transaction, userId: string): Promise<void> {
  await execute(transaction, 'DELETE FROM account_tokens WHERE user_id = $1', [userId]);
}

/**
 * Ends the passkeys of an account that has a password: anyone who knew it may have added one. When an account gets its
 * first password, its passkeys stay: artists who have always signed in with a provider add their passkey with the same
 * link.
 * @returns how many ended
 */
function endPasskeys(transaction: Transaction, userId: string): Promise<number> {
  return execute(
    transaction,
    `DELETE FROM passkeys WHERE user_id = $1
       AND EXISTS (SELECT 1 FROM users WHERE id = $1 AND password_hash IS NOT NULL)`,
    [userId],
  );
}
