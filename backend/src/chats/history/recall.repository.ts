import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { query } from '../../database/sql.js';
import { limits } from '../../../../contract/limits.js';
import type { Plan, Room } from '../replies/prompt.js';

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

/** How many tasks of the conversation's own plan go into a prompt. */
const tasksOfRoom = 8;

/** How many of its pitches go into a prompt. */
const newestPitches = 20;

/** How many plans go into the prompt of a conversation that belongs to none, and how many tasks of each. */
const plansMax = 5;
const tasksOfPlan = 4;

/** A plan stays in prompts for this many days after its date. */
const daysAfter = 30;

/** Search only for the longest words of a message: they are the rarest. Each costs PostgreSQL a millisecond or two. */
const topicsMax = 5;

/** Each word proposes only its newest matches: common words match thousands. A rare word is found however old. */
const candidatesMax = 30;

/** How many matches are recalled. */
const fittingMax = 6;

/** Searches an owner's other chats in PostgreSQL. */
@Injectable()
export class RecallRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** The release or tour that a chat belongs to, or null. Days of pitches are in the given time zone. */
  async findRoom(ownerId: string, chatId: string, timeZone: string): Promise<Room | null> {
    const rows = await query<Room>(
      this.database,
      `SELECT r.kind, r.title, r.date::text AS date, CASE WHEN r.kind = 'release' THEN r.format END AS format, (
           SELECT coalesce(jsonb_agg(show - 'id'), '[]') FROM jsonb_array_elements(r.shows) show
         ) AS shows, r.listen_link AS "listenLink", ${nextTasks('$3', tasksOfRoom)}, (
           SELECT coalesce(jsonb_agg(to_jsonb(p) ORDER BY p.sent DESC, p.name), '[]') FROM (
             SELECT contact_name AS name, outlet, status, (sent_at AT TIME ZONE $3)::date::text AS sent,
               follow_up_due::text AS "followUpDue"
             FROM pitches WHERE release_id = r.id AND sent_at IS NOT NULL ORDER BY sent_at DESC LIMIT ${newestPitches}
           ) p
         ) AS pitches
       FROM chats c JOIN releases r ON r.id = c.release_id WHERE c.id = $2 AND c.owner = $1`,
      [ownerId, chatId, timeZone],
    );
    return rows[0] ?? null;
  }

  /** Current plans of a chat's owner, soonest first; none if the chat itself belongs to a release or tour. */
  findPlans(ownerId: string, chatId: string, timeZone: string): Promise<Plan[]> {
    return query<Plan>(
      this.database,
      `SELECT r.kind, r.title, r.date::text AS date, ${nextTasks('$3', tasksOfPlan)}
       FROM releases r WHERE r.user_id = $1::uuid AND (r.date IS NULL OR r.date >= (now() AT TIME ZONE $3)::date - ${daysAfter})
         AND NOT EXISTS (SELECT FROM chats WHERE id = $2 AND owner = $1::uuid::text AND release_id IS NOT NULL)
       ORDER BY r.date NULLS LAST, r.created_at DESC LIMIT ${plansMax}`,
      [ownerId, chatId, timeZone],
    );
  }

  /**
   * The owner's messages in other chats about the same topics as `text`, each with the message after it, plus the reply
   * to the best match and the reply after that. At most fifteen messages, oldest first. A release's chat never reads
   * those of another release.
   */
  async findEarlier(ownerId: string, chatId: string, text: string): Promise<EarlierMessage[]> {
    const topics = await query<{ word: string }>(
      this.database,
      `SELECT word FROM unnest(tsvector_to_array(to_tsvector('english', $1))) word
       WHERE word ~ '^[[:alnum:]]{3,}$' ORDER BY length(word) DESC, word LIMIT ${topicsMax}`,
      [text],
    );
    const words = topics.map(({ word }) => `'${word}'`);
    return query(this.database, earlierSql(words.length), [ownerId, chatId, words]);
  }
}

/** The column `nextTasks` of a release `r`: its open tasks that can still be done, overdue ones first. */
function nextTasks(timeZone: string, count: number): string {
  return `(
    SELECT coalesce(jsonb_agg(jsonb_build_object('due', t.due, 'title', t.title) ORDER BY t.due, t.title), '[]') FROM (
      SELECT due, title FROM release_tasks WHERE release_id = r.id AND done_at IS NULL AND due IS NOT NULL
        AND coalesce(until_day, 'infinity') >= (now() AT TIME ZONE ${timeZone})::date
      ORDER BY due, title LIMIT ${count}
    ) t
  ) AS "nextTasks"`;
}

/** SQL that searches for the given number of words. */
function earlierSql(words: number): string {
  // One query per word, so that the planner picks the index that suits how common each word is.
  const matches = Array.from(
    { length: words },
    (_, index) => `UNION ALL (SELECT ${index + 1}, message_id, said_at, topics FROM message_words
      WHERE owner = $1 AND topics @@ ($3::text[])[${index + 1}]::tsquery AND chat_id <> ALL ((SELECT ids FROM closed)::uuid[])
      ORDER BY said_at DESC LIMIT ${candidatesMax})`,
  );
  return `WITH closed AS MATERIALIZED (
      -- This chat, and chats of other releases.
      SELECT array_append(array_agg(c.id), $2::uuid) AS ids
      FROM chats here JOIN chats c ON c.owner = here.owner AND c.release_id <> here.release_id
      WHERE here.id = $2::uuid AND here.owner = $1
    ), matches AS MATERIALIZED (
      SELECT 0 AS place, NULL::uuid AS message_id, NULL::timestamptz AS said_at, NULL::tsvector AS topics
      WHERE false ${matches.join('\n')}
    ), weights AS (
      -- A rare word says more about a message than a common one.
      SELECT word::tsquery AS word, 1.0 / ln(2 + count(*)) AS weight
      FROM unnest($3::text[]) WITH ORDINALITY AS words (word, place) JOIN matches USING (place) GROUP BY place, word
    ), ranked AS (
      SELECT message_id, sum(weight) AS rank
      FROM (SELECT DISTINCT ON (message_id) message_id, said_at, topics FROM matches) candidate
        JOIN weights ON topics @@ word
      GROUP BY message_id, said_at ORDER BY rank DESC, said_at DESC LIMIT ${fittingMax * 4}
    ), fitting AS (
      SELECT m.id, m.chat_id, m.position, m.created_at, r.rank
      FROM ranked r JOIN messages m ON m.id = r.message_id AND m.is_shown
      ORDER BY r.rank DESC, m.created_at DESC LIMIT ${fittingMax}
    ), said_next AS (
      -- A correction may not repeat any of the corrected words.
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
        SELECT id FROM chats WHERE owner = $1 AND NOT is_empty AND id <> ALL ((SELECT ids FROM closed)::uuid[])
        ORDER BY last_activity_at DESC, id DESC LIMIT 3
      ) c CROSS JOIN LATERAL (
        SELECT id FROM messages WHERE chat_id = c.id AND is_user AND is_shown ORDER BY position DESC LIMIT 1
      ) m
    )
    SELECT c.id AS "chatId", c.title, left(m.content, ${limits.messageMax}) AS content, m.is_user AS "isUser",
      m.created_at AS "createdAt"
    FROM messages m JOIN chats c ON c.id = m.chat_id
    WHERE m.id IN (
      SELECT id FROM fitting UNION SELECT id FROM said_next UNION SELECT id FROM newest UNION SELECT id FROM replies
    ) ORDER BY m.created_at, m.position`;
}
