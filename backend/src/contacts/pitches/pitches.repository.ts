import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { PitchRecipient } from '../../../../contract/pitches/create-pitches.body.js';
import type { PitchStatus } from '../../../../contract/pitches/pitch.js';
import { limits } from '../../../../contract/limits.js';
import { withAccountLock } from '../../database/account-lock.js';
import { execute, query, queryOne } from '../../database/sql.js';
import type { Transaction } from '../../database/transaction.js';

export interface PitchRow {
  id: string;
  contactId: string | null;
  contactName: string;
  outlet: string;
  documentId: string | null;
  documentTitle: string;
  releaseId: string | null;
  firstLine: string;
  status: PitchStatus;
  link: string;
  sentAt: Date | null;
  followUpDue: string | null;
  followedUpAt: Date | null;
  answeredAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
  /** Its position in the list. */
  cursor: string;
}

/** The fields of a pitch that can change. */
export type PitchFields = Pick<
  PitchRow,
  'firstLine' | 'status' | 'link' | 'sentAt' | 'followUpDue' | 'followedUpAt' | 'answeredAt'
>;

/** Filters of a list. */
export interface PitchFilter {
  releaseId?: string | undefined;
  contactId?: string | undefined;
  documentId?: string | undefined;
  status?: PitchStatus | undefined;
  /** Only pitches whose follow-up is due on this day. */
  dueBy?: string | undefined;
}

// Microseconds: JavaScript's dates would lose the digits that distinguish two rows of the same millisecond.
const micros = '(extract(epoch FROM p.created_at) * 1000000)::bigint';

const columns = `p.id, p.contact_id AS "contactId", p.contact_name AS "contactName", p.outlet, p.document_id AS "documentId",
  p.document_title AS "documentTitle", p.release_id AS "releaseId", p.first_line AS "firstLine", p.status, p.link,
  p.sent_at AS "sentAt", p.follow_up_due::text AS "followUpDue", p.followed_up_at AS "followedUpAt",
  p.answered_at AS "answeredAt", p.created_at AS "createdAt", p.updated_at AS "updatedAt", ${micros} || '.' || p.id AS cursor`;

