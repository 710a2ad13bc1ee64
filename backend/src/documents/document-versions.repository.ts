import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { DocumentAuthor } from '../../../contract/documents/document.js';
import { limits } from '../../../contract/limits.js';
import { query } from '../database/sql.js';

export interface VersionRow {
  version: number;
  by: DocumentAuthor;
  createdAt: Date;
}

export interface VersionTextRow extends VersionRow {
  title: string;
  markdown: string;
}

const columns = 'v.version, v.written_by AS by, v.created_at AS "createdAt"';

/** The kept versions of documents in PostgreSQL. Every query is scoped to an account. */
@Injectable()
export class DocumentVersionsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Texts of all kept versions, oldest first. */
  listTexts(userId: string, id: string): Promise<VersionTextRow[]> {
    return query(
      this.database,
      `SELECT ${columns}, v.title, v.markdown
       FROM document_versions v JOIN documents d ON d.id = v.document_id AND d.user_id = $1
       WHERE v.document_id = $2 ORDER BY v.version LIMIT ${limits.documentVersionsMax}`,
      [userId, id],
    );
  }

  /** Newest first. @param before only versions older than this one */
  list(userId: string, id: string, limit: number, before?: number): Promise<VersionRow[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM document_versions v JOIN documents d ON d.id = v.document_id AND d.user_id = $1
       WHERE v.document_id = $2 AND ($3::integer IS NULL OR v.version < $3) ORDER BY v.version DESC LIMIT $4`,
      [userId, id, before ?? null, limit],
    );
  }

  async find(userId: string, id: string, version: number): Promise<VersionTextRow | null> {
    const rows = await query<VersionTextRow>(
      this.database,
      `SELECT ${columns}, v.title, v.markdown
       FROM document_versions v JOIN documents d ON d.id = v.document_id AND d.user_id = $1
       WHERE v.document_id = $2 AND v.version = $3`,
      [userId, id, version],
    );
    return rows[0] ?? null;
  }
}
