import type { INestApplicationContext } from '@nestjs/common';
import { appendFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DataSource } from 'typeorm';
import type { TestDatabase } from '../database.js';
import { readSchema } from './schema.js';

const folder = process.env['RECORD_RELEASE'];

/** `npm run record-release` makes the tests record what the server runs; see `test/previous-release/README.md`. */
export async function recordRelease(app: INestApplicationContext, database: TestDatabase): Promise<void> {
  if (!folder) return;
  const schemaFile = path.join(folder, 'schema.json');
  if (!existsSync(schemaFile)) writeFileSync(schemaFile, JSON.stringify(await readSchema(database)));
  const { logger } = app.get(DataSource, { strict: false });
  const seen = new Set<string>();
  logger.logQuery = (sql: string) => {
    if (seen.has(sql) || !/^\s*(?:SELECT|INSERT|UPDATE|DELETE|MERGE|WITH)\b/i.test(sql)) return;
    seen.add(sql);
    appendFileSync(path.join(folder, 'statements.jsonl'), `${JSON.stringify(sql)}\n`);
  };
}
