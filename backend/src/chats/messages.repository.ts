import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { Feedback, MessageStatus } from '../../../contract/chat.js';
import { limits } from '../../../contract/limits.js';
import { violatedIndex } from '../database/unique-violation.js';
import { MessageEntity } from './message.entity.js';
import type { Owner } from './owner.js';

/** What the artist said and the reply to it, as they stand in the database. */
export interface Exchange {
  chatId: string;
  /** Where a guest stands with this message; null for an account. */
  trialCount: number | null;
  /** Whether the chat is to be named: nobody has yet, and it is an account's. */
  isUntitled: boolean;
  userMessage: MessageEntity;
  reply: MessageEntity;
  /** Where it took the place of another version; null for a message that was simply sent, and for a reply tried again. */
  fork: Fork | null;
  /** Where the chat stood in the list, for an exchange that is taken back; null for one that is not. */
  placeBefore: Place | null;
}

/** Where a chat stands in the list, as PostgreSQL writes times: a `Date` cuts them. */
export interface Place {
  lastActivityAt: string;
  archivedAt: string | null;
}

/** What the model is told of a conversation. */
export interface SinceSummary {
  /** Of all that came before the turns; null where that is nothing. */
  summary: string | null;
  /** Oldest first. */
  turns: MessageEntity[];
}

/** Something that was said in another chat. */
export interface EarlierMessage {
  chatId: string;
  /** The chat's. */
  title: string;
  /** Of a long one its beginning. */
  content: string;
  isUser: boolean;
  createdAt: Date;
}

/** What another version took the place of. */
export interface Fork {
  what: 'question' | 'reply';
  replacedId: string;
  /** The message after which the versions begin; null for the first of the chat. */
  afterId: string | null;
}

/** A reply that is marked as being written, and whose chat it is in. */
export type StreamingReply = Pick<MessageEntity, 'id' | 'chatId' | 'attempt'> & { owner: string };

export type ExchangeRow = MessageEntity & { isUntitled: boolean; trialCount?: number | null; placeBefore?: Place };

/** The place of chat `c`. */
export const place = `json_build_object('lastActivityAt', c.last_activity_at::text, 'archivedAt', c.archived_at::text)`;

/** Puts chat `c` back to a place, unless its owner has archived it meanwhile; `at` is the parameter with the place. */
export const backTo = (at: string): string => `last_activity_at = (${at}::json->>'lastActivityAt')::timestamptz,
  archived_at = coalesce(c.archived_at, (${at}::json->>'archivedAt')::timestamptz)`;

/** Whether a chat `c` is to be named by the assistant. */
export const isUntitled = `(c.titled_by = 'nobody' AND c.user_id IS NOT NULL) AS "isUntitled"`;

/**
 * Locks the guest of a chat, if it has one, before anything else is locked: a send locks the guest first too, and then
 * may have to wait for the reply before it. `chatId` is SQL.
 */
const lockGuest = (chatId: string): string => `locked AS (
  SELECT g.id FROM guests g JOIN chats c ON c.guest_id = g.id WHERE c.id = ${chatId} FOR UPDATE OF g
)`;
const afterLock = '(SELECT count(*) FROM locked) >= 0';

/** No message stands behind it. */
const lastPosition = 2 ** 31 - 1;

/** The columns of a message by its entity's names, for queries on `messages m`. */
export const columns = `m.id, m.chat_id AS "chatId", m.position, m.parent_id AS "parentId", m.is_user AS "isUser",
  m.content, m.status, m.attempt, m.client_message_id AS "clientMessageId", m.created_at AS "createdAt",
  m.rating, m.rating_note AS "ratingNote",
  CASE WHEN m.version_of IS NOT NULL THEN
    ARRAY(SELECT v.id FROM messages v WHERE v.version_of = m.version_of ORDER BY v.position) END AS versions`;

/** More turns than this are not looked at for a prompt: they would not fit the window. */
const turnsMax = 200;

/** Messages in PostgreSQL. A reply is written twice: when it begins and when it ends. */
@Injectable()
export class MessagesRepository {
  constructor(@InjectRepository(MessageEntity) private readonly messages: Repository<MessageEntity>) {}