/** Pitches in PostgreSQL. Every query is scoped to an account. */
@Injectable()
export class PitchesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Runs `work` with the account's contacts and pitches locked, so that concurrent changes can't exceed limits. */
  locked<T>(userId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withAccountLock(this.database, 'contacts', userId, work);
  }

  /**
   * Stores a document's pitches to people of the same account. An existing pitch to the same person stays as it is,
   * except that a draft takes over a new first line.
   * @returns the pitches to all of the people, in order; without those for people who aren't the account's
   */
  async insert(
    transaction: Transaction,
    userId: string,
    documentId: string,
    people: readonly (PitchRecipient & { id: string })[],
  ): Promise<PitchRow[]> {
    await execute(
      transaction,
      `INSERT INTO pitches (id, user_id, contact_id, contact_name, outlet, document_id, document_title, release_id, first_line)
       SELECT n.id, $1, c.id, c.name, c.outlet, d.id, d.title, d.release_id, coalesce(n."firstLine", '')
       FROM jsonb_to_recordset($3) AS n (id uuid, "contactId" uuid, "firstLine" text)
       JOIN contacts c ON c.id = n."contactId" AND c.user_id = $1
       JOIN documents d ON d.id = $2 AND d.user_id = $1
       ON CONFLICT (document_id, contact_id) DO UPDATE SET first_line = excluded.first_line, updated_at = now()
         WHERE pitches.user_id = $1 AND pitches.status = 'drafted' AND excluded.first_line NOT IN ('', pitches.first_line)`,
      [userId, documentId, JSON.stringify(people)],
    );
    const ids = people.map(({ contactId }) => contactId);
    return query(
      transaction,
      `SELECT ${columns} FROM pitches p WHERE p.user_id = $1 AND p.document_id = $2 AND p.contact_id = ANY($3)
       ORDER BY array_position($3::uuid[], p.contact_id)`,
      [userId, documentId, ids],
    );
  }

  async count(transaction: Transaction, userId: string): Promise<number> {
    const row = await queryOne<{ count: number }>(
      transaction,
      'SELECT count(*)::int AS count FROM pitches WHERE user_id = $1',
      [userId],
    );
    return row?.count ?? 0;
  }

  /** How many other pitches were sent since a moment. */
  async countSent(transaction: Transaction, userId: string, since: Date, exceptId: string): Promise<number> {
    const row = await queryOne<{ count: number }>(
      transaction,
      'SELECT count(*)::int AS count FROM pitches WHERE user_id = $1 AND sent_at >= $2 AND id <> $3',
      [userId, since, exceptId],
    );
    return row?.count ?? 0;
  }

  /** How many people get the same text of a document: without a first line, or with the same one. */
  async countUnchanged(transaction: Transaction, userId: string, documentId: string): Promise<number> {
    const row = await queryOne<{ count: number }>(
      transaction,
      `SELECT count(*)::int AS count FROM pitches WHERE user_id = $1 AND document_id = $2
       GROUP BY lower(first_line) ORDER BY count DESC LIMIT 1`,
      [userId, documentId],
    );
    return row?.count ?? 0;
  }

  find(userId: string, id: string, transaction?: Transaction): Promise<PitchRow | null> {
    const sql = `SELECT ${columns} FROM pitches p WHERE p.id = $2 AND p.user_id = $1`;
    return queryOne(transaction ?? this.database, sql, [userId, id]);
  }

  /** Newest first. @param before a row's cursor: only pitches after it in this order */
  list(userId: string, limit: number, filter: PitchFilter = {}, before?: string): Promise<PitchRow[]> {
    const [createdAt = null, id = null] = before?.split('.') ?? [];
    const { releaseId = null, contactId = null, documentId = null, status = null, dueBy = null } = filter;
    return query(
      this.database,
      `SELECT ${columns} FROM pitches p
       WHERE p.user_id = $1
         AND ($2::uuid IS NULL OR p.release_id = $2) AND ($3::uuid IS NULL OR p.contact_id = $3)
         AND ($4::uuid IS NULL OR p.document_id = $4) AND ($5::text IS NULL OR p.status = $5)
         AND ($6::date IS NULL OR (p.status = 'sent' AND p.follow_up_due <= $6))
         AND ($7::bigint IS NULL OR (${micros}, p.id) < ($7::bigint, $8::uuid))
       ORDER BY p.created_at DESC, p.id DESC LIMIT $9`,
      [userId, releaseId, contactId, documentId, status, dueBy, createdAt, id, limit],
    );
  }

  /** All pitches of an account, oldest first. */
  listAll(userId: string): Promise<PitchRow[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM pitches p WHERE p.user_id = $1 ORDER BY p.created_at, p.id LIMIT ${limits.pitchesMax}`,
      [userId],
    );
  }

  async update(transaction: Transaction, userId: string, id: string, fields: PitchFields): Promise<PitchRow | null> {
    const { firstLine, status, link, sentAt, followUpDue, followedUpAt, answeredAt } = fields;
    await execute(
      transaction,
      `UPDATE pitches SET first_line = $3, status = $4, link = $5, sent_at = $6, follow_up_due = $7, followed_up_at = $8,
         answered_at = $9, updated_at = now()
       WHERE id = $2 AND user_id = $1`,
      [userId, id, firstLine, status, link, sentAt, followUpDue, followedUpAt, answeredAt],
    );
    return this.find(userId, id, transaction);
  }

  /** The parts of a pitch's message, if its document and contact still exist. */
  async findMessage(
    userId: string,
    id: string,
  ): Promise<{ email: string; name: string; title: string; markdown: string; firstLine: string } | null> {
    const rows: { email: string; name: string; title: string; markdown: string; firstLine: string }[] = await query(
      this.database,
      `SELECT coalesce(c.email, '') AS email, p.contact_name AS name, d.title, d.markdown, p.first_line AS "firstLine"
         FROM pitches p JOIN documents d ON d.id = p.document_id LEFT JOIN contacts c ON c.id = p.contact_id
         WHERE p.id = $2 AND p.user_id = $1`,
      [userId, id],
    );
    return rows[0] ?? null;
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await execute(this.database, 'DELETE FROM pitches WHERE id = $2 AND user_id = $1', [userId, id]);
    return removed > 0;
  }
}
