import { buffer } from 'node:stream/consumers';
import { type ByteRange, type Storage, StorageUnavailable } from '../providers/storage/storage.js';

/**
 * The bytes of a stored file, for decoders. To a decoder, a storage failure looks like a broken or short file, so this
 * class remembers failures.
 */
export class MediaSource {
  private unavailable: StorageUnavailable | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly key: string,
  ) {}

  /** Reads a range of the file. @throws StorageUnavailable, and an Error if the file is gone */
  async part(range: ByteRange): Promise<Buffer<ArrayBuffer>> {
    return buffer(this.read(range));
  }

  /** Reads the file, or a range of it, in chunks. @throws StorageUnavailable, and an Error if the file is gone */
  async *read(range?: ByteRange): AsyncGenerator<Buffer> {
    try {
      const file = await this.storage.openFile(this.key, range);
      if (!file) throw new FileGone();
      yield* file.content as AsyncIterable<Buffer>;
    } catch (error) {
      if (error instanceof FileGone) throw error;
      this.unavailable = error instanceof StorageUnavailable ? error : new StorageUnavailable({ cause: error });
      throw this.unavailable;
    }
  }

  /** @throws StorageUnavailable if any read failed, no matter what the decoder made of it */
  assertRead(): void {
    if (this.unavailable) throw this.unavailable;
  }
}

class FileGone extends Error {
  constructor() {
    super('The file is gone');
  }
}
