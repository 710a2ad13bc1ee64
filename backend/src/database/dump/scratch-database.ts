import pg from 'pg';
import { connectForDump } from './dump-client.js';

/** PostgreSQL truncates longer names. */
const nameMax = 63;

/**
 * Creates an empty database next to the product's, on the server of `url`, and drops it after `work`. Its name is
 * derived from the product's, so that the next run drops what a killed one left behind.
 * @param url a database where the role may create others
 */
export async function withScratchDatabase<T>(
  url: string,
  databaseUrl: string,
  work: (scratchUrl: string) => Promise<T>,
): Promise<T> {
  const ending = '_restore_check';
  const product = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
  const scratch = new URL(url);
  const name = `${product.slice(0, nameMax - ending.length)}${ending}`;
  scratch.pathname = `/${encodeURIComponent(name)}`;
  const drop = `DROP DATABASE IF EXISTS ${pg.escapeIdentifier(name)} WITH (FORCE)`;
  await runEach(url, [drop, `CREATE DATABASE ${pg.escapeIdentifier(name)}`]);
  try {
    return await work(scratch.href);
  } finally {
    await runEach(url, [drop]);
  }
}

/** Runs each statement separately: databases can't be created in a transaction. */
async function runEach(url: string, statements: string[]): Promise<void> {
  const client = await connectForDump(url);
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
