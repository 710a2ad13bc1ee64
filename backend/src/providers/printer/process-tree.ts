import { readdir, readFile } from 'node:fs/promises';

/**
 * The memory that a process and all of its descendants hold, in bytes: what they share is counted once. 0 where the system
 * does not tell.
 */
export async function treeMemory(pid: number): Promise<number> {
  const sizes = await Promise.all((await treeOf(pid)).map(memoryOf));
  return sizes.reduce((sum, size) => sum + size, 0);
}

async function treeOf(pid: number): Promise<number[]> {
  const tasks = await readdir(`/proc/${pid}/task`).catch(() => []);
  const children = await Promise.all(
    tasks.map((task) => readFile(`/proc/${pid}/task/${task}/children`, 'utf8').catch(() => '')),
  );
  const pids = children.flatMap((line) => line.split(' ').filter(Boolean).map(Number));
  return [pid, ...(await Promise.all(pids.map(treeOf))).flat()];
}

async function memoryOf(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '');
  return Number(/^Pss:\s+(\d+) kB$/m.exec(rollup)?.[1] ?? 0) * 1024;
}
