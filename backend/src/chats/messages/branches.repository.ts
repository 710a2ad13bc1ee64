import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, exists, query, queryOne } from '../../database/sql.js';
import type { Transaction } from '../../database/transaction.js';
import { type Beginning, type Exchange, type ExchangeRow, type Place, toExchange } from './exchange.js';
import { backTo, columns, isUntitled, place } from './message-sql.js';

interface ForkRequest {
  ownerId: string;
  chatId: string;
  /** The message to replace: one of the artist's with `question`, a reply without. */
  messageId: string;
  question: { id: string; text: string; tokens: number } | null;
  replyId: string;
  clientMessageId: string | null;
}

interface Target {
  id: string;
  parentId: string | null;
  position: number;
  versionOf: string;
}

/** Branches of a chat in PostgreSQL. Anything that changes the shown branch locks the chat's row first. */
@Injectable()
export class BranchesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Replaces a shown message with a new version and starts its reply. The trial's closing reply isn't a version: it is
   * removed.
   * @returns null if there is no such message, `in_flight` if the chat has a reply in flight or the client id is known
   */
  fork(request: ForkRequest): Promise<Beginning> {
    const { ownerId, chatId, messageId, question, replyId, clientMessageId } = request;
    return this.database.transaction(async (sql) => {
      const placeBefore = await this.lock(sql, ownerId, chatId);
      if (!placeBefore) return null;
      const isUser = question !== null;
      const isBusy = await exists(
        sql,
        `SELECT 1 FROM messages WHERE chat_id = $1 AND (status = 'streaming' OR client_message_id = $2) LIMIT 1`,
        [chatId, clientMessageId],
      );
      if (isBusy) return 'in_flight';
      const target = await queryOne<Target>(
        sql,
        `SELECT id, parent_id AS "parentId", position, coalesce(version_of, id) AS "versionOf" FROM messages
         WHERE id = $1 AND chat_id = $2 AND is_user = $3 AND is_shown`,
        [messageId, chatId, isUser],
      );
      // A reply without a question has nothing to regenerate from.
      if (!target || (!isUser && !target.parentId)) return null;
      const isFinal = !isUser && (await this.removeOpenReply(sql, chatId, target.id));
      if (!isFinal) await this.hide(sql, chatId, target);
      await execute(
        sql,
        `WITH chat AS (
           UPDATE chats SET last_position = last_position + 2, leaf_id = $2, last_activity_at = now(), archived_at = NULL
           WHERE id = $1 RETURNING id, last_position
         )
         INSERT INTO messages (id, chat_id, position, parent_id, version_of, is_user, content, tokens, status, client_message_id)
         SELECT $3::uuid, id, last_position - 1, $4::uuid, $5::uuid, true, $6::text, $10::integer, 'complete', $7::uuid
         FROM chat WHERE $3::uuid IS NOT NULL
         UNION ALL
         SELECT $2::uuid, id, last_position, coalesce($3::uuid, $4::uuid), $8::uuid, false, '', NULL, 'streaming', $9::uuid
         FROM chat`,
        [
          chatId,
          replyId,
          question?.id ?? null,
          target.parentId,
          target.versionOf,
          question?.text ?? null,
          clientMessageId,
          isUser || isFinal ? null : target.versionOf,
          isUser ? null : clientMessageId,
          question?.tokens ?? null,
        ],
      );
      if (question) {
        await execute(
          sql,
          `INSERT INTO message_attachments (message_id, attachment_id, position)
           SELECT $2, attachment_id, position FROM message_attachments WHERE message_id = $1 RETURNING message_id`,
          [target.id, question.id],
        );
      }
      const rows = await query<ExchangeRow>(
        sql,
        `SELECT ${columns}, ${isUntitled} FROM messages m JOIN chats c ON c.id = m.chat_id
         WHERE m.id IN ($1, $2) ORDER BY m.position`,
        [question?.id ?? target.parentId, replyId],
      );
      const what = isUser ? 'question' : 'reply';
      const exchange = toExchange(chatId, rows, {
        what,
        replacedId: target.id,
        afterId: target.parentId,
        isFinal,
      });
      return exchange && { ...exchange, placeBefore };
    });
  }

  /** Undoes a version whose reply never began: shows the replaced one and restores the chat's place in the list. */
  async undoFork({ chatId, userMessage, reply, fork, placeBefore }: Exchange, ownerId: string): Promise<void> {
    if (!fork) return;
    await this.database.transaction(async (sql) => {
      if (!(await this.lock(sql, ownerId, chatId))) return;
      const newest = fork.what === 'question' ? userMessage : reply;
      const gone = await query(sql, `SELECT 1 FROM messages WHERE id = $1 AND status = 'streaming' AND attempt = $2`, [
        reply.id,
        reply.attempt,
      ]);
      if (gone.length === 0) return;
      await this.show(sql, chatId, fork.replacedId);
      await execute(sql, `DELETE FROM messages WHERE id = $1`, [newest.id]);
      await execute(sql, `UPDATE chats c SET ${backTo('$2')} WHERE c.id = $1`, [chatId, JSON.stringify(placeBefore)]);
    });
  }

  /**
   * Switches to the branch through a version, as far as it was last viewed.
   * @returns false if the shown branch has no such version, `in_flight` if the chat has a reply in flight
   */
  choose(ownerId: string, chatId: string, messageId: string): Promise<boolean | 'in_flight'> {
    return this.database.transaction(async (sql) => {
      if (!(await this.lock(sql, ownerId, chatId))) return false;
      const writing = await exists(sql, `SELECT 1 FROM messages WHERE chat_id = $1 AND status = 'streaming'`, [chatId]);
      if (writing) return 'in_flight';
      return this.show(sql, chatId, messageId);
    });
  }

  /** @returns the chat's place in the list, or null if it isn't the owner's */
  private async lock(sql: Transaction, ownerId: string, chatId: string): Promise<Place | null> {
    const row = await queryOne<{ place: Place }>(
      sql,
      `SELECT ${place} AS place FROM chats c WHERE c.id = $1 AND c.owner = $2 FOR UPDATE`,
      [chatId, ownerId],
    );
    return row?.place ?? null;
  }

  /** Removes a trial's closing reply that its question's answer replaces. @returns false if it is another reply */
  private async removeOpenReply(sql: Transaction, chatId: string, replyId: string): Promise<boolean> {
    const isOpen = await execute(
      sql,
      'UPDATE chats SET open_reply_id = NULL WHERE id = $1 AND open_reply_id = $2 AND leaf_id = $2',
      [chatId, replyId],
    );
    return isOpen > 0 && (await execute(sql, 'DELETE FROM messages WHERE id = $1', [replyId])) > 0;
  }

  /** Hides a shown message and everything after it; it is no longer the selected version. */
  private async hide(sql: Transaction, chatId: string, target: Target): Promise<void> {
    await execute(
      sql,
      `UPDATE messages SET is_shown = false, is_chosen = id <> $2, version_of = CASE WHEN id = $2 THEN $4 ELSE version_of END
       WHERE chat_id = $1 AND is_shown AND position >= $3`,
      [chatId, target.id, target.position, target.versionOf],
    );
  }

  private async show(sql: Transaction, chatId: string, messageId: string): Promise<boolean> {
    const shown = await queryOne<Target>(
      sql,
      `SELECT s.id, s.parent_id AS "parentId", s.position, s.version_of AS "versionOf"
       FROM messages wanted JOIN messages s ON s.version_of = wanted.version_of AND s.is_shown
       WHERE wanted.id = $1 AND wanted.chat_id = $2`,
      [messageId, chatId],
    );
    if (!shown) return false;
    if (shown.id === messageId) return true;
    await this.hide(sql, chatId, shown);
    await execute(
      sql,
      `WITH RECURSIVE branch AS (
         SELECT id, position FROM messages WHERE id = $2
         UNION ALL
         SELECT m.id, m.position FROM messages m JOIN branch b ON m.parent_id = b.id WHERE m.is_chosen
       ), marked AS (
         UPDATE messages m SET is_shown = true, is_chosen = true FROM branch b WHERE m.id = b.id
       )
       UPDATE chats SET leaf_id = (SELECT id FROM branch ORDER BY position DESC LIMIT 1) WHERE id = $1`,
      [chatId, messageId],
    );
    return true;
  }
}
