import type { ClientBase, QueryResult } from 'pg';

/**
 * Limits of a connection: a query that runs longer is a mistake or an attack and must not occupy it. They are set by a
 * statement because PgBouncer refuses connections that pass them as startup parameters (see its
 * `ignore_startup_parameters`).
 */
const sessionLimits = `SET statement_timeout = '15s'; SET idle_in_transaction_session_timeout = '30s'`;

/** @returns the id of PostgreSQL's process for the connection; what a pooler says when signing in is its own invention */
export async function setSessionLimits(client: ClientBase): Promise<number | undefined> {
  const results: unknown = await client.query(`${sessionLimits}; SELECT pg_backend_pid() AS pid`);
  return (results as QueryResult<{ pid: number }>[]).at(-1)?.rows[0]?.pid;
}
