import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Attachment, AttachmentKind, AttachmentWithText } from '../../../contract/attachments/attachment.js';
import { limits } from '../../../contract/limits.js';
import { withAccountLock } from '../database/account-lock.js';
import { execute, exists, query, queryOne } from '../database/sql.js';

export interface NewAttachment {
  id: string;
  userId: string;
  kind: AttachmentKind;
  name: string;
  text: string;
  isCut: boolean;
  mediaId: string | null;
}

/** A message's attachment with the beginning of its text. */
export interface AttachedText extends Attachment {
  messageId: string;
  start: string;
}

const columns = `a.id, a.kind, a.name, length(a.text) AS characters, a.is_cut AS "isCut", a.media_id AS "mediaId"`;

/** SQL condition: attachment `a` belongs to a message shown in an owned chat. */
const isInChat = `a.user_id = $1 AND EXISTS (
  SELECT 1 FROM message_attachments ma JOIN messages m ON m.id = ma.message_id
  WHERE ma.attachment_id = a.id AND m.chat_id = $2 AND m.is_shown
)`;

/** Attachments in PostgreSQL. */
@Injectable()
export class AttachmentsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Stores an attachment; an existing one with its id stays as it is. @returns null if another account has the id,
   * `full` at the limit
   */
  add(attachment: NewAttachment): Promise<Attachment | 'full' | null> {
    const { id, userId, kind, name, text, isCut, mediaId } = attachment;
    return withAccountLock(this.database, 'attachments', userId, async (sql) => {
      const isFull = await exists(
        sql,
        `SELECT 1 FROM attachments WHERE user_id = $1 AND id <> $2 OFFSET ${limits.attachmentsMax - 1} LIMIT 1`,
        [userId, id],
      );
      if (isFull) return 'full';
      await execute(
        sql,
        `INSERT INTO attachments (id, user_id, kind, name, text, is_cut, media_id) VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (id) DO NOTHING RETURNING id`,
        [id, userId, kind, name, text, isCut, mediaId],
      );
      return queryOne<Attachment>(sql, `SELECT ${columns} FROM attachments a WHERE id = $1 AND user_id = $2`, [
        id,
        userId,
      ]);
    });
  }

  find(userId: string, id: string): Promise<AttachmentWithText | null> {
    return queryOne(this.database, `SELECT ${columns}, a.text FROM attachments a WHERE id = $1 AND user_id = $2`, [
      id,
      userId,
    ]);
  }

  /**
   * The attachments of an account's messages, in the order they were attached, with the beginning of each text: of the
   * newest message more than of earlier ones, in characters.
   */
  listOf(
    userId: string,
    messageIds: readonly string[],
    { newestId, ofNewest, ofEarlier }: { newestId: string | null; ofNewest: number; ofEarlier: number },
  ): Promise<AttachedText[]> {
    return query(
      this.database,
      `SELECT ${columns}, ma.message_id AS "messageId", left(a.text, CASE WHEN ma.message_id = $3 THEN $4::integer ELSE $5 END) AS start
       FROM message_attachments ma JOIN attachments a ON a.id = ma.attachment_id AND a.user_id = $1
       WHERE ma.message_id = ANY ($2::uuid[]) ORDER BY ma.message_id, ma.position`,
      [userId, messageIds, newestId, ofNewest, ofEarlier],
    );
  }

  /** The newest message shown with an attachment, or null. */
  findMessage(userId: string, id: string): Promise<{ id: string; chatId: string } | null> {
    return queryOne(
      this.database,
      `SELECT m.id, m.chat_id AS "chatId" FROM message_attachments ma
       JOIN attachments a ON a.id = ma.attachment_id AND a.user_id = $1
       JOIN messages m ON m.id = ma.message_id AND m.is_shown
       WHERE ma.attachment_id = $2 ORDER BY m.created_at DESC LIMIT 1`,
      [userId, id],
    );
  }

  /** The newest attachments of the messages shown in an owned chat. */
  listInChat(userId: string, chatId: string, most: number): Promise<Attachment[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM attachments a WHERE ${isInChat} ORDER BY a.created_at DESC, a.id DESC LIMIT $3`,
      [userId, chatId, most],
    );
  }

  /** The newest attachments with text of the messages that an owned chat shows. */
  readInChat(userId: string, chatId: string, most: number): Promise<Pick<AttachmentWithText, 'name' | 'text'>[]> {
    return query(
      this.database,
      `SELECT a.name, a.text FROM attachments a WHERE ${isInChat} AND a.text <> ''
       ORDER BY a.created_at DESC, a.id DESC LIMIT $3`,
      [userId, chatId, most],
    );
  }

  /** Ids of an account's attachments with text, oldest first. */
  async listTexts(userId: string): Promise<Pick<Attachment, 'id' | 'name'>[]> {
    return query(
      this.database,
      `SELECT id, name FROM attachments WHERE user_id = $1 AND text <> '' ORDER BY created_at, id`,
      [userId],
    );
  }

  /** Removes an attachment that isn't part of a message. @returns whether there was one */
  async removeUnsent(userId: string, id: string): Promise<boolean> {
    const removed = await execute(
      this.database,
      `DELETE FROM attachments a WHERE id = $1 AND user_id = $2
         AND NOT EXISTS (SELECT 1 FROM message_attachments ma WHERE ma.attachment_id = a.id)`,
      [id, userId],
    );
    return removed > 0;
  }

  /** Removes attachments that aren't part of a message and are older than `days`. @returns how many */
  removeOld(days: number): Promise<number> {
    return execute(
      this.database,
      `DELETE FROM attachments a WHERE created_at < now() - make_interval(days => $1)
         AND NOT EXISTS (SELECT 1 FROM message_attachments ma WHERE ma.attachment_id = a.id)`,
      [days],
    );
  }
}
