import { describe, expect, it } from '@jest/globals';
import { createSecretKey } from 'node:crypto';
import { SecretBox } from './secret-box.js';

const box = new SecretBox(createSecretKey(Buffer.alloc(32, 1)));

describe('a sealed secret', () => {
  const sealed = box.encrypt('JBSWY3DPEHPK3PXP', 'mara');

  it('opens for the account it was sealed for', () => {
    expect(box.decrypt(sealed, 'mara')).toBe('JBSWY3DPEHPK3PXP');
  });

  it('is different each time', () => {
    expect(box.encrypt('JBSWY3DPEHPK3PXP', 'mara')).not.toEqual(sealed);
  });

  it.each([
    ['another account', box, sealed, 'nia'],
    ['another session secret', new SecretBox(createSecretKey(Buffer.alloc(32, 2))), sealed, 'mara'],
    ['a changed last byte', box, Buffer.concat([sealed.subarray(0, -1), Buffer.of(sealed.at(-1)! ^ 1)]), 'mara'],
    ['a short tag', box, sealed.subarray(0, 20), 'mara'],
    ['nothing', box, Buffer.alloc(0), 'mara'],
  ])('does not open for %s', (_, opener, given, userId) => {
    expect(opener.decrypt(given, userId)).toBeNull();
  });
});
