/**
 * Gathers spec files into a few. Jest gives each file it runs modules of its own, so each would import the whole
 * application again: a third of the time that such tests take.
 */
import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { writeWhole } from './small-file.mjs';

/**
 * Writes `count` spec files into `folder`, which import all spec files below `specs` between them, each about as many
 * bytes: what is known beforehand of how long they take.
 * @param {string} specs absolute path
 * @param {string} folder absolute path
 * @param {number} count
 */
export function writeSpecGroups(specs, folder, count) {
  const files = readdirSync(specs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => path.join(specs, name))
    .map((file) => ({ file, size: statSync(file).size }));
  const groups = Array.from({ length: count }, () => ({ size: 0, files: /** @type {string[]} */ ([]) }));
  for (const { file, size } of files.sort((one, other) => other.size - one.size)) {
    const smallest = groups.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.files.push(file);
    smallest.size += size;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  groups.forEach((group, index) => {
    const imports = group.files.map((file) => `import '${path.relative(folder, file)}';\n`);
    writeWhole(path.join(folder, `${index + 1}.spec.ts`), imports.join(''));
  });
}
