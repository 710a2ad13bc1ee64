import { Injectable } from '@nestjs/common';
import { execute, exists, query, queryOne } from '../database/sql.js';
import type { Transaction } from '../database/transaction.js';

/** An account as emails about its security need it. */
export interface SecuredAccount {
  userId: string;
  name: string;
  email: string;
  emailVerified: boolean;
}

const columns = 'id AS "userId", name, email, email_verified_at IS NOT NULL AS "emailVerified"';

/**
 * The columns of accounts that decide what opens them, for the transactions of the modules that change sign-in. Whoever
 * changes one ends what depends on it afterwards: a session that is starting waits for the row, and then sees the change.
 *
 * Changes of a password or address by someone who proved to own the mailbox blank `billed_email`: a stranger may have entered
 * another address at the payment provider, so it is sent the account's again.
 */
@Injectable()
export class AccountSecurityService {
  /** Creates an account whose address is proven and that has no password. */
  async createVerified(transaction: Transaction, account: { id: string; name: string; email: string }): Promise<void> {
    await query(transaction, 'INSERT INTO users (id, name, email, email_verified_at) VALUES ($1, $2, $3, now())', [
      account.id,
      account.name,
      account.email,
    ]);
  }

  /** Locks an account that is about to change, and returns it. */
  lock(transaction: Transaction, userId: string): Promise<SecuredAccount | null> {
    return queryOne(transaction, `SELECT ${columns} FROM users WHERE id = $1 FOR NO KEY UPDATE`, [userId]);
  }

  /** Locks the account with an address, in any case of letters, and returns it. */
  lockByEmail(transaction: Transaction, email: string): Promise<SecuredAccount | null> {
    return queryOne(transaction, `SELECT ${columns} FROM users WHERE lower(email) = lower($1) FOR NO KEY UPDATE`, [
      email,
    ]);
  }

  /** An account that stays as it is until the transaction ends. Others may share it, such as sessions that start. */
  share(transaction: Transaction, userId: string): Promise<SecuredAccount | null> {
    return queryOne(transaction, `SELECT ${columns} FROM users WHERE id = $1 FOR SHARE`, [userId]);
  }

  /** Whether an account's password is still the given one; if so, it stays that until the transaction ends. */
  holdPassword(transaction: Transaction, userId: string, passwordHash: string): Promise<boolean> {
    return exists(transaction, 'SELECT 1 FROM users WHERE id = $1 AND password_hash = $2 FOR SHARE', [
      userId,
      passwordHash,
    ]);
  }

  /** Sets the password of an account that still has an address, which the caller has proven. */
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

  /** Sets the password of an account that still has another one. */
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

  /** Gives an account an address that was proven. With a new password, its address at the payment provider is sent again. */
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

  /** Ends the password of an account whose address was never proven until now. */
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
   * Locks an account that is about to be deleted, which keeps new sessions, chats and checkouts out.
   * @param passwordHash null: it must have none
   * @returns false when there is no such account, or it has another password
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
