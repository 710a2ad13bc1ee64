import { migrate } from '../../../backend/src/database/migrations.js';
import { createDatabase, type TestDatabase } from '../../support/database.js';
import { previousRelease } from '../../support/release/previous-release.js';
import { readSchema } from '../../support/release/schema.js';

describe('servers of the previous release, on the new schema', () => {
  const release = previousRelease();
  let database: TestDatabase;

  beforeAll(async () => {
    database = await createDatabase();
    await migrate(database.url);
  });
  afterAll(() => database.close());

  /** Why PostgreSQL refuses a statement; null if it accepts it. */
  const refusalOf = (sql: string): Promise<string | null> =>
    database.query(`PREPARE each AS ${sql}`).then(
      () => database.query('DEALLOCATE ALL').then(() => null),
      (error: Error) => `${error.message}: ${sql}`,
    );

  it('can run all their statements', async () => {
    expect(release.statements.length).toBeGreaterThan(100);
    const refused: string[] = [];
    for (const sql of release.statements) {
      const refusal = await refusalOf(sql);
      if (refusal !== null) refused.push(refusal);
    }
    expect(refused).toEqual([]);
  });

  it('fill in every column that needs a value', async () => {
    const needed = await database.query<{ table: string; column: string }>(
      `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
       WHERE table_schema = 'public' AND is_nullable = 'NO' AND column_default IS NULL
         AND is_identity = 'NO' AND is_generated = 'NEVER'`,
    );
    const inserts = release.statements.flatMap((sql) => [
      ...sql.matchAll(/INSERT INTO (\w+)(?: AS \w+)? \(([^)]+)\)/g),
    ]);
    expect(inserts.length).toBeGreaterThan(20);
    const missing = inserts.flatMap(([, table = '', filled = '']) => {
      const columns = filled.split(',').map((column) => column.trim().replaceAll('"', ''));
      return (
        needed
          .filter((each) => each.table === table && !columns.includes(each.column))
          // Columns that it doesn't fill in itself have triggers.
          .filter((each) => !release.columns[table]?.includes(each.column))
          .map((each) => `${table}.${each.column}`)
      );
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  it('may keep writing as before: old columns have no new rules', async () => {
    const { rules } = await readSchema(database);
    const known = new Set(release.rules.map(({ rule }) => rule));
    const isOld = (column: string): boolean => {
      const [table = '', name = ''] = column.split('.');
      return release.columns[table]?.includes(name) ?? false;
    };
    const added = rules.filter(({ rule, columns }) => !known.has(rule) && columns.length > 0 && columns.every(isOld));
    expect(added.map(({ rule }) => rule)).toEqual([]);
  });
});
