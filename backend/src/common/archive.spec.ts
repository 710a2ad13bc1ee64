import { once } from 'node:events';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished } from 'node:stream/promises';
import { unzip } from '../../../test/support/files/zip.js';
import { archiveOf } from './archive.js';

async function* failing(): AsyncGenerator<string, void, void> {
  yield await Promise.resolve('a piece');
  throw new Error('nobody waits');
}

async function* endless(): AsyncGenerator<string, void, void> {
  for (;;) yield await Promise.resolve('a piece');
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

  it('leaves out a file that is gone', async () => {
    const [kept, gone] = ['kept.txt', 'gone.txt'];
    const files = await unzip(
      await buffer(
        archiveOf([
          { path: gone, open: () => Promise.resolve(null) },
          { path: kept, open: () => Promise.resolve(Readable.from(['words'])) },
          { path: `again-${gone}`, open: () => Promise.resolve(null) },
        ]),
      ),
    );
    expect([...files].map(([path, content]) => [path, String(content)])).toEqual([[kept, 'words']]);
  });

  it('closes the open file and opens no other if it is destroyed early', async () => {
    const first = Readable.from(endless());
    const opened: number[] = [];
    const archive = archiveOf(
      [first, Readable.from(['words'])].map((content, at) => ({
        path: `${at}.txt`,
        open: () => Promise.resolve(content),
      })),
      (index) => opened.push(index),
    );
    await once(archive, 'readable');
    archive.destroy();
    await finished(first).catch(() => undefined);
    expect([first.destroyed, opened]).toEqual([true, [0]]);
  });
});
