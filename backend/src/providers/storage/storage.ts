import type { Readable } from 'node:stream';

/** A stored file: `size` of the whole in bytes, and what was asked of it, to be read or destroyed by whoever opened it. */
export interface StoredFile {
  size: number;
  content: Readable;
}

/** Bytes from `start` to `end`, both among them, counted from 0. Both must lie within the file. */
export interface ByteRange {
  start: number;
  end: number;
}

/** What is kept. Storage on S3 finds an owner's files by looking under each. */
export const fileKinds = ['pictures', 'media', 'exports'] as const;
const keys = new RegExp(`^(${fileKinds.join('|')})(/[\\w-][\\w.-]*)+$`);

/**
 * Where files are kept, by key: words of letters, digits, `-`, `_` and `.` with `/` between them. A key begins with its
 * kind and then its owner's id (`pictures/{userId}/…`), so that what belongs to an account can be found by its keys.
 */
export abstract class Storage {
  /**
   * Whether files can be kept at all, which the start should tell and not the first upload.
   * @throws Error with one sentence that names the variable and the cause
   */
  abstract check(): Promise<void>;
  /** Keeps a stream under a key. It is there whole or, when the stream or the storage fails, not at all. */
  abstract save(key: string, content: Readable): Promise<void>;
  /** The file under a key, or a part of it; null when there is none. */
  abstract open(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Removes what is under a key, if anything is. */
  abstract delete(key: string): Promise<void>;
  /** Removes all whose keys begin so, with what a save that was cut off left of them. */
  abstract deleteBeginning(start: string): Promise<void>;
  /** The keys of all files of an owner, whatever their kind, in order. */
  abstract listOwned(ownerId: string): Promise<string[]>;
  /** Removes all files of an owner, or those of one kind, with what is left of a save that was cut off. */
  abstract deleteOwned(ownerId: string, kind?: string): Promise<void>;
}

/** @throws Error for what is no key */
export function checkKey(key: string): string {
  if (!keys.test(key)) throw new Error(`"${key}" is no key of the storage`);
  return key;
}
