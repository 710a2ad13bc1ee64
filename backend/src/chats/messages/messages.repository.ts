import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, query } from '../../database/sql.js';
import type { Feedback } from '../../../../contract/chats/chat.js';
import { columns } from './message-sql.js';
import type { MessageRow } from './message-row.js';

/** The part of a conversation that goes into a prompt. */
export interface SinceSummary {
  /** Summary of everything before the turns; null if there is nothing. */
  summary: string | null;
  /** Oldest first. */
  turns: MessageRow[];
}

/** After any message. */
const lastPosition = 2 ** 31 - 1;

/** Prompts read at most this many turns: more would not fit the window. */
const turnsMax = 200;

/** A message the artist sent before a summary or a reply, and whether it has attachments. */
export interface SaidBefore {
  content: string;
  hasFiles: boolean;
}

/** How many messages before a summary or a reply are looked at: what is in older ones has been summarised many times. */
const saidBeforeMax = 300;

/** The owner's messages up to a position, which follows. */
const saidUpTo = `SELECT m.content, EXISTS (SELECT 1 FROM message_attachments a WHERE a.message_id = m.id) AS "hasFiles"
  FROM messages m JOIN chats c ON c.id = m.chat_id AND c.owner = $1
  WHERE m.chat_id = $2 AND m.is_user AND m.is_shown AND m.position <=`;
const newestFirst = `ORDER BY m.position DESC LIMIT ${saidBeforeMax}`;

