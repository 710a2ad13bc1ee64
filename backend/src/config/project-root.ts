import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with package.json, whether the code runs from its sources or from `dist`. */
export const projectRoot = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json')) && existsSync(join(folder, 'backend', 'migrations'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The project folder was not found above the code');
  return findRoot(parent);
}
