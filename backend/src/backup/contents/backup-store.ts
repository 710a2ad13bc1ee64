import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createGunzip, createGzip } from 'node:zlib';
import { backupKinds, type Storage } from '../../providers/storage/storage.js';
import { BackupProblem, DamagedBackup } from '../backup.errors.js';
import { backupPath, type BackedUpFile, type Manifest, manifestFormat } from './backup-set.js';
import type { BackupKeys } from './backup-keys.js';
import { fromLines, toLines } from './file-list.js';
import { type Measures, Meter } from './meter.js';
import { Seal, Unseal } from './sealing.js';
import type { Keyed } from './sorted.js';
import { pass } from './streams.js';

/** Twice as fast as the default and a tenth larger. */
const gzipLevel = 3;

interface Packing {
  isZipped: boolean;
}

/** A set in the backup storage. */
export interface KnownSet {
  name: string;
  isComplete: boolean;
  /**
   * Whether it is complete and matches the current keys: if there are keys, only encrypted sets do, otherwise only
   * unencrypted ones. An unencrypted set could come from anyone who can write to the storage.
   */
  isReadable: boolean;
}

/** Reads and writes the files of backups: compressed and encrypted if wanted, and always measured. */
export class BackupStore {
  constructor(
    private readonly storage: Storage,
    private readonly keys: BackupKeys,
  ) {}

  /** Where copies of files go. */
  get area(): string {
    return this.keys.area;
  }

  /** Writes a file, completely or not at all. @returns the measures of its content */
  async write(key: string, content: Readable, { isZipped }: Packing): Promise<Measures> {
    const meter = new Meter(key);
    const steps = [
      ...(isZipped ? [createGzip({ level: gzipLevel })] : []),
      ...(this.keys.isEncrypting ? [new Seal(this.keys, key)] : []),
    ];
    const packed = steps.reduce<Readable>(pass, pass(content, meter));
    await this.storage.save(key, packed);
    return meter.measures;
  }

  /**
   * Opens a file. The stream fails with DamagedBackup or WrongBackupKey.
   * @throws DamagedBackup if it doesn't exist
   */
  async read(key: string, expected: Measures | undefined, { isZipped }: Packing): Promise<Readable> {
    const file = await this.storage.openFile(key);
    if (!file) throw new DamagedBackup(`${key} is missing`);
    const steps = [
      ...(this.keys.isEncrypting ? [new Unseal(this.keys, key)] : []),
      ...(isZipped ? [createGunzip()] : []),
      new Meter(key, expected),
    ];
    return steps.reduce<Readable>(pass, file.content);
  }

  /** Completes a set. */
  async writeManifest(manifest: Manifest): Promise<void> {
    const key = this.manifestOf(manifest.set);
    await this.write(key, Readable.from([Buffer.from(JSON.stringify(manifest, null, 2))]), { isZipped: false });
  }

  /** @throws DamagedBackup, WrongBackupKey, or BackupProblem if this release can't read it */
  async readManifest(set: string): Promise<Manifest> {
    const key = this.manifestOf(set);
    const content = await text(await this.read(key, undefined, { isZipped: false }));
    const manifest = parse(content, key);
    if (manifest.format > manifestFormat)
      throw new BackupProblem(
        `The backup ${set} was taken by a later release (${manifest.version}): restore it with that one`,
      );
    return { ...manifest, format: manifestFormat };
  }

  async writeFileList(set: string, files: AsyncIterable<BackedUpFile>): Promise<Measures> {
    return this.write(backupPath.fileList(set), Readable.from(toLines(files), { objectMode: false }), {
      isZipped: true,
    });
  }

  /** The files of a set, sorted by key. */
  async *readFileList({ set, fileList }: Pick<Manifest, 'set' | 'fileList'>): AsyncGenerator<BackedUpFile> {
    yield* fromLines(await this.read(backupPath.fileList(set), fileList, { isZipped: true }));
  }

  /** All sets, oldest first. */
  async listSets(): Promise<KnownSet[]> {
    const sets = new Map<string, KnownSet>();
    for await (const page of this.storage.list(backupKinds.sets)) {
      for (const key of page) {
        const [, name = ''] = key.split('/');
        const set = sets.get(name) ?? { name, isComplete: false, isReadable: false };
        sets.set(name, set);
        if (manifestsOf(name).includes(key)) set.isComplete = true;
        if (key === this.manifestOf(name)) set.isReadable = true;
      }
    }
    return [...sets.values()];
  }

  /** The newest complete set that matches the current keys, or null. */
  async findNewest(): Promise<string | null> {
    return (await this.listSets()).findLast(({ isReadable }) => isReadable)?.name ?? null;
  }

  /** Paths of all copies of files, in all areas, in order. */
  async *listCopies(): AsyncGenerator<Keyed> {
    for await (const page of this.storage.list(backupKinds.copies)) for (const key of page) yield { key };
  }

  /** The files that have copies in an area, in order. */
  async *listCopiesOf(area: string): AsyncGenerator<Keyed> {
    const folder = backupPath.copies(area);
    for await (const page of this.storage.list(folder))
      for (const key of page) yield { key: key.slice(folder.length + 1) };
  }

  /** Removes the manifest first, so that the rest counts as incomplete. */
  async removeSet(set: string): Promise<void> {
    for (const key of manifestsOf(set)) await this.storage.delete(key);
    await this.storage.deleteOwned(set, backupKinds.sets);
  }

  async removeCopy(key: string): Promise<void> {
    await this.storage.delete(key);
  }

  private manifestOf(set: string): string {
    return backupPath.manifest(set, this.keys.isEncrypting);
  }
}

/** The manifest paths of a set, of which one exists if it is complete. */
function manifestsOf(set: string): string[] {
  return [true, false].map((isEncrypted) => backupPath.manifest(set, isEncrypted));
}

/** Parses a manifest of any format. */
function parse(content: string, key: string): Omit<Manifest, 'format'> & { format: number } {
  try {
    return JSON.parse(content) as Manifest;
  } catch (error) {
    throw new DamagedBackup(`${key} is damaged or cut off`, { cause: error });
  }
}
