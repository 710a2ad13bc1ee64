import type { Readable } from 'node:stream';
import { AppError } from '../../common/app-error.js';

/** A stored file: `size` of the whole file in bytes, and the requested content. The caller must read or destroy it. */
export interface StoredFile {
  size: number;
  content: Readable;
}

/** Bytes from `start` to `end`, both inclusive and within the file. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Kinds of files that exist nowhere else. */
export const keptKinds = ['pictures', 'media'] as const;

/** Kinds of files that can be made again from rows and kept files, and are soon removed. Not part of backups. */
const temporaryKinds = ['exports', 'chat-exports', 'document-files'] as const;

/** All kinds of files. S3 storage finds an owner’s files by listing each kind. */
export const fileKinds = [...keptKinds, ...temporaryKinds] as const;

/** Kinds of files in the backup storage: those that belong to one set, and copies of files, which all sets share. */
export const backupKinds = { sets: 'backup-sets', copies: 'backup-files' } as const;

const keys = new RegExp(`^(${[...fileKinds, ...Object.values(backupKinds)].join('|')})(/[\\w-][\\w.-]*)+$`);

/** The storage failed or can’t be reached. The cause is for the log. */
export class StorageUnavailable extends AppError {
  readonly status = 503;
  readonly code = 'storage_away';
  override readonly retryAfter = 5;
  constructor(options?: ErrorOptions) {
    super('Files can’t be reached right now. Please try again in a moment.', options);
  }
}

/**
 * Files by key: segments of letters, digits, `-`, `_` and `.`, separated by `/`. A key starts with its kind and its owner’s id
 * (`pictures/{userId}/…`), so that an account’s files can be found. Every method but `check` throws `StorageUnavailable` if the
 * storage fails, and `Error` for an invalid key.
 */
export abstract class Storage {
  /**
   * Checks at startup that files can be stored.
   * @throws Error with one sentence that names the variable and the cause
   */
  abstract check(): Promise<void>;
  /** Stores a stream under a key, completely or not at all. Throws the stream’s error if it fails. */
  abstract save(key: string, content: Readable): Promise<void>;
  /** A file or part of it; null if it doesn’t exist. */
  abstract openFile(key: string, range?: ByteRange): Promise<StoredFile | null>;
  /** Removes a file if it exists. */
  abstract delete(key: string): Promise<void>;
  /** Removes all files with a prefix, including incomplete ones. */
  abstract deleteBeginning(start: string): Promise<void>;
  /** The keys of all files below `folder` (`media`, `media/{userId}`), page by page, in the order of their characters. */
  abstract list(folder: string): AsyncIterable<string[]>;
  /** The keys of all files of an owner, of any kind, in order. */
  abstract listOwned(ownerId: string): Promise<string[]>;
  /** Removes all files of an owner, or those of one kind, including incomplete ones. */
  abstract deleteOwned(ownerId: string, kind?: string): Promise<void>;
}

/** Wraps any failure of the storage. @throws StorageUnavailable */
export async function orUnavailable<T>(operation: Promise<T>): Promise<T> {
  return operation.catch((error: unknown) => {
    throw new StorageUnavailable({ cause: error });
  });
}

/** A stream being stored. Keeps track of whether the stream itself failed or its reader did. */
export class StoredContent {
  private failure: { error: unknown } | undefined;

  constructor(private readonly content: Readable) {}

  async *read(): AsyncGenerator<Buffer> {
    const chunks = this.content[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
    // Not `for await`, because a failing reader would throw its error in here.
    for (let next = await this.next(chunks); !next.done; next = await this.next(chunks)) yield next.value;
  }

  /** Destroys the stream after a failed save and throws the reason: its own error, or StorageUnavailable. */
  fail(error: unknown): never {
    this.content.destroy();
    throw this.failure ? this.failure.error : new StorageUnavailable({ cause: error });
  }

  private async next(chunks: AsyncIterator<Buffer, undefined>): Promise<IteratorResult<Buffer, undefined>> {
    try {
      return await chunks.next();
    } catch (error) {
      this.failure = { error };
      throw error;
    }
  }
}

/** @throws Error unless it is a kind, or below one */
export function checkFolder(folder: string): string {
  return checkKey(`${folder}/x`).slice(0, -2);
}

/** @throws Error for an invalid key */
export function checkKey(key: string): string {
  if (!keys.test(key)) throw new Error(`"${key}" is no key of the storage`);
  return key;
}
