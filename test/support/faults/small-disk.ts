import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A file system of its own that is full after a few megabytes. */
export interface SmallDisk {
  folder: string;
  remove: () => void;
}

/** Mounts one; null where that isn't permitted: it needs root on Linux. */
export function mountSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(path.join(tmpdir(), 'small-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status !== 0) {
    rmdirSync(folder);
    return null;
  }
  const remove = (): void => {
    // Lazily, because the application may still have a file open.
    spawnSync('umount', ['--lazy', folder]);
    rmdirSync(folder);
  };
  return { folder, remove };
}
