import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { MessageStatus } from '../../../../contract/chats/chat.js';
import { execute, exists, query, violatedIndex } from '../../database/sql.js';
import { MessageLimitExceeded } from '../chats.errors.js';
import { type Beginning, type Exchange, type ExchangeRow, toExchange } from './exchange.js';
import { attachmentJson, backTo, columns, isUntitled, place } from './message-sql.js';
import type { MessageRow } from './message-row.js';
import type { Owner } from '../owner.js';

export type StreamingReply = Pick<MessageRow, 'id' | 'chatId' | 'attempt'>;

/**
 * Locks the guest of a chat, if it has one, before any other row: a send locks the guest first as well, and may then
 * wait for the previous reply. `chatId` is SQL.
 */
const lockGuest = (chatId: string): string => `locked AS (
  SELECT g.id FROM guests g JOIN chats c ON c.guest_id = g.id WHERE c.id = ${chatId} FOR UPDATE OF g
)`;
/** How many attempts at a reply one guest message pays for. */
const guestAttemptsMax = 3;

/**
 * SQL condition: rewriting reply `r` costs a guest another message. It does if the model has answered, or stopping and
 * retrying would give unlimited free answers. Replies the provider cut off are free a few times.
 */
const costsMessage = `(r.is_given_back OR r.status = 'stopped' OR r.status = 'failed' AND r.attempt >= ${guestAttemptsMax})`;

/** Fragments of the statement that stores a message, which attach its attachments: either all of them or nothing. */
interface Attaching {
  found: string;
  areThere: string;
  attached: string;
  shown: string;
  values: (ids: readonly string[]) => unknown[];
}

const notAttaching: Attaching = { found: '', areThere: '', attached: '', shown: '', values: () => [] };

const attaching: Attaching = {
  // Locked so that none can be removed in the meantime.
  found: `wanted AS (
    SELECT a.*, w.place FROM unnest($9::uuid[]) WITH ORDINALITY w (id, place)
    JOIN attachments a ON a.id = w.id AND a.user_id::text = $2 FOR KEY SHARE OF a
  ),`,
  areThere: 'AND (SELECT count(*) FROM wanted) = cardinality($9::uuid[])',
  attached: `, attached AS (
    INSERT INTO message_attachments (message_id, attachment_id, position)
    SELECT m.id, wanted.id, wanted.place FROM m, wanted WHERE m.is_user
  )`,
  // The statement can't read rows it inserts itself.
  shown: `, CASE WHEN m.is_user THEN (SELECT json_agg(${attachmentJson} ORDER BY a.place) FROM wanted a) END AS attachments`,
  values: (ids) => [ids],
};

const afterLock = '(SELECT count(*) FROM locked) >= 0';

/**
 * The artist's messages and their replies in PostgreSQL. A reply row is written twice: when it starts and when it ends.
 */