  /**
   * Stores a message and the reply that begins with it, in one statement: both or neither, next to each other. A guest's
   * message is counted in the same statement, so that it can't be sent without being counted, nor the other way round.
   * Answers null when the chat is not the owner's or its guest has no message left, `in_flight` when it has a reply in
   * flight or the client id is known.
   */
  async startExchange(start: {
    owner: Pick<Owner, 'id' | 'trial'>;
    chatId: string;
    userMessageId: string;
    replyId: string;
    text: string;
    clientMessageId: string | null;
  }): Promise<Exchange | null | 'in_flight'> {
    const { owner, chatId, userMessageId, replyId, text, clientMessageId } = start;
    try {
      const rows: ExchangeRow[] = await this.messages.query(
        `WITH counted AS (
           UPDATE guests SET message_count = message_count + 1, last_seen_at = now()
           WHERE id = (SELECT guest_id FROM chats WHERE id = $1 AND owner = $2) AND message_count < $7
           RETURNING message_count
         ), before AS (
           SELECT c.id, c.leaf_id, ${place} AS place FROM chats c
           WHERE c.id = $1 AND c.owner = $2 AND (c.guest_id IS NULL OR EXISTS (SELECT 1 FROM counted)) FOR UPDATE
         ), chat AS (
           UPDATE chats c
           SET last_position = c.last_position + 2, leaf_id = $4, is_empty = false, last_activity_at = now(), archived_at = NULL
           FROM before WHERE c.id = before.id
           RETURNING c.id, c.last_position, before.leaf_id, before.place AS "placeBefore", ${isUntitled},
             (SELECT message_count FROM counted) AS "trialCount"
         ), m AS (
           INSERT INTO messages (id, chat_id, position, parent_id, is_user, content, status, client_message_id)
           SELECT $3::uuid, id, last_position - 1, leaf_id, true, $5::text, 'complete', $6::uuid FROM chat
           UNION ALL
           SELECT $4::uuid, id, last_position, $3::uuid, false, '', 'streaming', NULL FROM chat
           RETURNING *
         )
         SELECT ${columns}, chat."isUntitled", chat."trialCount", chat."placeBefore" FROM m JOIN chat ON true
         ORDER BY m.position`,
        [chatId, owner.id, userMessageId, replyId, text, clientMessageId, owner.trial?.limit ?? 0],
      );
      return toExchange(chatId, rows);
    } catch (error) {
      if (violatedIndex(error)?.startsWith('messages_')) return 'in_flight';
      throw error;
    }
  }

  /** The exchange that a client id began earlier, or null. */
  async findByClientId(ownerId: string, chatId: string, clientMessageId: string): Promise<Exchange | null> {
    const rows: ExchangeRow[] = await this.messages.query(
      `SELECT ${columns}, false AS "isUntitled" FROM messages said
       JOIN chats c ON c.id = said.chat_id AND c.owner = $1
       JOIN messages m ON m.chat_id = said.chat_id AND CASE WHEN said.is_user
         THEN m.position IN (said.position, said.position + 1) ELSE m.id IN (said.parent_id, said.id) END
       WHERE said.chat_id = $2 AND said.client_message_id = $3 ORDER BY m.position`,
      [ownerId, chatId, clientMessageId],
    );
    return toExchange(chatId, rows);
  }

