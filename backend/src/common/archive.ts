import type { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file to pack. */
export interface ArchiveEntry {
  /** Path in the archive. */
  path: string;
  /** Opens the content; null leaves the file out. Called only after the previous entry has been read to its end. */
  open: () => Promise<Readable | null>;
  /** Images and audio are already compressed. */
  isCompressed?: boolean;
}

/**
 * A zip of files as a stream, with at most one file open at any time. Fails if one of them fails; if destroyed early,
 * closes the open one.
 * @param onOpened called with the index of each entry when it is opened
 */
export function archiveOf(entries: readonly ArchiveEntry[], onOpened?: (index: number) => void): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as PassThrough;
  let current: Readable | null = null;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => current?.destroy());
  const packAll = async (): Promise<void> => {
    for (const [index, { path, open, isCompressed = false }] of entries.entries()) {
      onOpened?.(index);
      current = await open();
      if (output.destroyed) current?.destroy();
      if (output.destroyed) return;
      if (!current) continue;
      zip.addReadStream(current, path, { compress: !isCompressed, mode: 0o100644 });
      await finished(current);
    }
    zip.end();
  };
  packAll().catch((error: Error) => output.destroy(error));
  return output;
}
