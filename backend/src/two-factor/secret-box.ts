import { createCipheriv, createDecipheriv, hkdfSync, type KeyObject, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts authenticator secrets for the database, with AES-256-GCM and a key that HKDF-SHA-256 derives from the
 * session secret. A secret can only be decrypted for the account it was encrypted for. Layout: nonce (12 bytes), tag
 * (16), ciphertext.
 */
export class SecretBox {
  private readonly key: Buffer;

  constructor(sessionKey: KeyObject) {
    this.key = Buffer.from(hkdfSync('sha256', sessionKey, '', 'fanfare:totp-secret', 32));
  }

  encrypt(secret: string, userId: string): Buffer {
    const nonce = randomBytes(nonceBytes);
    const cipher = createCipheriv(algorithm, this.key, nonce).setAAD(Buffer.from(userId));
    const ciphertext = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
  }

  /** The secret, or null if it was encrypted with another session secret or for another account, or was changed. */
  decrypt(box: Buffer, userId: string): string | null {
    const tag = box.subarray(nonceBytes, nonceBytes + tagBytes);
    if (tag.length < tagBytes) return null;
    const decipher = createDecipheriv(algorithm, this.key, box.subarray(0, nonceBytes), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(userId)).setAuthTag(tag);
    try {
      return Buffer.concat([decipher.update(box.subarray(nonceBytes + tagBytes)), decipher.final()]).toString('utf8');
    } catch {
      return null;
    }
  }
}
