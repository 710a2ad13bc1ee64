import { createCipheriv, createDecipheriv } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { DamagedBackup } from '../backup.errors.js';
import { type BackupKeys, headerBytes } from './backup-keys.js';

const algorithm = 'aes-256-gcm';
const tagBytes = 16;

/** How much is encrypted and authenticated as one chunk, in bytes. */
export const chunkBytes = 64 * 1024;

/** A chunk's nonce: its number and whether it is the last one, so that chunks can't be moved, repeated or cut off. */
function nonceOf(chunk: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(chunk), 3);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Splits a stream into pieces of one size. The last one may be shorter or empty; it is known to be the last. */
abstract class Chunks extends Transform {
  private readonly waiting: Buffer[] = [];
  private waitingBytes = 0;

  override _transform(data: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    try {
      this.waiting.push(data);
      this.waitingBytes += data.length;
      this.takeWhole();
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  override _flush(done: TransformCallback): void {
    try {
      this.takeLast(this.takeBytes(this.waitingBytes));
      done();
    } catch (error) {
      done(error as Error);
    }
  }

  /** Size of the next piece. */
  protected abstract size(): number;
  protected abstract takePiece(piece: Buffer): void;
  protected abstract takeLast(piece: Buffer): void;

  /** Takes only pieces that are followed by more data, since the one that ends the stream is the last. */
  private takeWhole(): void {
    while (this.waitingBytes > this.size()) this.takePiece(this.takeBytes(this.size()));
  }

  private takeBytes(bytes: number): Buffer {
    const all = this.waiting.length === 1 && this.waiting[0] ? this.waiting[0] : Buffer.concat(this.waiting);
    this.waiting.length = 0;
    if (all.length > bytes) this.waiting.push(all.subarray(bytes));
    this.waitingBytes = all.length - bytes;
    return all.subarray(0, bytes);
  }
}

/** Encrypts a file: its header, then chunks of ciphertext, each with its tag. */
export class Seal extends Chunks {
  private readonly dataKey: Buffer;
  private chunk = 0;

  constructor(keys: BackupKeys, name: string) {
    super();
    const { dataKey, header } = keys.wrapNew(name);
    this.dataKey = dataKey;
    this.push(header);
  }

  protected size(): number {
    return chunkBytes;
  }

  protected takePiece(piece: Buffer): void {
    this.encrypt(piece, false);
  }

  protected takeLast(piece: Buffer): void {
    this.encrypt(piece, true);
  }

  private encrypt(piece: Buffer, isLast: boolean): void {
    const cipher = createCipheriv(algorithm, this.dataKey, nonceOf(this.chunk++, isLast));
    this.push(Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]));
  }
}

/**
 * Decrypts what `Seal` has encrypted. Fails with DamagedBackup or WrongBackupKey; nothing is output that isn't
 * authentic.
 */
export class Unseal extends Chunks {
  private dataKey: Buffer | undefined;
  private chunk = 0;

  constructor(
    private readonly keys: BackupKeys,
    private readonly name: string,
  ) {
    super();
  }

  protected size(): number {
    return this.dataKey ? chunkBytes + tagBytes : headerBytes;
  }

  protected takePiece(piece: Buffer): void {
    if (this.dataKey) this.decrypt(piece, false);
    else this.dataKey = this.keys.unwrap(piece, this.name);
  }

  protected takeLast(piece: Buffer): void {
    if (!this.dataKey) throw new DamagedBackup(`${this.name} is cut off`);
    this.decrypt(piece, true);
  }

  private decrypt(piece: Buffer, isLast: boolean): void {
    if (!this.dataKey || piece.length < tagBytes) throw new DamagedBackup(`${this.name} is cut off`);
    const nonce = nonceOf(this.chunk++, isLast);
    const decipher = createDecipheriv(algorithm, this.dataKey, nonce, { authTagLength: tagBytes });
    decipher.setAuthTag(piece.subarray(piece.length - tagBytes));
    try {
      this.push(Buffer.concat([decipher.update(piece.subarray(0, piece.length - tagBytes)), decipher.final()]));
    } catch (error) {
      throw new DamagedBackup(`${this.name} is damaged or cut off`, { cause: error });
    }
  }
}
