import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { MediaRow } from './media-file.js';

/** What is stored of a new file. */
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

/** The library's files in PostgreSQL. */
@Injectable()
export class MediaRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** An account's files, newest first. */
  list(userId: string): Promise<MediaRow[]> {
    return this.database.query(
      `SELECT ${columns} FROM ${source} WHERE m.user_id = $1 AND m.deleted_at IS NULL ORDER BY m.created_at DESC, m.id DESC`,
      [userId],
    );
  }

  /** A file that is in its owner's library. */
  async find(userId: string, id: string): Promise<MediaRow | null> {
    const [row]: MediaRow[] = await this.database.query(
      `SELECT ${columns} FROM ${source} WHERE m.id = $2 AND m.user_id = $1 AND m.deleted_at IS NULL`,
      [userId, id],
    );
    return row ?? null;
  }

  /** Whether there is such a file, in a library or deleted. */
  async exists(id: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query('SELECT 1 FROM media_files WHERE id = $1', [id]);
    return rows.length > 0;
  }

  /** Stores a file unless it is known, whatever became of it since. */
  async insert(file: NewMediaRow): Promise<void> {
    await this.database.query(
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
}
