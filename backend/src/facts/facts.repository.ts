import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource, type EntityManager } from 'typeorm';
import type { FactKind, FactStatus } from '../../../contract/facts/fact.js';
import { limits } from '../../../contract/limits.js';
import { withAccountLock } from '../database/account-lock.js';
import { execute, query, queryOne, violatedIndex } from '../database/sql.js';
import type { Transaction } from '../database/transaction.js';
import { isAboutSubject, room, withRoom } from './fact-room.repository.js';
import { identityOf, type Named, slotOf } from './fact-slot.js';

/** A stored fact. */
export interface FactRow {
  id: string;
  kind: FactKind;
  subject: string;
  value: string;
  status: FactStatus;
  messageId: string | null;
  chatId: string | null;
  replyId: string | null;
  words: string | null;
  documentId: string | null;
  /** A link to where it can be read, if it comes from no message. */
  source: string | null;
  /** The release or tour it is about: the stored one, or else the one that its subject names. */
  releaseId: string | null;
  /** `2026-11-24` */
  asOf: string;
  updatedAt: Date;
}

/** The parts of a fact that appear in a prompt. */
export type FactLine = Pick<FactRow, 'kind' | 'subject' | 'value' | 'asOf' | 'releaseId'>;

/** ASCII's separators, between the columns and between the rows of a text. */
const separators = { unit: '\u001f', record: '\u001e' };
const unitSeparator = String.raw`E'\x1f'`;
const recordSeparator = String.raw`E'\x1e'`;
/** SQL for a column without separators. */
const separable = (column: string): string => String.raw`translate(${column}, E'\x1e\x1f', '')`;

export type NewFact = Omit<FactRow, 'updatedAt'> & { userId: string };

/** Limit on the facts in a copy of an account's data. */
const exportMax = 5000;

/** How many refused facts per account are remembered, so that they aren't proposed again. */
const refusedMax = 500;

/** A stored fact and the ids of the facts it replaced. */
export interface Stored {
  fact: FactRow;
  removed: string[];
}

const columns = `id, kind, subject, value, status, message_id AS "messageId", chat_id AS "chatId", reply_id AS "replyId", words,
  document_id AS "documentId", source_link AS source, ${room} AS "releaseId", as_of::text AS "asOf", updated_at AS "updatedAt"`;

