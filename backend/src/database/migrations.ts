import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DataSource, MigrationInterface, QueryRunner } from 'typeorm';
import { projectRoot } from '../config/project-root.js';

const folder = join(projectRoot, 'backend', 'migrations');

/** An advisory lock no one else uses: servers that start together migrate one after the other. */
const migrationLock = 7_203_455;

/** The SQL files of `backend/migrations`, oldest first, as TypeORM's migrations. `<milliseconds>-<what>.sql` is the name. */
export function loadMigrations(): (new () => MigrationInterface)[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files.sort().map((file) => {
    const [, timestamp, what] = /^(\d{13})-([a-z0-9-]+)\.sql$/.exec(file) ?? [];
    if (!timestamp || !what) throw new Error(`A migration is named <13 digits>-<what>.sql, not ${file}`);
    const sql = readFileSync(join(folder, file), 'utf8');
    const name = `${what}${timestamp}`;
    return class implements MigrationInterface {
      readonly name = name;
      async up(runner: QueryRunner): Promise<void> {
        // An index over all that was ever said takes longer than any call may.
        await runner.query('SET LOCAL statement_timeout = 0');
        await runner.query(sql);
      }
      down(): Promise<void> {
        return Promise.reject(new Error('Migrations are append-only: write a new one that undoes this one'));
      }
    };
  });
}

/** Runs what has not run yet, under a lock that other starting servers wait for. */
export async function migrate(dataSource: DataSource): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const [limit] = (await runner.query(`SELECT current_setting('statement_timeout') AS timeout`)) as [
    { timeout: string },
  ];
  try {
    // The server that came first may have much to do.
    await runner.query('SET statement_timeout = 0');
    await runner.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    await runner.query(`SELECT set_config('statement_timeout', $1, false)`, [limit.timeout]);
    await runner.release();
  }
}
