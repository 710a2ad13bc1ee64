import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { shortenedSentence } from '../../../contract/chats/chat.js';
import { execute, query, queryOne, violatedIndex } from '../database/sql.js';
import { chatColumns, type ChatRow } from './chat-row.js';
import { ownerColumns } from './owner.js';

/** Chats in PostgreSQL. Every query filters by owner, so another account's chat is never found. */
@Injectable()
export class ChatsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Inserts an empty chat. @returns `full` if its owner already has one, `taken` if there is a chat with this id */
  async insertEmpty({
    id,
    owner,
    title,
    titledBy,
    releaseId,
  }: Pick<ChatRow, 'id' | 'owner' | 'title' | 'titledBy' | 'releaseId'>): Promise<ChatRow | 'full' | 'taken'> {
    const { userId, guestId } = ownerColumns(owner);
    try {
      const [inserted] = await query<ChatRow>(
        this.database,
        `INSERT INTO chats (id, user_id, guest_id, title, titled_by, release_id) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (id) DO NOTHING RETURNING ${chatColumns}`,
        [id, userId, guestId, title, titledBy, releaseId],
      );
      return inserted ?? 'taken';
    } catch (error) {
      if (violatedIndex(error) === 'chats_one_empty') return 'full';
      throw error;
    }
  }

  findEmpty(owner: string): Promise<ChatRow | null> {
    return queryOne(this.database, `SELECT ${chatColumns} FROM chats WHERE owner = $1 AND is_empty`, [owner]);
  }

  findOwned(owner: string, id: string): Promise<ChatRow | null> {
    return queryOne(this.database, `SELECT ${chatColumns} FROM chats WHERE id = $1 AND owner = $2`, [id, owner]);
  }

  /**
   * An owner's chats with the most recent activity.
   * @param before cursor of the last row of the previous page
   */
  listOwned(owner: string, limit: number, before?: string): Promise<(ChatRow & { cursor: string })[]> {
    const [activeAt = null, id = null] = before?.split('.') ?? [];
    // Microseconds: JavaScript dates can't distinguish two chats in the same millisecond.
    return query(
      this.database,
      `SELECT ${chatColumns}, (extract(epoch FROM last_activity_at) * 1000000)::bigint || '.' || id AS cursor
       FROM chats WHERE owner = $1 AND ($3::bigint IS NULL
         OR (last_activity_at, id) < ('epoch'::timestamptz + $3::bigint * interval '1 microsecond', $4::uuid))
       ORDER BY last_activity_at DESC, id DESC LIMIT $2`,
      [owner, limit, activeAt, id],
    );
  }

  /** Updates the given fields of an owned chat. @returns null if the chat or the release isn't the owner's */
  change(
    owner: string,
    id: string,
    change: Partial<Pick<ChatRow, 'title' | 'titledBy' | 'pinnedAt' | 'archivedAt' | 'releaseId'>>,
  ): Promise<ChatRow | null> {
    const { title, titledBy, pinnedAt, archivedAt, releaseId } = change;
    return queryOne(
      this.database,
      `UPDATE chats SET title = coalesce($3, title), titled_by = coalesce($4, titled_by),
         pinned_at = CASE WHEN $5 THEN $6 ELSE pinned_at END, archived_at = CASE WHEN $7 THEN $8 ELSE archived_at END,
         release_id = CASE WHEN $9 THEN $10 ELSE release_id END, is_room_from_plan = is_room_from_plan AND NOT $9
       WHERE id = $1 AND owner = $2
         AND ($10::uuid IS NULL OR EXISTS (SELECT 1 FROM releases r WHERE r.id = $10 AND r.user_id = chats.user_id))
       RETURNING ${chatColumns}`,
      [
        id,
        owner,
        title ?? null,
        titledBy ?? null,
        pinnedAt !== undefined,
        pinnedAt ?? null,
        archivedAt !== undefined,
        archivedAt ?? null,
        releaseId !== undefined,
        releaseId ?? null,
      ],
    );
  }

  /**
   * Links a chat to the release just planned in it. If a second one is planned there, the chat belongs to none, unless the
   * artist chose its room.
   * @returns null if nothing changes
   */
  joinRelease(owner: string, id: string, releaseId: string): Promise<ChatRow | null> {
    return queryOne(
      this.database,
      // Plans that were only looked up can't be undone.
      `UPDATE chats SET release_id = CASE WHEN release_id IS NULL THEN $3::uuid END, is_room_from_plan = release_id IS NULL
       WHERE id = $1 AND owner = $2 AND release_id IS DISTINCT FROM $3::uuid AND (
         CASE WHEN release_id IS NOT NULL THEN is_room_from_plan ELSE NOT EXISTS (
           SELECT 1 FROM messages m JOIN reply_steps s ON s.reply_id = m.id AND s.tool = 'plan_release'
           WHERE m.chat_id = $1 AND s.undo IS NOT NULL AND s.link <> '/releases/' || $3::text) END)
       RETURNING ${chatColumns}`,
      [id, owner, releaseId],
    );
  }

  /** Sets the assistant's title, unless the chat has been named in the meantime. */
  nameOnce(id: string, title: string): Promise<ChatRow | null> {
    return queryOne(
      this.database,
      `UPDATE chats SET title = $2, titled_by = 'assistant' WHERE id = $1 AND titled_by = 'nobody' RETURNING ${chatColumns}`,
      [id, title],
    );
  }

  async remove(owner: string, id: string): Promise<boolean> {
    return (await execute(this.database, 'DELETE FROM chats WHERE id = $1 AND owner = $2', [id, owner])) > 0;
  }

  /**
   * Moves a guest's chats to an account in one statement; only the first account to ask ever gets them. An empty chat
   * is left behind. Replies that the trial kept short can be continued from then on.
   * @returns the moved chats, or null if another account was first
   */
  async transfer(guestId: number, userId: string): Promise<ChatRow[] | null> {
    const carried = await queryOne<{ claimed: boolean; moved: string[] }>(
      this.database,
      `WITH claimed AS (
         UPDATE guests SET carried_to = $2 WHERE id = $1 AND coalesce(carried_to, $2) = $2 RETURNING id
       ), moved AS (
         UPDATE chats c SET user_id = $2, guest_id = NULL FROM claimed
         WHERE c.guest_id = claimed.id AND NOT c.is_empty RETURNING c.id
       ), shortened AS (
         UPDATE messages m SET status = 'cut', is_shortened = true, tokens = NULL,
           content = rtrim(left(m.content, strpos(m.content, $3) - 1), E' \\n')
         FROM moved
         WHERE m.chat_id = moved.id AND m.is_shown AND NOT m.is_user AND m.status = 'complete' AND strpos(m.content, $3) > 1
       )
       SELECT EXISTS (SELECT 1 FROM claimed) AS claimed, ARRAY(SELECT id FROM moved) AS moved`,
      [guestId, userId, shortenedSentence],
    );
    if (!carried?.claimed) return null;
    return query(this.database, `SELECT ${chatColumns} FROM chats WHERE id = ANY($1)`, [carried.moved]);
  }
}