/** The shown messages of a chat, in PostgreSQL. */
@Injectable()
export class MessagesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The oldest shown messages, oldest first. */
  async findFirst(chatId: string, count: number): Promise<MessageRow[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM messages m WHERE m.chat_id = $1 AND m.is_shown ORDER BY m.position LIMIT $2`,
      [chatId, count],
    );
  }

  /**
   * The newest summary on the shown branch and the turns after it, oldest first, up to a position if given. Without a
   * summary, the newest turns.
   */
  async findSinceSummary(chatId: string, upToPosition = lastPosition): Promise<SinceSummary> {
    const rows = await query<MessageRow & { summary: string | null }>(
      this.database,
      `WITH last AS (
         SELECT position, summary FROM messages
         WHERE chat_id = $1 AND position < $2 AND summary IS NOT NULL AND is_shown ORDER BY position DESC LIMIT 1
       )
       SELECT ${columns}, CASE WHEN row_number() OVER newest = 1 THEN (SELECT summary FROM last) END AS summary
       FROM (
         SELECT * FROM messages
         WHERE chat_id = $1 AND position > coalesce((SELECT position FROM last), 0) AND position <= $2 AND is_shown
         ORDER BY position DESC LIMIT ${turnsMax}
       ) m WINDOW newest AS (ORDER BY m.position DESC) ORDER BY m.position DESC`,
      [chatId, upToPosition],
    );
    return { summary: rows[0]?.summary ?? null, turns: rows.reverse() };
  }

  /** A message of an owner's chat and those before it, newest first. */
  findUpTo(ownerId: string, chatId: string, messageId: string, count: number): Promise<MessageRow[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM messages m
       WHERE m.chat_id = $2 AND m.is_shown AND m.position <= (
         SELECT l.position FROM messages l JOIN chats c ON c.id = l.chat_id AND c.owner = $1 WHERE l.id = $3 AND l.chat_id = $2
       ) ORDER BY m.position DESC LIMIT $4`,
      [ownerId, chatId, messageId, count],
    );
  }

  /** The owner's messages that a summary of their chat replaces in prompts, newest first. */
  findSummarised(ownerId: string, chatId: string): Promise<SaidBefore[]> {
    return query(
      this.database,
      `${saidUpTo} (
         SELECT max(s.position) FROM messages s WHERE s.chat_id = $2 AND s.summary IS NOT NULL AND s.is_shown
       ) ${newestFirst}`,
      [ownerId, chatId],
    );
  }

  /** The owner's messages before a reply of their chat, newest first. */
  findSaidBefore(ownerId: string, chatId: string, replyId: string): Promise<SaidBefore[]> {
    return query(
      this.database,
      `${saidUpTo} (SELECT r.position FROM messages r WHERE r.chat_id = $2 AND r.id = $3) ${newestFirst}`,
      [ownerId, chatId, replyId],
    );
  }

  /** The text of a message an owner sent in their chat; null if there is no such message. */
  async findSaid(ownerId: string, chatId: string, messageId: string): Promise<string | null> {
    const rows = await query<{ content: string }>(
      this.database,
      `SELECT m.content FROM messages m JOIN chats c ON c.id = m.chat_id AND c.owner = $1
       WHERE m.id = $3 AND m.chat_id = $2 AND m.is_user`,
      [ownerId, chatId, messageId],
    );
    return rows[0]?.content ?? null;
  }

  /** Stores an owner's rating of a reply, or removes it. @returns false if there is no such reply */
  async rate(ownerId: string, chatId: string, messageId: string, feedback: Feedback | null): Promise<boolean> {
    const affected = await execute(
      this.database,
      `UPDATE messages m SET rating = $4, rating_note = $5 FROM chats c
       WHERE m.id = $3 AND m.chat_id = $2 AND NOT m.is_user AND m.status <> 'streaming' AND c.id = m.chat_id AND c.owner = $1`,
      [ownerId, chatId, messageId, feedback?.rating ?? null, feedback?.note ?? ''],
    );
    return affected > 0;
  }

  /** Stores the summary up to a message, unless there is one already. */
  async storeSummary(messageId: string, summary: string): Promise<void> {
    await execute(this.database, `UPDATE messages SET summary = $2 WHERE id = $1 AND summary IS NULL`, [
      messageId,
      summary,
    ]);
  }

  /** The newest shown message: it identifies the branch, and only it can still change. */
  async findLast(chatId: string): Promise<Pick<MessageRow, 'id' | 'attempt' | 'status'> | null> {
    const rows = await query<Pick<MessageRow, 'id' | 'attempt' | 'status'>>(
      this.database,
      `SELECT id, attempt, status FROM messages WHERE chat_id = $1 AND is_shown ORDER BY position DESC LIMIT 1`,
      [chatId],
    );
    return rows[0] ?? null;
  }

  /**
   * A page of an owned chat, oldest first: the newest messages, or those before one. Returns one row more than
   * requested if older ones exist. @returns null if the chat isn't the owner's
   */
  async findPage(
    ownerId: string,
    chatId: string,
    limit: number,
    before: string | undefined,
  ): Promise<{ messages: MessageRow[]; hasOlder: boolean } | null> {
    const rows = await query<MessageRow | { id: null }>(
      this.database,
      `SELECT ${columns} FROM chats c LEFT JOIN LATERAL (
         SELECT * FROM messages
         WHERE chat_id = c.id AND is_shown AND ($4::uuid IS NULL OR position < (
           SELECT b.position FROM messages b WHERE b.id = $4 AND b.chat_id = c.id))
         ORDER BY position DESC LIMIT $3
       ) m ON true WHERE c.id = $1 AND c.owner = $2 ORDER BY m.position DESC`,
      [chatId, ownerId, limit + 1, before ?? null],
    );
    if (rows.length === 0) return null;
    const messages = rows.filter((row): row is MessageRow => row.id !== null);
    return { messages: messages.slice(0, limit).reverse(), hasOlder: messages.length > limit };
  }

  /** Messages of an owned chat from or after a given one, oldest first, and whether newer ones exist. */
  async findOnwards(
    ownerId: string,
    chatId: string,
    limit: number,
    from: { messageId: string; isIncluded: boolean },
  ): Promise<{ messages: MessageRow[]; hasNewer: boolean }> {
    const messages = await query<MessageRow>(
      this.database,
      `SELECT ${columns} FROM chats c JOIN messages a ON a.id = $3 AND a.chat_id = c.id
       JOIN messages m ON m.chat_id = c.id AND m.is_shown AND m.position ${from.isIncluded ? '>=' : '>'} a.position
       WHERE c.id = $1 AND c.owner = $2 ORDER BY m.position LIMIT $4`,
      [chatId, ownerId, from.messageId, limit + 1],
    );
    return { messages: messages.slice(0, limit), hasNewer: messages.length > limit };
  }

  /** A finished reply in an owned chat, or null. */
  async findReply(ownerId: string, chatId: string, messageId: string): Promise<Pick<MessageRow, 'content'> | null> {
    const rows = await query<Pick<MessageRow, 'content'>>(
      this.database,
      `SELECT m.content FROM messages m JOIN chats c ON c.id = m.chat_id AND c.owner = $1
       WHERE m.id = $3 AND m.chat_id = $2 AND NOT m.is_user AND m.status <> 'streaming'`,
      [ownerId, chatId, messageId],
    );
    return rows[0] ?? null;
  }

  /** The reply in flight in an owned chat, or null. */
  async findStreaming(ownerId: string, chatId: string): Promise<MessageRow | null> {
    const rows = await query<MessageRow>(
      this.database,
      `SELECT ${columns} FROM messages m JOIN chats c ON c.id = m.chat_id AND c.owner = $1
       WHERE m.chat_id = $2 AND m.status = 'streaming'`,
      [ownerId, chatId],
    );
    return rows[0] ?? null;
  }
}
