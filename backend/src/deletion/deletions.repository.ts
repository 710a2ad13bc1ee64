import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Overloaded } from '../common/app-error.js';
import { execute, query, queryOne, sqlState } from '../database/sql.js';
import type { AddNotice } from '../mail/outbox.js';
import { SubscriptionService } from '../subscription/subscription.service.js';
import { SupportService } from '../support/support.service.js';
import { AccountSecurityService } from '../users/account-security.service.js';

/** The tombstone of a deleted account: the data needed to finish the deletion. */
export interface Deletion {
  id: string;
  code: string;
  userId: string;
  /** The name for the last email; empty if the address was never verified. */
  name: string;
  email: string;
  customerId: string | null;
}

/** When a deletion was requested, and when it was finished. */
export interface DeletionTimes {
  requestedAt: Date;
  finishedAt: Date | null;
}

const columns = 'id, code, user_id AS "userId", name, email, customer_id AS "customerId"';

/** Lock timeout, in milliseconds. */
const lockTimeout = 5000;

/** PostgreSQL's codes for a lock that timed out, and for a deadlock. */
const lockCodes = ['55P03', '40P01'];

/** Deleted accounts in PostgreSQL. */
@Injectable()
export class DeletionsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly accounts: AccountSecurityService,
    private readonly subscription: SubscriptionService,
    private readonly support: SupportService,
  ) {}

  /**
   * Deletes an account in one transaction, and stores what remains to be done outside the database. From then on, no
   * one can sign in to the account, and anything still running for it finds no row to reference.
   * @returns null if there is no such account, or its password is no longer `passwordHash`
   * @throws Overloaded if the account stayed locked for too long
   */
  async start(userId: string, code: string, passwordHash: string | null): Promise<Deletion | null> {
    try {
      return await this.database.transaction(async (transaction) => {
        await query(transaction, `SET LOCAL lock_timeout = ${lockTimeout}`);
        // One statement deletes years of conversations.
        await query(transaction, `SET LOCAL statement_timeout = '10min'`);
        // Lock the account first, to keep out new sessions, chats and checkouts; then its subscription, in the same
        // order as checkouts.
        if (!(await this.accounts.lockForDeletion(transaction, userId, passwordHash))) return null;
        await this.subscription.lock(transaction, userId);
        const deletion = await queryOne<Deletion>(
          transaction,
          `INSERT INTO account_deletions (id, code, user_id, name, email, customer_id)
           SELECT $2, $3, u.id, CASE WHEN u.email_verified_at IS NULL THEN '' ELSE u.name END, u.email, s.customer_id
           FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id WHERE u.id = $1
           RETURNING ${columns}`,
          [userId, uuidv7(), code],
        );
        await this.support.removeOf(transaction, userId);
        await this.accounts.remove(transaction, userId);
        return deletion;
      });
    } catch (error) {
      throw lockCodes.includes(sqlState(error) ?? '') ? new Overloaded() : error;
    }
  }

  /** Records a request that found nothing left to delete. */
  async record(code: string): Promise<void> {
    await query(this.database, 'INSERT INTO account_deletions (id, code, finished_at) VALUES ($1, $2, now())', [
      uuidv7(),
      code,
    ]);
  }

  /** An unfinished deletion, or null. */
  findUnfinished(id: string): Promise<Deletion | null> {
    return queryOne(this.database, `SELECT ${columns} FROM account_deletions WHERE id = $1 AND finished_at IS NULL`, [
      id,
    ]);
  }

  async listUnfinished(): Promise<string[]> {
    const rows = await query<{ id: string }>(
      this.database,
      'SELECT id FROM account_deletions WHERE finished_at IS NULL ORDER BY requested_at LIMIT 200',
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Marks a deletion as finished and blanks the account's data.
   * @param notify adds the last email; not called if another worker was first
   */
  finish(id: string, notify: AddNotice<void>): Promise<void> {
    return this.database.transaction(async (transaction) => {
      const finished = await execute(
        transaction,
        `UPDATE account_deletions SET finished_at = now(), user_id = NULL, name = NULL, email = NULL, customer_id = NULL
         WHERE id = $1 AND finished_at IS NULL`,
        [id],
      );
      if (finished === 1) await notify(transaction);
    });
  }

  findTimes(code: string): Promise<DeletionTimes | null> {
    return queryOne(
      this.database,
      'SELECT requested_at AS "requestedAt", finished_at AS "finishedAt" FROM account_deletions WHERE code = $1',
      [code],
    );
  }

  /** Removes the records of deletions that finished long ago. @returns how many */
  removeOld(days: number): Promise<number> {
    return execute(
      this.database,
      'DELETE FROM account_deletions WHERE finished_at < now() - make_interval(days => $1)',
      [days],
    );
  }
}
