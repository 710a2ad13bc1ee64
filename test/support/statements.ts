import { DataSource } from 'typeorm';
import type { TestApp } from './app.js';

/** The sweeper's look for abandoned replies, which runs every second or two. */
const recurring = /FROM messages WHERE status = 'streaming'/;

/**
 * The SQL statements that an application runs during some work, in order and without their values. Work that must not reveal
 * by its duration whether something exists runs the same ones in both cases. What recurring tasks run meanwhile is left out.
 */
export async function statementsDuring(app: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const dataSource = app.nest.get(DataSource, { strict: false });
  const { logger } = dataSource;
  const statements: string[] = [];
  dataSource.logger = Object.assign(Object.create(logger) as typeof logger, {
    logQuery: (statement: string) => {
      if (!recurring.test(statement)) statements.push(statement);
    },
  });
  try {
    await work();
  } finally {
    dataSource.logger = logger;
  }
  return statements;
}
