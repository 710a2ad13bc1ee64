import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { SheetVariant } from '../../../contract/one-sheets/one-sheet.js';
import type { SharedAttachment } from '../../../contract/shares/share.js';
import { execute, query, queryOne } from '../database/sql.js';

export interface ShareRow {
  token: string;
  sharedAt: Date;
  withSheets: boolean;
}

/** `cursor` is its position in the list: shares after it are older. */
export type OwnedShareRow = ShareRow & { chatId: string; title: string; cursor: string };

/** A link's last message, and the texts when it was shared of the messages that may have changed since. */
export interface SharedLink {
  chatId: string;
  title: string;
  sharedAt: Date;
  leafId: string;
  leafContent: string;
  /** Unfinished replies before the last message, by id. */
  unfinished: Record<string, string>;
  withSheets: boolean;
}

/** A one-sheet that a reply of a shared chat has made. */
export interface SharedSheetRow {
  replyId: string;
  variant: SheetVariant;
  version: number;
  mediaId: string;
}

export interface SharedRow {
  id: string;
  content: string;
  isUser: boolean;
  createdAt: Date;
  isPartial: boolean;
  /** Labels of its steps. */
  steps: string[];
  /** Null if nothing is attached. */
  attachments: SharedAttachment[] | null;
}

const columns = `token, shared_at AS "sharedAt", with_sheets AS "withSheets"`;

