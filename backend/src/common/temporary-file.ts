import { randomUUID } from 'node:crypto';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** Temporary files begin with this and the id of the process that removes them. */
const prefix = 'fanfare-upload-';

/** Provides the path of a new temporary file, and removes the file after `work`, whether it succeeded or not. */
export async function withTemporaryFile<T>(work: (path: string) => Promise<T>): Promise<T> {
  // Includes the process id, in case the process dies and leaves the file behind.
  const path = join(tmpdir(), `${prefix}${process.pid}-${randomUUID()}`);
  try {
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

/** Removes the temporary files of processes that died. Called when a process starts. */
export async function removeLeftFiles(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(prefix));
  for (const name of names) {
    const path = join(tmpdir(), name);
    const owner = Number.parseInt(name.slice(prefix.length), 10);
    const isLeft = owner === process.pid ? await isFromBefore(path) : !isRunning(owner);
    // Another user's file may not be ours to remove, which must not keep us from starting.
    if (isLeft) await rm(path, { force: true }).catch(() => undefined);
  }
}

/** In a container, a process often has the id of the one before it. */
async function isFromBefore(path: string): Promise<boolean> {
  const file = await stat(path).catch(() => null);
  return file !== null && file.mtimeMs < Date.now() - process.uptime() * 1000;
}

function isRunning(processId: number): boolean {
  try {
    return process.kill(processId, 0);
  } catch (error) {
    // It is another user's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Writes a stream into a new file. */
export async function writeNew(path: string, content: Readable): Promise<void> {
  // Open it first: if the stream failed at once, the file would otherwise be created after its removal.
  const file = await open(path, 'wx', 0o600);
  await pipeline(content, file.createWriteStream());
}
