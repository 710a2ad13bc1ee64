import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { readServices } from './services.js';

/** A database of one test file: fresh when it starts, gone when it is dropped. */
export interface TestDatabase {
  url: string;
  query: <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<T[]>;
  drop: () => Promise<void>;
}

/** Creates an empty database beside those of the other test files. */
export async function createDatabase(): Promise<TestDatabase> {
  const { databaseUrl } = readServices();
  // Never a name of before: what is kept in Redis is kept under it.
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asAdmin(databaseUrl, `CREATE DATABASE ${name}`);
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 3 });
  // The server closes what is open when the database is dropped.
  pool.on('error', () => undefined);
  return {
    url: url.href,
    query: async <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await pool.query<T>(sql, values)).rows,
    drop: async () => {
      await pool.end();
      await asAdmin(databaseUrl, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

async function asAdmin(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
