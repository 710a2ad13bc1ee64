import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, exists, query } from '../../database/sql.js';
import type { Transaction } from '../../database/transaction.js';

/** An account that should get a reminder. */
export interface Addressee {
  userId: string;
  email: string;
}

/** An unfinished task for a reminder. */
export interface DueTask {
  title: string;
  releaseId: string;
  releaseTitle: string;
  timeZone: string;
  rule: string | null;
  due: string;
  until: string | null;
}

/** Monday reminders in PostgreSQL. */
@Injectable()
export class RemindersRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  isOn(userId: string): Promise<boolean> {
    return exists(this.database, 'SELECT 1 FROM plan_reminders WHERE user_id = $1', [userId]);
  }

  async turnOn(userId: string): Promise<void> {
    await execute(this.database, 'INSERT INTO plan_reminders (user_id) VALUES ($1) ON CONFLICT DO NOTHING', [userId]);
  }

  async turnOff(userId: string): Promise<void> {
    await execute(this.database, 'DELETE FROM plan_reminders WHERE user_id = $1', [userId]);
  }

  /** The time zones of the accounts that want reminders. */
  async listZones(): Promise<string[]> {
    const rows = await query<{ timeZone: string }>(
      this.database,
      'SELECT DISTINCT u.time_zone AS "timeZone" FROM plan_reminders p JOIN users u ON u.id = p.user_id',
    );
    return rows.map(({ timeZone }) => timeZone);
  }

  /**
   * Accounts, by id, that have something to do up to a day and have had no email this week. @param of.week its Monday
   */
  findDue(of: {
    zones: readonly string[];
    week: string;
    until: string;
    after: string;
    limit: number;
  }): Promise<Addressee[]> {
    return query(
      this.database,
      `SELECT p.user_id AS "userId", u.email FROM plan_reminders p JOIN users u ON u.id = p.user_id
       WHERE u.time_zone = ANY($1) AND u.email_verified_at IS NOT NULL AND p.user_id > $4
         AND NOT EXISTS (SELECT 1 FROM plan_reminder_emails e WHERE e.user_id = p.user_id AND e.week = $2)
         AND EXISTS (SELECT 1 FROM release_tasks t WHERE t.user_id = p.user_id AND t.done_at IS NULL AND t.due <= $3)
       ORDER BY p.user_id LIMIT $5`,
      [of.zones, of.week, of.until, of.after, of.limit],
    );
  }

  /**
   * Stores an account's row for a week and runs `work` in the same transaction. Does nothing if the row already exists.
   */
  oncePerWeek(userId: string, week: string, work: (transaction: Transaction) => Promise<void>): Promise<boolean> {
    return this.database.transaction(async (transaction) => {
      const isFirst = await exists(
        transaction,
        `INSERT INTO plan_reminder_emails (user_id, week) SELECT user_id, $2 FROM plan_reminders WHERE user_id = $1
         ON CONFLICT DO NOTHING RETURNING user_id`,
        [userId, week],
      );
      if (isFirst) await work(transaction);
      return isFirst;
    });
  }

  /** Unfinished tasks up to a day, the latest first. */
  listTasks(userId: string, until: string, limit: number): Promise<DueTask[]> {
    return query(
      this.database,
      `SELECT t.title, t.release_id AS "releaseId", r.title AS "releaseTitle", r.time_zone AS "timeZone", t.rule,
         t.due::text AS due, t.until_day::text AS until
       FROM release_tasks t JOIN releases r ON r.id = t.release_id
       WHERE t.user_id = $1 AND t.done_at IS NULL AND t.due <= $2 ORDER BY t.due DESC, t.title LIMIT $3`,
      [userId, until, limit],
    );
  }

  /** Stores the secret of the account's newest email. */
  async upsertSecret(userId: string, secretHash: Buffer): Promise<void> {
    await execute(
      this.database,
      `UPDATE plan_reminder_emails SET secret_hash = $2
       WHERE user_id = $1 AND week = (SELECT max(week) FROM plan_reminder_emails WHERE user_id = $1)`,
      [userId, secretHash],
    );
  }

  /** The account whose reminders a secret turns off, or null. */
  async findBySecret(secretHash: Buffer): Promise<string | null> {
    const rows = await query<{ userId: string }>(
      this.database,
      'SELECT user_id AS "userId" FROM plan_reminder_emails WHERE secret_hash = $1',
      [secretHash],
    );
    return rows[0]?.userId ?? null;
  }

  /** @returns how many were removed */
  removeBefore(week: string): Promise<number> {
    return execute(this.database, 'DELETE FROM plan_reminder_emails WHERE week < $1', [week]);
  }
}
