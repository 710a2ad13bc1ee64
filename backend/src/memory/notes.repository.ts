import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { withAccountLock } from '../database/account-lock.js';
import { limits } from '../../../contract/limits.js';
import { NoteEntity } from './note.entity.js';

/** Every query is scoped to an account. */
@Injectable()
export class NotesRepository {
  constructor(@InjectRepository(NoteEntity) private readonly notes: Repository<NoteEntity>) {}

  /**
   * Stores a note; null when the account has all the notes it may have, and for a message that has one already or asks
   * for what is kept anyway, which then counts as said now.
   */
  async insert(note: Pick<NoteEntity, 'id' | 'userId' | 'text' | 'messageId'>): Promise<NoteEntity | null> {
    // One at a time, so that the limit holds.
    return withAccountLock(this.notes.manager.connection, 'notes', note.userId, async (manager) => {
      const rows: NoteEntity[] = await manager.query(
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
  list(userId: string): Promise<NoteEntity[]> {
    return this.notes.query(
      `SELECT id, user_id AS "userId", text, message_id AS "messageId", created_at AS "createdAt"
       FROM notes WHERE user_id = $1 ORDER BY created_at DESC, id DESC LIMIT ${limits.notesMax}`,
      [userId],
    );
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const { affected } = await this.notes.delete({ id, userId });
    return Boolean(affected);
  }
}
