import pg from 'pg';

/** How long a connection may be idle before TCP checks that the network still keeps it, in milliseconds. */
const keepAliveMs = 10_000;

/**
 * Session settings for a dump and a restore: no time limits, and values written and read the same way regardless of the
 * server's settings.
 */
const settings = [
  'SET statement_timeout = 0',
  'SET lock_timeout = 0',
  'SET idle_in_transaction_session_timeout = 0',
  `SET client_encoding = 'UTF8'`,
  `SET DateStyle = 'ISO, YMD'`,
  `SET IntervalStyle = 'iso_8601'`,
  `SET TimeZone = 'UTC'`,
  `SET bytea_output = 'hex'`,
  'SET extra_float_digits = 3',
].join('; ');

/** Connects to a database for a dump or a restore. */
export async function connectForDump(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    keepAlive: true,
    keepAliveInitialDelayMillis: keepAliveMs,
  });
  // A lost connection also fails the query that is waiting for it; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(settings);
  } catch (error) {
    await client.end();
    throw error;
  }
  return client;
}

/** A table's columns for COPY, except generated ones. */
export function copyTarget(table: string, columns: readonly string[]): string {
  return `${pg.escapeIdentifier(table)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
}

/** Rows per step of the cursor. */
const cursorRows = 2000;

let cursors = 0;

/** The rows of a query, step by step, within a transaction. */
export async function* readRows<Row extends object>(client: pg.Client, sql: string): AsyncGenerator<Row> {
  const cursor = `dump_cursor_${(cursors += 1)}`;
  await client.query(`DECLARE ${cursor} NO SCROLL CURSOR FOR ${sql}`);
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${cursorRows} FROM ${cursor}`);
    yield* rows;
    if (rows.length < cursorRows) break;
  }
  await client.query(`CLOSE ${cursor}`);
}

/** Ends a connection at once, even in the middle of a statement. */
export async function endNow(client: pg.Client): Promise<void> {
  const ended = client.end();
  client.connection.stream.destroy();
  await ended.catch(() => undefined);
}
