import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TestApp } from './app.js';

/** The sweeper's query for abandoned replies, which runs every second or two. */
const recurring = /FROM messages WHERE status = 'streaming'/;

/**
 * The SQL statements that an application runs during some work, in order and without their values. Work whose duration must not reveal
 * whether something exists runs the same statements in both cases. Recurring tasks' statements are left out.
 */
export async function statementsDuring(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  return (await loggedDuring(app, work)).map(({ sql }) => sql);
}

/** PostgreSQL's plans for the queries an application runs during some work, for tests of index use. */
export async function plansDuring(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const statements = await loggedDuring(app, work);
  const reads = statements.filter(({ sql }) => /^\s*(SELECT|WITH|\()/.test(sql));
  const plans = await Promise.all(
    reads.map(({ sql, values }) => app.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${sql}`, values)),
  );
  return plans.map((lines) => lines.map((line) => line['QUERY PLAN']).join('\n'));
}

export interface Logged {
  sql: string;
  values: unknown[] | undefined;
}

/**
 * The statements an application sends to PostgreSQL during some work, with their values.
 * @param withSweeps includes the sweeper's query for abandoned replies
 */
export async function loggedDuring(
  { nest }: { nest: INestApplicationContext },
  work: () => Promise<unknown>,
  { withSweeps = false } = {},
): Promise<Logged[]> {
  const dataSource = nest.get(DataSource, { strict: false });
  const { logger } = dataSource;
  const statements: Logged[] = [];
  dataSource.logger = Object.assign(Object.create(logger) as typeof logger, {
    logQuery: (sql: string, values?: unknown[]) => {
      if (withSweeps || !recurring.test(sql)) statements.push({ sql, values });
    },
  });
  try {
    await work();
  } finally {
    dataSource.logger = logger;
  }
  return statements;
}
