import { createHash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { DamagedBackup } from '../backup.errors.js';

/** Identifies a file's content. */
export interface Measures {
  /** In bytes. */
  size: number;
  sha256: string;
}

/** Passes a file through and measures it. */
export class Meter extends Transform {
  private readonly hash = createHash('sha256');
  private size = 0;
  private result: Measures | undefined;

  /**
   * @param name for errors
   * @param expected the stream fails with DamagedBackup if the file has other measures
   */
  constructor(
    private readonly name: string,
    private readonly expected?: Measures,
  ) {
    super();
  }

  /** The measures of the whole file, once all of it has passed. */
  get measures(): Measures {
    if (!this.result) throw new Error(`${this.name} has not been read to its end`);
    return this.result;
  }

  override _transform(data: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += data.length;
    this.hash.update(data);
    done(null, data);
  }

  override _flush(done: TransformCallback): void {
    this.result = { size: this.size, sha256: this.hash.digest('hex') };
    const { expected } = this;
    const isRight = !expected || (expected.size === this.size && expected.sha256 === this.result.sha256);
    done(isRight ? null : new DamagedBackup(`${this.name} is not the file that was backed up`));
  }

  override _destroy(error: NodeJS.ErrnoException | null, done: (error?: Error | null) => void): void {
    const isUnpacking = error?.code?.startsWith('Z_');
    done(isUnpacking ? new DamagedBackup(`${this.name} is damaged or cut off`, { cause: error }) : error);
  }
}
