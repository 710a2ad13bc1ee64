import { mkdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Readable } from 'node:stream';
import { BackupKeys } from '../../backend/src/backup/contents/backup-keys.js';
import type { Manifest } from '../../backend/src/backup/contents/backup-set.js';
import { BackupStore } from '../../backend/src/backup/contents/backup-store.js';
import { fileReferences, inKeyOrder } from '../../backend/src/backup/contents/file-references.js';
import { removeOldBackups } from '../../backend/src/backup/remove-old-backups.js';
import { DumpSession } from '../../backend/src/database/dump/dump-session.js';
import { DiskStorage } from '../../backend/src/providers/storage/disk-storage.js';
import type { StoredFile } from '../../backend/src/providers/storage/storage.js';
import type { MediaFile } from '../../contract/media/media.js';
import { contentOf, newKey, TestBackups, TestTarget } from '../support/backup/backups.js';
import type { Client } from '../support/client.js';
import { describeApp } from '../support/describe-app.js';
import { formWith, pathsIn, picture, upload } from '../support/uploads.js';

async function contentsIn(folder: string): Promise<Map<string, string>> {
  const paths = await pathsIn(folder);
  return new Map(
    await Promise.all(paths.map(async (path) => [path, await readFile(join(folder, path), 'base64')] as const)),
  );
}

