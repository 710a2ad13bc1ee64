import { getDataSourceToken } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { describeApp } from '../../support/describe-app.js';
import { createDatabase, type TestDatabase } from '../../support/database.js';
import { StrictPooler } from '../../support/faults/pooler.js';

describe('behind a pooler that rejects startup parameters', () => {
  let database: TestDatabase;
  let pooler: StrictPooler;
  beforeAll(async () => {
    database = await createDatabase();
    pooler = await StrictPooler.before(database.url);
  });
  const { app } = describeApp({ env: () => ({ DATABASE_URL: pooler.url }) });
  afterAll(async () => {
    pooler.close();
    await database.close();
  });

  it('migrates and serves', async () => {
    const artist = app.visitor();
    const { status } = await artist.call('POST', '/api/register', {
      name: 'Mara Quill',
      email: 'mara@artist.test',
      password: 'correct horse',
    });
    expect(status).toBe(201);
    expect(await database.query('SELECT email FROM users')).toEqual([{ email: 'mara@artist.test' }]);
  });

  it('limits statements and idle transactions on every connection, including the migrating one', async () => {
    const source = app.nest.get<DataSource>(getDataSourceToken(), { strict: false });
    const runners = Array.from({ length: 3 }, () => source.createQueryRunner());
    const limits = await Promise.all(
      runners.map((runner) =>
        runner.query(
          `SELECT current_setting('statement_timeout') AS statement,
                  current_setting('idle_in_transaction_session_timeout') AS idle`,
        ),
      ),
    );
    await Promise.all(runners.map((runner) => runner.release()));
    expect(limits).toEqual(runners.map(() => [{ statement: '15s', idle: '30s' }]));
  });
});
