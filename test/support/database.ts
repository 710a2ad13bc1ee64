import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { migrate } from '../../backend/src/database/migrations.js';
import { readServices } from './services.js';

/**
 * A new database. It isn't dropped afterwards: deleting its thousand files would slow down creating the next database.
 * `npm test` starts with an empty PostgreSQL.
 */
export interface TestDatabase {
  url: string;
  query: <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) => Promise<T[]>;
  close: () => Promise<void>;
}

export async function createDatabase(): Promise<TestDatabase> {
  return withAdmin((admin) => create(admin, ''));
}

/** The database that others are copied from: copying takes a fraction of the time needed for migrations and the playbook's search words. */
const template = 'migrated';

/** Serialises the test processes that would create the template. */
const templateLock = 7_203_456;

/** Creates a database in the state that the first server of a release leaves after startup. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  return withAdmin(async (admin) => {
    await admin.query('SELECT pg_advisory_lock($1)', [templateLock]);
    const { rowCount } = await admin.query('SELECT FROM pg_database WHERE datname = $1', [template]);
    if (rowCount === 0) {
      const database = await create(admin, '');
      await migrate(database.url);
      await storePlaybook(database.url);
      await database.close();
      await admin.query(`ALTER DATABASE ${nameOf(database.url)} RENAME TO ${template}`);
    }
    await admin.query('SELECT pg_advisory_unlock($1)', [templateLock]);
    return create(admin, `TEMPLATE ${template}`);
  });
}

async function storePlaybook(url: string): Promise<void> {
  // Imported late: it takes a second, and one process creates the template for all.
  const { DataSource } = await import('typeorm');
  const { PlaybookRepository } = await import('../../backend/src/playbook/playbook.repository.js');
  const { readPlaybook } = await import('../../backend/src/playbook/topic.js');
  const connection = await new DataSource({ type: 'postgres', url }).initialize();
  try {
    await new PlaybookRepository(connection).sync(readPlaybook());
  } finally {
    await connection.destroy();
  }
}

async function create(admin: pg.Client, options: string): Promise<TestDatabase> {
  // Never reuse a name: keys in Redis start with it.
  const name = `test_${randomBytes(6).toString('hex')}`;
  await admin.query(`CREATE DATABASE ${name} ${options}`);
  const url = new URL(readServices().databaseUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 3 });
  // Fires when PostgreSQL is killed during an idle connection; the next query reports it.
  pool.on('error', () => undefined);
  return {
    url: url.href,
    query: async <T extends pg.QueryResultRow>(sql: string, values?: unknown[]) =>
      (await pool.query<T>(sql, values)).rows,
    close: () => pool.end(),
  };
}

const nameOf = (url: string): string => new URL(url).pathname.slice(1);

async function withAdmin<Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = new pg.Client({ connectionString: readServices().databaseUrl });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}
