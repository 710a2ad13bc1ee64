import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { query } from '../../database/sql.js';

interface FoundRow {
  kind: 'release' | 'person';
  id: string;
  name: string;
  detail: string;
}

const each = 10;

/** Searches releases and people in PostgreSQL. Both are limited per account, so each account's are read whole. */
@Injectable()
export class PlacesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Those that have all of the patterns. @param patterns of LIKE, in lower case */
  find(userId: string, patterns: readonly string[]): Promise<FoundRow[]> {
    return query(
      this.database,
      `(SELECT 'release' AS kind, r.id, r.title AS name, coalesce(r.date::text, '') AS detail FROM releases r
        WHERE r.user_id = $1 AND lower(r.title || ' ' || r.shows::text) LIKE ALL ($2) ORDER BY r.created_at DESC LIMIT ${each})
       UNION ALL
       (SELECT 'person', c.id, c.name, c.outlet FROM contacts c
        WHERE c.user_id = $1 AND lower(concat_ws(' ', c.name, c.outlet, c.role, c.email, c.note)) LIKE ALL ($2)
        ORDER BY lower(c.name), c.id LIMIT ${each})`,
      [userId, patterns],
    );
  }
}
