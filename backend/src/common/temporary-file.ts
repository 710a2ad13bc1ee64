import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Provides the path of a new temporary file, and removes the file after `work`, whether it succeeded or not. */
export async function withTemporaryFile<T>(work: (path: string) => Promise<T>): Promise<T> {
  // Includes the process id, in case the process dies and leaves the file behind.
  const path = join(tmpdir(), `fanfare-upload-${process.pid}-${randomUUID()}`);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes a stream into a new file. */
export async function writeNew(path: string, content: Readable): Promise<void> {
  // Open it first: if the stream failed at once, the file would otherwise be created after its removal.
  const file = await open(path, 'wx', 0o600);
  await pipeline(content, file.createWriteStream());
}
