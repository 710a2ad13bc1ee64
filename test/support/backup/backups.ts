import { createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { BackupKeys } from '../../../backend/src/backup/contents/backup-keys.js';
import { BackupStore } from '../../../backend/src/backup/contents/backup-store.js';
import type { Manifest } from '../../../backend/src/backup/contents/backup-set.js';
import { restoreBackup } from '../../../backend/src/backup/restore-backup.js';
import { takeBackup } from '../../../backend/src/backup/take-backup.js';
import { DiskStorage } from '../../../backend/src/providers/storage/disk-storage.js';
import type { Storage } from '../../../backend/src/providers/storage/storage.js';
import type { TestApp } from '../app.js';
import { until } from '../replies.js';
import { createDatabase, type TestDatabase } from '../database.js';

/** A place for backups, encrypted unless `key` is null. */
export class TestBackups {
  private constructor(
    readonly folder: string,
    readonly storage: Storage,
    readonly store: BackupStore,
    private readonly key: KeyObject | null,
  ) {}

  /** @param openStorage opens the storage; override it to make it fail, for example */
  static async open({
    key = newKey(),
    openStorage = (folder) => new DiskStorage(folder),
  }: { key?: KeyObject | null; openStorage?: (folder: string) => Storage } = {}): Promise<TestBackups> {
    const folder = await mkdtemp(join(tmpdir(), 'backups-'));
    const storage = openStorage(folder);
    return new TestBackups(folder, storage, new BackupStore(storage, new BackupKeys(key ?? undefined)), key);
  }

  take(app: TestApp, storage: Storage = new DiskStorage(app.env.storageDir), signal?: AbortSignal): Promise<Manifest> {
    return takeBackup({ databaseUrl: app.env.databaseUrl, storage, version: 'test', keepDays: 30 }, this.store, signal);
  }

  /** The same place with another key. */
  withNewKey(): TestBackups {
    const [key, old] = [newKey(), this.key ? [this.key] : []];
    return new TestBackups(this.folder, this.storage, new BackupStore(this.storage, new BackupKeys(key, old)), key);
  }

  close(): Promise<void> {
    return rm(this.folder, { recursive: true });
  }
}

export const newKey = (): KeyObject => createSecretKey(randomBytes(32));

/** An empty database and an empty folder to restore into. */
export class TestTarget {
  private constructor(
    private readonly app: TestApp,
    private readonly database: TestDatabase,
    readonly folder: string,
  ) {}

  static async open(app: TestApp): Promise<TestTarget> {
    return new TestTarget(app, await createDatabase(), await mkdtemp(join(tmpdir(), 'restored-')));
  }

  async restore(store: BackupStore, manifest: Manifest, { mayOverwrite = false } = {}): Promise<void> {
    const target = { databaseUrl: this.database.url, storage: new DiskStorage(this.folder) };
    await restoreBackup(target, store, manifest, { mayOverwrite });
  }

  get url(): string {
    return this.database.url;
  }

  /** Runs a query on a separate connection, and waits until that is closed. */
  async query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.database.url });
    await client.connect();
    const { rows } = await client.query<Row>(sql);
    await client.end();
    const name = new URL(this.database.url).pathname.slice(1);
    await until(async () => {
      const others = await this.app.database.query('SELECT FROM pg_stat_activity WHERE datname = $1', [name]);
      return others.length === 0;
    });
    return rows;
  }

  async close(): Promise<void> {
    await this.database.close();
    await rm(this.folder, { recursive: true });
  }
}

/** The full content of a database: rows, sequence values, indexes, constraints and triggers. */
export async function contentOf(database: TestTarget | TestDatabase): Promise<Record<string, unknown>> {
  const content: Record<string, unknown> = {};
  const tables = await database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'migrations'`,
  );
  for (const { name } of tables) {
    const [row] = await database.query(
      `SELECT count(*), md5(string_agg(t::text, chr(10) ORDER BY t::text)) FROM ${name} t`,
    );
    content[name] = row;
  }
  const about: [string, string][] = [
    ['migrations', 'SELECT name FROM migrations ORDER BY id'],
    ['sequences', `SELECT sequencename, last_value FROM pg_sequences ORDER BY 1`],
    ['indexes', `SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1`],
    [
      'constraints',
      `SELECT conrelid::regclass::text, conname, convalidated, pg_get_constraintdef(oid) FROM pg_constraint
       WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`,
    ],
    [
      'triggers',
      `SELECT tgrelid::regclass::text, tgname, tgenabled FROM pg_trigger WHERE NOT tgisinternal ORDER BY 1, 2`,
    ],
  ];
  for (const [name, sql] of about) content[name] = await database.query(sql);
  return content;
}
