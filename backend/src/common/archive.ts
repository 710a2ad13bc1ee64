import type { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** A file to be packed. */
export interface ArchiveEntry {
  /** Its path in the archive. */
  path: string;
  /** Opens its content; called when its turn comes, and not before the entry in front of it was read to its end. */
  open: () => Promise<Readable>;
  /** Pictures and music are small already. */
  isCompressed?: boolean;
}

/**
 * A zip of some files as a stream, in which at most one of them is open at a time. It fails when one of them does; destroyed
 * before its end, it lets go of the one that is open.
 * @param onOpened hears of each entry when its turn has come
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
          // Nobody else listens: the process would end with it.
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
