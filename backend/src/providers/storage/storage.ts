import type { Readable } from 'node:stream';

/** A stored file: `size` in bytes, and its content, to be read or destroyed by whoever opened it. */
export interface StoredFile {
  size: number;
  content: Readable;
}

/**
 * Where files are kept, by key: words of letters, digits, `-`, `_` and `.` with `/` between them. A key begins with its
 * kind and then its owner's id (`pictures/{userId}/…`), so that what belongs to an account can be found by its keys.
 */
export abstract class Storage {
  /** Keeps a stream under a key. It is there whole or, when the stream or the storage fails, not at all. */
  abstract save(key: string, content: Readable): Promise<void>;
  /** The file under a key, or null. */
  abstract open(key: string): Promise<StoredFile | null>;
  /** Removes what is under a key, if anything is. */
  abstract delete(key: string): Promise<void>;
}
