import { buffer } from 'node:stream/consumers';
import { type ByteRange, type Storage, StorageAway } from '../providers/storage/storage.js';

/**
 * The bytes of a stored file, for decoders. Those take what keeps them from reading for a fault of the file, or for its end:
 * that it was the storage's is remembered here.
 */
export class MediaSource {
  private away: StorageAway | undefined;

  constructor(
    private readonly storage: Storage,
    private readonly key: string,
  ) {}

  /** Some bytes of the file. @throws StorageAway, and an Error when the file is gone */
  async part(range: ByteRange): Promise<Buffer<ArrayBuffer>> {
    return buffer(this.read(range));
  }

  /** The file, or some bytes of it, piece by piece. @throws StorageAway, and an Error when the file is gone */
  async *read(range?: ByteRange): AsyncGenerator<Buffer> {
    try {
      const file = await this.storage.open(this.key, range);
      if (!file) throw new FileGone();
      yield* file.content as AsyncIterable<Buffer>;
    } catch (error) {
      if (error instanceof FileGone) throw error;
      this.away = error instanceof StorageAway ? error : new StorageAway({ cause: error });
      throw this.away;
    }
  }

  /** @throws StorageAway when something could not be read for it, whatever a decoder has made of that */
  assertRead(): void {
    if (this.away) throw this.away;
  }
}

class FileGone extends Error {
  constructor() {
    super('The file is gone');
  }
}
