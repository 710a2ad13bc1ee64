import type { INestApplicationContext } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { TestApp } from './app.js';

/** The sweeper's look for abandoned replies, which runs every second or two. */
const recurring = /FROM messages WHERE status = 'streaming'/;

/**
 * The SQL statements that an application runs during some work, in order and without their values. Work that must not reveal
 * by its duration whether something exists runs the same ones in both cases. What recurring tasks run meanwhile is left out.
 */
export async function statementsDuring(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  return (await loggedDuring(app, work)).map(({ sql }) => sql);
}

/** PostgreSQL's plans for what an application reads during some work, for tests that an index is used. */
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

/** What an application asks of PostgreSQL during some work, with its values. */
export async function loggedDuring(
  { nest }: { nest: INestApplicationContext },
  work: () => Promise<unknown>,
): Promise<Logged[]> {
  const dataSource = nest.get(DataSource, { strict: false });
  const { logger } = dataSource;
  const statements: Logged[] = [];
  dataSource.logger = Object.assign(Object.create(logger) as typeof logger, {
    logQuery: (sql: string, values?: unknown[]) => {
      if (!recurring.test(sql)) statements.push({ sql, values });
    },
  });
  try {
    await work();
  } finally {
    dataSource.logger = logger;
  }
  return statements;
}