/** Shared conversations in PostgreSQL. */
@Injectable()
export class SharesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Shares an owned chat's current state, under its existing token or else this one.
   * @param withSheets null keeps the previous value, which is initially false
   * @returns `absent` if the chat isn't the owner's, `empty` if there is nothing to share
   */
  upsertShare(
    ownerId: string,
    chatId: string,
    token: string,
    withSheets: boolean | null,
  ): Promise<ShareRow | 'absent' | 'empty'> {
    return this.database.transaction(async (sql) => {
      // Protects against a concurrent deletion of the chat, or of the message about to be shared.
      const chats = await query(sql, `SELECT 1 FROM chats WHERE id = $1 AND owner = $2 FOR KEY SHARE`, [
        chatId,
        ownerId,
      ]);
      if (chats.length === 0) return 'absent';
      const row = await queryOne<ShareRow>(
        sql,
        `INSERT INTO chat_shares AS s (chat_id, token, leaf_id, leaf_content, unfinished, title, with_sheets)
         SELECT c.id, $2, last.id, last.content, earlier.unfinished, c.title, coalesce($3, false)
         FROM chats c CROSS JOIN LATERAL (
           SELECT m.id, m.content, m.position FROM messages m
           WHERE m.chat_id = c.id AND m.is_shown AND m.status <> 'streaming' AND m.content <> ''
           ORDER BY m.position DESC LIMIT 1
         ) last CROSS JOIN LATERAL (
           SELECT coalesce(jsonb_object_agg(m.id, m.content), '{}') AS unfinished FROM messages m
           WHERE m.chat_id = c.id AND m.is_shown AND NOT m.is_user AND m.status <> 'complete' AND m.position < last.position
         ) earlier
         WHERE c.id = $1
         ON CONFLICT (chat_id) DO UPDATE
           SET leaf_id = excluded.leaf_id, leaf_content = excluded.leaf_content, unfinished = excluded.unfinished,
             title = excluded.title, shared_at = now(), with_sheets = coalesce($3, s.with_sheets),
             earlier_leaf_id = CASE WHEN s.leaf_id = excluded.leaf_id THEN s.earlier_leaf_id ELSE s.leaf_id END,
             earlier_leaf_content =
               CASE WHEN s.leaf_id = excluded.leaf_id THEN s.earlier_leaf_content ELSE s.leaf_content END
         RETURNING ${columns}`,
        [chatId, token, withSheets],
      );
      return row ?? 'empty';
    });
  }

  /** An owned chat's share; null if it isn't shared. */
  async find(ownerId: string, chatId: string): Promise<ShareRow | null> {
    const rows = await query<ShareRow>(
      this.database,
      `SELECT ${columns} FROM chat_shares s JOIN chats c ON c.id = s.chat_id AND c.owner = $1 WHERE s.chat_id = $2`,
      [ownerId, chatId],
    );
    return rows[0] ?? null;
  }

  /**
   * An owner's shared chats, most recently shared first.
   * @param limit null for all of them
   * @param before a row's cursor: only shares after it in this order
   */
  listOwned(ownerId: string, limit: number | null = null, before?: string): Promise<OwnedShareRow[]> {
    const [sharedAt = null, chatId = null] = before?.split('.') ?? [];
    // Microseconds: JavaScript dates can't distinguish two shares in the same millisecond.
    return query(
      this.database,
      `SELECT s.chat_id AS "chatId", s.title, ${columns},
         (extract(epoch FROM s.shared_at) * 1000000)::bigint || '.' || s.chat_id AS cursor
       FROM chat_shares s JOIN chats c ON c.id = s.chat_id AND c.owner = $1
       WHERE $3::bigint IS NULL
         OR ((extract(epoch FROM s.shared_at) * 1000000)::bigint, s.chat_id) < ($3::bigint, $4::uuid)
       ORDER BY s.shared_at DESC, s.chat_id DESC LIMIT $2`,
      [ownerId, limit, sharedAt, chatId],
    );
  }

  async remove(ownerId: string, chatId: string): Promise<void> {
    await execute(
      this.database,
      `DELETE FROM chat_shares s USING chats c WHERE s.chat_id = $2 AND c.id = s.chat_id AND c.owner = $1`,
      [ownerId, chatId],
    );
  }

  /** A link's title; undefined if the link doesn't show anything. */
  async findTitle(token: string): Promise<string | undefined> {
    const rows = await query<{ title: string }>(
      this.database,
      `SELECT title FROM chat_shares WHERE token = $1 AND leaf_id IS NOT NULL`,
      [token],
    );
    return rows[0]?.title;
  }

  /** A link's target; null if the link is unknown or its only message was undone. */
  async findLink(token: string): Promise<SharedLink | null> {
    const rows = await query<SharedLink>(
      this.database,
      `SELECT chat_id AS "chatId", title, shared_at AS "sharedAt", leaf_id AS "leafId", leaf_content AS "leafContent",
         unfinished, with_sheets AS "withSheets"
       FROM chat_shares WHERE token = $1 AND leaf_id IS NOT NULL`,
      [token],
    );
    return rows[0] ?? null;
  }

  /**
   * The newest messages of a shared branch up to its end, or those before one of them, oldest first. The branch is only
   * walked backwards as far as the page reaches. Shows the texts and steps as they were when shared: complete replies
   * never change, so those whose text has changed since were partial.
   * @param before must be on the branch: this isn't checked here
   */
  findShared(link: SharedLink, count: number, before?: string): Promise<SharedRow[]> {
    const { chatId, leafId, leafContent, unfinished } = link;
    const texts = JSON.stringify({ ...unfinished, [leafId]: leafContent });
    return query(
      this.database,
      `WITH RECURSIVE branch AS (
         SELECT m.id, m.parent_id, m.position, m.is_user, m.created_at, m.content, m.status,
           coalesce($3::jsonb ->> m.id::text, m.content) AS shared,
           (coalesce($3::jsonb ->> m.id::text, m.content) <> '' AND $5::uuid IS NULL)::integer AS found
         FROM messages m WHERE m.id = coalesce($5::uuid, $2::uuid) AND m.chat_id = $1
         UNION ALL
         SELECT m.id, m.parent_id, m.position, m.is_user, m.created_at, m.content, m.status,
           coalesce($3::jsonb ->> m.id::text, m.content),
           b.found + (coalesce($3::jsonb ->> m.id::text, m.content) <> '')::integer
         FROM branch b JOIN messages m ON m.id = b.parent_id WHERE b.found < $4::integer
       )
       SELECT id, is_user AS "isUser", created_at AS "createdAt", shared AS content,
         status <> 'complete' OR content <> shared AS "isPartial",
         ARRAY(SELECT s.label FROM reply_steps s
           WHERE s.reply_id = branch.id AND s.label <> ''
             AND s.finished_at <= (SELECT shared_at FROM chat_shares WHERE chat_id = $1) ORDER BY s.position) AS steps,
         (SELECT json_agg(json_build_object('kind', a.kind, 'name', a.name) ORDER BY ma.position)
          FROM message_attachments ma JOIN attachments a ON a.id = ma.attachment_id
          WHERE ma.message_id = branch.id) AS attachments
       FROM branch WHERE shared <> '' AND id IS DISTINCT FROM $5::uuid ORDER BY position`,
      [chatId, leafId, texts, count, before ?? null],
    );
  }

  /** The one-sheets that these replies have made, as they were when the chat was shared. */
  findSheets({ chatId, sharedAt }: SharedLink, replyIds: string[]): Promise<SharedSheetRow[]> {
    return query(
      this.database,
      `SELECT p.reply_id AS "replyId", made.* FROM one_sheet_promises p CROSS JOIN LATERAL (
         SELECT v.design->>'variant' AS variant, v.number AS version, m.id AS "mediaId"
         FROM one_sheet_versions v JOIN media_files m ON m.id = v.media_id AND m.deleted_at IS NULL
         WHERE v.sheet_id = p.sheet_id AND v.created_at <= $3 ORDER BY v.number DESC LIMIT 1
       ) made
       WHERE p.chat_id = $1 AND p.reply_id = ANY ($2)`,
      [chatId, replyIds, sharedAt],
    );
  }

  /** The owner of a one-sheet's file that a link shares; null if the link doesn't share it. */
  async findSheetOwner(token: string, mediaId: string): Promise<string | null> {
    const row = await queryOne<{ userId: string }>(
      this.database,
      `SELECT p.user_id AS "userId" FROM chat_shares s
       JOIN one_sheet_promises p ON p.chat_id = s.chat_id
       JOIN one_sheet_versions v ON v.sheet_id = p.sheet_id AND v.media_id = $2 AND v.created_at <= s.shared_at
       WHERE s.token = $1 AND s.with_sheets AND s.leaf_id IS NOT NULL`,
      [token, mediaId],
    );
    return row?.userId ?? null;
  }
}
