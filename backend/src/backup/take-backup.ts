import { Logger } from '@nestjs/common';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { withTemporaryFile, writeNew } from '../common/temporary-file.js';
import { DumpSession, type Snapshot } from '../database/dump/dump-session.js';
import type { Storage } from '../providers/storage/storage.js';
import { BackupProblem } from './backup.errors.js';
import { type BackedUpFile, backupPath, type Manifest, manifestFormat, newSetName } from './contents/backup-set.js';
import type { BackupStore } from './contents/backup-store.js';
import { FileCopies } from './contents/file-copies.js';
import { fromLines, toLines } from './contents/file-list.js';
import { fileReferences, inKeyOrder } from './contents/file-references.js';
import { removeOldBackups } from './remove-old-backups.js';

/** If more files than this are missing, the configured storage must be the wrong one. */
const missingMax = 1000;

export interface BackupSource {
  databaseUrl: string;
  storage: Storage;
  /** The running release. */
  version: string;
  /** How long backups are kept. */
  keepDays: number;
}

/**
 * Takes a backup of the database and the files while the product is running. The set counts once its manifest is
 * written, which happens last. Remains of an interrupted backup are removed by the next one, as are backups that have
 * been kept long enough.
 * @param signal aborts the backup
 * @throws BackupProblem if another one is running, or files are missing
 */
export async function takeBackup(source: BackupSource, store: BackupStore, signal?: AbortSignal): Promise<Manifest> {
  signal?.throwIfAborted();
  const session = await DumpSession.open(source.databaseUrl);
  if (!session) throw new BackupProblem('Another backup of this database is running');
  const stop = (): void => void session.close();
  signal?.addEventListener('abort', stop, { once: true });
  try {
    return await withTemporaryFile((listed) => new BackupRun(source, store, session, listed, signal).run());
  } catch (error) {
    throw signal?.aborted ? signal.reason : error;
  } finally {
    signal?.removeEventListener('abort', stop);
    await session.close();
  }
}

class BackupRun {
  private readonly logger = new Logger('Backup');
  private readonly set = newSetName(new Date());

  /** @param listed path of a temporary list of the files that were stored before the snapshot */
  constructor(
    private readonly source: BackupSource,
    private readonly store: BackupStore,
    private readonly session: DumpSession,
    private readonly listed: string,
    private readonly signal: AbortSignal | undefined,
  ) {}

  async run(): Promise<Manifest> {
    const { set, store, session } = this;
    const copies = new FileCopies(this.source.storage, store, this.signal);
    await this.copyStored(copies);
    const snapshot = await session.takeSnapshot();
    const tables = await this.dumpTables(snapshot);
    const references = session.rows<{ key: string }>(`${fileReferences} ${inKeyOrder}`);
    const files = new Count(copies.atSnapshot(fromLines(createReadStream(this.listed)), references));
    const fileList = await store.writeFileList(set, files);
    await session.endSnapshot();
    const missing = await this.findMissing(copies.gone);
    const manifest: Manifest = {
      format: manifestFormat,
      set,
      takenAt: snapshot.takenAt.toISOString(),
      finishedAt: new Date().toISOString(),
      version: this.source.version,
      migrations: snapshot.migrations,
      tables,
      sequences: snapshot.sequences,
      fileList,
      files: { count: files.count, bytes: files.bytes },
      area: store.area,
      deletedMeanwhile: copies.gone.filter((key) => !missing.includes(key)),
      missing,
    };
    await store.writeManifest(manifest);
    const removed = await removeOldBackups(store, this.source.keepDays);
    if (removed > 0) this.logger.log({ count: removed, msg: 'Removed old backups' });
    return manifest;
  }

  /** Copies the stored files, except those that the last backup has. */
  private async copyStored(copies: FileCopies): Promise<void> {
    const list = (previous: AsyncIterable<BackedUpFile>): Promise<void> =>
      writeNew(this.listed, Readable.from(toLines(copies.beforeSnapshot(previous))));
    try {
      await list(this.readPrevious());
    } catch (error) {
      // The last backup can't be read, which must not prevent the next one.
      if (!(error instanceof BackupProblem)) throw error;
      this.logger.warn({ err: error, msg: 'Copying all files again' });
      await rm(this.listed, { force: true });
      await list(Readable.from([]));
    }
  }

  /** The files of the last backup, if its copies are encrypted with the current key. */
  private async *readPrevious(): AsyncGenerator<BackedUpFile> {
    const newest = await this.store.findNewest();
    const manifest = newest === null ? null : await this.store.readManifest(newest);
    if (manifest?.area === this.store.area) yield* this.store.readFileList(manifest);
  }

  private async dumpTables({ tables }: Snapshot): Promise<Manifest['tables']> {
    const dumped: Manifest['tables'] = [];
    for (const table of tables) {
      const { content, rows } = this.session.copyOut(table);
      const measures = await this.store.write(backupPath.table(this.set, table.name), content, { isZipped: true });
      dumped.push({ ...table, ...measures, rows: await rows() });
    }
    return dumped;
  }

  /** The files that rows still refer to. Files deleted along with their rows are no loss. */
  private async findMissing(gone: string[]): Promise<string[]> {
    if (gone.length === 0) return [];
    const sql = `SELECT key FROM (${fileReferences}) known WHERE key = ANY($1) ${inKeyOrder}`;
    const missing = await this.session.read<{ key: string }>(sql, [gone]);
    if (missing.length <= missingMax) return missing.map(({ key }) => key);
    throw new BackupProblem(
      `The storage lacks ${missing.length} files that rows refer to, such as ${missing[0]?.key}: is it the right one?`,
    );
  }
}

/** Passes files through and counts them. */
class Count {
  count = 0;
  bytes = 0;

  constructor(private readonly files: AsyncIterable<BackedUpFile>) {}

  async *[Symbol.asyncIterator](): AsyncGenerator<BackedUpFile> {
    for await (const file of this.files) {
      this.count += 1;
      this.bytes += file.size;
      yield file;
    }
  }
}
