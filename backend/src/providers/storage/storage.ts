import type { Readable } from 'node:stream';
import { AppError } from '../../common/app-error.js';

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
export const fileKinds = ['pictures', 'media', 'exports', 'chat-exports', 'document-files'] as const;
const keys = new RegExp(`^(${fileKinds.join('|')})(/[\\w-][\\w.-]*)+$`);

/** The storage can't be reached, or does not do what it is for. The cause is for the log. */
export class StorageAway extends AppError {
  readonly status = 503;
  readonly code = 'storage_away';
  override readonly retryAfter = 5;
  constructor(options?: ErrorOptions) {
    super('Files can’t be reached right now. Please try again in a moment.', options);
  }
}

/**
 * Where files are kept, by key: words of letters, digits, `-`, `_` and `.` with `/` between them. A key begins with its
 * kind and then its owner's id (`pictures/{userId}/…`), so that what belongs to an account can be found by its keys. Every
 * call but `check` throws `StorageAway` where the storage fails, and an `Error` for what is no key.
 */
export abstract class Storage {
  /**
   * Whether files can be kept at all, which the start should tell and not the first upload.
   * @throws Error with one sentence that names the variable and the cause
   */
  abstract check(): Promise<void>;
  /**
   * Keeps a stream under a key. It is there whole or, when the stream or the storage fails, not at all. Throws what the
   * stream does.
   */
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

/** What a call to the storage comes to. @throws StorageAway whatever went wrong with it */
export async function orAway<T>(asked: Promise<T>): Promise<T> {
  return asked.catch((error: unknown) => {
    throw new StorageAway({ cause: error });
  });
}

/** A stream that is to be kept: knows whether it has failed itself, or its reader. */
export class StoredContent {
  private failure: { error: unknown } | undefined;

  constructor(private readonly content: Readable) {}

  async *read(): AsyncGenerator<Buffer> {
    const chunks = this.content[Symbol.asyncIterator]() as AsyncIterator<Buffer, undefined>;
    // Not a loop over it: a reader that fails throws its own error in here, where a chunk was given out.
    for (let next = await this.next(chunks); !next.done; next = await this.next(chunks)) yield next.value;
  }

  /** Lets go of it, for it could not be kept, and throws why: its own error, or StorageAway with what the storage said. */
  giveUp(error: unknown): never {
    this.content.destroy();
    throw this.failure ? this.failure.error : new StorageAway({ cause: error });
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

/** @throws Error for what is no key */
export function checkKey(key: string): string {
  if (!keys.test(key)) throw new Error(`"${key}" is no key of the storage`);
  return key;
}
