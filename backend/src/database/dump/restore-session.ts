import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { migrate } from '../migrations.js';
import { connectForDump, copyTarget, endNow, readRows } from './dump-client.js';
import type { DumpedTable, Snapshot } from './dump-session.js';

/** A dumped table with its number of rows. */
interface CountedTable extends DumpedTable {
  rows: number;
}

export interface Dump extends Omit<Snapshot, 'takenAt' | 'tables'> {
  tables: CountedTable[];
}

/** For building indexes: with PostgreSQL's default of 64 MB, less can be sorted at once. */
const indexMemory = '128MB';

/** What was read back differs from what was dumped. */
export class IncompleteRestore extends Error {}

/** Everything in the schema that doesn't belong to an extension. */
const contents = `SELECT FROM pg_class c WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
  AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')`;

/** Loads a dump into a database. It needs no more privileges than those of the tables' owner. */
export class RestoreSession {
  private constructor(
    private readonly url: string,
    private readonly client: pg.Client,
  ) {}

  static async open(url: string): Promise<RestoreSession> {
    return new RestoreSession(url, await connectForDump(url));
  }

  async close(): Promise<void> {
    await this.client.end();
  }

  /** Ends the connection at once, even in the middle of a table. */
  abort(): Promise<void> {
    return endNow(this.client);
  }

  /** The rows of a query, step by step. */
  async *rows<Row extends object>(sql: string): AsyncGenerator<Row> {
    await this.client.query('BEGIN READ ONLY');
    yield* readRows<Row>(this.client, sql);
    await this.client.query('COMMIT');
  }

  /** Whether the database has no tables. */
  async isEmpty(): Promise<boolean> {
    return (await this.read<{ isEmpty: boolean }>(`SELECT NOT EXISTS (${contents}) AS "isEmpty"`))[0]?.isEmpty === true;
  }

  /** How many other connections the database has. */
  async countOthers(): Promise<number> {
    const [row] = await this.read<{ count: number }>(
      `SELECT count(*)::int FROM pg_stat_activity
       WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
    );
    return row?.count ?? 0;
  }

  /** Removes everything from the database. */
  async clear(): Promise<void> {
    const [row] = await this.read<{ schema: string }>('SELECT current_schema() AS schema');
    const schema = pg.escapeIdentifier(row?.schema ?? 'public');
    await this.client.query(`BEGIN; DROP SCHEMA ${schema} CASCADE; CREATE SCHEMA ${schema}; COMMIT`);
  }

  /**
   * Creates the tables with the migrations of the dump and fills them: all of them or none.
   * @param open reads a table's rows, as written by COPY
   * @throws IncompleteRestore if fewer or more rows arrive than were dumped
   */
  async load(dump: Dump, open: (table: DumpedTable) => Promise<Readable>): Promise<void> {
    await migrate(this.url, { only: new Set(dump.migrations) });
    await this.client.query(`SET maintenance_work_mem = '${indexMemory}'; BEGIN`);
    try {
      const restoring = await this.setAside(dump.tables);
      for (const table of dump.tables) await this.copyIn(table, await open(table));
      for (const statement of restoring) await this.client.query(statement);
      for (const { name, last } of dump.sequences)
        if (last !== null) await this.client.query('SELECT setval($1, $2)', [pg.escapeIdentifier(name), last]);
      await this.client.query('COMMIT');
    } catch (error) {
      await this.client.query('ROLLBACK').catch(() => undefined);
      throw error;
    }
    await this.client.query('ANALYZE');
  }

  /**
   * Empties the tables (migrations insert rows into some) and removes everything that would check or change each row
   * individually: foreign keys, which no order of tables could satisfy; triggers, whose effects are already in the
   * dump; and indexes, which are faster to build from all rows at once.
   * @returns the statements that restore it; adding a foreign key checks all rows at once
   */
  private async setAside(tables: CountedTable[]): Promise<string[]> {
    const names = tables.map(({ name }) => pg.escapeIdentifier(name));
    const keys = await this.read<{ owner: string; name: string; definition: string }>(
      `SELECT conrelid::regclass::text AS owner, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
       FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace ORDER BY conrelid, conname`,
    );
    for (const { owner, name } of keys) await this.client.query(`ALTER TABLE ${owner} DROP CONSTRAINT ${name}`);
    // The indexes of primary keys and unique constraints stay.
    const indexes = await this.read<{ name: string; definition: string }>(
      `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
       FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
       WHERE c.relnamespace = current_schema()::regnamespace AND c.relname = ANY($1)
         AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = i.indexrelid) ORDER BY i.indexrelid`,
      [tables.map(({ name }) => name)],
    );
    if (indexes.length > 0) await this.client.query(`DROP INDEX ${indexes.map(({ name }) => name).join(', ')}`);
    for (const name of names) await this.client.query(`ALTER TABLE ${name} DISABLE TRIGGER USER`);
    if (names.length > 0) await this.client.query(`TRUNCATE ${names.join(', ')}`);
    return [
      ...indexes.map(({ definition }) => definition),
      ...keys.map(({ owner, name, definition }) => `ALTER TABLE ${owner} ADD CONSTRAINT ${name} ${definition}`),
      ...names.map((name) => `ALTER TABLE ${name} ENABLE TRIGGER USER`),
    ];
  }

  private async copyIn(table: CountedTable, content: Readable): Promise<void> {
    const { name, columns, rows } = table;
    await pipeline(content, this.client.query(copyFrom(`COPY ${copyTarget(name, columns)} FROM STDIN`)));
    const [found] = await this.read<{ count: string }>(`SELECT count(*) FROM ${pg.escapeIdentifier(name)}`);
    if (Number(found?.count) !== rows)
      throw new IncompleteRestore(`The table ${name} has ${found?.count} rows instead of ${rows}`);
  }

  private async read<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.client.query<Row>(sql, values)).rows;
  }
}
