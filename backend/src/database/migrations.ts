import { Logger } from '@nestjs/common';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { ClientBase } from 'pg';
import { DataSource, type MigrationInterface, type QueryRunner } from 'typeorm';
import { projectRoot } from '../config/project-root.js';
import { query, sqlState } from './sql.js';

const ownMigrations = join(projectRoot, 'backend', 'migrations');

/** An advisory lock for migrations only: servers that start at the same time migrate one after another. */
export const migrationLock = 7_203_455;

/** How often a server checks whether another one has finished migrating, in milliseconds. */
const pollEveryMs = 200;

/** The first line of a migration whose statements run individually, as `CREATE INDEX CONCURRENTLY` must. */
export const outsideTransaction = '-- Runs outside a transaction.';

/** PostgreSQL's code for a lock timeout. */
const lockNotAvailable = '55P03';

interface Options {
  folder: string;
  /** How long a migration waits for a lock. In the meantime, all calls on that table wait behind it. */
  lockTimeoutMs: number;
  /** Pause before the next attempt, in milliseconds. */
  pauseMs: number;
  /** How many attempts it makes. */
  tries: number;
  /** Names of the only migrations to run; undefined for all. */
  only: ReadonlySet<string> | undefined;
}

/** Ten minutes in total, since a dump may keep its locks for that long. */
const defaults: Options = { folder: ownMigrations, lockTimeoutMs: 2000, pauseMs: 3000, tries: 120, only: undefined };

/** There is no file for a requested migration. */
export class UnknownMigration extends Error {}

/** The SQL files of a folder, oldest first, as TypeORM's migrations. `<milliseconds>-<what>.sql` is the name. */
function loadMigrations(folder: string, only: Options['only']): (new () => MigrationInterface)[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  const migrations = files.sort().map((file) => {
    const [, timestamp, what] = /^(\d{13})-([a-z0-9-]+)\.sql$/.exec(file) ?? [];
    if (!timestamp || !what) throw new Error(`A migration is named <13 digits>-<what>.sql, not ${file}`);
    const sql = readFileSync(join(folder, file), 'utf8');
    const name = `${what}${timestamp}`;
    const isOutside = sql.startsWith(outsideTransaction);
    const migration = class implements MigrationInterface {
      readonly name = name;
      readonly transaction = !isOutside;
      async up(runner: QueryRunner): Promise<void> {
        if (isOutside) await runEach(runner, sql);
        else await runner.query(sql);
      }
      down(): Promise<void> {
        return Promise.reject(new Error('Migrations are append-only: write a new one that undoes this one'));
      }
    };
    return { name, migration };
  });
  const names = new Set(migrations.map(({ name }) => name));
  const unknown = [...(only ?? [])].filter((name) => !names.has(name));
  if (unknown.length > 0) throw new UnknownMigration(`This release lacks the migrations ${unknown.join(', ')}`);
  return migrations.filter(({ name }) => only?.has(name) ?? true).map(({ migration }) => migration);
}

/** Tokens that may contain semicolons that don't end a statement, and semicolons. */
const token = /\$(\w*)\$[^]*?\$\1\$|'[^']*'|"[^"]*"|--[^\n]*|;|[^]/g;

/** The statements of a file, with their comments. */
export function statementsIn(sql: string): string[] {
  const statements = [''];
  for (const [text] of sql.matchAll(token)) {
    if (text === ';') statements.push('');
    else statements.push(`${statements.pop()}${text}`);
  }
  return statements.map((statement) => statement.trim()).filter((text) => withoutComments(text) !== '');
}

/** A statement without its comments. */
export function withoutComments(statement: string): string {
  return statement.replace(/--[^\n]*/g, '').trim();
}

/** Statements that wait for others' transactions, but don't block anyone while they wait. */
const isConcurrent = /^(?:CREATE (?:UNIQUE )?INDEX|DROP INDEX|REINDEX (?:\([^)]*\) )?\w+) CONCURRENTLY\b/i;

/** Runs statements one by one. All but `CONCURRENTLY` keep the limit on how long they wait for a lock. */
async function runEach(runner: QueryRunner, sql: string): Promise<void> {
  const [{ timeout } = { timeout: '0' }] = await query<{ timeout: string }>(
    runner,
    `SELECT current_setting('lock_timeout') AS timeout`,
  );
  try {
    for (const statement of statementsIn(sql)) {
      await runner.query(`SET lock_timeout = '${isConcurrent.test(withoutComments(statement)) ? '0' : timeout}'`);
      await runner.query(statement);
    }
  } finally {
    await runner.query(`SET lock_timeout = '${timeout}'`);
  }
}

/**
 * Runs pending migrations, one server after another. A migration that doesn't get its locks soon lets the calls waiting
 * behind it pass and tries again.
 */
export async function migrate(url: string, options: Partial<Options> = {}): Promise<void> {
  const { folder, lockTimeoutMs, pauseMs, tries, only } = { ...defaults, ...options };
  const dataSource = await new DataSource({
    type: 'postgres',
    url,
    migrations: loadMigrations(folder, only),
    extra: {
      // An index over all messages takes longer than any call may.
      onConnect: (client: ClientBase) =>
        client.query(`SET statement_timeout = 0; SET lock_timeout = '${lockTimeoutMs}ms'`),
    },
  }).initialize();
  try {
    await whileLocked(dataSource, () => runPending(dataSource, pauseMs, tries));
  } finally {
    await dataSource.destroy();
  }
}

async function runPending(dataSource: DataSource, pauseMs: number, triesLeft: number): Promise<void> {
  try {
    await dataSource.runMigrations({ transaction: 'each' });
  } catch (error) {
    if (sqlState(error) !== lockNotAvailable || triesLeft <= 1) throw error;
    new Logger('Migrations').warn('A table is in use; trying again');
    await wait(pauseMs);
    await runPending(dataSource, pauseMs, triesLeft - 1);
  }
}

/**
 * Runs `work` with the advisory lock. The lock is polled: an open statement waiting for it would block `CREATE INDEX
 * CONCURRENTLY`.
 */
async function whileLocked(dataSource: DataSource, work: () => Promise<void>): Promise<void> {
  const runner = dataSource.createQueryRunner();
  const isFree = async (): Promise<boolean> => {
    const [row] = await query<{ isOurs: boolean }>(runner, 'SELECT pg_try_advisory_lock($1) AS "isOurs"', [
      migrationLock,
    ]);
    return row?.isOurs === true;
  };
  try {
    while (!(await isFree())) await wait(pollEveryMs);
    await work();
  } finally {
    await runner.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    await runner.release();
  }
}
