import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { query } from '../../database/sql.js';
import { limits } from '../../../../contract/limits.js';

export interface SaidMessage {
  id: string;
  chatId: string;
  content: string;
  createdAt: Date;
}

/** How many of the newest messages to read from the chat and from the account. */
const ofChatMax = 300;
const ofAccountMax = 150;
/** How many messages a word search returns at most. */
const withWordsMax = 60;

const columns = `m.id, m.chat_id AS "chatId", left(m.content, ${limits.messageMax}) AS content, m.created_at AS "createdAt"`;

/** SQL condition: the message's chat isn't of another release. If `release` is null, any chat qualifies. */
const inRoom = (release: string): string =>
  `(${release}::uuid IS NULL OR NOT EXISTS (SELECT 1 FROM chats o WHERE o.id = m.chat_id AND o.release_id <> ${release}))`;

/** Searches an artist's own messages in PostgreSQL. */
@Injectable()
export class SaidWordsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * The newest messages of an owned chat, then of all chats except those of a release other than `room`. Newest first,
   * possibly with duplicates.
   */
  findNewest(ownerId: string, chatId: string | null, room: string | null): Promise<SaidMessage[]> {
    return query(
      this.database,
      `(SELECT ${columns} FROM chats c JOIN messages m ON m.chat_id = c.id AND m.is_user AND m.is_shown
        WHERE c.id = $2 AND c.owner = $1 ORDER BY m.position DESC LIMIT ${ofChatMax})
       UNION ALL
       (SELECT ${columns} FROM message_words w JOIN messages m ON m.id = w.message_id AND m.is_user AND m.is_shown
        WHERE w.owner = $1 AND ${inRoom('$3')} ORDER BY w.said_at DESC LIMIT ${ofAccountMax})`,
      [ownerId, chatId, room],
    );
  }

  /** The newest matches of a tsquery. */
  findWith(ownerId: string, words: string, room: string | null): Promise<SaidMessage[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM message_words w JOIN messages m ON m.id = w.message_id AND m.is_user AND m.is_shown
       WHERE w.owner = $1 AND w.terms @@ to_tsquery('simple', $2) AND ${inRoom('$3')}
       ORDER BY w.said_at DESC LIMIT ${withWordsMax}`,
      [ownerId, words, room],
    );
  }
}