  /**
   * Lets the last reply of an owned chat be written again, when it was stopped or failed. Its text stays until the new
   * one has begun; what the artist thought of it does not. A guest who has had the message back sends it again with that:
   * it is counted. Answers null when it is not that, `in_flight` when the chat has another reply in flight.
   */
  restartReply(
    owner: Pick<Owner, 'id' | 'trial'>,
    chatId: string,
    replyId: string,
  ): Promise<Exchange | null | 'in_flight'> {
    return this.messages.manager.transaction(async (sql) => {
      // Locked first, as by all that changes which branch is shown: what follows sees what those before it have done.
      await sql.query(
        `WITH ${lockGuest('$1')} SELECT 1 FROM chats WHERE id = $1 AND owner = $2 AND ${afterLock} FOR UPDATE`,
        [chatId, owner.id],
      );
      const [writing]: unknown[] = await sql.query(
        `SELECT 1 FROM messages m JOIN chats c ON c.id = m.chat_id AND c.owner = $2
         WHERE m.chat_id = $1 AND m.status = 'streaming'`,
        [chatId, owner.id],
      );
      if (writing) return 'in_flight';
      const rows: ExchangeRow[] = await sql.query(
        `WITH restarted AS (
           UPDATE messages r
           SET status = 'streaming', attempt = attempt + 1, rating = NULL, rating_note = '', is_given_back = false
           FROM chats c
           WHERE r.id = $3 AND r.chat_id = $2 AND c.id = r.chat_id AND c.owner = $1 AND NOT r.is_user AND r.is_shown
             AND r.status IN ('stopped', 'failed')
             AND NOT EXISTS (SELECT 1 FROM messages later
               WHERE later.chat_id = r.chat_id AND later.position > r.position AND later.is_shown)
           RETURNING r.*, ${isUntitled}
         ), counted AS (
           -- The message as it was: the statement does not see what it changes.
           UPDATE guests g SET message_count = least(message_count + 1, $4::integer)
           FROM restarted r JOIN messages before ON before.id = r.id JOIN chats c ON c.id = before.chat_id
           WHERE g.id = c.guest_id AND before.is_given_back
           RETURNING message_count
         )
         SELECT ${columns}, false AS "isUntitled", NULL::integer AS "trialCount" FROM messages m JOIN restarted r
           ON m.chat_id = r.chat_id AND (m.id = r.parent_id OR m.position = r.position - 1 AND r.parent_id IS NULL)
         UNION ALL
         SELECT ${columns}, m."isUntitled", (SELECT message_count FROM counted) FROM restarted m
         ORDER BY position`,
        [owner.id, chatId, replyId, owner.trial?.limit ?? 0],
      );
      return toExchange(chatId, rows);
    });
  }

  /**
   * Ends a reply, unless somebody else has: a later try, the sweeper, or the deletion of the chat.
   * Without `content` nothing came: the stored text stays, and a guest whose reply failed without a word gets the message
   * back. Where nothing is left of what came, it is empty: the stored text stays as well, but the model has answered.
   * Answers the ended reply, or null when there was nothing left to end.
   */
  async endReply(
    reply: Pick<MessageEntity, 'id' | 'attempt'>,
    status: Exclude<MessageStatus, 'streaming'>,
    content?: string,
  ): Promise<MessageEntity | null> {
    const rows: MessageEntity[] = await this.messages.query(
      `WITH ${lockGuest('(SELECT chat_id FROM messages WHERE id = $1)')}, m AS (
         UPDATE messages SET status = $3, content = coalesce(nullif($4, ''), content),
           is_given_back = $3 = 'failed' AND $4 IS NULL AND content = ''
         WHERE id = $1 AND attempt = $2 AND status = 'streaming' AND ${afterLock} RETURNING *
       ), given_back AS (
         UPDATE guests g SET message_count = greatest(message_count - 1, 0) FROM m JOIN chats c ON c.id = m.chat_id
         WHERE g.id = c.guest_id AND m.is_given_back
       )
       SELECT ${columns} FROM m`,
      [reply.id, reply.attempt, status, content ?? null],
    );
    return rows[0] ?? null;
  }

