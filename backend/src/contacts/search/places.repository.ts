import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { FoundPlace } from '../../../../contract/chats/place.js';
import { query } from '../../database/sql.js';

interface FoundRow {
  kind: FoundPlace['kind'];
  id: string;
  name: string;
  detail: string;
}

const each = 10;

/**
 * Searches an account's releases, people, documents and facts in PostgreSQL. All are limited per account and are
 * scanned, except for documents' texts.
 */
@Injectable()
export class PlacesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Rows that match all of the patterns. @param patterns LIKE patterns in lower case @param words a tsquery */
  find(userId: string, patterns: readonly string[], words: string): Promise<FoundRow[]> {
    return query(
      this.database,
      `(SELECT 'release' AS kind, r.id, r.title AS name, coalesce(r.date::text, '') AS detail FROM releases r
        WHERE r.user_id = $1 AND lower(r.title || ' ' || r.shows::text) LIKE ALL ($2) ORDER BY r.created_at DESC LIMIT ${each})
       UNION ALL
       (SELECT 'person', c.id, c.name, c.outlet FROM contacts c
        WHERE c.user_id = $1 AND lower(concat_ws(' ', c.name, c.outlet, c.role, c.email, c.note)) LIKE ALL ($2)
        ORDER BY lower(c.name), c.id LIMIT ${each})
       UNION ALL
       (SELECT 'document', d.id, d.title, d.kind FROM documents d
        WHERE d.user_id = $1 AND d.terms @@ to_tsquery('simple', $3) ORDER BY d.updated_at DESC, d.id DESC LIMIT ${each})
       UNION ALL
       (SELECT 'fact', f.id, f.value, json_build_object('kind', f.kind, 'subject', f.subject)::text FROM facts f
        WHERE f.user_id = $1 AND f.replaced_by IS NULL AND f.status = 'kept'
          AND lower(f.subject || ' ' || f.value) LIKE ALL ($2) ORDER BY f.id DESC LIMIT ${each})`,
      [userId, patterns, words],
    );
  }
}
