import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeLeftFiles, withTemporaryFile } from './temporary-file.js';

describe('temporary files', () => {
  it('of dead processes are removed at the next start; those of running ones stay', async () => {
    const { pid: dead } = spawnSync(process.execPath, ['--version']);
    const nameFor = (pid: number): string => `fanfare-upload-${pid}-${randomUUID()}`;
    const left = [nameFor(dead), nameFor(process.pid)];
    const used = nameFor(process.ppid);
    for (const name of [...left, used]) await writeFile(join(tmpdir(), name), 'Rates');
    // Of a process that had this one's id before it.
    await utimes(join(tmpdir(), left[1] ?? ''), 0, 0);
    await withTemporaryFile(async (path) => {
      await writeFile(path, 'Rates');
      await removeLeftFiles();
      const names = await readdir(tmpdir());
      expect(left.filter((name) => names.includes(name))).toEqual([]);
      expect(names).toEqual(expect.arrayContaining([used, path.slice(tmpdir().length + 1)]));
    });
    await rm(join(tmpdir(), used));
  });
});