  /**
   * Takes back a message that was sent and whose reply never began, so that nothing of it is kept, its chat stands where it
   * stood, and a guest's message costs nothing.
   */
  async undoExchange(exchange: Exchange): Promise<void> {
    const { chatId, userMessage, reply, placeBefore } = exchange;
    await this.messages.query(
      // Locked in the order in which a send locks them, and all at once: what is sent next hangs on what is left.
      `WITH ${lockGuest('$1')}, chat AS (
         SELECT id FROM chats WHERE id = $1 AND ${afterLock} FOR UPDATE
       ), gone AS (
         DELETE FROM messages WHERE chat_id IN (SELECT id FROM chat) AND id IN ($2, $3)
           AND EXISTS (SELECT 1 FROM messages r WHERE r.id = $3 AND r.status = 'streaming' AND r.attempt = $4)
         RETURNING id
       ), shown AS (
         UPDATE chats c SET leaf_id = $5, ${backTo('$6')} FROM gone WHERE gone.id = $3 AND c.id = $1 AND c.leaf_id = $3
       )
       UPDATE guests g SET message_count = greatest(message_count - 1, 0) FROM gone, chats c
       WHERE gone.id = $3 AND c.id = $1 AND g.id = c.guest_id`,
      [chatId, userMessage.id, reply.id, reply.attempt, userMessage.parentId, JSON.stringify(placeBefore)],
    );
    try {
      await this.messages.query(
        `UPDATE chats c SET is_empty = true
         WHERE c.id = $1 AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.chat_id = c.id)
           AND NOT EXISTS (SELECT 1 FROM chats other WHERE other.owner = c.owner AND other.is_empty)`,
        [chatId],
      );
    } catch (error) {
      // Another empty chat came in between; this one then simply has no messages.
      if (violatedIndex(error) !== 'chats_one_empty') throw error;
    }
  }

  /** The oldest messages that are shown, oldest first. */
  async findFirst(chatId: string, count: number): Promise<MessageEntity[]> {
    return this.messages.query(
      `SELECT ${columns} FROM messages m WHERE m.chat_id = $1 AND m.is_shown ORDER BY m.position LIMIT $2`,
      [chatId, count],
    );
  }

