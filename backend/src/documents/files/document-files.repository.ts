import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, query } from '../../database/sql.js';

/** Printed documents in PostgreSQL: the files that may be in storage. */
@Injectable()
export class DocumentFilesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Records a file before it is written. */
  async start(id: string, userId: string): Promise<void> {
    await execute(
      this.database,
      `INSERT INTO document_files (id, user_id) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET touched_at = now()`,
      [id, userId],
    );
  }

  /** Marks a file as complete. @returns false if its account was deleted in the meantime */
  async finish(id: string): Promise<boolean> {
    const affected = await execute(
      this.database,
      'UPDATE document_files SET is_done = true, touched_at = now() WHERE id = $1',
      [id],
    );
    return affected > 0;
  }

  /** Whether a file is complete; if so, it is kept for a few more minutes. */
  async touch(id: string, userId: string): Promise<boolean> {
    const affected = await execute(
      this.database,
      'UPDATE document_files SET touched_at = now() WHERE id = $1 AND user_id = $2 AND is_done',
      [id, userId],
    );
    return affected > 0;
  }

  /** Files that have been unused for this many minutes. */
  findStale(minutes: number, most: number): Promise<{ id: string; userId: string }[]> {
    return query(
      this.database,
      `SELECT id, user_id AS "userId" FROM document_files
       WHERE touched_at < now() - make_interval(mins => $1) ORDER BY touched_at LIMIT $2`,
      [minutes, most],
    );
  }

  async remove(id: string): Promise<void> {
    await execute(this.database, 'DELETE FROM document_files WHERE id = $1', [id]);
  }
}
