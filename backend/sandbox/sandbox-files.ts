import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of a non-compiled file (text, stylesheet) in this folder, both from the sources and from `dist`. */
export function sandboxFile(...segments: string[]): string {
  return join(packageRoot(), 'backend', 'sandbox', ...segments);
}

/** The folder of the product's package.json. */
export function packageRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The sandbox is not inside its package: no package.json above it.');
    folder = parent;
  }
  return folder;
}
