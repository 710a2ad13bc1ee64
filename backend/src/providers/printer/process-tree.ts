import { readdir, readFile } from 'node:fs/promises';

/** Memory of a process and its descendants in bytes, shared memory counted once. 0 if the system doesn’t report it. */
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