  /**
   * What the model is to be told of a conversation, up to a position if one is given: the newest summary on the branch that is shown, and
   * the turns since, oldest first. Of a conversation without a summary the newest turns are answered.
   */
  async findSinceSummary(chatId: string, upToPosition = lastPosition): Promise<SinceSummary> {
    const rows: (MessageEntity & { summary: string | null })[] = await this.messages.query(
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

  /** Notes what an owner thinks of a reply in their chat; false when there is no such reply. */
  async rate(ownerId: string, chatId: string, messageId: string, feedback: Feedback | null): Promise<boolean> {
    const [, affected]: [unknown, number] = await this.messages.query(
      `UPDATE messages m SET rating = $4, rating_note = $5 FROM chats c
       WHERE m.id = $3 AND m.chat_id = $2 AND NOT m.is_user AND m.status <> 'streaming' AND c.id = m.chat_id AND c.owner = $1`,
      [ownerId, chatId, messageId, feedback?.rating ?? null, feedback?.note ?? ''],
    );
    return affected > 0;
  }

  /** Stores what was said up to a message in short, unless that was done meanwhile. */
  async storeSummary(messageId: string, summary: string): Promise<void> {
    await this.messages.query(`UPDATE messages SET summary = $2 WHERE id = $1 AND summary IS NULL`, [
      messageId,
      summary,
    ]);
  }

  /** All messages that are shown, oldest first. */
  async findAll(chatId: string): Promise<MessageEntity[]> {
    return this.messages.query(
      `SELECT ${columns} FROM messages m WHERE m.chat_id = $1 AND m.is_shown ORDER BY m.position`,
      [chatId],
    );
  }

  /**
   * What an owner said in their other chats about the same things as a text, each with what they said next, and last of all:
   * at most fifteen messages; and, of what fits best, the reply and the one after it. Oldest first.
   */
  findEarlier(ownerId: string, chatId: string, text: string): Promise<EarlierMessage[]> {
    return this.messages.query(
      `WITH wanted AS MATERIALIZED (
         -- Once, and not for each chat again.
         SELECT string_agg(quote_literal(word), ' | ')::tsquery AS words FROM (
           SELECT word FROM unnest(tsvector_to_array(to_tsvector('english', $3))) word
           WHERE word ~ '^[[:alnum:]]{3,}$' LIMIT 40
         ) w
       ), fitting AS (
         -- Chat by chat of this owner's: by their words alone the messages of all others would be looked at as well.
         SELECT m.id, c.id AS chat_id, m.position, m.created_at, ts_rank(m.search, wanted.words) AS rank
         FROM wanted, (SELECT id FROM chats WHERE owner = $1 AND id <> $2) c CROSS JOIN LATERAL (
           SELECT id, position, search, created_at FROM messages WHERE chat_id = c.id AND is_user AND is_shown OFFSET 0
         ) m
         WHERE m.search @@ wanted.words ORDER BY rank DESC, m.created_at DESC LIMIT 6
       ), said_next AS (
         -- Whoever corrects what they said repeats none of its words.
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
           SELECT id FROM chats WHERE owner = $1 AND id <> $2 AND NOT is_empty
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
       ) ORDER BY m.created_at, m.position`,
      [ownerId, chatId, text],
    );
  }

  /**
   * A page of an owned chat, oldest first: the newest messages, or those before one. Null when the chat is not theirs.
   * One row more than asked for tells that older ones exist.
   */
  async findPage(
    ownerId: string,
    chatId: string,
    limit: number,
    before: string | undefined,
  ): Promise<{ messages: MessageEntity[]; hasOlder: boolean } | null> {
    const rows: (MessageEntity | { id: null })[] = await this.messages.query(
      `SELECT ${columns} FROM chats c LEFT JOIN LATERAL (
         SELECT * FROM messages
         WHERE chat_id = c.id AND is_shown AND ($4::uuid IS NULL OR position < (
           SELECT b.position FROM messages b WHERE b.id = $4 AND b.chat_id = c.id))
         ORDER BY position DESC LIMIT $3
       ) m ON true WHERE c.id = $1 AND c.owner = $2 ORDER BY m.position DESC`,
      [chatId, ownerId, limit + 1, before ?? null],
    );
    if (rows.length === 0) return null;
    const messages = rows.filter((row): row is MessageEntity => row.id !== null);
    return { messages: messages.slice(0, limit).reverse(), hasOlder: messages.length > limit };
  }

  /** The messages of an owned chat from one on, or after it, oldest first, and whether newer ones exist. */
  async findOnwards(
    ownerId: string,
    chatId: string,
    limit: number,
    from: { messageId: string; isIncluded: boolean },
  ): Promise<{ messages: MessageEntity[]; hasNewer: boolean }> {
    const messages: MessageEntity[] = await this.messages.query(
      `SELECT ${columns} FROM chats c JOIN messages a ON a.id = $3 AND a.chat_id = c.id
       JOIN messages m ON m.chat_id = c.id AND m.is_shown AND m.position ${from.isIncluded ? '>=' : '>'} a.position
       WHERE c.id = $1 AND c.owner = $2 ORDER BY m.position LIMIT $4`,
      [chatId, ownerId, from.messageId, limit + 1],
    );
    return { messages: messages.slice(0, limit), hasNewer: messages.length > limit };
  }

  /** The reply in flight in an owned chat, or null. */
  async findStreaming(ownerId: string, chatId: string): Promise<MessageEntity | null> {
    const rows: MessageEntity[] = await this.messages.query(
      `SELECT ${columns} FROM messages m JOIN chats c ON c.id = m.chat_id AND c.owner = $1
       WHERE m.chat_id = $2 AND m.status = 'streaming'`,
      [ownerId, chatId],
    );
    return rows[0] ?? null;
  }

  /** Every reply that is marked as being written, with its owner: by servers that live, or by one that died. */
  findAllStreaming(): Promise<StreamingReply[]> {
    return this.messages.query(
      `SELECT m.id, m.chat_id AS "chatId", m.attempt, c.owner
       FROM messages m JOIN chats c ON c.id = m.chat_id WHERE m.status = 'streaming'`,
    );
  }
}

/** Two rows, the message and its reply; null when there are none. */
export function toExchange(
  chatId: string,
  [userMessage, reply]: ExchangeRow[],
  fork: Fork | null = null,
): Exchange | null {
  if (!userMessage || !reply) return null;
  const { isUntitled, trialCount = null, placeBefore = null } = reply;
  return { chatId, isUntitled, trialCount, userMessage, reply, fork, placeBefore };
}
