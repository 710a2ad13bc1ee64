import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { query } from '../../database/sql.js';
import { limits } from '../../../../contract/limits.js';
import type { Room } from '../replies/prompt.js';

/** A message from another chat. */
export interface EarlierMessage {
  chatId: string;
  /** The chat's title. */
  title: string;
  /** Truncated if long. */
  content: string;
  isUser: boolean;
  createdAt: Date;
}

/** So many tasks of a plan go into a prompt. */
const nextTasks = 8;

/** Searches an owner's other chats in PostgreSQL. */
@Injectable()
export class RecallRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The release or tour that a chat belongs to, or null. */
  async findRoom(ownerId: string, chatId: string): Promise<Room | null> {
    const rows = await query<Room>(
      this.database,
      `SELECT r.kind, r.title, r.date::text AS date, CASE WHEN r.kind = 'release' THEN r.format END AS format, (
           SELECT coalesce(jsonb_agg(show - 'id'), '[]') FROM jsonb_array_elements(r.shows) show
         ) AS shows, r.listen_link AS "listenLink", (
           SELECT coalesce(jsonb_agg(jsonb_build_object('due', t.due, 'title', t.title) ORDER BY t.due, t.title), '[]') FROM (
             SELECT due, title FROM release_tasks WHERE release_id = r.id AND done_at IS NULL AND due >= current_date
             ORDER BY due, title LIMIT ${nextTasks}
           ) t
         ) AS "nextTasks"
       FROM chats c JOIN releases r ON r.id = c.release_id WHERE c.id = $2 AND c.owner = $1`,
      [ownerId, chatId],
    );
    return rows[0] ?? null;
  }

  /**
   * The owner's messages in other chats about the same topics as `text`, each with the message after it, plus the reply
   * to the best match and the reply after that. At most fifteen messages, oldest first. A chat of a release reads none of another one's.
   */
  findEarlier(ownerId: string, chatId: string, text: string): Promise<EarlierMessage[]> {
    return query(
      this.database,
      `WITH wanted AS MATERIALIZED (
         SELECT string_agg(quote_literal(word), ' | ')::tsquery AS words FROM (
           SELECT word FROM unnest(tsvector_to_array(to_tsvector('english', $3))) word
           WHERE word ~ '^[[:alnum:]]{3,}$' LIMIT 40
         ) w
       ), others AS MATERIALIZED (
         SELECT c.id, c.last_activity_at FROM chats c
         WHERE c.owner = $1 AND c.id <> $2 AND NOT c.is_empty AND coalesce(
           c.release_id = (SELECT release_id FROM chats WHERE id = $2 AND owner = $1), true)
       ), fitting AS (
         SELECT m.id, m.chat_id, m.position, m.created_at, ts_rank(w.topics, wanted.words) AS rank
         FROM wanted JOIN message_words w ON w.owner = $1 AND w.topics @@ wanted.words
         JOIN messages m ON m.id = w.message_id AND m.is_shown JOIN others c ON c.id = m.chat_id
         ORDER BY rank DESC, m.created_at DESC LIMIT 6
       ), said_next AS (
         -- A correction repeats none of the corrected words.
         SELECT m.id FROM fitting f CROSS JOIN LATERAL (
           SELECT id FROM messages
           WHERE chat_id = f.chat_id AND position > f.position AND is_user AND is_shown ORDER BY position LIMIT 1
         ) m
       ), replies AS (
         SELECT m.id FROM (SELECT * FROM fitting ORDER BY rank DESC, created_at DESC LIMIT 1) f CROSS JOIN LATERAL (
           SELECT id FROM messages
           WHERE chat_id = f.chat_id AND position > f.position AND NOT is_user AND is_shown ORDER BY position LIMIT 2
         ) m
       ), newest AS (
         SELECT m.id FROM (
           SELECT id FROM others ORDER BY last_activity_at DESC, id DESC LIMIT 3
         ) c CROSS JOIN LATERAL (
           SELECT id FROM messages WHERE chat_id = c.id AND is_user AND is_shown ORDER BY position DESC LIMIT 1
         ) m
       )
       SELECT c.id AS "chatId", c.title, left(m.content, ${limits.messageMax}) AS content, m.is_user AS "isUser",
         m.created_at AS "createdAt"
       FROM messages m JOIN chats c ON c.id = m.chat_id
       WHERE m.id IN (
         SELECT id FROM fitting UNION SELECT id FROM said_next UNION SELECT id FROM newest UNION SELECT id FROM replies
       ) ORDER BY m.created_at, m.position`,
      [ownerId, chatId, text],
    );
  }
}
