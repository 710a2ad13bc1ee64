import { randomUUID } from 'node:crypto';
import { createWriteStream, type Dirent } from 'node:fs';
import { access, mkdir, open, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  type ByteRange,
  checkFolder,
  checkKey,
  fileKinds,
  orUnavailable,
  Storage,
  StorageUnavailable,
  StoredContent,
  type StoredFile,
} from './storage.js';

/** Suffix of incomplete files. */
const unfinishedEnding = '.unfinished';

/** Files in a local folder, or on a volume shared by all servers. Keys are paths below it. */
export class DiskStorage extends Storage {
  /** Files that this process is writing. */
  private readonly unfinished = new Set<string>();

  /** @param folder absolute */
  constructor(private readonly folder: string) {
    super();
  }

  async check(): Promise<void> {
    const probe = join(this.folder, `${randomUUID()}${unfinishedEnding}`);
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(probe, '');
      await rm(probe);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      throw new Error(`STORAGE_DIR: ${this.folder} cannot be written to (${code})`, { cause: error });
    }
  }

  async save(key: string, content: Readable): Promise<void> {
    const path = this.pathOf(key);
    // In the same folder, so that the rename stays within one file system and readers never see half a file.
    const unfinished = `${path}.${randomUUID()}${unfinishedEnding}`;
    const source = new StoredContent(content);
    this.unfinished.add(unfinished);
    try {
      await mkdir(dirname(path), { recursive: true });
      // Flush to disk before a row refers to it, in case of a power failure.
      await pipeline(source.read(), createWriteStream(unfinished, { flags: 'wx', flush: true }));
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true }).catch(() => undefined);
      // Another process saved the same key concurrently and removed this file as a leftover.
      if (isMissing(error) && (await isThere(path))) {
        content.destroy();
        return;
      }
      source.fail(error);
    } finally {
      this.unfinished.delete(unfinished);
    }
    await orUnavailable(this.clearUnfinished(path));
  }

  async openFile(key: string, range?: ByteRange): Promise<StoredFile | null> {
    const file = await open(this.pathOf(key), 'r').catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw new StorageUnavailable({ cause: error });
    });
    if (!file) return null;
    const { size } = await orUnavailable(file.stat());
    return { size, content: file.createReadStream(range) };
  }

  async delete(key: string): Promise<void> {
    await orUnavailable(rm(this.pathOf(key), { force: true }));
  }

  async deleteBeginning(start: string): Promise<void> {
    const path = this.pathOf(start);
    const names = await orNone(readdir(dirname(path)));
    const meant = names.filter((name) => name.startsWith(basename(path)));
    await orUnavailable(Promise.all(meant.map((name) => rm(join(dirname(path), name), { force: true }))));
  }

  async *list(folder: string): AsyncGenerator<string[]> {
    const entries = await orNone(readdir(join(this.folder, checkFolder(folder)), { withFileTypes: true }));
    let page: string[] = [];
    // Sort a folder by its name plus the slash that follows it in its files' keys: `a-1` comes before `a/1`.
    for (const entry of entries.sort((one, other) => (sortName(one) < sortName(other) ? -1 : 1))) {
      const key = `${folder}/${entry.name}`;
      if (entry.isFile() && !entry.name.endsWith(unfinishedEnding)) page.push(key);
      if (!entry.isDirectory()) continue;
      if (page.length > 0) yield page;
      page = [];
      yield* this.list(key);
    }
    if (page.length > 0) yield page;
  }

  async listOwned(ownerId: string): Promise<string[]> {
    const keys: string[] = [];
    for (const kind of fileKinds) {
      const folder = this.pathOf(`${kind}/${ownerId}`);
      const entries = await orNone(readdir(folder, { recursive: true, withFileTypes: true }));
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith(unfinishedEnding)) continue;
        keys.push(relative(this.folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
      }
    }
    return keys.sort();
  }

  async deleteOwned(ownerId: string, kind?: string): Promise<void> {
    for (const each of kind === undefined ? fileKinds : [kind]) {
      await orUnavailable(rm(this.pathOf(`${each}/${ownerId}`), { recursive: true, force: true }));
    }
  }

  /** Removes incomplete files of processes that died. */
  private async clearUnfinished(path: string): Promise<void> {
    const names = await readdir(dirname(path));
    const left = names
      .filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith(unfinishedEnding))
      .map((name) => join(dirname(path), name))
      .filter((file) => !this.unfinished.has(file));
    await Promise.all(left.map((file) => rm(file, { force: true })));
  }

  private pathOf(key: string): string {
    return join(this.folder, checkKey(key));
  }
}

function sortName(entry: Dirent): string {
  return entry.isDirectory() ? `${entry.name}/` : entry.name;
}

/** The entries of a folder; none if it doesn’t exist. */
async function orNone<T>(listed: Promise<T[]>): Promise<T[]> {
  try {
    return await listed;
  } catch (error) {
    if (isMissing(error)) return [];
    throw new StorageUnavailable({ cause: error });
  }
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}
