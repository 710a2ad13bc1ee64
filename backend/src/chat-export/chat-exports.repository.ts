import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, query, queryOne } from '../database/sql.js';

interface ExportRow {
  id: string;
  userId: string;
}

/** Exported chats in PostgreSQL: the files that may be in storage. */
@Injectable()
export class ChatExportsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Records a file before it is written. */
  async start(id: string, userId: string): Promise<void> {
    await execute(
      this.database,
      `INSERT INTO chat_exports (id, user_id) VALUES ($1, $2)
       ON CONFLICT (id) DO UPDATE SET parts = NULL, touched_at = now()`,
      [id, userId],
    );
  }

  /** Keeps a running export from being swept. */
  async touch(id: string): Promise<void> {
    await execute(this.database, 'UPDATE chat_exports SET touched_at = now() WHERE id = $1', [id]);
  }

  /** Marks a file as complete. @returns false if its account was deleted in the meantime */
  async finish(id: string, parts: number): Promise<boolean> {
    const affected = await execute(
      this.database,
      'UPDATE chat_exports SET parts = $2, touched_at = now() WHERE id = $1',
      [id, parts],
    );
    return affected > 0;
  }

  /** How many parts a complete file has; null for any other. */
  async findParts(id: string): Promise<number | null> {
    const row = await queryOne<{ parts: number | null }>(
      this.database,
      'SELECT parts FROM chat_exports WHERE id = $1',
      [id],
    );
    return row?.parts ?? null;
  }

  /** Files that have been untouched for this many minutes. */
  findStale(minutes: number, most: number): Promise<ExportRow[]> {
    return query(
      this.database,
      `SELECT id, user_id AS "userId" FROM chat_exports
       WHERE touched_at < now() - make_interval(mins => $1) ORDER BY touched_at LIMIT $2`,
      [minutes, most],
    );
  }

  async remove(id: string): Promise<void> {
    await execute(this.database, 'DELETE FROM chat_exports WHERE id = $1', [id]);
  }
}
