import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { withAccountLock } from '../../database/account-lock.js';
import { hashSecret } from '../../database/secret-hash.js';
import { execute, exists, query, queryOne } from '../../database/sql.js';
import type { Transaction } from '../../database/transaction.js';
import type { AddNotice } from '../../mail/outbox.js';
import { AccountSecurityService } from '../../users/account-security.service.js';

/** The purpose of an emailed link. */
export type TokenPurpose = 'reset-password' | 'verify-email' | 'change-email';

/** Lifetime of a link, as a PostgreSQL interval. */
const lives: Record<TokenPurpose, string> = {
  'reset-password': '60 minutes',
  'verify-email': '3 days',
  'change-email': '24 hours',
};

/**
 * How long a reset link keeps working after another one is requested (CONTRACT.md section 1), since the first email may
 * arrive after that request. Expressed as the least remaining lifetime, because tokens don't store when they were
 * issued.
 */
const youngReset = `expires_at > now() + interval '60 minutes' - interval '10 minutes'`;

/** Reset links an account can have besides the newest. */
const maxEarlierResets = 9;

const isEarlierReset = `purpose LIKE 'earlier-reset-password:%'`;

/** SQL condition: the token is for a reset link, the newest or an earlier one that still works. */
export const isResetPurpose = `(purpose = 'reset-password' OR ${isEarlierReset})`;

/** Tokens of emailed links. Only hashes are stored, so a copy of the database opens no account. */
@Injectable()
export class AccountTokensRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountSecurityService,
  ) {}

  /**
   * Creates a token that proves an address. It replaces the account's earlier one for the same purpose, unless that is
   * a reset link less than ten minutes old.
   */
  issue(userId: string, purpose: TokenPurpose, email: string): Promise<string> {
    // Concurrent requests must not both replace the newest link.
    return withAccountLock(this.database, 'links', userId, async (transaction) => {
      if (purpose === 'reset-password') await keepYoungResets(transaction, userId);
      return insertToken(transaction, userId, purpose, email);
    });
  }

  /**
   * Records a requested change of address, if the password is still the one that was entered.
   * @param notify reports the request
   * @returns false if the password has changed
   */
  requestEmailChange(
    { userId, email, passwordHash }: { userId: string; email: string; passwordHash: string },
    notify: AddNotice<void>,
  ): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      // A new password deletes the account's tokens: it either comes first, or waits and deletes this one.
      if (!(await this.accounts.lockPassword(transaction, userId, passwordHash))) return false;
      // No one is sent this token: sending the email replaces it with a new one.
      await insertToken(transaction, userId, 'change-email', email);
      await notify(transaction);
      return true;
    });
  }

  /**
   * Replaces the token `issue` created for an address with a new one. @returns null if that token is void: used,
   * superseded by another address, or the account's credentials have changed since
   */
  async reissue(userId: string, purpose: TokenPurpose, email: string): Promise<string | null> {
    const token = randomBytes(32).toString('base64url');
    const count = await execute(
      this.database,
      `UPDATE account_tokens SET token_hash = $4, expires_at = now() + $5::interval
       WHERE user_id = $1 AND purpose = $2 AND email = $3`,
      [userId, purpose, email, hashSecret(token), lives[purpose]],
    );
    return count > 0 ? token : null;
  }

  /** Whether a reset link would work now. */
  isResetToken(email: string, token: string): Promise<boolean> {
    return exists(
      this.database,
      `SELECT 1 FROM account_tokens
       WHERE token_hash = $1 AND ${isResetPurpose} AND lower(email) = lower($2) AND expires_at > now()`,
      [hashSecret(token), email],
    );
  }

  /** The account and address of a confirmation link that works now. */
  findConfirmation(token: string): Promise<{ userId: string; email: string } | null> {
    return queryOne(
      this.database,
      `SELECT user_id AS "userId", email FROM account_tokens
       WHERE token_hash = $1 AND purpose IN ('verify-email', 'change-email') AND expires_at > now()`,
      [hashSecret(token)],
    );
  }

  removeExpired(): Promise<number> {
    return execute(this.database, 'DELETE FROM account_tokens WHERE expires_at <= now()');
  }
}

/** Keeps a young reset link as an earlier one and deletes earlier ones that are no longer young. */
async function keepYoungResets(transaction: Transaction, userId: string): Promise<void> {
  await execute(
    transaction,
    `UPDATE account_tokens SET purpose = 'earlier-reset-password:' || encode(token_hash, 'hex')
     WHERE user_id = $1 AND purpose = 'reset-password' AND ${youngReset}`,
    [userId],
  );
  await execute(
    transaction,
    `DELETE FROM account_tokens WHERE user_id = $1 AND ${isEarlierReset} AND token_hash NOT IN (
       SELECT token_hash FROM account_tokens WHERE user_id = $1 AND ${isEarlierReset} AND ${youngReset}
       ORDER BY expires_at DESC LIMIT ${maxEarlierResets})`,
    [userId],
  );
}

async function insertToken(
  transaction: Transaction,
  userId: string,
  purpose: TokenPurpose,
  email: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await query(
    transaction,
    `INSERT INTO account_tokens (user_id, purpose, token_hash, email, expires_at)
     VALUES ($1, $2, $3, $4, now() + $5::interval)
     ON CONFLICT (user_id, purpose)
     DO UPDATE SET token_hash = excluded.token_hash, email = excluded.email, expires_at = excluded.expires_at`,
    [userId, purpose, hashSecret(token), email, lives[purpose]],
  );
  return token;
}
