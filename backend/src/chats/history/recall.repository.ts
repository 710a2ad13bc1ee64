import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { query, queryOne } from '../../database/sql.js';
import { WordFrequencies } from '../../database/word-frequencies.js';
import { limits } from '../../../../contract/limits.js';
import type { Plan, Room } from '../replies/prompt.js';

/** A message from another chat. */
export interface EarlierMessage {
  id: string;
  chatId: string;
  /** Its place in the chat. */
  position: number;
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

/** Messages are ranked by the rarest words of a message: they say what it is about. */
const topicsMax = 5;

/** Each word proposes only its newest matches: common words match thousands. A rare word is found however old. */
const candidatesMax = 30;

/**
 * Words in more messages than this propose few, and none if there are two rarer words: they say the least, and cost PostgreSQL the most,
 * up to 3 ms for 30 matches.
 */
const rareMax = 500;
const commonCandidatesMax = 10;
const proposingMin = 2;

/** No more words than these propose: each costs PostgreSQL half a millisecond. */
const proposingMax = 3;

/** How many matches are recalled. */
const fittingMax = 6;

/** How many of the newest chats the artist's last message is recalled from. */
const newestMax = 3;

/** Searches an owner's other chats in PostgreSQL. */
@Injectable()
export class RecallRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly frequencies: WordFrequencies,
  ) {}

  /** The release or tour that a chat belongs to, or null. Days of pitches are in the given time zone. */
  async findRoom(ownerId: string, chatId: string, timeZone: string): Promise<{ id: string; room: Room } | null> {
    const row = await queryOne<Room & { id: string }>(
      this.database,
      `SELECT r.id, r.kind, r.title, r.date::text AS date, CASE WHEN r.kind = 'release' THEN r.format END AS format, (
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
    if (!row) return null;
    const { id, ...room } = row;
    return { id, room };
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
   * to the best match and the reply after that, and the newest message of each of the newest chats. At most seventeen messages,
   * oldest first. A release's chat never reads those of another release.
   */
  async findEarlier(ownerId: string, chatId: string, text: string): Promise<EarlierMessage[]> {
    const search = await queryOne<Search>(this.database, searchSql, [ownerId, chatId, text]);
    if (!search) return [];
    const fitting = await this.findFitting(ownerId, search);
    if (fitting.length === 0 && search.newest.length === 0) return [];
    const found = await query<EarlierMessage>(this.database, earlierSql, [fitting, search.newest]);
    return found.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || a.position - b.position);
  }

  /** The ids of messages about the same topics, best first: more than are recalled, since some may no longer be shown. */
  private async findFitting(ownerId: string, { words, closed }: Search): Promise<string[]> {
    const topics = this.rarestOf(words);
    if (topics.length === 0) return [];
    const proposals = topics
      .slice(0, proposingMax)
      .flatMap(({ count }, index) =>
        count <= rareMax ? [candidatesMax] : index < proposingMin ? [commonCandidatesMax] : [],
      );
    const values = [ownerId, closed, topics.map(({ word }) => `'${word}'`)];
    const candidates = await query<Candidate>(this.database, candidatesSql(topics.length, proposals), values);
    return rank(candidates, topics, proposals.length).slice(0, fittingMax * 4);
  }

  /** The rarest of a message's words, rarest first. Words that aren't common are taken to be rarer the longer they are. */
  private rarestOf(words: string[]): Topic[] {
    return words
      .map((word) => ({ word, count: this.frequencies.countOf(word) }))
      .sort((a, b) => a.count - b.count || b.word.length - a.word.length)
      .slice(0, topicsMax);
  }
}

/** What to search for. */
interface Search {
  /** The stems of the message's words. */
  words: string[];
  /** The chats to leave out. */
  closed: string[];
  /** The ids of the artist's last message in each of the newest chats. */
  newest: string[];
}

/** A word that is searched for. */
interface Topic {
  word: string;
  /** In about how many messages of all artists it is. */
  count: number;
}

/** A message with one of the words that are searched for. */
interface Candidate {
  id: string;
  /** Seconds since 1970: a number is read faster than a date. */
  saidAt: number;
  /** The word that found it. */
  word: number;
  /** All of the words in it, a bit for each. */
  words: number;
}

/**
 * The ids of candidates, best first. A rare word says more about a message than a common one.
 * @param proposing how many of the words proposed candidates: of the others it isn't known how rare they are here
 */
function rank(candidates: readonly Candidate[], topics: readonly Topic[], proposing: number): string[] {
  const counts = new Map<number, number>();
  for (const { word } of candidates) counts.set(word, (counts.get(word) ?? 0) + 1);
  const weights = topics.map(({ count }, word) => {
    const matches = word < proposing && count <= rareMax ? (counts.get(word) ?? 0) : candidatesMax;
    return { bit: bitOf(word), weight: 1 / Math.log(2 + matches) };
  });
  const weigh = ({ words }: Candidate): number =>
    weights.reduce((sum, { bit, weight }) => sum + (words & bit ? weight : 0), 0);
  const ranked = new Map(candidates.map((one) => [one.id, { saidAt: one.saidAt, weight: weigh(one) }]));
  return [...ranked].sort(([, a], [, b]) => b.weight - a.weight || b.saidAt - a.saidAt).map(([id]) => id);
}

/** The bit of a word in `Candidate.words`. */
const bitOf = (word: number): number => 2 ** word;

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

/**
 * SQL that reads what to search for. Words are stems of letters and digits only; this chat and chats of other releases are left out; the
 * artist's last message in each of the newest chats is recalled, whatever its words.
 */
const searchSql = `WITH closed AS MATERIALIZED (
    SELECT array_append(array_agg(c.id), $2::uuid) AS ids
    FROM chats here JOIN chats c ON c.owner = here.owner AND c.release_id <> here.release_id
    WHERE here.id = $2::uuid AND here.owner = $1
  )
  SELECT (SELECT ids FROM closed) AS closed, ARRAY(
    SELECT word FROM unnest(tsvector_to_array(to_tsvector('english', $3))) word WHERE word ~ '^[[:alnum:]]{3,}$' ORDER BY word
  ) AS words, ARRAY(
    SELECT m.id FROM (
      SELECT id FROM chats WHERE owner = $1 AND NOT is_empty AND id <> ALL ((SELECT ids FROM closed)::uuid[])
      ORDER BY last_activity_at DESC, id DESC LIMIT ${newestMax}
    ) c CROSS JOIN LATERAL (
      SELECT id FROM messages WHERE chat_id = c.id AND is_user AND is_shown ORDER BY position DESC LIMIT 1
    ) m
  ) AS newest`;

/**
 * SQL that finds the newest messages with each of the first words, at most as many as it proposes, and which of all `count` words they
 * have. It is planned each time, and one query per word lets the planner pick the index that suits how common the word is, so everything
 * else is in other statements.
 */
function candidatesSql(count: number, proposals: readonly number[]): string {
  const found = Array.from({ length: count }, (_, index) => `topics @@ ($3::text[])[${index + 1}]::tsquery`);
  // Only the messages that are left are searched for the other words.
  return `SELECT id, date_part('epoch', said_at) AS "saidAt", word, ${found
    .map((isThere, index) => `CASE WHEN ${isThere} THEN ${bitOf(index)} ELSE 0 END`)
    .join(' + ')} AS words
    FROM (${proposals
      .map(
        (most, index) => `(SELECT message_id AS id, said_at, ${index} AS word, topics
          FROM message_words WHERE owner = $1 AND ${found[index]} AND chat_id <> ALL ($2::uuid[])
          ORDER BY said_at DESC LIMIT ${most})`,
      )
      .join(' UNION ALL ')}) candidate`;
}

/**
 * SQL that reads the newest messages, the best candidates, whose ids come best first, and what belongs to them. The subqueries hide their
 * number from the planner, whose plans then cost the same, so PostgreSQL keeps one instead of planning for two milliseconds each time.
 */
const earlierSql = `WITH fitting AS (
    SELECT m.id, m.chat_id, m.position, place
    FROM unnest((SELECT $1::uuid[])) WITH ORDINALITY candidate (id, place) JOIN messages m USING (id) WHERE m.is_shown
    ORDER BY place LIMIT ${fittingMax}
  ), said_next AS (
    -- A correction may not repeat any of the corrected words.
    SELECT m.id FROM fitting f CROSS JOIN LATERAL (
      SELECT id FROM messages
      WHERE chat_id = f.chat_id AND position > f.position AND is_user AND is_shown ORDER BY position LIMIT 1
    ) m
  ), replies AS (
    SELECT m.id FROM (SELECT * FROM fitting ORDER BY place LIMIT 1) f CROSS JOIN LATERAL (
      SELECT id FROM messages
      WHERE chat_id = f.chat_id AND position > f.position AND NOT is_user AND is_shown ORDER BY position LIMIT 2
    ) m
  )
  SELECT m.id, c.id AS "chatId", m.position, c.title, left(m.content, ${limits.messageMax}) AS content, m.is_user AS "isUser",
    m.created_at AS "createdAt"
  FROM messages m JOIN chats c ON c.id = m.chat_id
  WHERE m.id IN (
    SELECT unnest((SELECT $2::uuid[])) UNION SELECT id FROM fitting UNION SELECT id FROM said_next UNION SELECT id FROM replies
  )`;
