import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { migrationLock } from '../migrations.js';
import { connectForDump, copyTarget, endNow, readRows } from './dump-client.js';

/** An advisory lock that nothing else uses: only one backup of a database can run. */
const dumpLock = 7_203_458;

/** How often to check whether migrations have finished, in milliseconds. */
const pollEveryMs = 200;

export interface DumpedTable {
  name: string;
  /** Without generated columns. */
  columns: string[];
}

export interface DumpedSequence {
  name: string;
  /** The last number it returned; null if none yet. */
  last: string | null;
}

/** A database at one moment. */
export interface Snapshot {
  /** Everything committed before this moment is included. */
  takenAt: Date;
  /** The migrations that created its tables, oldest first. */
  migrations: string[];
  tables: DumpedTable[];
  sequences: DumpedSequence[];
}

/** There is nothing to dump: the database is empty. */
class EmptyDatabase extends Error {
  constructor() {
    super('The database has no tables');
  }
}

/** A table's rows in COPY format, and their number. */
export interface TableCopy {
  content: Readable;
  /** Waits until PostgreSQL has sent all rows. */
  rows: () => Promise<number>;
}

/** A connection that reads a whole database as it is at one moment, while others continue to write to it. */
export class DumpSession {
  private constructor(private readonly client: pg.Client) {}

  /** Connects, and prevents other backups until it is closed. @returns null if another one is running */
  static async open(url: string): Promise<DumpSession | null> {
    const session = new DumpSession(await connectForDump(url));
    if (await session.tryLock('pg_try_advisory_lock', dumpLock)) return session;
    await session.close();
    return null;
  }

  /**
   * Starts reading. From then on, everything is read as it is at this moment, and no migration changes a table.
   * @throws EmptyDatabase
   */
  async takeSnapshot(): Promise<Snapshot> {
    // Polled, because a waiting statement would block `CREATE INDEX CONCURRENTLY`.
    while (!(await this.tryLock('pg_try_advisory_lock_shared', migrationLock))) await wait(pollEveryMs);
    const snapshot = await this.startReading();
    const tables = snapshot.tables.map(({ name }) => pg.escapeIdentifier(name));
    if (tables.length > 0) await this.client.query(`LOCK TABLE ${tables.join(', ')} IN ACCESS SHARE MODE`);
    await this.client.query('SELECT pg_advisory_unlock_shared($1)', [migrationLock]);
    return snapshot;
  }

  /** Reads a table. Read one table after another, each to its end. */
  copyOut({ name, columns }: DumpedTable): TableCopy {
    const content = this.client.query(copyTo(`COPY ${copyTarget(name, columns)} TO STDOUT`));
    return {
      content,
      rows: async () => {
        // PostgreSQL reports the count once everything has been sent; the next answer comes after that.
        await this.client.query('SELECT');
        return content.rowCount;
      },
    };
  }

  /** The rows of a query, step by step. */
  rows<Row extends object>(sql: string): AsyncGenerator<Row> {
    return readRows(this.client, sql);
  }

  /** From now on, everything is read in its current state. Other backups are still prevented. */
  async endSnapshot(): Promise<void> {
    await this.client.query('COMMIT');
  }

  /** Runs a query. */
  async read<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(sql, values)).rows;
  }

  /** Ends the connection at once, even in the middle of a table. */
  close(): Promise<void> {
    return endNow(this.client);
  }

  private async startReading(): Promise<Snapshot> {
    await this.client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const [start] = await this.read<{ now: Date; hasTables: boolean }>(
      `SELECT now(), to_regclass('migrations') IS NOT NULL AS "hasTables"`,
    );
    if (!start?.hasTables) throw new EmptyDatabase();
    const migrations = await this.read<{ name: string }>('SELECT name FROM migrations ORDER BY id');
    const tables = await this.read<DumpedTable>(
      `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
       WHERE c.relnamespace = current_schema()::regnamespace AND c.relkind = 'r' AND c.relname <> 'migrations'
         AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
       GROUP BY c.relname ORDER BY c.relname`,
    );
    const sequences = await this.read<DumpedSequence>(
      `SELECT sequencename AS name, last_value::text AS last FROM pg_sequences
       WHERE schemaname = current_schema() AND sequencename <> 'migrations_id_seq' ORDER BY sequencename`,
    );
    return { takenAt: start.now, migrations: migrations.map(({ name }) => name), tables, sequences };
  }

  private async tryLock(take: string, lock: number): Promise<boolean> {
    const [row] = await this.read<{ isOurs: boolean }>(`SELECT ${take}(${lock}) AS "isOurs"`);
    return row?.isOurs === true;
  }
}
