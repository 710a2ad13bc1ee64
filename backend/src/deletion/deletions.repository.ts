import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { Overloaded } from '../common/app-error.js';
import { driverCode } from '../database/driver-code.js';
import type { StoredEmail } from '../mail/mail.jobs.js';
import type { StoreNotice } from '../mail/outbox.js';

/** An account whose rows are gone, and what is needed to do the rest. */
export interface Deletion {
  id: string;
  code: string;
  userId: string;
  /** By which the last email greets: none where the address was not proven. */
  name: string;
  email: string;
  customerId: string | null;
}

/** When a deletion was asked for, and when the last of it was done. */
export interface DeletionTimes {
  requestedAt: Date;
  finishedAt: Date | null;
}

const columns = 'id, code, user_id AS "userId", name, email, customer_id AS "customerId"';

/** How long one may wait until what uses the account is done, in milliseconds. */
const lockTimeout = 5000;

/** What PostgreSQL says when a lock was not to be had in time, or two calls waited for each other. */
const lockCodes = ['55P03', '40P01'];

/** Deleted accounts in PostgreSQL. */
@Injectable()
export class DeletionsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Removes an account with all rows that hang on it and writes down what is left to do elsewhere: both or neither. From
   * then on nothing opens it, and whatever was under way for it finds nothing to hang on. The row is locked first, which
   * keeps new sessions, chats and checkouts out; the payment provider's row next, by whom a checkout is opened.
   * Answers null when there is no such account, or when its password is not `passwordHash` any more.
   * @throws Overloaded when something held the account for too long
   */
  async begin(userId: string, code: string, passwordHash: string | null): Promise<Deletion | null> {
    try {
      return await this.database.transaction(async (manager) => {
        await manager.query(`SET LOCAL lock_timeout = ${lockTimeout}`);
        // Years of conversations go in one statement.
        await manager.query(`SET LOCAL statement_timeout = '10min'`);
        const locked: unknown[] = await manager.query(
          'SELECT 1 FROM users WHERE id = $1 AND password_hash IS NOT DISTINCT FROM $2 FOR UPDATE',
          [userId, passwordHash],
        );
        if (locked.length === 0) return null;
        await manager.query('SELECT 1 FROM subscriptions WHERE user_id = $1 FOR UPDATE', [userId]);
        const [deletion]: Deletion[] = await manager.query(
          `INSERT INTO account_deletions (id, code, user_id, name, email, customer_id)
           SELECT $2, $3, u.id, CASE WHEN u.email_verified_at IS NULL THEN '' ELSE u.name END, u.email, s.customer_id
           FROM users u LEFT JOIN subscriptions s ON s.user_id = u.id WHERE u.id = $1
           RETURNING ${columns}`,
          [userId, uuidv7(), code],
        );
        // They say what somebody asked, and may hang on no account.
        await manager.query('DELETE FROM support_requests WHERE user_id = $1', [userId]);
        await manager.query('DELETE FROM users WHERE id = $1', [userId]);
        return deletion ?? null;
      });
    } catch (error) {
      throw lockCodes.includes(driverCode(error) ?? '') ? new Overloaded() : error;
    }
  }

  /** Writes down that somebody asked and that nothing was, or is, left to delete. */
  async record(code: string): Promise<void> {
    await this.database.query('INSERT INTO account_deletions (id, code, finished_at) VALUES ($1, $2, now())', [
      uuidv7(),
      code,
    ]);
  }

  /** A deletion of which something is left to do, or null. */
  async findUnfinished(id: string): Promise<Deletion | null> {
    const [deletion]: Deletion[] = await this.database.query(
      `SELECT ${columns} FROM account_deletions WHERE id = $1 AND finished_at IS NULL`,
      [id],
    );
    return deletion ?? null;
  }

  async listUnfinished(): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(
      'SELECT id FROM account_deletions WHERE finished_at IS NULL ORDER BY requested_at LIMIT 200',
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Everything is done: whose account it was is forgotten.
   * @param notify reports the end
   * @returns nothing to enqueue when another worker was first
   */
  finish(id: string, notify: StoreNotice<void>): Promise<StoredEmail[]> {
    return this.database.transaction(async (manager) => {
      const [, finished]: [unknown, number] = await manager.query(
        `UPDATE account_deletions SET finished_at = now(), user_id = NULL, name = NULL, email = NULL, customer_id = NULL
         WHERE id = $1 AND finished_at IS NULL`,
        [id],
      );
      return finished === 1 ? notify(manager) : [];
    });
  }

  async findTimes(code: string): Promise<DeletionTimes | null> {
    const [times]: DeletionTimes[] = await this.database.query(
      'SELECT requested_at AS "requestedAt", finished_at AS "finishedAt" FROM account_deletions WHERE code = $1',
      [code],
    );
    return times ?? null;
  }

  /** Forgets deletions that ended long ago; answers how many. */
  async removeOld(days: number): Promise<number> {
    const [, removed]: [unknown, number] = await this.database.query(
      'DELETE FROM account_deletions WHERE finished_at < now() - make_interval(days => $1)',
      [days],
    );
    return removed;
  }
}
