import { keptKinds, type Storage } from '../../providers/storage/storage.js';
import { type BackedUpFile, backupPath } from './backup-set.js';
import type { BackupStore } from './backup-store.js';
import { inStep, type Keyed, mapAhead } from './sorted.js';

/** How many files are copied or read concurrently: most of the time, each waits for storage. */
export const filesAtOnce = 8;

/**
 * Copies files into a backup. A stored file never changes under its key, so files that an earlier backup has aren't
 * copied again. Every file that a row of the dump refers to gets into the backup. Files stored before the snapshot are
 * copied before it, so it doesn't matter if the artist deletes one in the meantime; the few that are added in between
 * are copied right after it.
 */
export class FileCopies {
  /** Files that rows refer to, but that had been deleted by the time they were to be copied. */
  readonly gone: string[] = [];

  constructor(
    private readonly source: Storage,
    private readonly store: BackupStore,
    private readonly signal: AbortSignal | undefined,
  ) {}

  /**
   * Copies the stored files that haven't been copied yet.
   * @param previous the files of the last backup with the same key
   * @returns all stored files, in order
   */
  beforeSnapshot(previous: AsyncIterable<BackedUpFile>): AsyncGenerator<BackedUpFile> {
    const known = inStep(previous, this.store.listCopiesOf(this.store.area));
    const pairs = inStep(this.stored(), withCopies(known));
    const found = mapAhead(stillStored(pairs), filesAtOnce, async ({ key, known: file }) => file ?? this.copy(key));
    return present(found);
  }

  /**
   * Copies the files added since then that rows of the snapshot refer to.
   * @param before the result of `beforeSnapshot`
   * @returns all files of the backup, in order
   */
  async *atSnapshot(
    before: AsyncIterable<BackedUpFile>,
    references: AsyncIterable<Keyed>,
  ): AsyncGenerator<BackedUpFile> {
    for await (const { key, left } of inStep(before, references)) {
      const file = left ?? (await this.copy(key));
      if (file) yield file;
      else this.gone.push(key);
    }
  }

  private async *stored(): AsyncGenerator<Keyed> {
    for (const kind of [...keptKinds].sort())
      for await (const page of this.source.list(kind)) for (const key of page) yield { key };
  }

  /** Copies a file; null if it has been deleted. */
  private async copy(key: string): Promise<BackedUpFile | null> {
    this.signal?.throwIfAborted();
    const file = await this.source.openFile(key);
    if (!file) return null;
    const path = backupPath.copy(this.store.area, key);
    return { key, ...(await this.store.write(path, file.content, { isZipped: false })) };
  }
}

type Known = AsyncIterable<{ left: BackedUpFile | undefined; right: Keyed | undefined }>;

/** The files of the last backup that still have a copy. */
async function* withCopies(known: Known): AsyncGenerator<BackedUpFile> {
  for await (const { left, right } of known) if (left && right) yield left;
}

type Stored = AsyncIterable<{ key: string; left: Keyed | undefined; right: BackedUpFile | undefined }>;

/** Leaves out files that were deleted since the last backup. */
async function* stillStored(pairs: Stored): AsyncGenerator<{ key: string; known: BackedUpFile | undefined }> {
  for await (const { key, left, right } of pairs) if (left) yield { key, known: right };
}

async function* present<Element>(elements: AsyncIterable<Element | null>): AsyncGenerator<Element> {
  for await (const element of elements) if (element !== null) yield element;
}
