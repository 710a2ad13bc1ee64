import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { DiskState } from './disk-state.js';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'disk-state-'))));
afterEach(() => rmSync(folder, { recursive: true }));

test('flushed changes survive a restart, and new fields get their defaults', async () => {
  const path = join(folder, 'state.json');
  const state = DiskState.open(path, () => ({ count: 0 }));
  state.value.count = 3;
  state.changed();
  await state.flush();
  expect(DiskState.open(path, () => ({ count: 0, more: 'new' })).value).toEqual({ count: 3, more: 'new' });
});

test('changes are written to disk without a flush', async () => {
  const path = join(folder, 'state.json');
  const state = DiskState.open(path, () => ({ count: 0 }));
  state.value.count = 1;
  state.changed();
  const written = () => {
    try {
      return readFileSync(path, 'utf8');
    } catch {
      return '';
    }
  };
  while (written() === '') await new Promise((resolve) => setImmediate(resolve));
  expect(JSON.parse(written())).toEqual({ count: 1 });
});

test('a large value that changes constantly is written a few times per second', async () => {
  const path = join(folder, 'state.json');
  const state = DiskState.open(path, () => ({
    rows: Array.from({ length: 100_000 }, (_, id) => ({ id, name: 'row' })),
  }));
  const files: number[] = [];
  for (const end = Date.now() + 1500; Date.now() < end; await sleep(5)) {
    state.changed();
    // Each write replaces the file.
    const file = statSync(path, { throwIfNoEntry: false })?.ino;
    if (file && file !== files.at(-1)) files.push(file);
  }
  await state.flush();
  expect(files.length).toBeGreaterThan(0);
  expect(files.length).toBeLessThan(8);
});

test('a file that isn’t JSON is reported in one sentence and left alone', () => {
  const path = join(folder, 'state.json');
  writeFileSync(path, '{"half":');
  expect(() => DiskState.open(path, () => ({}))).toThrow('it is not JSON');
  expect(readFileSync(path, 'utf8')).toBe('{"half":');
});
