import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { execute, query } from '../../database/sql.js';
import { DataSource } from 'typeorm';

/** An unfinished task, or a release day, of any release. */
export interface CalendarRow {
  kind: 'task' | 'release';
  id: string;
  releaseId: string;
  releaseTitle: string;
  rule: string | null;
  title: string;
  day: string;
  version: number;
  changedAt: Date;
}

/** Calendars in PostgreSQL. Every query except `findFeed` is scoped to an account. */
@Injectable()
export class CalendarRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** In date order. @param releaseId null for all releases */
  list(userId: string, releaseId: string | null, since: string, most: number): Promise<CalendarRow[]> {
    return query(
      this.database,
      `SELECT 'release' AS kind, r.id, r.id AS "releaseId", r.title AS "releaseTitle", NULL AS rule, r.title, r.date::text AS day,
         r.version, r.updated_at AS "changedAt"
       FROM releases r WHERE r.user_id = $1 AND ($2::uuid IS NULL OR r.id = $2) AND r.date >= $3 AND r.kind <> 'between'
       UNION ALL
       SELECT 'task', t.id, t.release_id, r.title, t.rule, t.title, t.due::text, t.version, t.updated_at
       FROM release_tasks t JOIN releases r ON r.id = t.release_id
       WHERE t.user_id = $1 AND ($2::uuid IS NULL OR t.release_id = $2) AND t.done_at IS NULL AND t.due >= $3
       ORDER BY day, id LIMIT $4`,
      [userId, releaseId, since, most],
    );
  }

  /** A value that changes whenever the contents of the account's calendar do, apart from days passing. */
  async stamp(userId: string): Promise<string> {
    const rows = await query<{ stamp: string }>(
      this.database,
      `SELECT concat_ws('.',
         (SELECT concat(count(*), '-', sum(version), '-', max(updated_at)) FROM releases WHERE user_id = $1),
         (SELECT concat(count(*), '-', sum(version), '-', max(updated_at)) FROM release_tasks WHERE user_id = $1)) AS stamp`,
      [userId],
    );
    return rows[0]?.stamp ?? '';
  }

  /** Stores the feed's secret, replacing the previous one. */
  async upsertFeed(userId: string, secretHash: Buffer): Promise<void> {
    await execute(
      this.database,
      `INSERT INTO calendar_feeds (user_id, secret_hash) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET secret_hash = excluded.secret_hash, created_at = now()`,
      [userId, secretHash],
    );
  }

  /** When the feed was created, or null. */
  async findFeedOf(userId: string): Promise<{ createdAt: Date } | null> {
    const rows = await query<{ createdAt: Date }>(
      this.database,
      `SELECT created_at AS "createdAt" FROM calendar_feeds WHERE user_id = $1`,
      [userId],
    );
    return rows[0] ?? null;
  }

  async removeFeed(userId: string): Promise<void> {
    await execute(this.database, 'DELETE FROM calendar_feeds WHERE user_id = $1', [userId]);
  }

  /** The account whose feed a secret opens, with its time zone; null if the secret was replaced or never existed. */
  async findFeed(secretHash: Buffer): Promise<{ userId: string; timeZone: string } | null> {
    const rows = await query<{ userId: string; timeZone: string }>(
      this.database,
      `SELECT f.user_id AS "userId", u.time_zone AS "timeZone" FROM calendar_feeds f JOIN users u ON u.id = f.user_id
       WHERE f.secret_hash = $1`,
      [secretHash],
    );
    return rows[0] ?? null;
  }
}
