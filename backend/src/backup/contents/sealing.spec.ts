import { createSecretKey, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { BackupKeys, headerBytes } from './backup-keys.js';
import { chunkBytes, Seal, Unseal } from './sealing.js';

const newKey = () => createSecretKey(randomBytes(32));
const key = newKey();
const keys = new BackupKeys(key);

/** In pieces that aren't aligned with chunks. */
const streamOf = (content: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(content.length / 10_007) }, (_, at) =>
      content.subarray(at * 10_007, (at + 1) * 10_007),
    ),
    { objectMode: false },
  );
const seal = (content: Buffer, name = 'a') => buffer(streamOf(content).pipe(new Seal(keys, name)));
const unseal = (sealed: Buffer, name = 'a', by = keys) => {
  const unsealing = new Unseal(by, name);
  Readable.from([sealed], { objectMode: false }).pipe(unsealing);
  return buffer(unsealing);
};
const box = chunkBytes + 16;

describe('encrypted files', () => {
  it.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 3 * chunkBytes])(
    'are read as they were, %d bytes',
    async (length) => {
      const content = randomBytes(length);
      const sealed = await seal(content);
      expect(sealed).toHaveLength(headerBytes + length + 16 * Math.max(1, Math.ceil(length / chunkBytes)));
      expect((await unseal(sealed)).equals(content)).toBe(true);
    },
  );

  it('differ each time, even for the same content', async () => {
    const content = Buffer.from('the same');
    expect(await seal(content)).not.toEqual(await seal(content));
  });

  it('are read with an old key, and with no other one', async () => {
    const sealed = await seal(Buffer.from('secret'));
    expect(await unseal(sealed, 'a', new BackupKeys(newKey(), [newKey(), key]))).toEqual(Buffer.from('secret'));
    await expect(unseal(sealed, 'a', new BackupKeys(newKey()))).rejects.toThrow('add that key to BACKUP_OLD_KEYS');
    await expect(unseal(sealed, 'a', new BackupKeys(undefined))).rejects.toThrow(keys.area);
  });

  it('can’t be cut off, not even between two chunks', async () => {
    const sealed = await seal(randomBytes(3 * chunkBytes));
    for (const length of [
      0,
      10,
      headerBytes,
      headerBytes + 5,
      headerBytes + box,
      headerBytes + 2 * box,
      sealed.length - 1,
    ])
      await expect(unseal(sealed.subarray(0, length))).rejects.toThrow('cut off');
  });

  it('can’t be changed, reordered, extended or exchanged', async () => {
    const sealed = await seal(randomBytes(3 * chunkBytes));
    for (const at of [0, 20, headerBytes - 1, headerBytes + 5, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
      await expect(unseal(changed)).rejects.toThrow();
    }
    const chunk = (at: number) => sealed.subarray(headerBytes + at * box, headerBytes + (at + 1) * box);
    const header = sealed.subarray(0, headerBytes);
    await expect(unseal(Buffer.concat([header, chunk(1), chunk(0), chunk(2)]))).rejects.toThrow('damaged');
    await expect(unseal(Buffer.concat([sealed, chunk(2)]))).rejects.toThrow('damaged');
    await expect(unseal(sealed, 'b')).rejects.toThrow('is another file');
  });
});
