import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Storage, type StoredFile } from './storage.js';

/** Files in a folder of this machine, or of a volume that all servers share. Keys are paths below it. */
@Injectable()
export class DiskStorage extends Storage {
  private readonly folder: string;

  constructor(@Inject(ENV) env: Env) {
    super();
    this.folder = env.storageDir;
  }

  async save(key: string, content: Readable): Promise<void> {
    const path = this.pathOf(key);
    // Beside its place, so that the move is within one file system and nobody ever reads half a file.
    const unfinished = `${path}.${randomUUID()}.unfinished`;
    try {
      await mkdir(dirname(path), { recursive: true });
      await pipeline(content, createWriteStream(unfinished, { flags: 'wx' }));
      await rename(unfinished, path);
    } catch (error) {
      content.destroy();
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async open(key: string): Promise<StoredFile | null> {
    const file = await open(this.pathOf(key), 'r').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return null;
      throw error;
    });
    if (!file) return null;
    const { size } = await file.stat();
    return { size, content: file.createReadStream() };
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true });
  }

  private pathOf(key: string): string {
    if (!/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/.test(key)) throw new Error(`"${key}" is no key of the storage`);
    return join(this.folder, key);
  }
}
