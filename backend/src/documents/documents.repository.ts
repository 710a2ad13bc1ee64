import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, query } from '../database/sql.js';
import type { Transaction } from '../database/transaction.js';
import type { DocumentKind } from '../../../contract/documents/document-kinds.js';
import type { DocumentAuthor, Finding } from '../../../contract/documents/document.js';
import type { Show } from '../../../contract/releases/release.js';
import { limits } from '../../../contract/limits.js';
import { withAccountLock } from '../database/account-lock.js';
import { autosaveMinutes } from './version-rules.js';

export interface DocumentRow {
  id: string;
  kind: DocumentKind;
  title: string;
  markdown: string;
  version: number;
  chatId: string | null;
  releaseId: string | null;
  findings: Finding[];
  /** Claims that the artist confirmed. */
  confirmed: string[];
  /** The assistant is still writing its first version, or was interrupted. */
  isUnfinished: boolean;
  createdAt: Date;
  updatedAt: Date;
  /** Position in the list: the documents after it were changed earlier. */
  cursor: string;
}

/** A document's id and title. */
export type ListedTitle = Pick<DocumentRow, 'id' | 'title'>;

export type NewDocument = Pick<
  DocumentRow,
  'id' | 'kind' | 'title' | 'markdown' | 'chatId' | 'releaseId' | 'findings'
> & { isUnfinished?: boolean; confirmed?: readonly string[] };

/** A save: the text of the version after `baseVersion`, and its author. */
export interface Save {
  title: string;
  markdown: string;
  findings: Finding[];
  baseVersion: number;
  by: DocumentAuthor;
  isAutosave: boolean;
}

/** `isNew` is false if the document existed before. */
export type InsertedRow = DocumentRow & { isNew: boolean };

/** The text of an unfinished document. */
type Filling = Pick<DocumentRow, 'markdown' | 'findings' | 'isUnfinished'> &
  Partial<Pick<DocumentRow, 'kind' | 'title'>>;

/** Runs in the transaction that stores a document, with the stored row. */
export type Alongside = (transaction: Transaction, row: DocumentRow) => Promise<void>;

/** Filters of a list. `query` is a tsquery. */
export interface DocumentFilter {
  kind?: DocumentKind | undefined;
  chatId?: string | undefined;
  releaseId?: string | undefined;
  query?: string | undefined;
}

/** What the artist typed into the form of a release or tour. */
export interface EnteredRelease {
  title: string;
  /** Null if there is none, and for a time between releases, where it may be a default. */
  date: string | null;
  shows: Show[];
  listenLink: string;
  photoCredit: string;
}

// Microseconds: JavaScript dates can't distinguish two saves in the same millisecond.
const micros = '(extract(epoch FROM d.updated_at) * 1000000)::bigint';

const columns = `d.id, d.kind, d.title, d.markdown, d.version, d.chat_id AS "chatId", d.release_id AS "releaseId", d.findings, d.confirmed,
  d.is_unfinished AS "isUnfinished", d.created_at AS "createdAt", d.updated_at AS "updatedAt", ${micros} || '.' || d.id AS cursor`;

