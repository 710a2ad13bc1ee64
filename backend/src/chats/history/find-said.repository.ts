import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { query } from '../../database/sql.js';

/** A message that contains some of the words searched for. */
export interface FoundSaid {
  id: string;
  chatId: string;
  /** The chat's title. */
  title: string;
  isUser: boolean;
  content: string;
  createdAt: Date;
}

/** What to search for, in tsquery syntax. */
export interface SaidSearch {
  ownerId: string;
  /** Only this chat; null for all of the account's. */
  chatId: string | null;
  /** All the words. */
  all: string;
  /** Each word by itself. */
  each: string[];
  /** The message being answered and its reply, which the model already sees. */
  except: string[];
}

/** Only the newest matches of each query are ranked: common words match thousands. A rare word is found however old. */
const candidatesMax = 200;

const foundMax = 12;

/** Searches what was said in an account's chats in PostgreSQL. */
@Injectable()
export class FindSaidRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Messages that contain all the words come first, then those with the rarest words; newest first among equals. */
  find({ ownerId, chatId, all, each, except }: SaidSearch): Promise<FoundSaid[]> {
    const queries = [all, ...each];
    const scope = chatId === null ? 'account' : 'chat';
    return query(this.database, findSaidSql(scope, queries.length), [ownerId, chatId ?? ownerId, except, ...queries]);
  }
}

/** SQL that searches for the given number of tsqueries. */
function findSaidSql(scope: 'chat' | 'account', queries: number): string {
  const where = scope === 'chat' ? 'chat_id = $2::uuid AND owner = $1' : 'owner = $1 AND $2::text IS NOT NULL';
  // One query per word rather than one combined query, so that the planner picks the index that suits how common each
  // word is.
  const matches = Array.from(
    { length: queries },
    (_, index) => `(SELECT ${index} AS place, message_id, said_at FROM message_words
        WHERE ${where} AND terms @@ $${index + 4}::tsquery ORDER BY said_at DESC LIMIT ${candidatesMax})`,
  );
  return `WITH matches AS MATERIALIZED (${matches.join(' UNION ALL ')}),
    weights AS (
      -- All the words together count most, then the rarest ones.
      SELECT place, CASE place WHEN 0 THEN 10.0 ELSE 1.0 / ln(2 + count(*)) END AS weight FROM matches GROUP BY place
    ), ranked AS (
      SELECT message_id, sum(weight) AS weight, max(said_at) AS said_at FROM matches JOIN weights USING (place)
      GROUP BY message_id ORDER BY weight DESC, said_at DESC LIMIT ${foundMax * 2}
    )
    SELECT m.id, m.chat_id AS "chatId", c.title, m.is_user AS "isUser", m.content, m.created_at AS "createdAt"
    FROM ranked r JOIN messages m ON m.id = r.message_id AND m.is_shown AND NOT m.id = ANY ($3::uuid[])
    JOIN chats c ON c.id = m.chat_id
    ORDER BY r.weight DESC, r.said_at DESC LIMIT ${foundMax}`;
}
