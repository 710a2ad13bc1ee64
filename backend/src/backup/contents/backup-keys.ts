import { createCipheriv, createDecipheriv, createHash, type KeyObject, randomBytes } from 'node:crypto';
import { DamagedBackup, WrongBackupKey } from '../backup.errors.js';

const algorithm = 'aes-256-gcm';
const magic = Buffer.from('FANB\x01', 'latin1');
const idBytes = 8;
const nonceBytes = 12;
const dataKeyBytes = 32;
const tagBytes = 16;

/** Length of an encrypted file's header. */
export const headerBytes = magic.length + idBytes + nonceBytes + dataKeyBytes + tagBytes;

/** The area for files that are not encrypted. */
const plainArea = 'plain';

/**
 * The keys of backups. Each file is encrypted with its own random key, which is in its header, encrypted ("wrapped")
 * with the operator's key by AES-256-GCM. The file's name is authenticated along with it, so that a file can't be
 * swapped for another. Layout of the header: `FANB` and the format's version (5 bytes), the id of the operator's key
 * (8), nonce (12), wrapped key (32), tag (16).
 */
export class BackupKeys {
  private readonly byId: Map<string, KeyObject>;

  /**
   * @param current encrypts new files; if undefined, they are not encrypted
   * @param old for reading only
   */
  constructor(
    private readonly current: KeyObject | undefined,
    old: readonly KeyObject[] = [],
  ) {
    this.byId = new Map([...(current ? [current] : []), ...old].map((key) => [keyId(key), key]));
  }

  get isEncrypting(): boolean {
    return this.current !== undefined;
  }

  /** Identifies the key of new files: its id, or `plain`. */
  get area(): string {
    return this.current ? keyId(this.current) : plainArea;
  }

  /** A key for a new file, and the header that contains it. */
  wrapNew(name: string): { dataKey: Buffer; header: Buffer } {
    if (!this.current) throw new Error('There is no key to encrypt with');
    const dataKey = randomBytes(dataKeyBytes);
    const start = Buffer.concat([magic, Buffer.from(keyId(this.current), 'hex')]);
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.current, nonce).setAAD(authenticated(start, name));
    const wrapped = Buffer.concat([cipher.update(dataKey), cipher.final()]);
    return { dataKey, header: Buffer.concat([start, nonce, wrapped, cipher.getAuthTag()]) };
  }

  /** The key of a file. @throws WrongBackupKey, DamagedBackup */
  unwrap(header: Buffer, name: string): Buffer {
    if (header.length !== headerBytes || !header.subarray(0, magic.length).equals(magic))
      throw new DamagedBackup(`${name} is not an encrypted file of a backup`);
    const start = header.subarray(0, magic.length + idBytes);
    const id = start.subarray(magic.length).toString('hex');
    const key = this.byId.get(id);
    if (!key) throw new WrongBackupKey(name, id);
    const rest = header.subarray(start.length);
    const decipher = createDecipheriv(algorithm, key, rest.subarray(0, nonceBytes), { authTagLength: tagBytes });
    decipher.setAAD(authenticated(start, name)).setAuthTag(rest.subarray(nonceBytes + dataKeyBytes));
    try {
      return Buffer.concat([decipher.update(rest.subarray(nonceBytes, nonceBytes + dataKeyBytes)), decipher.final()]);
    } catch (error) {
      throw new DamagedBackup(`${name} has been changed, or is another file`, { cause: error });
    }
  }
}

/** Identifies a key without revealing it. */
function keyId(key: KeyObject): string {
  const id = createHash('sha256').update('fanfare:backup-key-id').update(key.export()).digest();
  return id.subarray(0, idBytes).toString('hex');
}

function authenticated(start: Buffer, name: string): Buffer {
  return Buffer.concat([start, Buffer.from(name)]);
}
