import { buffer } from 'node:stream/consumers';
import { type ByteRange, type Storage, StorageAway } from '../providers/storage/storage.js';

/**
 * The bytes of a stored file, for decoders. To a decoder, a storage failure looks like a broken or short file, so this
 * class remembers failures.
 */
export class MediaSource {
  private away: StorageAway | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly key: string,
  ) {}

  /** Reads a range of the file. @throws StorageAway, and an Error if the file is gone */
  async part(range: ByteRange): Promise<Buffer<ArrayBuffer>> {
    return buffer(this.read(range));
  }

  /** Reads the file, or a range of it, in chunks. @throws StorageAway, and an Error if the file is gone */
  async *read(range?: ByteRange): AsyncGenerator<Buffer> {
    try {
      const file = await this.storage.openFile(this.key, range);
      if (!file) throw new FileGone();
      yield* file.content as AsyncIterable<Buffer>;
    } catch (error) {
      if (error instanceof FileGone) throw error;
      this.away = error instanceof StorageAway ? error : new StorageAway({ cause: error });
      throw this.away;
    }
  }

  /** @throws StorageAway if any read failed, no matter what the decoder made of it */
  assertRead(): void {
    if (this.away) throw this.away;
  }
}

class FileGone extends Error {
  constructor() {
    super('The file is gone');
  }
}
