import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { DataExportState } from '../../../contract/account/data-export.js';
import { execute, query, queryOne } from '../database/sql.js';
import type { AddNotice } from '../mail/outbox.js';

export interface ExportRow {
  id: string;
  userId: string;
  state: DataExportState;
  requestedAt: Date;
  sizeBytes: number | null;
  expiresAt: Date | null;
}

/** What a request for an export led to. */
interface StartedExport {
  row: ExportRow;
  /** False if it was already in progress. */
  isNew: boolean;
  /** The export that a new one replaced. */
  replaced: ExportRow | null;
}

const columns = `id, user_id AS "userId", state, requested_at AS "requestedAt", size_bytes::float8 AS "sizeBytes",
  expires_at AS "expiresAt"`;

/** Data exports in PostgreSQL: at most one per account. */
@Injectable()
export class DataExportsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  find(userId: string): Promise<ExportRow | null> {
    return queryOne(this.database, `SELECT ${columns} FROM data_exports WHERE user_id = $1`, [userId]);
  }

  /** Starts an export in place of the previous one, unless one is in progress. */
  start(userId: string): Promise<StartedExport> {
    return this.database
      .transaction(async (transaction) => {
        const previous = await queryOne<ExportRow>(
          transaction,
          `SELECT ${columns} FROM data_exports WHERE user_id = $1 FOR UPDATE`,
          [userId],
        );
        if (previous?.state === 'waiting') return { row: previous, isNew: false, replaced: null };
        const row = await queryOne<ExportRow>(
          transaction,
          `INSERT INTO data_exports (user_id, id, state) VALUES ($1, $2, 'waiting')
         ON CONFLICT (user_id) DO UPDATE SET id = $2, state = 'waiting', requested_at = now(), size_bytes = NULL, expires_at = NULL
         WHERE data_exports.state <> 'waiting' RETURNING ${columns}`,
          [userId, uuidv7()],
        );
        // Otherwise another call has just started the account's first export.
        return row ? { row, isNew: true, replaced: previous } : null;
      })
      .then((started) => started ?? this.start(userId));
  }

  /**
   * Makes an export available for some hours.
   * @param notify adds the email about it
   * @returns null if it is no longer wanted
   */
  markReady(
    id: string,
    { sizeBytes, hours }: { sizeBytes: number; hours: number },
    notify: AddNotice<ExportRow>,
  ): Promise<ExportRow | null> {
    return this.database.transaction(async (transaction) => {
      const row = await queryOne<ExportRow>(
        transaction,
        `UPDATE data_exports SET state = 'ready', size_bytes = $2, expires_at = now() + make_interval(hours => $3)
         WHERE id = $1 AND state = 'waiting' RETURNING ${columns}`,
        [id, sizeBytes, hours],
      );
      if (row) await notify(transaction, row);
      return row;
    });
  }

  markFailed(id: string): Promise<ExportRow | null> {
    return queryOne(
      this.database,
      `UPDATE data_exports SET state = 'failed' WHERE id = $1 AND state = 'waiting' RETURNING ${columns}`,
      [id],
    );
  }

  /** The oldest pending exports. */
  findWaiting(): Promise<ExportRow[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM data_exports WHERE state = 'waiting' ORDER BY requested_at LIMIT 200`,
    );
  }

  /** The exports that expired first, up to a limit. */
  findExpired(limit: number): Promise<ExportRow[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM data_exports WHERE expires_at <= now() ORDER BY expires_at LIMIT $1`,
      [limit],
    );
  }

  /** Removes an export that could not be queued, and restores the one it replaced. */
  async withdraw({ id }: ExportRow, replaced: ExportRow | null): Promise<void> {
    if (!replaced) {
      await execute(this.database, `DELETE FROM data_exports WHERE id = $1 AND state = 'waiting'`, [id]);
      return;
    }
    const { state, requestedAt, sizeBytes, expiresAt } = replaced;
    await execute(
      this.database,
      `UPDATE data_exports SET id = $2, state = $3, requested_at = $4, size_bytes = $5, expires_at = $6
       WHERE id = $1 AND state = 'waiting'`,
      [id, replaced.id, state, requestedAt, sizeBytes, expiresAt],
    );
  }

  /** Removes expired exports, unless they were requested again in the meantime. */
  async remove(ids: string[]): Promise<void> {
    await execute(this.database, 'DELETE FROM data_exports WHERE id = ANY($1) AND expires_at <= now()', [ids]);
  }
}
