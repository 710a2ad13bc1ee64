import { DataSource } from 'typeorm';
import { loadMigrations, migrate } from '../../../backend/src/database/migrations.js';
import { createDatabase, type TestDatabase } from '../../support/database.js';
import { until } from '../../support/replies.js';

describe('migrations', () => {
  let database: TestDatabase;
  let dataSource: DataSource;

  beforeAll(async () => {
    database = await createDatabase();
    dataSource = await new DataSource({
      type: 'postgres',
      url: database.url,
      migrations: loadMigrations(),
      extra: { statement_timeout: 300 },
    }).initialize();
    // Some statements take longer than a call may, as they do with a lot of data.
    await database.query(
      `CREATE FUNCTION dawdle() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.5); END $$`,
    );
    await database.query(
      `CREATE EVENT TRIGGER slow ON ddl_command_end WHEN TAG IN ('CREATE TRIGGER') EXECUTE FUNCTION dawdle()`,
    );
  });
  afterAll(async () => {
    await dataSource.destroy();
    await database.close();
  });

  it('take as long as they take, and wait as long for another server’s; calls afterwards may not', async () => {
    const other = new DataSource({ type: 'postgres', url: database.url });
    await other.initialize();
    const holder = other.createQueryRunner();
    await holder.query('SELECT pg_advisory_lock(7203455)');
    const migrating = migrate(dataSource);
    await until(async () => {
      // Other databases of this server may have waiting migrations, too.
      const waits = await database.query(
        `SELECT 1 FROM pg_locks l JOIN pg_database d ON d.oid = l.database
         WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted`,
      );
      return waits.length > 0;
    });
    await database.query('SELECT pg_sleep(0.6)');
    await holder.query('SELECT pg_advisory_unlock(7203455)');
    await migrating;
    await holder.release();
    await other.destroy();
    expect(await database.query('SELECT 1 FROM chats')).toEqual([]);
    await expect(dataSource.query('SELECT pg_sleep(1)')).rejects.toThrow('statement timeout');
  });
});
