import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import { execute, query, queryOne } from '../database/sql.js';
import { withAccountLock } from '../database/account-lock.js';
import type { Transaction } from '../database/transaction.js';
import type { LibraryLimits, MediaRow } from './media-file.js';

export type NewMediaRow = Pick<
  MediaRow,
  | 'id'
  | 'userId'
  | 'fileName'
  | 'fileType'
  | 'contentType'
  | 'sizeBytes'
  | 'storageKey'
  | 'thumbnailKey'
  | 'width'
  | 'height'
>;

const columns = `m.id, m.user_id AS "userId", m.file_name AS "fileName", m.file_type AS "fileType",
  m.content_type AS "contentType", m.size_bytes::float8 AS "sizeBytes", m.storage_key AS "storageKey",
  m.thumbnail_key AS "thumbnailKey", m.width, m.height, m.duration_seconds AS "durationSeconds", m.title, m.waveform,
  v.sheet_id AS "sheetId", m.created_at AS "createdAt"`;
const source = 'media_files m LEFT JOIN one_sheet_versions v ON v.media_id = m.id';

/** Audio and video that haven't been examined. */
const unexamined = `examined_at IS NULL AND deleted_at IS NULL AND file_type IN ('audio', 'video')`;

/** The database, or a transaction in it. */
type Queries = Pick<EntityManager, 'query'>;

/** An account's usage: its files and the space reserved for uploads. */
interface LibraryUsage {
  bytes: number;
  files: number;
  uploads: number;
}

/** What a worker found in a file; each is null if it found nothing. */
export type Findings = Pick<MediaRow, 'durationSeconds' | 'title' | 'waveform'>;

/** What a browser found out about a video; each is null if unknown. */
export type Shown = Pick<MediaRow, 'durationSeconds' | 'width' | 'height'>;

/** An upload without a heartbeat for this long is dead, in seconds; several heartbeats fit in. */
const lostAfter = 120;