/** Documents in PostgreSQL, and the saves that make their versions. Every query is scoped to an account. */
@Injectable()
export class DocumentsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Stores a document with its first version. If the account already has a document with this id, returns that one.
   * @returns `full` if the account has the maximum, `taken` if the id belongs to another account's document
   */
  async insert(
    userId: string,
    document: NewDocument,
    by: DocumentAuthor,
    alongside?: Alongside,
  ): Promise<InsertedRow | 'full' | 'taken'> {
    const rows = await this.insertAll(userId, [document], by, alongside);
    return rows === 'full' ? rows : (rows[0] ?? 'taken');
  }

  /**
   * Stores documents with their first versions: all of them, or none if the account would have too many. For known ids
   * of the same account, returns the existing documents; ids of another account are left out.
   */
  insertAll(
    userId: string,
    documents: readonly NewDocument[],
    by: DocumentAuthor,
    alongside?: Alongside,
  ): Promise<InsertedRow[] | 'full'> {
    const ids = documents.map(({ id }) => id);
    // Serialised per account, so that the limit can't be exceeded.
    return withAccountLock(this.database, 'documents', userId, async (sql) => {
      const known = await this.findKnown(ids, sql);
      const added = documents.filter(({ id }) => !known.has(id));
      if (added.length > 0) {
        const inserted = await execute(
          sql,
          `WITH added AS (
             INSERT INTO documents (id, user_id, kind, title, markdown, version, chat_id, release_id, findings, confirmed,
               is_unfinished)
             SELECT d.id, $1, d.kind, d.title, d.markdown, 1, d.chat_id, d.release_id, d.findings, d.confirmed, d.is_unfinished
             FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[], $7::uuid[], $8::jsonb[], $9::jsonb[],
               $10::boolean[]) AS d (id, kind, title, markdown, chat_id, release_id, findings, confirmed, is_unfinished)
             WHERE (SELECT count(*) FROM documents WHERE user_id = $1) + cardinality($2::uuid[]) <= $11
             ON CONFLICT (id) DO NOTHING RETURNING id, title, markdown
           )
           INSERT INTO document_versions (document_id, version, written_by, title, markdown)
           SELECT id, 1, $12, title, markdown FROM added RETURNING document_id`,
          [
            userId,
            added.map(({ id }) => id),
            added.map(({ kind }) => kind),
            added.map(({ title }) => title),
            added.map(({ markdown }) => markdown),
            added.map(({ chatId }) => chatId),
            added.map(({ releaseId }) => releaseId),
            added.map(({ findings }) => JSON.stringify(findings)),
            added.map(({ confirmed = [] }) => JSON.stringify(confirmed)),
            added.map(({ isUnfinished = false }) => isUnfinished),
            limits.documentsMax,
            by,
          ],
        );
        if (inserted === 0) return 'full';
      }
      const rows = await query<DocumentRow>(
        sql,
        `SELECT ${columns} FROM documents d WHERE d.id = ANY($2) AND d.user_id = $1`,
        [userId, ids],
      );
      for (const row of rows) await alongside?.(sql, row);
      return rows.map((row) => ({ ...row, isNew: !known.has(row.id) }));
    });
  }

  /** Which of these ids exist, in any account. */
  async findKnown(ids: readonly string[], sql: Transaction = this.database.manager): Promise<Set<string>> {
    const rows = await query<{ id: string }>(sql, 'SELECT id FROM documents WHERE id = ANY($1)', [ids]);
    return new Set(rows.map(({ id }) => id));
  }

  find(userId: string, id: string): Promise<DocumentRow | null> {
    return findDocument(this.database.manager, userId, id);
  }

  /** What was entered for one release, or for all of them; oldest first. */
  listEnteredReleases(userId: string, releaseId: string | null): Promise<EnteredRelease[]> {
    return query(
      this.database,
      `SELECT title, CASE WHEN kind <> 'between' THEN date::text END AS date, shows, listen_link AS "listenLink",
         photo_credit AS "photoCredit"
       FROM releases WHERE user_id = $1 AND ($2::uuid IS NULL OR id = $2) ORDER BY id LIMIT ${limits.releasesMax}`,
      [userId, releaseId],
    );
  }

  /**
   * Most recently changed first.
   * @param before a row's cursor: only documents after it in this order
   */
  list(userId: string, limit: number, filter: DocumentFilter, before?: string): Promise<DocumentRow[]> {
    const [updatedAt = null, id = null] = before?.split('.') ?? [];
    const { kind = null, chatId = null, releaseId = null, query: words = null } = filter;
    return query(
      this.database,
      `SELECT ${columns} FROM documents d
       WHERE d.user_id = $1
         AND ($2::text IS NULL OR d.kind = $2) AND ($3::uuid IS NULL OR d.chat_id = $3)
         AND ($4::uuid IS NULL OR d.release_id = $4) AND ($5::text IS NULL OR d.terms @@ to_tsquery('simple', $5))
         AND ($6::bigint IS NULL OR (${micros}, d.id) < ($6::bigint, $7::uuid))
       ORDER BY d.updated_at DESC, d.id DESC LIMIT $8`,
      [userId, kind, chatId, releaseId, words, updatedAt, id, limit],
    );
  }

  /**
   * Stores the version after `baseVersion` and drops versions that are no longer kept.
   * @returns null if the document is gone or its version has changed in the meantime
   */
  save(userId: string, id: string, save: Save, alongside?: Alongside): Promise<DocumentRow | null> {
    if (!alongside) return saveVersion(this.database, userId, id, save);
    return this.database.transaction(async (sql) => {
      const row = await saveVersion(sql, userId, id, save);
      if (row) await alongside(sql, row);
      return row;
    });
  }

  /**
   * Replaces the text of an unfinished document, which remains at its first version, and its kind and title if given.
   * @returns null if it is gone or already finished
   */
  fill(userId: string, id: string, text: Filling, alongside?: Alongside): Promise<DocumentRow | null> {
    const { kind = null, title = null, markdown, findings, isUnfinished } = text;
    return this.database.transaction(async (sql) => {
      const filled = await execute(
        sql,
        `WITH filled AS (
           UPDATE documents SET markdown = $3, findings = $4, is_unfinished = $5, kind = coalesce($6, kind),
             title = coalesce($7, title), updated_at = now()
           WHERE id = $2 AND user_id = $1 AND version = 1 AND is_unfinished RETURNING id, title
         )
         UPDATE document_versions v SET markdown = $3, title = filled.title
         FROM filled WHERE v.document_id = filled.id AND v.version = 1`,
        [userId, id, markdown, JSON.stringify(findings), isUnfinished, kind, title],
      );
      const row = filled > 0 ? await findDocument(sql, userId, id) : null;
      if (row) await alongside?.(sql, row);
      return row;
    });
  }

  /** Stores the findings of a later check, unless the text has changed since. */
  async storeFindings(userId: string, id: string, version: number, findings: Finding[]): Promise<void> {
    await execute(
      this.database,
      'UPDATE documents SET findings = $4 WHERE id = $2 AND user_id = $1 AND version = $3 AND findings <> $4::jsonb',
      [userId, id, version, JSON.stringify(findings)],
    );
  }

  /**
   * Records an artist's confirmation, once; the oldest is dropped if there are too many. @returns null if there is no
   * such document
   */
  confirm(userId: string, id: string, text: string, alongside: Alongside): Promise<DocumentRow | null> {
    return this.database.transaction(async (sql) => {
      await execute(
        sql,
        `UPDATE documents SET confirmed = (
         SELECT coalesce(jsonb_agg(each ORDER BY at), '[]') FROM (
           SELECT each, at FROM jsonb_array_elements(confirmed || to_jsonb($3::text)) WITH ORDINALITY AS all_of(each, at)
           ORDER BY at DESC LIMIT ${limits.confirmationsMax}
         ) kept)
       WHERE id = $2 AND user_id = $1 AND NOT confirmed ? $3`,
        [userId, id, text],
      );
      const row = await findDocument(sql, userId, id);
      if (row) await alongside(sql, row);
      return row;
    });
  }

  async remove(userId: string, id: string): Promise<boolean> {
    const removed = await execute(this.database, 'DELETE FROM documents WHERE id = $2 AND user_id = $1', [userId, id]);
    return removed > 0;
  }

  /** The titles of all documents, oldest first. */
  listTitles(userId: string): Promise<ListedTitle[]> {
    return query(
      this.database,
      `SELECT id, title FROM documents WHERE user_id = $1 ORDER BY created_at, id LIMIT ${limits.documentsMax}`,
      [userId],
    );
  }

  /** A document's public link; null if it isn't shared. */
  async findShare(userId: string, id: string): Promise<{ token: string; sharedAt: Date } | null> {
    const rows = await query<{ token: string; sharedAt: Date }>(
      this.database,
      `SELECT s.token, s.shared_at AS "sharedAt" FROM document_shares s
       JOIN documents d ON d.id = s.document_id AND d.user_id = $1 WHERE s.document_id = $2`,
      [userId, id],
    );
    return rows[0] ?? null;
  }
}

