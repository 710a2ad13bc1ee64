import type { Readable } from 'node:stream';
import { IncompleteRestore, RestoreSession } from '../database/dump/restore-session.js';
import { UnknownMigration } from '../database/migrations.js';
import type { Storage } from '../providers/storage/storage.js';
import { BackupProblem, DamagedBackup, TargetInUse } from './backup.errors.js';
import { type BackedUpFile, backupPath, type Manifest } from './contents/backup-set.js';
import type { BackupStore } from './contents/backup-store.js';
import { filesAtOnce } from './contents/file-copies.js';
import { Meter } from './contents/meter.js';
import { mapAhead } from './contents/sorted.js';
import { pass, readThrough } from './contents/streams.js';

export interface RestoreTarget {
  databaseUrl: string;
  storage: Storage;
}

/**
 * Restores a backup: first the files, then the database, so that no row lacks its file. Nothing is removed before the
 * whole backup has been read. It can be repeated: files that already exist are compared and kept.
 * @param mayOverwrite removes what is in the database
 * @throws TargetInUse if the database has tables and must not be overwritten, or if others are connected; BackupProblem
 */
export async function restoreBackup(
  { databaseUrl, storage }: RestoreTarget,
  store: BackupStore,
  manifest: Manifest,
  { mayOverwrite }: { mayOverwrite: boolean },
): Promise<void> {
  const session = await RestoreSession.open(databaseUrl);
  try {
    const isEmpty = await session.isEmpty();
    if (!isEmpty) await refuseUsed(session, mayOverwrite);
    for await (const _ of mapAhead(store.readFileList(manifest), filesAtOnce, (file) =>
      restoreFile(file, storage, store, manifest),
    ));
    if (!isEmpty) {
      for (const { name } of manifest.tables) await readThrough(await openTable(store, manifest, name));
      await session.clear();
    }
    await loadTables(session, store, manifest);
  } finally {
    await session.close();
  }
}

/** Creates and fills the tables of an empty database. @throws BackupProblem */
export async function loadTables(session: RestoreSession, store: BackupStore, manifest: Manifest): Promise<void> {
  try {
    await session.load(manifest, ({ name }) => openTable(store, manifest, name));
  } catch (error) {
    if (error instanceof UnknownMigration)
      throw new BackupProblem(`${error.message}: restore with the release ${manifest.version} or a later one`, {
        cause: error,
      });
    if (error instanceof IncompleteRestore) throw new DamagedBackup(error.message, { cause: error });
    throw error;
  }
}

/** The rows of a table, as written by COPY. */
function openTable(store: BackupStore, { set, tables }: Manifest, name: string): Promise<Readable> {
  const measures = tables.find((table) => table.name === name);
  return store.read(backupPath.table(set, name), measures, { isZipped: true });
}

async function refuseUsed(session: RestoreSession, mayOverwrite: boolean): Promise<void> {
  if (!mayOverwrite)
    throw new TargetInUse(
      'The database has tables already: restore into an empty one, or add --overwrite to remove them',
    );
  const others = await session.countOthers();
  if (others > 0) throw new TargetInUse(`The database is in use (${others} connections): stop all servers first`);
}

async function restoreFile(
  file: BackedUpFile,
  storage: Storage,
  store: BackupStore,
  { area }: Manifest,
): Promise<void> {
  if (await isStored(file, storage)) return;
  await storage.save(file.key, await store.read(backupPath.copy(area, file.key), file, { isZipped: false }));
}

/** Whether the storage has this file with the content it has in the backup. */
async function isStored(file: BackedUpFile, storage: Storage): Promise<boolean> {
  const stored = await storage.openFile(file.key);
  if (!stored) return false;
  if (stored.size !== file.size) {
    stored.content.destroy();
    return false;
  }
  const meter = new Meter(file.key);
  await readThrough(pass(stored.content, meter));
  return meter.measures.sha256 === file.sha256;
}