@Injectable()
export class ExchangesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Stores a message and the start of its reply in one statement: both or neither, in adjacent positions. The same
   * statement counts a guest's message, so neither can happen without the other.
   * @returns null if the chat or an attachment isn't the owner's or the guest has no message left, `in_flight` if the
   * chat has a reply in flight or the client id is known
   */
  async insertExchange(start: {
    owner: Pick<Owner, 'id' | 'trial'>;
    chatId: string;
    userMessageId: string;
    replyId: string;
    text: string;
    /** The text's size in tokens. */
    tokens: number;
    clientMessageId: string | null;
    /** Must belong to the owner. */
    attachmentIds?: readonly string[];
  }): Promise<Beginning> {
    const { owner, chatId, userMessageId, replyId, text, tokens, clientMessageId, attachmentIds = [] } = start;
    const attach = attachmentIds.length > 0 ? attaching : notAttaching;
    try {
      const rows = await query<ExchangeRow>(
        this.database,
        `WITH ${attach.found} counted AS (
           UPDATE guests SET message_count = message_count + 1, last_seen_at = now()
           WHERE id = (SELECT guest_id FROM chats WHERE id = $1 AND owner = $2) AND message_count < $7
           RETURNING message_count
         ), before AS (
           SELECT c.id, c.leaf_id, ${place} AS place FROM chats c
           WHERE c.id = $1 AND c.owner = $2 AND (c.guest_id IS NULL OR EXISTS (SELECT 1 FROM counted)) ${attach.areThere}
           FOR UPDATE
         ), chat AS (
           UPDATE chats c
           SET last_position = c.last_position + 2, leaf_id = $4, is_empty = false, last_activity_at = now(), archived_at = NULL,
             open_reply_id = NULL
           FROM before WHERE c.id = before.id
           RETURNING c.id, c.last_position, before.leaf_id, before.place AS "placeBefore", ${isUntitled},
             (SELECT message_count FROM counted) AS "trialCount"
         ), m AS (
           INSERT INTO messages (id, chat_id, position, parent_id, is_user, content, tokens, status, client_message_id)
           SELECT $3::uuid, id, last_position - 1, leaf_id, true, $5::text, $8::integer, 'complete', $6::uuid FROM chat
           UNION ALL
           SELECT $4::uuid, id, last_position, $3::uuid, false, '', NULL, 'streaming', NULL FROM chat
           RETURNING *
         )${attach.attached}
         SELECT ${columns}, chat."isUntitled", chat."trialCount", chat."placeBefore"${attach.shown} FROM m JOIN chat ON true
         ORDER BY m.position`,
        [
          chatId,
          owner.id,
          userMessageId,
          replyId,
          text,
          clientMessageId,
          owner.trial?.limit ?? 0,
          tokens,
          ...attach.values(attachmentIds),
        ],
      );
      return toExchange(chatId, rows);
    } catch (error) {
      if (violatedIndex(error)?.startsWith('messages_')) return 'in_flight';
      throw error;
    }
  }

  /** The exchange that an earlier call with this client id started, or null. */
  async findByClientId(ownerId: string, chatId: string, clientMessageId: string): Promise<Exchange | null> {
    const rows = await query<ExchangeRow>(
      this.database,
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
   * Restarts the last reply of an owned chat: rewrites it if it was stopped or failed, or continues it if it was cut
   * (an account's cut reply also if others follow it).
   * The text stays until the new one begins; the rating is dropped. It costs a guest a message if the model has
   * answered or the message was refunded. A guest's reply can only be continued a few times.
   * @returns null if there is no such reply, `in_flight` if the chat has another reply in flight or the client id has
   * restarted this one before
   * @throws MessageLimitExceeded if the guest has no message left
   */
  async restart(
    owner: Pick<Owner, 'id' | 'trial'>,
    chatId: string,
    replyId: string,
    how: 'again' | 'continue',
    clientMessageId: string | null,
  ): Promise<Beginning> {
    const exchange = await this.restartOnce(owner, chatId, replyId, how, clientMessageId);
    return exchange !== null && exchange !== 'in_flight' && how === 'continue'
      ? { ...exchange, continues: true }
      : exchange;
  }

  private restartOnce(
    owner: Pick<Owner, 'id' | 'trial'>,
    chatId: string,
    replyId: string,
    how: 'again' | 'continue',
    clientMessageId: string | null,
  ): Promise<Beginning> {
    const statuses = how === 'continue' ? ['cut'] : ['stopped', 'failed'];
    return this.database.transaction(async (sql) => {
      // Lock the chat first, like everything that changes the shown branch, so that we see the result of earlier
      // changes.
      await execute(
        sql,
        `WITH ${lockGuest('$1')} SELECT 1 FROM chats WHERE id = $1 AND owner = $2 AND ${afterLock} FOR UPDATE`,
        [chatId, owner.id],
      );
      const isBusy = await exists(
        sql,
        `SELECT 1 FROM messages m JOIN chats c ON c.id = m.chat_id AND c.owner = $2
         WHERE m.chat_id = $1 AND (m.status = 'streaming' OR m.id = $3 AND m.restart_client_id = $4)`,
        [chatId, owner.id, replyId, clientMessageId],
      );
      if (isBusy) return 'in_flight';
      const isTrialOver = await exists(
        sql,
        `SELECT 1 FROM messages r JOIN chats c ON c.id = r.chat_id AND c.owner = $2 JOIN guests g ON g.id = c.guest_id
         WHERE r.id = $3 AND r.chat_id = $1 AND r.status = ANY ($5::text[]) AND r.is_shown
           AND NOT r.is_given_back AND ${costsMessage} AND g.message_count >= $4::integer - 1`,
        [chatId, owner.id, replyId, owner.trial?.limit ?? 0, statuses],
      );
      // The last message has a closing reply, which must not replace the text the guest stopped.
      if (isTrialOver) throw new MessageLimitExceeded();
      const rows = await query<ExchangeRow>(
        sql,
        `WITH restarted AS (
           UPDATE messages r
           SET status = 'streaming', attempt = attempt + 1, rating = NULL, rating_note = '', is_given_back = false,
             is_shortened = false, restart_client_id = $6
           FROM chats c
           WHERE r.id = $3 AND r.chat_id = $2 AND c.id = r.chat_id AND c.owner = $1 AND NOT r.is_user AND r.is_shown
             AND r.status = ANY ($5::text[]) AND (c.guest_id IS NULL OR $5::text[] <> '{cut}' OR r.attempt < ${guestAttemptsMax})
             -- Earlier replies can only be continued by an account, and only those that the trial shortened.
             AND (c.guest_id IS NULL AND r.is_shortened OR NOT EXISTS (SELECT 1 FROM messages later
               WHERE later.chat_id = r.chat_id AND later.position > r.position AND later.is_shown))
           RETURNING r.*, ${isUntitled}
         ), counted AS (
           -- This reads the reply's previous state: a statement doesn't see its own changes.
           UPDATE guests g SET message_count = least(message_count + 1, $4::integer)
           FROM restarted JOIN messages r ON r.id = restarted.id JOIN chats c ON c.id = r.chat_id
           WHERE g.id = c.guest_id AND ${costsMessage}
           RETURNING message_count
         )
         SELECT ${columns}, false AS "isUntitled", NULL::integer AS "trialCount" FROM messages m JOIN restarted r
           ON m.chat_id = r.chat_id AND (m.id = r.parent_id OR m.position = r.position - 1 AND r.parent_id IS NULL)
         UNION ALL
         SELECT ${columns}, m."isUntitled", (SELECT message_count FROM counted) FROM restarted m
         ORDER BY position`,
        [owner.id, chatId, replyId, owner.trial?.limit ?? 0, statuses, clientMessageId],
      );
      return toExchange(chatId, rows);
    });
  }

  /** The exchange whose reply an earlier call with this client id restarted, or null. */
  async findRestarted(
    ownerId: string,
    chatId: string,
    replyId: string,
    clientMessageId: string,
  ): Promise<Exchange | null> {
    const rows = await query<ExchangeRow>(
      this.database,
      `SELECT ${columns}, false AS "isUntitled" FROM messages r
       JOIN chats c ON c.id = r.chat_id AND c.owner = $1
       JOIN messages m ON m.chat_id = r.chat_id
         AND (m.id IN (r.id, r.parent_id) OR m.position = r.position - 1 AND r.parent_id IS NULL)
       WHERE r.id = $3 AND r.chat_id = $2 AND r.restart_client_id = $4 ORDER BY m.position`,
      [ownerId, chatId, replyId, clientMessageId],
    );
    return toExchange(chatId, rows);
  }

  /**
   * Ends a reply, unless a later attempt, the sweeper or a chat deletion already has. If `content` is absent, nothing
   * was received: the stored text stays, and a guest whose reply failed without any text gets the message refunded. If
   * `content` is empty, nothing usable was received: the stored text stays as well, but there is no refund, since the
   * model has answered.
   * @returns the ended reply, or null if there was nothing left to end
   */
  async end(
    reply: Pick<MessageRow, 'id' | 'attempt'>,
    status: Exclude<MessageStatus, 'streaming'>,
    content?: string,
    tokens?: number,
  ): Promise<MessageRow | null> {
    const rows = await query<MessageRow>(
      this.database,
      `WITH ${lockGuest('(SELECT chat_id FROM messages WHERE id = $1)')}, m AS (
         UPDATE messages SET status = $3, content = coalesce(nullif($4, ''), content), tokens = coalesce($5::integer, tokens),
           is_given_back = $3 = 'failed' AND $4 IS NULL AND content = ''
         WHERE id = $1 AND attempt = $2 AND status = 'streaming' AND ${afterLock} RETURNING *
       ), given_back AS (
         UPDATE guests g SET message_count = greatest(message_count - 1, 0) FROM m JOIN chats c ON c.id = m.chat_id
         WHERE g.id = c.guest_id AND m.is_given_back
       )
       SELECT ${columns} FROM m`,
      [reply.id, reply.attempt, status, content ?? null, tokens ?? null],
    );
    return rows[0] ?? null;
  }

  /**
   * Ends a reply with a fixed text and marks it as the chat's open one: its question has yet to be answered.
   * @returns the ended reply, or null if there was nothing left to end
   */
  async close(reply: StreamingReply, content: string): Promise<MessageRow | null> {
    const rows = await query<MessageRow>(
      this.database,
      `WITH ${lockGuest('$1')}, chat AS (
         SELECT id FROM chats WHERE id = $1 AND ${afterLock} FOR UPDATE
       ), m AS (
         UPDATE messages SET status = 'complete', content = $4
         WHERE id = $2 AND attempt = $3 AND status = 'streaming' AND chat_id IN (SELECT id FROM chat) RETURNING *
       ), opened AS (
         UPDATE chats c SET open_reply_id = m.id FROM m WHERE c.id = m.chat_id
       )
       SELECT ${columns} FROM m`,
      [reply.chatId, reply.id, reply.attempt, content],
    );
    return rows[0] ?? null;
  }

  /**
   * Undoes a send whose reply never began: deletes it, restores the chat's place in the list and its open reply, and
   * refunds a guest's message.
   */
  async undo(exchange: Exchange): Promise<void> {
    const { chatId, userMessage, reply, placeBefore } = exchange;
    await execute(
      this.database,
      // Lock in the same order as a send, and all in one statement: the next send depends on the remaining rows.
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
      await execute(
        this.database,
        `UPDATE chats c SET is_empty = true
         WHERE c.id = $1 AND NOT EXISTS (SELECT 1 FROM messages m WHERE m.chat_id = c.id)
           AND NOT EXISTS (SELECT 1 FROM chats other WHERE other.owner = c.owner AND other.is_empty)`,
        [chatId],
      );
    } catch (error) {
      // Another empty chat was created in between; this one just stays without messages.
      if (violatedIndex(error) !== 'chats_one_empty') throw error;
    }
  }

  /** Every reply marked as streaming, whether or not its server is alive. */
  findAllStreaming(): Promise<StreamingReply[]> {
    return query(this.database, `SELECT id, chat_id AS "chatId", attempt FROM messages WHERE status = 'streaming'`);
  }

  /** Current owners of these chats. Deleted chats are omitted. */
  findOwners(chatIds: string[]): Promise<{ chatId: string; owner: string }[]> {
    return query(this.database, `SELECT id AS "chatId", owner FROM chats WHERE id = ANY ($1)`, [chatIds]);
  }
}