/** Library files in PostgreSQL. */
@Injectable()
export class MediaRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** An account's files, newest first. */
  list(userId: string): Promise<MediaRow[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM ${source} WHERE m.user_id = $1 AND m.deleted_at IS NULL ORDER BY m.created_at DESC, m.id DESC`,
      [userId],
    );
  }

  /** A file in its owner's library. */
  async find(userId: string, id: string, manager: Queries = this.database): Promise<MediaRow | null> {
    const row = await queryOne<MediaRow>(
      manager,
      `SELECT ${columns} FROM ${source} WHERE m.id = $2 AND m.user_id = $1 AND m.deleted_at IS NULL`,
      [userId, id],
    );
    return row ?? null;
  }

  /** Whether a file exists, even if deleted. */
  async exists(id: string): Promise<boolean> {
    const rows = await query(this.database, 'SELECT 1 FROM media_files WHERE id = $1', [id]);
    return rows.length > 0;
  }

  /** Whether a file, deleted or not, has a thumbnail. */
  async hasThumbnail(id: string): Promise<boolean> {
    const rows = await query(this.database, 'SELECT 1 FROM media_files WHERE id = $1 AND thumbnail_key IS NOT NULL', [
      id,
    ]);
    return rows.length > 0;
  }

  /** Inserts a file, unless its id already exists, even if that file has been deleted since. */
  async insert(file: NewMediaRow, manager: Queries = this.database): Promise<void> {
    await execute(
      manager,
      `INSERT INTO media_files
         (id, user_id, file_name, file_type, content_type, size_bytes, storage_key, thumbnail_key, width, height)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING`,
      [
        file.id,
        file.userId,
        file.fileName,
        file.fileType,
        file.contentType,
        file.sizeBytes,
        file.storageKey,
        file.thumbnailKey,
        file.width,
        file.height,
      ],
    );
  }

  /** Inserts a file and runs `also` in the same transaction. */
  async insertWith(file: NewMediaRow, also: (transaction: EntityManager) => Promise<void>): Promise<void> {
    await this.database.transaction(async (transaction) => {
      await this.insert(file, transaction);
      await also(transaction);
    });
  }

  /**
   * Reserves space for an upload: `bytes`, or whatever is left if that is less and `mayShrink` is set. Reservations are
   * serialised per account.
   * @returns the reserved space, or the limit it would exceed
   */
  reserve(
    { id, userId, bytes, mayShrink }: { id: string; userId: string; bytes: number; mayShrink: boolean },
    limits: LibraryLimits,
  ): Promise<number | keyof LibraryLimits> {
    return this.inTurn(userId, async (manager) => {
      const held = await this.holdings(manager, userId);
      if (held.uploads >= limits.uploads) return 'uploads';
      if (held.files + held.uploads >= limits.files) return 'files';
      const deleted = await this.deletedHoldings(manager, userId);
      if (deleted.files >= limits.files) return 'files';
      // Restorable files still take up space, but only count above one whole library's worth.
      const left = limits.totalBytes - held.bytes - Math.max(0, deleted.bytes - limits.totalBytes);
      if (left <= 0 || (left < bytes && !mayShrink)) return 'totalBytes';
      const room = Math.min(bytes, left);
      await execute(manager, 'INSERT INTO media_uploads (id, user_id, size_bytes) VALUES ($1, $2, $3)', [
        id,
        userId,
        room,
      ]);
      return room;
    });
  }

  /** Records the heartbeat of uploads. */
  async recordHeartbeat(ids: string[]): Promise<void> {
    await execute(
      this.database,
      `UPDATE media_uploads SET seen_at = now() WHERE id = ANY($1) AND seen_at > '-infinity'`,
      [ids],
    );
  }

  /** Releases the reservations of uploads. */
  async release(ids: string[]): Promise<void> {
    await execute(this.database, 'DELETE FROM media_uploads WHERE id = ANY($1)', [ids]);
  }

  /** Turns an upload's reservation into a file; `lost` if the reservation is gone. */
  add(file: NewMediaRow, limits: LibraryLimits): Promise<MediaRow | 'lost' | 'totalBytes'> {
    return this.inTurn(file.userId, async (manager) => {
      const released = await execute(
        manager,
        `DELETE FROM media_uploads WHERE id = $1 AND seen_at > '-infinity' RETURNING id`,
        [file.id],
      );
      if (released === 0) return 'lost';
      // Re-encoding may have made an image larger than its upload.
      const held = await this.holdings(manager, file.userId);
      if (held.bytes + file.sizeBytes > limits.totalBytes) return 'totalBytes';
      await this.insert(file, manager);
      return (await this.find(file.userId, file.id, manager)) ?? 'lost';
    });
  }

  /** Renames a file. */
  async rename(userId: string, id: string, fileName: string): Promise<MediaRow | null> {
    return this.change('UPDATE media_files SET file_name = $3 WHERE id = $2 AND user_id = $1 AND deleted_at IS NULL', [
      userId,
      id,
      fileName,
    ]);
  }

  /** Sets a file's thumbnail, and its dimensions and length if still unknown. */
  async setThumbnail(userId: string, id: string, key: string, shown: Shown): Promise<MediaRow | null> {
    return this.change(
      `UPDATE media_files SET thumbnail_key = $3, duration_seconds = coalesce(duration_seconds, $4),
         width = coalesce(width, $5), height = coalesce(height, $6)
       WHERE id = $2 AND user_id = $1 AND deleted_at IS NULL`,
      [userId, id, key, shown.durationSeconds, shown.width, shown.height],
    );
  }

  /** Marks a file as deleted. @returns false if it isn't in the library */
  async remove(userId: string, id: string): Promise<boolean> {
    const count = await execute(
      this.database,
      'UPDATE media_files SET deleted_at = now() WHERE id = $2 AND user_id = $1 AND deleted_at IS NULL',
      [userId, id],
    );
    return count > 0;
  }

  /** Restores a file deleted at most `minutes` ago. */
  restore(
    userId: string,
    id: string,
    minutes: number,
    limits: LibraryLimits,
  ): Promise<MediaRow | null | 'totalBytes' | 'files'> {
    return this.inTurn(userId, async (manager) => {
      const file = await queryOne<{ bytes: number }>(
        manager,
        `SELECT size_bytes::float8 AS bytes FROM media_files
         WHERE id = $2 AND user_id = $1 AND deleted_at > now() - make_interval(mins => $3)`,
        [userId, id, minutes],
      );
      if (!file) return this.find(userId, id, manager);
      const held = await this.holdings(manager, userId);
      if (held.bytes + file.bytes > limits.totalBytes) return 'totalBytes';
      if (held.files + held.uploads >= limits.files) return 'files';
      await execute(manager, 'UPDATE media_files SET deleted_at = NULL WHERE id = $1', [id]);
      return this.find(userId, id, manager);
    });
  }

  /** Stores the findings of a file. @returns null if it is no longer in a library */
  async storeFindings(userId: string, id: string, found: Findings): Promise<MediaRow | null> {
    return this.change(
      `UPDATE media_files SET duration_seconds = coalesce($3, duration_seconds), title = $4, waveform = $5, examined_at = now()
       WHERE id = $2 AND user_id = $1 AND deleted_at IS NULL`,
      [userId, id, found.durationSeconds, found.title, found.waveform],
    );
  }

  /** Unexamined files, each with its rank within its account, lowest first. */
  listUnexamined(most: number): Promise<{ id: string; userId: string; place: number }[]> {
    return query(
      this.database,
      `SELECT id, user_id AS "userId", row_number() OVER (PARTITION BY user_id ORDER BY created_at, id)::int AS place
       FROM media_files WHERE ${unexamined} ORDER BY place, created_at LIMIT $1`,
      [most],
    );
  }

  /** How many of an account's files are unexamined. */
  async countUnexamined(userId: string): Promise<number> {
    const row = await queryOne<{ count: number }>(
      this.database,
      `SELECT count(*)::int AS count FROM media_files WHERE user_id = $1 AND ${unexamined}`,
      [userId],
    );
    return row?.count ?? 0;
  }

  /** Deleted files that can't be restored any more. */
  listDeleted(minutes: number, most: number): Promise<{ id: string; userId: string }[]> {
    return query(
      this.database,
      `SELECT id, user_id AS "userId" FROM media_files
       WHERE deleted_at < now() - make_interval(mins => $1) ORDER BY deleted_at LIMIT $2`,
      [minutes, most],
    );
  }

  async forget(ids: string[]): Promise<void> {
    await execute(this.database, 'DELETE FROM media_files WHERE id = ANY($1) AND deleted_at IS NOT NULL', [ids]);
  }

  /**
   * Marks uploads without a heartbeat as lost, so that they fail even if they turn out to be alive. Each is returned
   * until it is released.
   */
  async markLost(): Promise<{ id: string; userId: string }[]> {
    const rows = await query<{ id: string; userId: string }>(
      this.database,
      `UPDATE media_uploads SET seen_at = '-infinity' WHERE seen_at < now() - make_interval(secs => ${lostAfter})
       RETURNING id, user_id AS "userId"`,
    );
    return rows;
  }

  /** Serialises changes to an account's usage. */
  private inTurn<T>(userId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withAccountLock(this.database, 'media', userId, work);
  }

  private async holdings(manager: EntityManager, userId: string): Promise<LibraryUsage> {
    const held = await queryOne<LibraryUsage>(
      manager,
      `SELECT (files.bytes + uploads.bytes)::float8 AS bytes, files.count AS files, uploads.count AS uploads
       FROM (SELECT coalesce(sum(size_bytes), 0) AS bytes, count(*)::int AS count
             FROM media_files WHERE user_id = $1 AND deleted_at IS NULL) files,
            (SELECT coalesce(sum(size_bytes), 0) AS bytes, count(*)::int AS count
             FROM media_uploads WHERE user_id = $1 AND seen_at > now() - make_interval(secs => ${lostAfter})) uploads`,
      [userId],
    );
    return held ?? { bytes: 0, files: 0, uploads: 0 };
  }

  /** Deleted files that aren't cleaned up yet. */
  private async deletedHoldings(
    manager: EntityManager,
    userId: string,
  ): Promise<Pick<LibraryUsage, 'bytes' | 'files'>> {
    const held = await queryOne<Pick<LibraryUsage, 'bytes' | 'files'>>(
      manager,
      `SELECT coalesce(sum(size_bytes), 0)::float8 AS bytes, count(*)::int AS files
       FROM media_files WHERE user_id = $1 AND deleted_at IS NOT NULL`,
      [userId],
    );
    return held ?? { bytes: 0, files: 0 };
  }

  /** Updates an account's file. `$1` is the account's id, `$2` the file's. */
  private async change(sql: string, values: [userId: string, id: string, ...unknown[]]): Promise<MediaRow | null> {
    await execute(this.database, sql, values);
    return this.find(values[0], values[1]);
  }
}
