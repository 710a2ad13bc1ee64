import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Lends the path of a file that is not there yet, and removes what is there once `work` is over, whatever became of it. */
export async function withTemporaryFile<T>(work: (path: string) => Promise<T>): Promise<T> {
  // Whose it was can be told where a process died.
  const path = join(tmpdir(), `fanfare-upload-${process.pid}-${randomUUID()}`);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Writes a stream into a new file. */
export async function writeNew(path: string, content: Readable): Promise<void> {
  // Opened beforehand: a stream that fails at once would not wait for its file, which were then made after its removal.
  const file = await open(path, 'wx', 0o600);
  await pipeline(content, file.createWriteStream());
}
