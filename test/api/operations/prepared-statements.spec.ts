import pg from 'pg';
import { PreparingClient } from '../../../backend/src/patches/prepared-statements.js';
import { createDatabase, type TestDatabase } from '../../support/database.js';

describe('connections to PostgreSQL', () => {
  let database: TestDatabase;
  let connection: PreparingClient;

  beforeAll(async () => {
    database = await createDatabase();
    connection = new PreparingClient({ connectionString: database.url });
    await connection.connect();
  });

  afterAll(async () => {
    await connection.end();
    await database.close();
  });

  const prepared = async (): Promise<string[]> => {
    const { rows } = await connection.query<{ statement: string }>('SELECT statement FROM pg_prepared_statements');
    return rows.map(({ statement }) => statement);
  };

  test('prepare a statement with parameters once, however often it runs', async () => {
    const sum = 'SELECT $1::int + $2::int AS sum';
    expect((await connection.query(sum, [1, 2])).rows).toEqual([{ sum: 3 }]);
    expect((await connection.query(sum, [3, 4])).rows).toEqual([{ sum: 7 }]);
    expect((await prepared()).filter((statement) => statement === sum)).toHaveLength(1);
  });

  test('prepare nothing without the patch', async () => {
    const plain = new pg.Client({ connectionString: database.url });
    await plain.connect();
    try {
      await plain.query('SELECT $1::int AS number', [1]);
      expect((await plain.query('SELECT statement FROM pg_prepared_statements')).rows).toEqual([]);
    } finally {
      await plain.end();
    }
  });

  test('prepare nothing without parameters', async () => {
    await connection.query('SELECT 1 AS once');
    expect(await prepared()).not.toContain('SELECT 1 AS once');
  });

  test('report an invalid statement each time, and continue', async () => {
    const wrong = 'SELECT $1::int / 0 AS nothing';
    await expect(connection.query(wrong, [1])).rejects.toThrow('division by zero');
    await expect(connection.query(wrong, [1])).rejects.toThrow('division by zero');
    await expect(connection.query('SELECT $1::text FROM nowhere', ['a'])).rejects.toThrow('"nowhere" does not exist');
    expect((await connection.query('SELECT $1::int AS one', [1])).rows).toEqual([{ one: 1 }]);
  });
});
