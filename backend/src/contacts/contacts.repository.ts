import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { limits } from '../../../contract/limits.js';
import { withAccountLock } from '../database/account-lock.js';
import { execute, query, queryOne } from '../database/sql.js';
import type { Transaction } from '../database/transaction.js';

export interface ContactRow {
  id: string;
  name: string;
  outlet: string;
  role: string;
  email: string;
  url: string;
  note: string;
  checkedOn: string;
  createdAt: Date;
  updatedAt: Date;
}

export type ContactFields = Omit<ContactRow, 'id' | 'createdAt' | 'updatedAt'>;
export type NewContact = ContactFields & { id: string };

// The driver turns dates into moments in time; as text they stay days.
const columns = `c.id, c.name, c.outlet, c.role, c.email, c.url, c.note, c.checked_on::text AS "checkedOn",
  c.created_at AS "createdAt", c.updated_at AS "updatedAt"`;

const recordColumns = 'id uuid, name text, outlet text, role text, email text, url text, note text, "checkedOn" date';

/** Contacts in PostgreSQL. Every query is scoped to an account. */
@Injectable()
export class ContactsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Runs `work` with the account's contacts locked, so that concurrent changes can't exceed limits or create
   * duplicates.
   */
  locked<T>(userId: string, work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return withAccountLock(this.database, 'contacts', userId, work);
  }

  async count(transaction: Transaction, userId: string): Promise<number> {
    const row = await queryOne<{ count: number }>(
      transaction,
      'SELECT count(*)::int AS count FROM contacts WHERE user_id = $1',
      [userId],
    );
    return row?.count ?? 0;
  }

  /** Stores contacts in one statement. @returns the new ones: a contact whose id exists isn't stored */
  async insert(transaction: Transaction, userId: string, contacts: readonly NewContact[]): Promise<ContactRow[]> {
    if (contacts.length === 0) return [];
    return query(
      transaction,
      `INSERT INTO contacts AS c (id, user_id, name, outlet, role, email, url, note, checked_on)
       SELECT n.id, $1, n.name, n.outlet, n.role, n.email, n.url, n.note, n."checkedOn"
       FROM jsonb_to_recordset($2) AS n (${recordColumns})
       ON CONFLICT (id) DO NOTHING RETURNING ${columns}`,
      [userId, JSON.stringify(contacts)],
    );
  }

  /** Stores changed contacts in one statement. */
  async update(transaction: Transaction, userId: string, contacts: readonly NewContact[]): Promise<ContactRow[]> {
    if (contacts.length === 0) return [];
    return query(
      transaction,
      `UPDATE contacts c SET name = n.name, outlet = n.outlet, role = n.role, email = n.email, url = n.url, note = n.note,
         checked_on = n."checkedOn", updated_at = now()
       FROM jsonb_to_recordset($2) AS n (${recordColumns})
       WHERE c.id = n.id AND c.user_id = $1 RETURNING ${columns}`,
      [userId, JSON.stringify(contacts)],
    );
  }

  find(userId: string, id: string, transaction?: Transaction): Promise<ContactRow | null> {
    const sql = `SELECT ${columns} FROM contacts c WHERE c.id = $2 AND c.user_id = $1`;
    return queryOne(transaction ?? this.database, sql, [userId, id]);
  }

  findAll(transaction: Transaction, userId: string, ids: readonly string[]): Promise<ContactRow[]> {
    return query(transaction, `SELECT ${columns} FROM contacts c WHERE c.user_id = $1 AND c.id = ANY($2)`, [
      userId,
      ids,
    ]);
  }

  /**
   * Sorted by name. @param after a row's cursor: only contacts after it in this order @param part text that one of their
   * fields must contain
   */
  list(
    userId: string,
    limit: number,
    after?: string,
    part?: string,
  ): Promise<(ContactRow & { /** Its position in the list. */ cursor: string })[]> {
    const [name, id = null] = after?.split('.') ?? [];
    return query(
      this.database,
      `SELECT ${columns}, encode(convert_to(lower(c.name), 'UTF8'), 'hex') || '.' || c.id AS cursor FROM contacts c
       WHERE c.user_id = $1
         AND ($2::text IS NULL OR (lower(c.name), c.id) > ($2::text, $3::uuid))
         AND ($4::text IS NULL OR lower(concat_ws(' ', c.name, c.outlet, c.role, c.email, c.note)) LIKE $4)
       ORDER BY lower(c.name), c.id LIMIT $5`,
      [
        userId,
        name === undefined ? null : Buffer.from(name, 'hex').toString(),
        id,
        part === undefined ? null : `%${escapeLike(part.toLowerCase())}%`,
        limit,
      ],
    );
  }

  /** All contacts of an account, by name. */
  listAll(userId: string, transaction?: Transaction): Promise<ContactRow[]> {
    return query(
      transaction ?? this.database,
      `SELECT ${columns} FROM contacts c WHERE c.user_id = $1 ORDER BY lower(c.name), c.id LIMIT ${limits.contactsMax}`,
      [userId],
    );
  }

  /** The text of one of the artist's messages. */
  async readMessage(userId: string, messageId: string): Promise<string> {
    const rows = await query<{ content: string }>(
      this.database,
      `SELECT m.content FROM messages m JOIN chats c ON c.id = m.chat_id WHERE m.id = $2 AND c.user_id = $1 AND m.is_user`,
      [userId, messageId],
    );
    return rows[0]?.content ?? '';
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await execute(this.database, 'DELETE FROM contacts WHERE id = $2 AND user_id = $1', [userId, id]);
    return removed > 0;
  }

  /** Deletes a contact that is as it was added and that has no pitches. */
  async removeUnused(transaction: Transaction, userId: string, id: string): Promise<boolean> {
    const removed = await execute(
      transaction,
      `DELETE FROM contacts c WHERE c.id = $2 AND c.user_id = $1 AND c.updated_at = c.created_at
         AND NOT EXISTS (SELECT 1 FROM pitches p WHERE p.contact_id = c.id)`,
      [userId, id],
    );
    return removed > 0;
  }

  /**
   * Deletes contacts after moving their pitches to another one. A pitch whose document the other contact already has
   * isn't moved; it only keeps the deleted contact's name.
   */
  async mergeInto(transaction: Transaction, userId: string, keptId: string, ids: readonly string[]): Promise<void> {
    await execute(
      transaction,
      `UPDATE pitches p SET contact_id = $2 WHERE p.user_id = $1 AND p.id IN (
         SELECT DISTINCT ON (o.document_id) o.id FROM pitches o
         WHERE o.user_id = $1 AND o.contact_id = ANY($3) AND o.document_id IS NOT NULL
           AND NOT EXISTS (SELECT 1 FROM pitches k WHERE k.document_id = o.document_id AND k.contact_id = $2)
         ORDER BY o.document_id, o.created_at
       ) OR (p.user_id = $1 AND p.contact_id = ANY($3) AND p.document_id IS NULL)`,
      [userId, keptId, ids],
    );
    await execute(transaction, 'DELETE FROM contacts WHERE user_id = $1 AND id = ANY($2)', [userId, ids]);
  }
}

export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}
