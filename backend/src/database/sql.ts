import { QueryFailedError } from 'typeorm';

/** The pool (`DataSource`), an open transaction, or the database to read from. */
export interface Queryable {
  query(sql: string, values?: unknown[]): Promise<unknown>;
}

/**
 * Runs a statement and returns its rows: those of a SELECT, or of RETURNING. `Row` describes the columns as the statement
 * names them: alias a column with `AS "camelCase"`. Dates arrive as `Date`; `bigint` and `numeric` as strings, unless cast.
 */
export async function query<Row extends object>(
  database: Queryable,
  sql: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const result = await database.query(sql, values);
  // TypeORM returns `[rows, count]` for UPDATE and DELETE, but only the rows for everything else.
  const [first] = result as unknown[];
  return (Array.isArray(first) ? first : result) as Row[];
}

/** The first row of a statement's result, or null. */
export async function queryOne<Row extends object>(
  database: Queryable,
  sql: string,
  values: unknown[] = [],
): Promise<Row | null> {
  return (await query<Row>(database, sql, values))[0] ?? null;
}

/** Runs an UPDATE or DELETE, or an INSERT with RETURNING. @returns how many rows it changed */
export async function execute(database: Queryable, sql: string, values: unknown[] = []): Promise<number> {
  const result = await database.query(sql, values);
  const [first, count] = result as unknown[];
  return Array.isArray(first) ? Number(count) : (result as unknown[]).length;
}

/** Whether a statement returns any row. */
export async function exists(database: Queryable, sql: string, values: unknown[] = []): Promise<boolean> {
  return (await query(database, sql, values)).length > 0;
}

/** PostgreSQL's code for refusing a statement, such as `55P03`; undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof QueryFailedError ? (error.driverError as { code?: string }).code : undefined;
}

/** The unique index that a statement violated; undefined for any other error. */
export function violatedIndex(error: unknown): string | undefined {
  if (sqlState(error) !== '23505') return undefined;
  return (error as QueryFailedError<Error & { constraint?: string }>).driverError.constraint;
}
