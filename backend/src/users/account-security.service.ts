import { Injectable } from '@nestjs/common';
import { execute, exists, query, queryOne } from '../database/sql.js';
import type { Transaction } from '../database/transaction.js';

/** The account data that security emails need. */
export interface SecuredAccount {
  userId: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

const columns = 'id AS "userId", name, email, email_verified_at IS NOT NULL AS "emailVerified"';

/**
 * The account columns that decide about sign-in, for the transactions of the modules that change them. A change must be
 * followed by ending what depends on it: a starting session waits for the row, then sees the change.
 *
 * Changes of a password or address by someone who has proven that they own the mailbox blank `billed_email`: a stranger may have
 * entered another address at the payment provider, so it is sent the account's again.
 */
@Injectable()
export class AccountSecurityService {
  /** Creates an account with a verified address and no password. */
  async createVerified(transaction: Transaction, account: { id: string; name: string; email: string }): Promise<void> {
    await query(transaction, 'INSERT INTO users (id, name, email, email_verified_at) VALUES ($1, $2, $3, now())', [
      account.id,
      account.name,
      account.email,
    ]);
  }

  lock(transaction: Transaction, userId: string): Promise<SecuredAccount | null> {
    return queryOne(transaction, `SELECT ${columns} FROM users WHERE id = $1 FOR NO KEY UPDATE`, [userId]);
  }

  /** Locks and returns the account with an address, ignoring case. */
  lockByEmail(transaction: Transaction, email: string): Promise<SecuredAccount | null> {
    return queryOne(transaction, `SELECT ${columns} FROM users WHERE lower(email) = lower($1) FOR NO KEY UPDATE`, [
      email,
    ]);
  }

  /** Share-locks and returns an account, which then can't change until the transaction ends. */
  lockShared(transaction: Transaction, userId: string): Promise<SecuredAccount | null> {
    return queryOne(transaction, `SELECT ${columns} FROM users WHERE id = $1 FOR SHARE`, [userId]);
  }

  /** Whether an account's password is still the given one; if so, it can't change until the transaction ends. */
  lockPassword(transaction: Transaction, userId: string, passwordHash: string): Promise<boolean> {
    return exists(transaction, 'SELECT 1 FROM users WHERE id = $1 AND password_hash = $2 FOR SHARE', [
      userId,
      passwordHash,
    ]);
  }

  /** Sets the password if the account still has the address that the caller has proven to own. */
  resetPassword(
    transaction: Transaction,
    { userId, email, passwordHash }: { userId: string; email: string; passwordHash: string },
  ): Promise<SecuredAccount | null> {
    return queryOne(
      transaction,
      `UPDATE users SET password_hash = $2, email_verified_at = coalesce(email_verified_at, now()),
         billed_email = CASE WHEN email_verified_at IS NULL THEN '' ELSE billed_email END
       WHERE id = $1 AND lower(email) = lower($3) RETURNING ${columns}`,
      [userId, passwordHash, email],
    );
  }

  /** Replaces the password if it is still the given one. */
  replacePassword(
    transaction: Transaction,
    { userId, oldHash, newHash }: { userId: string; oldHash: string; newHash: string },
  ): Promise<SecuredAccount | null> {
    return queryOne(
      transaction,
      `UPDATE users SET password_hash = $3 WHERE id = $1 AND password_hash = $2 RETURNING ${columns}`,
      [userId, oldHash, newHash],
    );
  }

  /** Sets a verified address. With a new password, the address is sent to the payment provider again. */
  async proveEmail(
    transaction: Transaction,
    { userId, email, newPasswordHash }: { userId: string; email: string; newPasswordHash: string | null },
  ): Promise<void> {
    await execute(
      transaction,
      `UPDATE users SET email = $2, email_verified_at = now(), password_hash = coalesce($3, password_hash),
         billed_email = CASE WHEN $3::text IS NULL THEN billed_email ELSE '' END
       WHERE id = $1`,
      [userId, email, newPasswordHash],
    );
  }

  /** Removes the password of an account whose address was unverified until now. */
  async endUnprovenPassword(transaction: Transaction, userId: string): Promise<void> {
    await execute(
      transaction,
      `UPDATE users SET password_hash = NULL, email_verified_at = now(), billed_email = '' WHERE id = $1`,
      [userId],
    );
  }

  async setTwoFactor(transaction: Transaction, userId: string, isOn: boolean): Promise<void> {
    await execute(transaction, 'UPDATE users SET two_factor_at = CASE WHEN $2 THEN now() END WHERE id = $1', [
      userId,
      isOn,
    ]);
  }

  /**
   * Locks an account before deletion, which keeps out new sessions, chats and checkouts.
   * @param passwordHash null if it must have none
   * @returns false if there is no such account, or it has another password
   */
  lockForDeletion(transaction: Transaction, userId: string, passwordHash: string | null): Promise<boolean> {
    return exists(
      transaction,
      'SELECT 1 FROM users WHERE id = $1 AND password_hash IS NOT DISTINCT FROM $2 FOR UPDATE',
      [userId, passwordHash],
    );
  }

  /** Deletes an account with every row that references it. */
  async remove(transaction: Transaction, userId: string): Promise<void> {
    await execute(transaction, 'DELETE FROM users WHERE id = $1', [userId]);
  }
}
