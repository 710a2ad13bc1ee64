import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import type { DataExportState } from '../../../contract/account/data-export.js';
import type { StoredEmail } from '../mail/mail.jobs.js';
import type { StoreNotice } from '../mail/outbox.js';

/** A copy of an account's data, as its row says. */
export interface ExportRow {
  id: string;
  userId: string;
  state: DataExportState;
  requestedAt: Date;
  sizeBytes: number | null;
  expiresAt: Date | null;
}

const columns = `id, user_id AS "userId", state, requested_at AS "requestedAt", size_bytes::float8 AS "sizeBytes",
  expires_at AS "expiresAt"`;

/** Copies of accounts' data in PostgreSQL: at most one an account. */
@Injectable()
export class DataExportsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async find(userId: string): Promise<ExportRow | null> {
    const [row]: ExportRow[] = await this.database.query(`SELECT ${columns} FROM data_exports WHERE user_id = $1`, [
      userId,
    ]);
    return row ?? null;
  }

  /** Begins a copy in the place of the one before; while one is being made, that one stays. Answers the one in effect. */
  async begin(userId: string): Promise<ExportRow> {
    const [rows] = await this.change(
      `INSERT INTO data_exports (user_id, id, state) VALUES ($1, $2, 'waiting')
       ON CONFLICT (user_id) DO UPDATE SET id = $2, state = 'waiting', requested_at = now(), size_bytes = NULL, expires_at = NULL
       WHERE data_exports.state <> 'waiting' RETURNING ${columns}`,
      [userId, uuidv7()],
    );
    const row = rows ?? (await this.find(userId));
    return row ?? this.begin(userId);
  }

  /**
   * Makes a copy available for so many hours, and stores the notice of it.
   * @returns null when nobody waits for it any more
   */
  markReady(
    id: string,
    { sizeBytes, hours }: { sizeBytes: number; hours: number },
    storeNotice: StoreNotice<ExportRow>,
  ): Promise<{ row: ExportRow; emails: StoredEmail[] } | null> {
    return this.database.transaction(async (transaction) => {
      const [[row]]: [ExportRow[], number] = await transaction.query(
        `UPDATE data_exports SET state = 'ready', size_bytes = $2, expires_at = now() + make_interval(hours => $3)
         WHERE id = $1 AND state = 'waiting' RETURNING ${columns}`,
        [id, sizeBytes, hours],
      );
      return row ? { row, emails: await storeNotice(transaction, row) } : null;
    });
  }

  async markFailed(id: string): Promise<ExportRow | null> {
    const [row] = await this.change(
      `UPDATE data_exports SET state = 'failed' WHERE id = $1 AND state = 'waiting' RETURNING ${columns}`,
      [id],
    );
    return row ?? null;
  }

  /** The oldest copies that somebody waits for. */
  findWaiting(): Promise<ExportRow[]> {
    return this.database.query(
      `SELECT ${columns} FROM data_exports WHERE state = 'waiting' ORDER BY requested_at LIMIT 200`,
    );
  }

  /** Those whose time is over, at most so many. */
  findExpired(most: number): Promise<ExportRow[]> {
    return this.database.query(
      `SELECT ${columns} FROM data_exports WHERE expires_at <= now() ORDER BY expires_at LIMIT $1`,
      [most],
    );
  }

  /** Forgets copies whose time is over, unless they were asked for anew since. */
  async remove(ids: string[]): Promise<void> {
    await this.database.query('DELETE FROM data_exports WHERE id = ANY($1) AND expires_at <= now()', [ids]);
  }

  /** TypeORM answers an update with its rows and their number, and an insert with its rows. */
  private async change(sql: string, values: unknown[]): Promise<(ExportRow | undefined)[]> {
    const answer: unknown = await this.database.query(sql, values);
    const [first] = answer as [unknown];
    return (Array.isArray(first) ? first : answer) as ExportRow[];
  }
}
