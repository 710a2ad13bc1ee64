import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { projectRoot } from '../../../backend/src/config/project-root.js';
import { migrate, outsideTransaction } from '../../../backend/src/database/migrations.js';
import { createDatabase, type TestDatabase } from '../../support/database.js';
import { buildChat, messageTexts } from '../../support/factories.js';
import { until } from '../../support/replies.js';

const ownMigrations = join(projectRoot, 'backend', 'migrations');

/** The advisory lock of servers that migrate. */
const migrationLock = 7_203_455;

describe('migrations', () => {
  let database: TestDatabase;
  let other: DataSource;

  beforeEach(async () => {
    database = await createDatabase();
    other = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  });
  afterEach(async () => {
    await other.destroy();
    await database.close();
  });

  it('may take longer than a call, and wait for those of another server', async () => {
    // With a lot of data, statements take longer than a call may.
    await database.query(`ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET statement_timeout = '300ms'`);
    await database.query(
      `CREATE FUNCTION dawdle() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.5); END $$`,
    );
    await database.query(
      `CREATE EVENT TRIGGER slow ON ddl_command_end WHEN TAG IN ('CREATE TRIGGER') EXECUTE FUNCTION dawdle()`,
    );
    const holder = other.createQueryRunner();
    await holder.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    const migrating = migrate(database.url);
    await until(async () => {
      const asked = await database.query(
        `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND query LIKE '%pg_try_advisory_lock%'
         AND pid <> pg_backend_pid()`,
      );
      return asked.length > 0;
    });
    expect(await database.query(`SELECT 1 FROM pg_tables WHERE tablename = 'chats'`)).toEqual([]);
    await holder.query('SELECT pg_advisory_unlock($1)', [migrationLock]);
    await migrating;
    await holder.release();
    expect(await database.query('SELECT 1 FROM chats')).toEqual([]);
  });

  it('make messages of the previous release searchable', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
    const isOlder = (file: string): boolean => file < '1764010000000';
    for (const file of (await readdir(ownMigrations)).filter(isOlder))
      await cp(join(ownMigrations, file), join(folder, file));
    await migrate(database.url, { folder });
    const { messageIds } = await buildChat(database, { messages: messageTexts(2100) });
    await migrate(database.url);
    await rm(folder, { recursive: true });
    const found = await database.query<{ terms: string; topics: string | null }>(
      'SELECT terms, topics FROM message_words JOIN messages m ON m.id = message_id ORDER BY m.position',
    );
    expect(found).toHaveLength(messageIds.length);
    expect(found.slice(0, 2)).toEqual([
      { terms: "'1':2 'message':1", topics: "'1':2 'messag':1" },
      { terms: "'2':2 'message':1", topics: null },
    ]);
    expect(found.filter(({ terms }) => terms === null)).toEqual([]);
  });

  describe('on a table that is in use', () => {
    let folder: string;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), 'migrations-'));
      await writeFile(join(folder, '1000000000001-things.sql'), 'CREATE TABLE things (id int);');
      await migrate(database.url, { folder });
    });
    afterEach(() => rm(folder, { recursive: true }));

    /** Holds a lock as a dump does. */
    async function dump(): Promise<() => Promise<void>> {
      const runner = other.createQueryRunner();
      await runner.startTransaction();
      await runner.query('LOCK TABLE things IN ACCESS SHARE MODE');
      return async () => {
        await runner.commitTransaction();
        await runner.release();
      };
    }

    it('let calls through between their attempts', async () => {
      const end = await dump();
      await writeFile(join(folder, '1000000000002-names.sql'), 'ALTER TABLE things ADD COLUMN name text;');
      const migrating = migrate(database.url, { folder, lockTimeoutMs: 200, pauseMs: 50 });
      const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
                     AND query LIKE 'ALTER TABLE%'`;
      for (let time = 0; time < 3; time += 1) {
        await until(async () => (await database.query(waits)).length > 0);
        await database.query('INSERT INTO things VALUES (1)');
      }
      await end();
      await migrating;
      expect(await database.query('SELECT DISTINCT name FROM things')).toEqual([{ name: null }]);
    });

    it('time out after a while, and run when the server is started again', async () => {
      const end = await dump();
      await writeFile(join(folder, '1000000000002-names.sql'), 'ALTER TABLE things ADD COLUMN name text;');
      await expect(migrate(database.url, { folder, lockTimeoutMs: 50, pauseMs: 1, tries: 3 })).rejects.toThrow(
        'lock timeout',
      );
      await end();
      await migrate(database.url, { folder });
      expect(await database.query('SELECT name FROM things')).toEqual([]);
    });

    it('change rows in batches, each in its own transaction', async () => {
      await database.query('INSERT INTO things VALUES (1), (2)');
      const body = `DO $$ BEGIN\n  UPDATE things SET id = 11 WHERE id = 1;\n  COMMIT;\n  UPDATE things SET id = 1 / 0;\nEND $$;\n`;
      await writeFile(join(folder, '1000000000002-batches.sql'), `${outsideTransaction}\n${body}`);
      await expect(migrate(database.url, { folder })).rejects.toThrow('division by zero');
      expect(await database.query('SELECT id FROM things ORDER BY id')).toEqual([{ id: 2 }, { id: 11 }]);
    });

    it('outside a transaction let calls through, too', async () => {
      const end = await dump();
      const body = 'ALTER TABLE things ADD COLUMN name text;';
      await writeFile(join(folder, '1000000000002-names.sql'), `${outsideTransaction}\n${body}`);
      const limits = { folder, lockTimeoutMs: 50, pauseMs: 1, tries: 3 };
      await expect(migrate(database.url, limits)).rejects.toThrow('lock timeout');
      await end();
      await migrate(database.url, { folder });
      expect(await database.query('SELECT name FROM things')).toEqual([]);
    });

    it('build indexes without keeping writes waiting', async () => {
      const writer = other.createQueryRunner();
      await writer.startTransaction();
      await writer.query('INSERT INTO things VALUES (1)');
      const index = 'DROP INDEX CONCURRENTLY IF EXISTS i;\nCREATE INDEX CONCURRENTLY i ON things (id);\n';
      await writeFile(join(folder, '1000000000002-index.sql'), `${outsideTransaction}\n${index}`);
      // The second server waits for the first.
      const migrating = Promise.all([migrate(database.url, { folder }), migrate(database.url, { folder })]);
      await until(async () => {
        const waiting = `SELECT 1 FROM pg_stat_activity WHERE wait_event = 'virtualxid' AND datname = current_database()`;
        return (await database.query(waiting)).length > 0;
      });
      await database.query('INSERT INTO things VALUES (2)');
      await writer.commitTransaction();
      await writer.release();
      await migrating;
      expect(await database.query(`SELECT indisvalid FROM pg_index WHERE indexrelid = 'i'::regclass`)).toEqual([
        { indisvalid: true },
      ]);
    });
  });
});