describe('a backup', () => {
  const { app } = describeApp();
  let artist: Client;
  let chatId: string;
  let backups: TestBackups;
  let target: TestTarget;

  beforeAll(async () => {
    artist = app.visitor();
    await artist.subscribe();
    chatId = await newChat();
    await artist.send(chatId, 'Our first single is out on Friday: "Grüße, Zoë"\nIt has a \\ and a\ttab.');
    await upload(artist, '/api/upload-profile-picture', formWith(await picture('png')));
    await upload(artist, '/api/media', formWith(await picture('jpeg')));
  });
  beforeEach(async () => {
    backups = await TestBackups.open();
    target = await TestTarget.open(app);
  });
  afterEach(async () => {
    await backups.close();
    await target.close();
  });
  afterAll(() => artist.close());

  const newChat = async (): Promise<string> => (await artist.chat()).id;
  const addFile = async (): Promise<MediaFile> => {
    const { status, body } = await upload<MediaFile>(artist, '/api/media', formWith(await picture('png')));
    expect(status).toBe(201);
    return body;
  };

  it('taken under traffic has everything confirmed before it, and nothing incomplete', async () => {
    const confirmed: { messageId: string; at: number }[] = [];
    const stored: { id: string; at: number }[] = [];
    let isDone = false;
    const write = async (chatId: string): Promise<void> => {
      while (!isDone) {
        const { status, body } = await artist.send(chatId, `Message ${confirmed.length}`);
        if (status === 201) confirmed.push({ messageId: body.userMessage.id, at: Date.now() });
        const { id } = await addFile();
        stored.push({ id, at: Date.now() });
      }
    };
    const writing = Promise.all([write(chatId), write(await newChat())]);
    while (stored.length < 4) await new Promise((resolve) => setImmediate(resolve));
    const manifest = await backups.take(app);
    const after = stored.length + 2;
    while (stored.length < after) await new Promise((resolve) => setImmediate(resolve));
    isDone = true;
    await writing;
    await target.restore(backups.store, manifest);

    const { folder } = target;
    const takenAt = Date.parse(manifest.takenAt);
    const ids = async (sql: string): Promise<string[]> => (await target.query<{ id: string }>(sql)).map(({ id }) => id);
    const before = <T extends { at: number }>(all: T[]): T[] => all.filter(({ at }) => at < takenAt);
    expect(before(stored).length).toBeGreaterThanOrEqual(4);
    expect(before(stored).length).toBeLessThan(stored.length);
    expect(await ids('SELECT id FROM messages')).toEqual(
      expect.arrayContaining(before(confirmed).map(({ messageId }) => messageId)),
    );
    expect(await ids('SELECT id FROM media_files')).toEqual(expect.arrayContaining(before(stored).map(({ id }) => id)));
    // A message comes with its reply's row, and a file's row with its file.
    expect(
      await ids(`SELECT m.id FROM messages m WHERE is_user
                 AND NOT EXISTS (SELECT FROM messages r WHERE r.parent_id = m.id AND NOT r.is_user)`),
    ).toEqual([]);
    const files = await contentsIn(folder);
    const rows = await target.query<{ key: string; thumbnail: string | null }>(
      'SELECT storage_key AS key, thumbnail_key AS thumbnail FROM media_files',
    );
    for (const key of rows.flatMap(({ key, thumbnail }) => [key, ...(thumbnail ? [thumbnail] : [])]))
      expect(files.get(key)).toBe(await readFile(join(app.env.storageDir, key), 'base64'));
    expect(manifest.missing).toEqual([]);
  });

  it('restores every row, sequence, index, constraint, trigger and file, and overwrites others only if asked to', async () => {
    const manifest = await backups.take(app);
    await target.restore(backups.store, manifest);
    expect(await contentOf(target)).toEqual(await contentOf(app.database));
    expect(await contentsIn(target.folder)).toEqual(await contentsIn(app.env.storageDir));
    // Rows refer to all of them; a file missing here would be lost if it were added during a backup.
    const referred = await app.database.query<{ key: string }>(`${fileReferences} ${inKeyOrder}`);
    expect(referred.map(({ key }) => key)).toEqual(await pathsIn(app.env.storageDir));
    await target.query(`UPDATE users SET name = 'Newer'`);
    await expect(target.restore(backups.store, manifest)).rejects.toThrow('add --overwrite');
    const server = new pg.Client({ connectionString: target.url });
    await server.connect();
    await expect(target.restore(backups.store, manifest, { mayOverwrite: true })).rejects.toThrow('stop all servers');
    await server.end();
    expect(await target.query('SELECT DISTINCT name FROM users')).toEqual([{ name: 'Newer' }]);
    await target.restore(backups.store, manifest, { mayOverwrite: true });
    expect(await contentOf(target)).toEqual(await contentOf(app.database));

    // The backup contains nothing readable.
    const plain = (await app.database.query<{ email: string }>('SELECT email FROM users'))[0]?.email ?? '';
    for (const content of (await contentsIn(backups.folder)).values())
      expect(Buffer.from(content, 'base64').includes(plain)).toBe(false);
  });

  it('copies only files that the last one lacks, and recopies lost or unreadable ones', async () => {
    const copied: string[] = [];
    class NotingStorage extends DiskStorage {
      override openFile(key: string): Promise<StoredFile | null> {
        copied.push(key);
        return super.openFile(key);
      }
    }
    const storage = new NotingStorage(app.env.storageDir);
    const take = async (): Promise<[Manifest, string[]]> => {
      copied.length = 0;
      return [await backups.take(app, storage), [...copied].sort()];
    };
    const [first, all] = await take();
    expect(all).toEqual(await pathsIn(app.env.storageDir));
    expect((await take())[1]).toEqual([]);
    const { id } = await addFile();
    const [, added] = await take();
    expect(added.map((key) => key.includes(id))).toEqual([true, true]);

    await rm(join(backups.folder, 'backup-files', first.area, added[0] ?? ''));
    const [fourth, lost] = await take();
    expect(lost).toEqual([added[0]]);
    await truncate(join(backups.folder, 'backup-sets', fourth.set, 'files'), 100);
    const [fifth, again] = await take();
    expect(again).toHaveLength(all.length + 2);

    // All of them with another key, so the old key is only needed for old backups.
    const rotated = backups.withNewKey();
    copied.length = 0;
    const { area, set } = await rotated.take(app, storage);
    expect([...copied].sort()).toEqual(again);
    expect(area).not.toBe(first.area);
    expect(await rotated.store.readManifest(fifth.set)).toEqual(fifth);
    await expect(backups.store.readManifest(set)).rejects.toThrow('BACKUP_OLD_KEYS');
  });

  it('names files that rows refer to but storage lacks, unless the rows are deleted in the meantime', async () => {
    const lost = await addFile();
    const deleted = await addFile();
    class LosingStorage extends DiskStorage {
      private readonly asked = new Set<string>();
      override async openFile(key: string): Promise<StoredFile | null> {
        const isAskedAgain = this.asked.has(key);
        this.asked.add(key);
        // Once before the snapshot, and once after it.
        if (key.includes(deleted.id) && isAskedAgain)
          await app.database.query('DELETE FROM media_files WHERE id = $1', [deleted.id]);
        return key.includes(deleted.id) || key.includes(lost.id) ? null : super.openFile(key);
      }
    }
    const { missing, deletedMeanwhile } = await backups.take(app, new LosingStorage(app.env.storageDir));
    expect(missing).toHaveLength(2);
    expect(missing.every((key) => key.includes(lost.id))).toBe(true);
    expect(deletedMeanwhile).toHaveLength(2);
    expect(deletedMeanwhile.every((key) => key.includes(deleted.id))).toBe(true);
  });

  it('that is interrupted at any step doesn’t count, and the previous one does', async () => {
    class FailingStorage extends DiskStorage {
      failAt = 'never';
      last = '';
      override async save(key: string, content: Readable): Promise<void> {
        this.last = key;
        if (!key.includes(this.failAt)) return super.save(key, content);
        content.destroy();
        throw new Error('no space left');
      }
    }
    let storage = new FailingStorage('');
    const failing = await TestBackups.open({ openStorage: (folder) => (storage = new FailingStorage(folder)) });
    const { set } = await failing.take(app);
    expect(storage.last).toMatch(/manifest/);
    await addFile();
    for (const failAt of ['backup-files/', 'table-account_deletions', 'table-users', '/files', '/manifest']) {
      storage.failAt = failAt;
      await expect(failing.take(app)).rejects.toThrow('no space left');
      expect(await failing.store.findNewest()).toBe(set);
    }
    const stopping = new AbortController();
    class StoppingStorage extends DiskStorage {
      override openFile(key: string): Promise<StoredFile | null> {
        stopping.abort(new Error('stopping'));
        return super.openFile(key);
      }
    }
    const stopped = (): Promise<Manifest> =>
      failing.take(app, new StoppingStorage(app.env.storageDir), stopping.signal);
    await expect(stopped()).rejects.toThrow('stopping');
    await expect(stopped()).rejects.toThrow('stopping');
    expect(await failing.store.findNewest()).toBe(set);
    await failing.close();
  });

  it('is removed after some days, with files that no other one uses, unless it is the newest', async () => {
    const { id } = await addFile();
    const first = await backups.take(app);
    await artist.call('DELETE', `/api/media/${id}`);
    await app.database.query('DELETE FROM media_files WHERE id = $1', [id]);
    const storage = new DiskStorage(app.env.storageDir);
    for (const key of (await pathsIn(app.env.storageDir)).filter((path) => path.includes(id)))
      await storage.delete(key);
    const second = await backups.take(app);
    const copies = async (): Promise<string[]> => pathsIn(join(backups.folder, 'backup-files', first.area));
    const sets = async (): Promise<string[]> => (await backups.store.listSets()).map(({ name }) => name);
    const after = (days: number): Date => new Date(Date.parse(first.finishedAt) + days * 86_400_000);

    expect(await removeOldBackups(backups.store, 30, after(29))).toBe(0);
    expect((await copies()).filter((path) => path.includes(id))).toHaveLength(2);
    expect(await removeOldBackups(backups.store, 30, after(31))).toBe(1);
    expect(await sets()).toEqual([second.set]);
    expect(await copies()).toEqual(await pathsIn(app.env.storageDir));
    expect(await removeOldBackups(backups.store, 30, after(99))).toBe(0);

    // Interrupted backups are removed, but no copy that a backup with an unknown key may need.
    await mkdir(join(backups.folder, 'backup-sets', '20260101T000000000Z-aaaaaa'));
    await writeFile(join(backups.folder, 'backup-sets', '20260101T000000000Z-aaaaaa', 'table-users'), 'x');
    const other = new BackupStore(backups.storage, new BackupKeys(newKey()));
    expect(await removeOldBackups(other, 30)).toBe(1);
    expect(await sets()).toEqual([second.set]);
    expect(await copies()).toEqual(await pathsIn(app.env.storageDir));
  });

  it('is refused while another one runs', async () => {
    const running = await DumpSession.open(app.env.databaseUrl);
    await expect(backups.take(app)).rejects.toThrow('Another backup of this database is running');
    await running?.close();
    await backups.take(app);
  });

  it('with a wrong key, a missing or damaged file, restores nothing into the database', async () => {
    const manifest = await backups.take(app);
    const wrong = new BackupStore(backups.storage, new BackupKeys(newKey()));
    await expect(wrong.readManifest(manifest.set)).rejects.toThrow('BACKUP_OLD_KEYS');
    const set = join(backups.folder, 'backup-sets', manifest.set);
    const copies = join(backups.folder, 'backup-files', manifest.area);

    const [copy = ''] = await pathsIn(copies);
    await rename(join(copies, copy), join(copies, 'elsewhere'));
    await expect(target.restore(backups.store, manifest)).rejects.toThrow(`${copy} is missing`);
    expect(await pathsIn(target.folder)).not.toContain(copy);
    await rename(join(copies, 'elsewhere'), join(copies, copy));

    const table = join(set, 'table-messages');
    await truncate(table, (await stat(table)).size - 1);
    await expect(target.restore(backups.store, manifest)).rejects.toThrow('damaged or cut off');
    expect(await target.query('SELECT FROM users')).toEqual([]);
    // Nothing is overwritten by a backup that can't be read.
    await target.query(`INSERT INTO guests (cookie_hash) VALUES ('newer')`);
    await rm(table);
    await expect(target.restore(backups.store, manifest, { mayOverwrite: true })).rejects.toThrow(
      'table-messages is missing',
    );
    expect(await target.query('SELECT FROM guests')).toHaveLength(1);
  });

  it('without a key is checked by its checksums', async () => {
    const plain = await TestBackups.open({ key: null });
    const manifest = await plain.take(app);
    const [copy = ''] = await pathsIn(join(plain.folder, 'backup-files'));
    await truncate(join(plain.folder, 'backup-files', copy), 10);
    await expect(target.restore(plain.store, manifest)).rejects.toThrow('is not the file that was backed up');
    await plain.close();
  });
});
