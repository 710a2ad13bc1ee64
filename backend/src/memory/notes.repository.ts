import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, query } from '../database/sql.js';
import { withAccountLock } from '../database/account-lock.js';
import { limits } from '../../../contract/limits.js';

/** A note that an artist asked Fanfare to remember. */
export interface NoteRow {
  id: string;
  userId: string;
  text: string;
  /** The message that asked for it, or null for a note added by hand. */
  messageId: string | null;
  createdAt: Date;
}

/** Every query is scoped to an account. */
@Injectable()
export class NotesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Stores a note; null when the account has all the notes it may have, and for a message that has one already or asks
   * for what is kept anyway, which then counts as said now.
   */
  async insert(note: Omit<NoteRow, 'createdAt'>): Promise<NoteRow | null> {
    // One at a time, so that the limit holds.
    return withAccountLock(this.database, 'notes', note.userId, async (manager) => {
      const rows = await query<NoteRow>(
        manager,
        `WITH said_again AS (
           UPDATE notes SET created_at = now()
           WHERE $4::uuid IS NOT NULL AND user_id = $2 AND text = $3 AND message_id IS DISTINCT FROM $4
         )
         INSERT INTO notes (id, user_id, text, message_id)
         SELECT $1, $2, $3, $4 WHERE (SELECT count(*) FROM notes WHERE user_id = $2) < $5
           AND ($4::uuid IS NULL OR NOT EXISTS (SELECT 1 FROM notes WHERE user_id = $2 AND text = $3))
         ON CONFLICT DO NOTHING
         RETURNING id, user_id AS "userId", text, message_id AS "messageId", created_at AS "createdAt"`,
        [note.id, note.userId, note.text, note.messageId, limits.notesMax],
      );
      return rows[0] ?? null;
    });
  }

  /** Newest first. */
  list(userId: string): Promise<NoteRow[]> {
    return query(
      this.database,
      `SELECT id, user_id AS "userId", text, message_id AS "messageId", created_at AS "createdAt"
       FROM notes WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${limits.notesMax}`,
      [userId],
    );
  }

  async remove(userId: string, id: string): Promise<boolean> {
    return (await execute(this.database, 'DELETE FROM notes WHERE id = $1 AND user_id = $2', [id, userId])) > 0;
  }
}
