import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { query } from '../../database/sql.js';
import { DataSource } from 'typeorm';

/** What exists of the things a pitch needs. */
export interface ReadinessRow {
  /** The longer side of the press photo in pixels; null if there is none. */
  photoPixels: number | null;
  bios: number;
  hasVerifiedEmail: boolean;
}

/** What an account has for a pitch, in PostgreSQL. */
@Injectable()
export class ReadinessRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async findReadiness(userId: string, photoId: string | null): Promise<ReadinessRow> {
    const rows = await query<ReadinessRow>(
      this.database,
      `SELECT
         (SELECT greatest(width, height) FROM media_files WHERE id = $2 AND user_id = $1 AND deleted_at IS NULL) AS "photoPixels",
         (SELECT count(*)::int FROM documents WHERE user_id = $1 AND kind IN ('bio_50', 'bio_100', 'bio_250')
            AND btrim(markdown) <> '') AS bios,
         (SELECT email_verified_at IS NOT NULL FROM users WHERE id = $1) AS "hasVerifiedEmail"`,
      [userId, photoId],
    );
    return rows[0] ?? { photoPixels: null, bios: 0, hasVerifiedEmail: false };
  }
}
