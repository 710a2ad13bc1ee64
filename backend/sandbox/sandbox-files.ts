import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of a file of this folder that is read and not compiled (texts, styles), from the sources and from `dist` alike. */
export function sandboxFile(...segments: string[]): string {
  return join(packageRoot(), 'backend', 'sandbox', ...segments);
}

function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The sandbox is not inside its package: no package.json above it.');
    folder = parent;
  }
  return folder;
}