async function findDocument(sql: Transaction, userId: string, id: string): Promise<DocumentRow | null> {
  const rows = await query<DocumentRow>(sql, `SELECT ${columns} FROM documents d WHERE d.id = $2 AND d.user_id = $1`, [
    userId,
    id,
  ]);
  return rows[0] ?? null;
}

/** Saves a version in one statement, all parts of which see the versions as they were before it. */
async function saveVersion(
  sql: Pick<Transaction, 'query'>,
  userId: string,
  id: string,
  { title, markdown, findings, baseVersion, by, isAutosave }: Save,
): Promise<DocumentRow | null> {
  const rows = await query<DocumentRow>(
    sql,
    `WITH saved AS (
       UPDATE documents d SET title = $4, markdown = $5, findings = $6, version = version + 1, updated_at = now(),
         is_unfinished = false
       WHERE d.id = $2 AND d.user_id = $1 AND d.version = $3 RETURNING ${columns}
     ), replaced AS (
       DELETE FROM document_versions v USING saved
       WHERE v.document_id = saved.id AND v.version = $3 AND v.version > 1 AND $8 AND v.is_autosave AND v.written_by = $7
         AND v.began_at > now() - make_interval(mins => ${autosaveMinutes}) RETURNING v.version, v.began_at
     ), added AS (
       INSERT INTO document_versions (document_id, version, written_by, title, markdown, is_autosave, began_at)
       SELECT id, version, $7, title, markdown, $8, coalesce((SELECT began_at FROM replaced), now()) FROM saved
     ), dropped AS (
       DELETE FROM document_versions v USING saved
       WHERE v.document_id = saved.id AND v.version > 1 AND v.version <= (
         -- In addition to the first and the new one.
         SELECT version FROM document_versions
         WHERE document_id = $2 AND version NOT IN (SELECT version FROM replaced)
         ORDER BY version DESC OFFSET ${limits.documentVersionsMax - 2} LIMIT 1
       )
     )
     SELECT * FROM saved`,
    [userId, id, baseVersion, title, markdown, JSON.stringify(findings), by, isAutosave],
  );
  return rows[0] ?? null;
}
