import { Logger } from '@nestjs/common';
import { Readable } from 'node:stream';
import { BackupProblem } from './backup.errors.js';
import { backupPath, type Manifest, startOf } from './contents/backup-set.js';
import type { BackupStore, KnownSet } from './contents/backup-store.js';
import { inStep, type Keyed } from './contents/sorted.js';

const dayMs = 86_400_000;

/**
 * Removes backups older than `keepDays`, the remains of incomplete ones, and then the copies of files that no remaining
 * backup refers to. Keeps the newest backup, no matter how old it is. No backup may be running.
 * @returns how many backups were removed
 */
export async function removeOldBackups(store: BackupStore, keepDays: number, now = new Date()): Promise<number> {
  const sets = await store.listSets();
  const newest = sets.findLast(({ isComplete }) => isComplete);
  const isOld = ({ name, isComplete }: KnownSet): boolean =>
    !isComplete || now.getTime() - startOf(name).getTime() > keepDays * dayMs;
  const old = sets.filter((set) => set !== newest && isOld(set));
  for (const { name } of old) await store.removeSet(name);
  if (old.length > 0)
    await removeUnusedCopies(
      store,
      sets.filter((set) => !old.includes(set)),
    );
  return old.length;
}

async function removeUnusedCopies(store: BackupStore, kept: KnownSet[]): Promise<void> {
  try {
    let used: AsyncIterable<Keyed> = Readable.from([]);
    for (const { name } of kept) used = union(used, copiesOf(store, await store.readManifest(name)));
    for await (const { key, left, right } of inStep(store.listCopies(), used))
      if (left && !right) await store.removeCopy(key);
  } catch (error) {
    // Only remove copies if it is certain that no backup needs them.
    if (!(error instanceof BackupProblem)) throw error;
    new Logger('Backup').warn({ err: error, msg: 'Copies of files were kept, because a backup can’t be read' });
  }
}

/** Paths of a set's file copies, in order. */
async function* copiesOf(store: BackupStore, manifest: Manifest): AsyncGenerator<Keyed> {
  for await (const { key } of store.readFileList(manifest)) yield { key: backupPath.copy(manifest.area, key) };
}

async function* union(one: AsyncIterable<Keyed>, other: AsyncIterable<Keyed>): AsyncGenerator<Keyed> {
  for await (const { key } of inStep(one, other)) yield { key };
}
