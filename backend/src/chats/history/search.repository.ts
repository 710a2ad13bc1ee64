import { Injectable } from '@nestjs/common';
import { Replica } from '../../database/replica.js';
import { query } from '../../database/sql.js';

interface FoundTitle {
  id: string;
  title: string;
  isArchived: boolean;
}

interface FoundMessage extends FoundTitle {
  chatId: string;
  isUser: boolean;
  createdAt: Date;
  content: string;
}

/** How many titles and messages to return. */
const titlesMax = 10;
const messagesMax = 40;

/** Rank only the newest 300 matches; common words match thousands. */
const candidatesMax = 300;

/** Full-text search in PostgreSQL within one account. Queries are in tsquery syntax. */
@Injectable()
export class SearchRepository {
  constructor(private readonly replica: Replica) {}

  findTitles(ownerId: string, words: string): Promise<FoundTitle[]> {
    return this.replica.read((database) =>
      query(
        database,
        `SELECT id, title, archived_at IS NOT NULL AS "isArchived" FROM chats
       WHERE owner = $1 AND NOT is_empty AND title_words @@ to_tsquery('simple', $2)
       ORDER BY ts_rank(title_words, to_tsquery('simple', $2)) DESC, last_activity_at DESC LIMIT ${titlesMax}`,
        [ownerId, words],
      ),
    );
  }

  findMessages(ownerId: string, words: string): Promise<FoundMessage[]> {
    return this.replica.read((database) =>
      query(
        database,
        `SELECT m.id, m.chat_id AS "chatId", m.is_user AS "isUser", m.created_at AS "createdAt", m.content,
         c.title, c.archived_at IS NOT NULL AS "isArchived"
       FROM (
         SELECT message_id, said_at, terms FROM message_words
         WHERE owner = $1 AND terms @@ to_tsquery('simple', $2)
         ORDER BY said_at DESC LIMIT ${candidatesMax}
       ) found
       JOIN messages m ON m.id = found.message_id AND m.is_shown
       JOIN chats c ON c.id = m.chat_id
       ORDER BY ts_rank(found.terms, to_tsquery('simple', $2)) DESC, found.said_at DESC LIMIT ${messagesMax}`,
        [ownerId, words],
      ),
    );
  }
}
