import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { archiveOf } from './archive.js';

async function* failing(): AsyncGenerator<string, void, void> {
  yield await Promise.resolve('a piece');
  throw new Error('nobody waits');
}

describe('an archive', () => {
  it('fails if one of its files fails, also in a nested archive, without an unhandled rejection', async () => {
    const inner = archiveOf([{ path: 'a.txt', open: () => Promise.resolve(Readable.from(failing())) }]);
    const outer = archiveOf([{ path: 'inner.zip', open: () => Promise.resolve(inner) }]);
    await expect(buffer(outer)).rejects.toThrow('nobody waits');
  });

  it('fails if one of its files can’t be opened', async () => {
    const archive = archiveOf([{ path: 'a.txt', open: () => Promise.reject(new Error('gone')) }]);
    await expect(buffer(archive)).rejects.toThrow('gone');
  });
});
