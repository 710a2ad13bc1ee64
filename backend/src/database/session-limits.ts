import type { ClientBase } from 'pg';

/**
 * Limits of a connection: a query that runs longer is a mistake or an attack and must not occupy it. They are set by a
 * statement because PgBouncer refuses connections that pass them as startup parameters (see its
 * `ignore_startup_parameters`).
 */
const sessionLimits = `SET statement_timeout = '15s'; SET idle_in_transaction_session_timeout = '30s'`;

export async function setSessionLimits(client: ClientBase): Promise<void> {
  await client.query(sessionLimits);
}
