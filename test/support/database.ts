import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { readServices } from './services.js';

/**
 * A database of one test file, fresh when it starts. It stays until its whole server goes, which `npm test` brings up anew:
 * a database that is dropped leaves a thousand files just deleted, and those make each file that comes after slow to create.
 */
export interface TestDatabase {
  url: string;
  query: <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<T[]>;
  close: () => Promise<void>;
}

/** Creates an empty database beside those of the other test files. */
export async function createDatabase(): Promise<TestDatabase> {
  const { databaseUrl } = readServices();
  // Never a name of before: what is kept in Redis is kept under it.
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
