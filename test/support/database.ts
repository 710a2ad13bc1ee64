import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { readServices } from './services.js';

/**
 * A new, empty database. It isn't dropped afterwards: deleting its thousand files would slow down creating the next database.
 * `npm test` starts with an empty PostgreSQL.
 */
export interface TestDatabase {
  url: string;
  query: <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<T[]>;
  close: () => Promise<void>;
}

/** Creates an empty database. */
export async function createDatabase(): Promise<TestDatabase> {
  const { databaseUrl } = readServices();
  // Never reuse a name: keys in Redis start with it.
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = new pg.Client({ connectionString: databaseUrl });
  await admin.connect();
  try {
    await admin.query(`CREATE DATABASE ${name}`);
  } finally {
    await admin.end();
  }
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 3 });
  return {
    url: url.href,
    query: async <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await pool.query<T>(sql, values)).rows,
    close: () => pool.end(),
  };
}
