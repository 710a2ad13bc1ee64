import { randomInt } from 'node:crypto';
import { recoveryCodeCount } from '../../../contract/auth/two-factor.js';
import { hashSecret } from '../database/secret-hash.js';

/** Crockford's base 32: without i, l, o and u, which are easily confused. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** 80 bits, so that a copy of the database, which has only hashes, doesn't open accounts. */
const length = 16;

/** New recovery codes in display form: `7k2m-9q4x-e8hd-3vtb`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () => {
    const characters = Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
    return characters.replace(/.{4}(?=.)/g, '$&-');
  });
}

/** The stored hash of a recovery code. Ignores case, spaces and hyphens, and accepts o for 0 and l for 1. */
export function hashOfRecoveryCode(code: string): Buffer {
  const plain = code.toLowerCase().replace(/[\s-]/g, '').replaceAll('o', '0').replace(/[il]/g, '1');
  return hashSecret(plain);
}