/** An artist's facts in PostgreSQL. Changes to one account's facts are serialised. */
@Injectable()
export class FactsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Facts before the cursor, newest first: of one status, or all except refused ones; about one release, about none, or
   * about anything.
   */
  list(
    userId: string,
    {
      cursor,
      status,
      releaseId,
      isGeneral = false,
      limit,
    }: { cursor?: string; status?: FactStatus; releaseId?: string; isGeneral?: boolean; limit: number },
  ): Promise<FactRow[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM facts
       WHERE user_id = $1 AND replaced_by IS NULL AND ($2::uuid IS NULL OR id < $2)
         AND CASE WHEN $3::text IS NULL THEN status <> 'refused' ELSE status = $3 END
         AND ($5::uuid IS NULL OR ${room} = $5) AND (NOT $6 OR ${room} IS NULL)
       ORDER BY id DESC LIMIT $4`,
      [userId, cursor ?? null, status ?? null, limit, releaseId ?? null, isGeneral],
    );
  }

  /**
   * All kept facts, for prompts; most recently changed last. They come as one text: as 500 rows they cost the server 2 ms instead of half
   * a millisecond before a reply's first piece.
   */
  async listKeptLines(userId: string): Promise<FactLine[]> {
    const row = await queryOne<{ lines: string | null }>(
      this.database,
      `SELECT string_agg(
         concat_ws(${unitSeparator}, kind, ${separable('subject')}, ${separable('value')}, as_of, coalesce(${room}::text, '')),
         ${recordSeparator} ORDER BY updated_at, id DESC
       ) AS lines FROM (
         SELECT * FROM facts WHERE user_id = $1 AND replaced_by IS NULL AND status = 'kept'
         ORDER BY updated_at, id DESC LIMIT ${limits.factsMax}
       ) facts`,
      [userId],
    );
    return (row?.lines?.split(separators.record) ?? []).map((line) => {
      const [kind, subject = '', value = '', asOf = '', releaseId] = line.split(separators.unit);
      return { kind: kind as FactKind, subject, value, asOf, releaseId: releaseId || null };
    });
  }

  /** What an account's kept facts are about: titles of releases, names of people. */
  async listSubjects(userId: string): Promise<string[]> {
    const rows = await query<{ name: string }>(
      this.database,
      `SELECT DISTINCT CASE kind WHEN 'release' THEN value ELSE subject END AS name FROM facts
       WHERE user_id = $1 AND replaced_by IS NULL AND status = 'kept' AND (kind = 'release' OR subject <> '')
       LIMIT ${limits.factsMax}`,
      [userId],
    );
    return rows.map(({ name }) => name);
  }

  /** All facts, for the copy of the account's data. */
  listAll(userId: string): Promise<FactRow[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM facts WHERE user_id = $1 AND replaced_by IS NULL ORDER BY id DESC LIMIT ${exportMax}`,
      [userId],
    );
  }

  async find(userId: string, id: string): Promise<FactRow | null> {
    const rows = await query<FactRow>(
      this.database,
      `SELECT ${columns} FROM facts WHERE user_id = $1 AND id = $2 AND replaced_by IS NULL`,
      [userId, id],
    );
    return rows[0] ?? null;
  }

  /** The release or tour that a chat belongs to, or null. */
  async findRoom(userId: string, chatId: string): Promise<string | null> {
    const rows = await query<{ releaseId: string | null }>(
      this.database,
      'SELECT release_id AS "releaseId" FROM chats WHERE id = $2 AND user_id = $1',
      [userId, chatId],
    );
    return rows[0]?.releaseId ?? null;
  }

  /**
   * Stores a fact. It is linked to the release that it names by id or title, or else to its chat's release. A proposed
   * fact that is already known or was refused changes nothing. A kept fact replaces an older one in its slot.
   * A proposal beyond the limit replaces the oldest one.
   * @returns `full` if no more facts can be kept, null if nothing changed
   */
  async insert(said: NewFact, transaction?: Transaction): Promise<Stored | 'full' | null> {
    return this.change(said.userId, transaction, async (sql) => {
      const fact = await withRoom(sql, said);
      const [identity, slot] = [identityOf(fact), slotOf(fact)];
      const [known] = await this.listSame(sql, fact);
      if (known && fact.status !== 'kept') return null;
      if (known?.status === 'kept') {
        // A repeated fact counts as stated now.
        await execute(sql, `UPDATE facts SET as_of = $2, updated_at = now() WHERE id = $1`, [known.id, fact.asOf]);
        return null;
      }
      if (fact.status === 'kept' && (await this.isFull(sql, fact.userId))) return 'full';
      const id = known?.id ?? fact.id;
      const removed =
        fact.status === 'kept'
          ? await this.removeReplaced(sql, fact, id)
          : await this.removeOldProposals(sql, fact.userId);
      const rows = await query<FactRow>(
        sql,
        `INSERT INTO facts (id, user_id, kind, subject, value, status, message_id, chat_id, reply_id, words, as_of, identity, slot,
           source_link, release_id, document_id)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)
         ON CONFLICT (id) DO UPDATE SET status = excluded.status, message_id = excluded.message_id, chat_id = excluded.chat_id,
           reply_id = excluded.reply_id, words = excluded.words, as_of = excluded.as_of,
           document_id = excluded.document_id, identity = excluded.identity, slot = excluded.slot,
           release_id = excluded.release_id, updated_at = now()
         RETURNING ${columns}`,
        [
          ...[id, fact.userId, fact.kind, fact.subject, fact.value, fact.status],
          ...[fact.messageId, fact.chatId, fact.replyId, fact.words, fact.asOf, identity, slot],
          ...[fact.source, fact.releaseId, fact.documentId],
        ],
      );
      return rows[0] ? { fact: rows[0], removed } : null;
    });
  }

  /**
   * Changes a fact's status or value. An edited value counts as entered by the artist, so it has no message.
   * @param editedOn the artist's day, if the value is another one
   * @param alongside runs in the same transaction
   * @returns null if the account has no such fact, `exists` if another fact states the same, `full` if there is no room
   */
  async update(
    userId: string,
    id: string,
    { value, editedOn, ...change }: { status?: FactStatus; value: string; editedOn: string | null },
    alongside: (transaction: Transaction) => Promise<void>,
  ): Promise<Stored | 'exists' | 'full' | null> {
    return this.change(userId, undefined, async (sql) => {
      const [fact] = await query<FactRow>(
        sql,
        `SELECT ${columns} FROM facts WHERE user_id = $1 AND id = $2 AND replaced_by IS NULL`,
        [userId, id],
      );
      if (!fact) return null;
      const { status = fact.status } = change;
      const isKept = status === 'kept';
      if (isKept && fact.status !== 'kept' && (await this.isFull(sql, userId))) return 'full';
      const removed = isKept ? await this.removeReplaced(sql, { ...fact, userId }, id) : [];
      if (editedOn !== null) removed.push(...(await this.removeRefused(sql, { ...fact, userId, value }, id)));
      const rows = await query<FactRow>(
        sql,
        `UPDATE facts SET status = $3, value = $4, identity = $5, updated_at = now(),
           as_of = coalesce($6::date, as_of), message_id = CASE WHEN $6 IS NULL THEN message_id END,
           words = CASE WHEN $6 IS NULL THEN words END, document_id = CASE WHEN $6 IS NULL THEN document_id END
         WHERE user_id = $1 AND id = $2 RETURNING ${columns}`,
        [userId, id, status, value, identityOf({ ...fact, value }), editedOn],
      );
      if (status === 'refused') await this.removeOldRefusals(sql, userId);
      await alongside(sql);
      return rows[0] ? { fact: rows[0], removed } : null;
    }).catch((error: unknown) => {
      if (violatedIndex(error) === 'facts_once') return 'exists' as const;
      throw error;
    });
  }

  /** Links a fact to another place where it can be read. @returns null if nothing changes */
  link(transaction: Transaction, userId: string, id: string, source: string): Promise<FactRow | null> {
    return queryOne(
      transaction,
      `UPDATE facts SET source_link = nullif($3, ''), updated_at = now()
       WHERE user_id = $1 AND id = $2 AND coalesce(source_link, '') <> $3 RETURNING ${columns}`,
      [userId, id, source],
    );
  }

  /** The kept and proposed facts about a release. */
  listOfRelease(transaction: Transaction, userId: string, releaseId: string): Promise<FactRow[]> {
    return query(
      transaction,
      `SELECT ${columns} FROM facts
       WHERE user_id = $1 AND ${room} = $2 AND replaced_by IS NULL AND status <> 'refused' ORDER BY id`,
      [userId, releaseId],
    );
  }

  /**
   * Stores a deleted fact again, unless the account has a fact that excludes it. Doesn't wait for other changes of
   * facts: they may wait for the release that the transaction has locked.
   */
  async putBack(transaction: Transaction, fact: NewFact): Promise<FactRow | null> {
    const [identity, slot] = [identityOf(fact), slotOf(fact)];
    const rows = await query<FactRow>(
      transaction,
      `INSERT INTO facts (id, user_id, kind, subject, value, status, message_id, chat_id, reply_id, words, as_of, identity, slot,
         source_link, release_id, document_id)
       SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16
       WHERE NOT EXISTS (SELECT 1 FROM facts WHERE user_id = $2 AND slot = $13 AND status = 'kept' AND replaced_by IS NULL)
       ON CONFLICT DO NOTHING RETURNING ${columns}`,
      [
        ...[fact.id, fact.userId, fact.kind, fact.subject, fact.value, fact.status],
        ...[fact.messageId, fact.chatId, fact.replyId, fact.words, fact.asOf, identity, slot],
        ...[fact.source, fact.releaseId, fact.documentId],
      ],
    );
    return rows[0] ?? null;
  }

  /** Deletes a fact. */
  async remove(userId: string, id: string, transaction?: Transaction): Promise<boolean> {
    // Servers of the previous release mark replaced facts instead of deleting them.
    const rows = await query<{ id: string }>(
      transaction ?? this.database,
      `DELETE FROM facts WHERE user_id = $1 AND (id = $2 OR replaced_by IS NOT NULL) RETURNING id`,
      [userId, id],
    );
    return rows.some((row) => row.id === id);
  }

  /**
   * The facts that state the same as this one, kept ones first. The keys of a fact whose release was deleted still have
   * that release's id, so it is found by its subject.
   */
  private async listSame(sql: EntityManager, fact: Named & { userId: string }): Promise<FactRow[]> {
    const identities = [identityOf(fact), identityOf({ ...fact, releaseId: null })];
    const rows = await query<FactRow & { isKnown: boolean }>(
      sql,
      `SELECT ${columns}, identity = ANY($2) AS "isKnown" FROM facts
       WHERE user_id = $1 AND replaced_by IS NULL AND (identity = ANY($2) OR ${isAboutSubject('$3', '$4', '$5')})
       ORDER BY status = 'kept' DESC, identity = ANY($2) DESC`,
      [fact.userId, identities, fact.kind, fact.subject, fact.releaseId ?? null],
    );
    return rows.filter((row) => row.isKnown || identities.includes(identityOf(row)));
  }

  /** Deletes the facts in the new fact's slots: nothing shows them any more. @returns their ids */
  private async removeReplaced(sql: EntityManager, fact: Omit<NewFact, 'id' | 'value'>, id: string): Promise<string[]> {
    const slots = [slotOf(fact), slotOf({ ...fact, releaseId: null })].filter((slot) => slot !== null);
    if (slots.length === 0) return [];
    const rows = await query<{ id: string }>(
      sql,
      `DELETE FROM facts WHERE user_id = $1 AND (slot = ANY($2) OR ${isAboutSubject('$4', '$5', '$6')}) AND id <> $3
         AND replaced_by IS NULL AND status <> 'refused' RETURNING id`,
      [fact.userId, slots, id, fact.kind, fact.subject, fact.releaseId],
    );
    return rows.map((row) => row.id);
  }

  /** Deletes the refused fact that states the same as an edited one: the artist states it now. @returns its id, if any */
  private async removeRefused(sql: EntityManager, fact: Named & { userId: string }, id: string): Promise<string[]> {
    const same = await this.listSame(sql, fact);
    const refused = same.filter((row) => row.id !== id && row.status === 'refused').map((row) => row.id);
    await execute(sql, 'DELETE FROM facts WHERE id = ANY($1)', [refused]);
    return refused;
  }

  /** Forgets the refusals that were decided longest ago, beyond the limit. */
  private async removeOldRefusals(sql: EntityManager, userId: string): Promise<void> {
    await execute(
      sql,
      `DELETE FROM facts WHERE id IN (SELECT id FROM facts WHERE user_id = $1 AND replaced_by IS NULL AND status = 'refused'
         ORDER BY updated_at DESC, id DESC OFFSET ${refusedMax})`,
      [userId],
    );
  }

  /** Makes room for a proposal: the oldest ones that were never answered go first. @returns their ids */
  private async removeOldProposals(sql: EntityManager, userId: string): Promise<string[]> {
    const rows = await query<{ id: string }>(
      sql,
      `DELETE FROM facts WHERE id IN (SELECT id FROM facts WHERE user_id = $1 AND replaced_by IS NULL AND status = 'proposed'
         ORDER BY id DESC OFFSET ${limits.factProposalsMax - 1}) RETURNING id`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  /** Whether as many facts are kept as may be. */
  private async isFull(sql: EntityManager, userId: string): Promise<boolean> {
    const [row] = await query<{ count: number }>(
      sql,
      `SELECT count(*)::integer AS count FROM facts WHERE user_id = $1 AND replaced_by IS NULL AND status = 'kept'`,
      [userId],
    );
    return (row?.count ?? 0) >= limits.factsMax;
  }

  private change<T>(
    userId: string,
    transaction: Transaction | undefined,
    work: (sql: EntityManager) => Promise<T>,
  ): Promise<T> {
    return withAccountLock(transaction ?? this.database, 'facts', userId, work);
  }
}
