import { createHash } from 'node:crypto';
import { RestoreSession } from '../database/dump/restore-session.js';
import { withScratchDatabase } from '../database/dump/scratch-database.js';
import { DamagedBackup } from './backup.errors.js';
import { type BackedUpFile, backupPath, type Manifest } from './contents/backup-set.js';
import type { BackupStore } from './contents/backup-store.js';
import { filesAtOnce } from './contents/file-copies.js';
import { fileReferences, inKeyOrder } from './contents/file-references.js';
import { inStep, mapAhead } from './contents/sorted.js';
import { readThrough } from './contents/streams.js';
import { loadTables } from './restore-backup.js';

/** Over how many nights reading all files is spread. */
const fileShares = 7;

const dayMs = 86_400_000;

/** The share of the files to read on a given day. */
export function shareOfDay(now: Date): number {
  return Math.floor(now.getTime() / dayMs) % fileShares;
}

/** The share that a file belongs to, which never changes. */
export function shareOfFile(key: string): number {
  return createHash('sha256').update(key).digest().readUInt32BE() % fileShares;
}

export interface CheckPlace {
  /** A database on whose server the scratch database is created. */
  checkDatabaseUrl: string;
  /** The product's database; the scratch database is named after it. */
  databaseUrl: string;
}

/**
 * Restores a backup into a scratch database and compares: the backup's file list must contain each file that rows refer
 * to, and each file in the list must have a copy. A seventh of the copies is read completely.
 * @param share selects the files to read, from `shareOfDay`
 * @returns how many files were read
 * @throws BackupProblem
 */
export async function checkBackup(
  place: CheckPlace,
  store: BackupStore,
  manifest: Manifest,
  share: number,
  signal?: AbortSignal,
): Promise<number> {
  await withScratchDatabase(place.checkDatabaseUrl, place.databaseUrl, async (url) => {
    const session = await RestoreSession.open(url);
    const stop = (): void => void session.abort();
    signal?.addEventListener('abort', stop, { once: true });
    try {
      await loadTables(session, store, manifest);
      await compareRowsWithFiles(session, store, manifest);
    } catch (error) {
      throw signal?.aborted ? signal.reason : error;
    } finally {
      signal?.removeEventListener('abort', stop);
      await session.close();
    }
  });
  return readCopies(store, manifest, share, signal);
}

async function compareRowsWithFiles(session: RestoreSession, store: BackupStore, manifest: Manifest): Promise<void> {
  const known = new Set([...manifest.deletedMeanwhile, ...manifest.missing]);
  const references = session.rows<{ key: string }>(`${fileReferences} ${inKeyOrder}`);
  for await (const { key, left, right } of inStep(references, store.readFileList(manifest)))
    if (left && !right && !known.has(key))
      throw new DamagedBackup(`${key} is not in the backup, but a row refers to it`);
  const [missing] = manifest.missing;
  if (missing !== undefined)
    throw new DamagedBackup(
      `The storage lacks ${manifest.missing.length} files that rows refer to, such as ${missing}`,
    );
}

/** @returns how many files were read */
async function readCopies(
  store: BackupStore,
  manifest: Manifest,
  share: number,
  signal: AbortSignal | undefined,
): Promise<number> {
  const read = async (file: BackedUpFile): Promise<boolean> => {
    signal?.throwIfAborted();
    if (shareOfFile(file.key) !== share) return false;
    const path = backupPath.copy(manifest.area, file.key);
    await readThrough(await store.read(path, file, { isZipped: false }));
    return true;
  };
  let count = 0;
  for await (const isRead of mapAhead(withCopies(store, manifest), filesAtOnce, read)) count += isRead ? 1 : 0;
  return count;
}

/** The files of a backup. @throws DamagedBackup if one has no copy */
async function* withCopies(store: BackupStore, manifest: Manifest): AsyncGenerator<BackedUpFile> {
  for await (const { key, left, right } of inStep(store.readFileList(manifest), store.listCopiesOf(manifest.area))) {
    if (left && !right) throw new DamagedBackup(`${backupPath.copy(manifest.area, key)} is missing`);
    if (left) yield left;
  }
}
