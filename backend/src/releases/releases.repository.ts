import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { limits } from '../../../contract/limits.js';
import type { ReleaseFormat, ReleaseKind, Show } from '../../../contract/releases/release.js';
import { withAccountLock } from '../database/account-lock.js';
import type { Transaction } from '../database/transaction.js';
import type { PlannedTask } from './rules/plan.js';
import { execute, exists, query, queryOne } from '../database/sql.js';
import { insertTasks } from './tasks.repository.js';

export interface ReleaseRow {
  id: string;
  kind: ReleaseKind;
  title: string;
  date: string | null;
  timeZone: string;
  format: ReleaseFormat;
  shows: Show[];
  hoursPerWeek: number;
  coverId: string | null;
  photoId: string | null;
  photoCredit: string;
  listenLink: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
  /** Its position in the list. */
  cursor: string;
}

/** The fields of a release that can change. */
export type ReleaseFields = Omit<ReleaseRow, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'cursor'>;

// Microseconds: JavaScript's dates would lose the digits that distinguish two rows of the same millisecond.
const micros = '(extract(epoch FROM r.created_at) * 1000000)::bigint';

// The driver turns dates into moments in time; as text they stay days.
const columns = `r.id, r.kind, r.title, r.date::text AS date, r.time_zone AS "timeZone", r.format, r.shows,
  r.hours_per_week AS "hoursPerWeek", r.cover_id AS "coverId", r.photo_id AS "photoId", r.photo_credit AS "photoCredit",
  r.listen_link AS "listenLink", r.version, r.created_at AS "createdAt", r.updated_at AS "updatedAt",
  ${micros} || '.' || r.id AS cursor`;

/** Releases in PostgreSQL. Every query is scoped to an account. */
@Injectable()
export class ReleasesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Stores a release with its plan. If the account already has a release with this id, returns that one.
   * @param work runs in the same transaction, also for a known id
   * @returns `full` if the account has the maximum, `taken` if the id belongs to another account's release
   */
  insert(
    userId: string,
    release: ReleaseFields & Pick<ReleaseRow, 'id'>,
    tasks: readonly PlannedTask[],
    work: (transaction: Transaction) => Promise<void>,
  ): Promise<ReleaseRow | 'full' | 'taken'> {
    // Serialised per account, so that the limit can't be exceeded.
    return withAccountLock(this.database, 'releases', userId, async (sql) => {
      const known = await find(sql, userId, release.id);
      if (known) {
        await work(sql);
        return known;
      }
      const inserted = await execute(
        sql,
        `INSERT INTO releases (id, user_id, kind, title, date, time_zone, format, shows, hours_per_week, cover_id, photo_id,
           photo_credit, listen_link)
         SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13
         WHERE (SELECT count(*) FROM releases WHERE user_id = $2) < ${limits.releasesMax}
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [release.id, userId, ...valuesOf(release)],
      );
      if (inserted === 0) {
        return (await exists(sql, 'SELECT 1 FROM releases WHERE id = $1', [release.id])) ? 'taken' : 'full';
      }
      await insertTasks(sql, userId, release.id, tasks);
      await work(sql);
      return (await find(sql, userId, release.id)) ?? 'taken';
    });
  }

  find(userId: string, id: string): Promise<ReleaseRow | null> {
    return find(this.database.manager, userId, id);
  }

  /** Finds a release by its title, ignoring case; the newest if there are several. @param kind if given, only releases of this kind */
  findByTitle(userId: string, title: string, kind?: ReleaseKind): Promise<ReleaseRow | null> {
    return queryOne(
      this.database,
      `SELECT ${columns} FROM releases r WHERE r.user_id = $1 AND lower(r.title) = lower($2)
         AND ($3::text IS NULL OR r.kind = $3)
       ORDER BY r.created_at DESC LIMIT 1`,
      [userId, title, kind ?? null],
    );
  }

  /** The weekly hours of the newest release; null if there is none. */
  async newestHours(userId: string): Promise<number | null> {
    const newest = await queryOne<{ hours: number }>(
      this.database,
      'SELECT hours_per_week AS hours FROM releases WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT 1',
      [userId],
    );
    return newest?.hours ?? null;
  }

  /** Newest first. @param before a row's cursor: only releases after it in this order */
  list(userId: string, limit: number, before?: string): Promise<ReleaseRow[]> {
    const [createdAt = null, id = null] = before?.split('.') ?? [];
    return query(
      this.database,
      `SELECT ${columns} FROM releases r
       WHERE r.user_id = $1 AND ($2::bigint IS NULL OR (${micros}, r.id) < ($2::bigint, $3::uuid))
       ORDER BY r.created_at DESC, r.id DESC LIMIT $4`,
      [userId, createdAt, id, limit],
    );
  }

  /**
   * Runs `work` with the release locked, so that concurrent changes wait for each other. Null if there is no such
   * release.
   */
  change<T>(
    userId: string,
    id: string,
    work: (row: ReleaseRow, transaction: Transaction) => Promise<T>,
  ): Promise<T | null> {
    return this.database.transaction(async (sql) => {
      const row = await queryOne<ReleaseRow>(
        sql,
        `SELECT ${columns} FROM releases r WHERE r.id = $2 AND r.user_id = $1 FOR UPDATE`,
        [userId, id],
      );
      return row && work(row, sql);
    });
  }

  /** Stores new fields as the next version. */
  async update(
    transaction: Transaction,
    userId: string,
    id: string,
    fields: ReleaseFields,
  ): Promise<ReleaseRow | null> {
    await execute(
      transaction,
      `UPDATE releases SET kind = $3, title = $4, date = $5, time_zone = $6, format = $7, shows = $8, hours_per_week = $9,
         cover_id = $10, photo_id = $11, photo_credit = $12, listen_link = $13, version = version + 1, updated_at = now()
       WHERE id = $1 AND user_id = $2`,
      [id, userId, ...valuesOf(fields)],
    );
    return find(transaction, userId, id);
  }

  async remove(userId: string, id: string, transaction?: Transaction): Promise<boolean> {
    const sql = 'DELETE FROM releases WHERE id = $2 AND user_id = $1';
    return (await execute(transaction ?? this.database, sql, [userId, id])) > 0;
  }
}

function find(sql: Transaction, userId: string, id: string): Promise<ReleaseRow | null> {
  return queryOne(sql, `SELECT ${columns} FROM releases r WHERE r.id = $2 AND r.user_id = $1`, [userId, id]);
}

function valuesOf(fields: ReleaseFields): unknown[] {
  const { kind, title, date, timeZone, format, shows, hoursPerWeek, coverId, photoId, photoCredit, listenLink } =
    fields;
  return [
    kind,
    title,
    date,
    timeZone,
    format,
    JSON.stringify(shows),
    hoursPerWeek,
    coverId,
    photoId,
    photoCredit,
    listenLink,
  ];
}
