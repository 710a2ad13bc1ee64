import type { Readable } from 'node:stream';
import type { BackedUpFile } from './backup-set.js';

/** Writes one line per file: its SHA-256, its size in bytes and its key. */
export async function* toLines(files: AsyncIterable<BackedUpFile>): AsyncGenerator<Buffer> {
  for await (const { key, size, sha256 } of files) yield Buffer.from(`${sha256} ${size} ${key}\n`);
}

/** Reads what `toLines` wrote. */
export async function* fromLines(content: Readable): AsyncGenerator<BackedUpFile> {
  let rest = '';
  // Storage keys are ASCII, so no character is split between two chunks.
  for await (const data of content as AsyncIterable<Buffer>) {
    const lines = (rest + data.toString()).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const [sha256 = '', size, key = ''] = line.split(' ');
      yield { key, size: Number(size), sha256 };
    }
  }
}
