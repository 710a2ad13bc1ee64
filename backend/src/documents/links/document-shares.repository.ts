import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { DocumentKind } from '../../../../contract/documents/document-kinds.js';
import { execute, query } from '../../database/sql.js';

export interface DocumentShareRow {
  token: string;
  sharedAt: Date;
}

export interface SharedDocumentRow {
  kind: DocumentKind;
  title: string;
  markdown: string;
  isDraft: boolean;
  sharedAt: Date;
}

const columns = 's.token, s.shared_at AS "sharedAt"';

/** Public links to documents in PostgreSQL. */
@Injectable()
export class DocumentSharesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Shares an owned document's current version, under its existing token or else this one. @returns null if it is gone
   */
  async upsert(userId: string, documentId: string, token: string): Promise<DocumentShareRow | null> {
    const rows = await query<DocumentShareRow>(
      this.database,
      `INSERT INTO document_shares AS s (document_id, token, title, markdown, is_draft)
       SELECT d.id, $3, d.title, d.markdown, d.findings @> '[{"kind": "unproven"}]' FROM documents d
       WHERE d.id = $2 AND d.user_id = $1 FOR KEY SHARE
       ON CONFLICT (document_id) DO UPDATE SET title = excluded.title, markdown = excluded.markdown,
         is_draft = excluded.is_draft, shared_at = now()
       RETURNING ${columns}`,
      [userId, documentId, token],
    );
    return rows[0] ?? null;
  }

  async remove(userId: string, documentId: string): Promise<void> {
    await execute(
      this.database,
      `DELETE FROM document_shares s USING documents d
       WHERE s.document_id = $2 AND d.id = s.document_id AND d.user_id = $1`,
      [userId, documentId],
    );
  }

  async findShared(token: string): Promise<SharedDocumentRow | null> {
    const rows = await query<SharedDocumentRow>(
      this.database,
      `SELECT d.kind, s.title, s.markdown, s.is_draft AS "isDraft", s.shared_at AS "sharedAt"
       FROM document_shares s JOIN documents d ON d.id = s.document_id WHERE s.token = $1`,
      [token],
    );
    return rows[0] ?? null;
  }
}
