import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, query, queryOne } from '../database/sql.js';

/** A visitor without an account, known by a cookie. */
export interface GuestRow {
  id: number;
  /** Trial messages sent. Counted by the statement that stores the message. */
  messageCount: number;
  lastSeenAt: Date;
}

const columns = 'id, message_count AS "messageCount", last_seen_at AS "lastSeenAt"';

/** Batch size: deleting a whole day's guests with their messages would exceed the statement timeout. */
const removedAtOnce = 500;

@Injectable()
export class GuestsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** @param cookieHash SHA-256 of the cookie's secret, so reading the table isn't enough to impersonate a guest */
  async insert(cookieHash: Buffer): Promise<GuestRow> {
    const sql = `INSERT INTO guests (cookie_hash) VALUES ($1) RETURNING ${columns}`;
    const [guest] = await query<GuestRow>(this.database, sql, [cookieHash]);
    if (!guest) throw new Error('The guest was not stored');
    return guest;
  }

  findByCookieHash(cookieHash: Buffer): Promise<GuestRow | null> {
    return queryOne(this.database, `SELECT ${columns} FROM guests WHERE cookie_hash = $1`, [cookieHash]);
  }

  async touch(id: number, now: Date): Promise<void> {
    await execute(this.database, 'UPDATE guests SET last_seen_at = $2 WHERE id = $1', [id, now]);
  }

  /** Deletes guests not seen since a time, in batches, with the chats they still own. */
  async removeUnseenSince(time: Date): Promise<number> {
    let removed = 0;
    for (;;) {
      const count = await execute(
        this.database,
        `DELETE FROM guests WHERE id IN (
           SELECT id FROM guests WHERE last_seen_at < $1 ORDER BY last_seen_at LIMIT $2 FOR UPDATE SKIP LOCKED)`,
        [time, removedAtOnce],
      );
      removed += count;
      if (count < removedAtOnce) return removed;
    }
  }
}
