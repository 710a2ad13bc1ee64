import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { query } from '../../database/sql.js';
import { limits } from '../../../../contract/limits.js';

/** A message of an artist. */
export interface SaidMessage {
  id: string;
  chatId: string;
  content: string;
  createdAt: Date;
}

/** The newest messages that are read of the chat, and of the account. */
const ofChatMax = 300;
const ofAccountMax = 150;
/** The most messages that have some words. */
const withWordsMax = 60;

const columns = `m.id, m.chat_id AS "chatId", left(m.content, ${limits.messageMax}) AS content, m.created_at AS "createdAt"`;

/** What an account's artist has said, in PostgreSQL. */
@Injectable()
export class SaidWordsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The newest messages of an owned chat, then the newest ones of all chats. Newest first; a message may come twice. */
  findNewest(ownerId: string, chatId: string | null): Promise<SaidMessage[]> {
    return query(
      this.database,
      `(SELECT ${columns} FROM chats c JOIN messages m ON m.chat_id = c.id AND m.is_user AND m.is_shown
        WHERE c.id = $2 AND c.owner = $1 ORDER BY m.position DESC LIMIT ${ofChatMax})
       UNION ALL
       (SELECT ${columns} FROM message_words w JOIN messages m ON m.id = w.message_id AND m.is_user AND m.is_shown
        WHERE w.owner = $1 ORDER BY w.said_at DESC LIMIT ${ofAccountMax})`,
      [ownerId, chatId],
    );
  }

  /** The newest messages that fit a query in tsquery's own notation, whose words carry the account's sign. */
  findWith(ownerId: string, words: string): Promise<SaidMessage[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM message_words w JOIN messages m ON m.id = w.message_id AND m.is_user AND m.is_shown
       WHERE w.owner = $1 AND w.words @@ to_tsquery('simple', $2) ORDER BY w.said_at DESC LIMIT ${withWordsMax}`,
      [ownerId, words],
    );
  }
}
