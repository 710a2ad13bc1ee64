import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, exists, query, queryOne } from '../database/sql.js';
import type { Transaction } from '../database/transaction.js';
import type { StoredEmail } from './mail.jobs.js';

export interface EmailRow {
  key: string;
  /** The account it is about, with which it is deleted; null if there is none. */
  userId: string | null;
  recipient: string;
  name: string;
  data: object;
}

const isWaiting = 'posted_at IS NULL AND given_up_at IS NULL';

/** No worker is sending it, or the one that was has died: no attempt takes this long. */
const isFree = '(claimed_until IS NULL OR claimed_until < now())';
const claim = `now() + interval '2 minutes'`;

/** Emails without an account aren't deleted with one, so their address is blanked when they are done. */
const blankedRecipient = `CASE WHEN user_id IS NULL THEN '' ELSE recipient END`;

/** Emails in PostgreSQL until they are sent. The table still has its old name. */
@Injectable()
export class OutboxRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.database.transaction(work);
  }

  /** Stores an email unless one with its key was stored before. @returns whether it was stored */
  insert(transaction: Transaction, { key, userId, recipient, name, data }: EmailRow): Promise<boolean> {
    return exists(
      transaction,
      `INSERT INTO outgoing_letters (key, user_id, recipient, name, data) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING key`,
      [key, userId, recipient, name, JSON.stringify(data)],
    );
  }

  /** Whether the same email, to the same address and about the same account, is waiting and isn't being sent right now. */
  isPending(transaction: Transaction, { name, recipient, userId, data }: Omit<EmailRow, 'key'>): Promise<boolean> {
    return exists(
      transaction,
      `SELECT 1 FROM outgoing_letters WHERE ${isWaiting} AND claimed_until IS NULL AND name = $1 AND recipient = $2
         AND user_id IS NOT DISTINCT FROM $3 AND data = $4::jsonb`,
      [name, recipient, userId, JSON.stringify(data)],
    );
  }

  /** How long the oldest email has been waiting, in seconds; 0 if none is waiting. */
  async waitingSeconds(): Promise<number> {
    const row = await queryOne<{ seconds: number }>(
      this.database,
      `SELECT coalesce(extract(epoch FROM now() - min(created_at)), 0)::float8 AS seconds
       FROM outgoing_letters WHERE ${isWaiting}`,
    );
    return row?.seconds ?? 0;
  }

  /** The next waiting emails after a key that aren't being sent, by key. */
  findWaiting(after: string, limit: number): Promise<StoredEmail[]> {
    return query(
      this.database,
      `SELECT key, name FROM outgoing_letters WHERE ${isWaiting} AND ${isFree} AND key > $1 ORDER BY key LIMIT $2`,
      [after, limit],
    );
  }

  /** Reserves a waiting email for the caller to send; null if it no longer waits or another worker is sending it. */
  claim(key: string): Promise<Omit<EmailRow, 'key'> | null> {
    return queryOne(
      this.database,
      `UPDATE outgoing_letters SET claimed_until = ${claim} WHERE key = $1 AND ${isWaiting} AND ${isFree}
       RETURNING user_id AS "userId", recipient, name, data`,
      [key],
    );
  }

  /** Releases a claimed email that could not be sent, for the next attempt. */
  async release(key: string): Promise<void> {
    await execute(this.database, 'UPDATE outgoing_letters SET claimed_until = NULL WHERE key = $1', [key]);
  }

  /** Blanks a sent email. Its key stays, so that the same event doesn't send it again. */
  async markSent(key: string): Promise<void> {
    await execute(
      this.database,
      `UPDATE outgoing_letters SET posted_at = now(), data = '{}', recipient = ${blankedRecipient} WHERE key = $1`,
      [key],
    );
  }

  async markFailed(key: string): Promise<void> {
    await execute(
      this.database,
      `UPDATE outgoing_letters SET given_up_at = now(), recipient = ${blankedRecipient},
         data = CASE WHEN user_id IS NULL THEN '{}' ELSE data END
       WHERE key = $1`,
      [key],
    );
  }

  async remove(key: string): Promise<void> {
    await execute(this.database, 'DELETE FROM outgoing_letters WHERE key = $1', [key]);
  }

  /** Removes emails that were sent or failed long ago: their events can't be repeated any more. @returns how many */
  removeOld(): Promise<number> {
    return execute(
      this.database,
      `DELETE FROM outgoing_letters WHERE coalesce(posted_at, given_up_at) < now() - interval '400 days'`,
    );
  }
}
