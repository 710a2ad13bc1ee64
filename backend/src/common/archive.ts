import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file to pack. */
export interface ArchiveEntry {
  /** Path in the archive. */
  path: string;
  /** Opens the content. Called only after the previous entry has been read to its end. */
  open: () => Promise<Readable>;
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
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  output.once('close', () => current?.destroy());
  entries.forEach(({ path, open, isCompressed = false }, index) => {
    zip.addReadStreamLazy(path, { compress: !isCompressed, mode: 0o100644 }, (done) => {
      onOpened?.(index);
      open().then(
        (content) => {
          current = content;
          // Without a listener, the error would end the process.
          content.on('error', (error: Error) => output.destroy(error));
          if (output.destroyed) content.destroy();
          done(null, content);
        },
        (error: Error) => output.destroy(error),
      );
    });
  });
  zip.end();
  return output;
}
