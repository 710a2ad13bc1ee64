/**
 * Gathers spec files into a few. Jest gives each file it runs modules of its own, so each would import the whole
 * application again: a third of the time that such tests take.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../services/report.mjs';
import { writeAtomically } from '../services/files.mjs';

// Outside of every `describe`.
const HOOK = /^(before|after)(All|Each)\(/m;

/**
 * Writes `count` spec files into `folder`, which import all spec files below `specs` between them, each about as much
 * text: what is known beforehand of how long they take.
 * @param {string} specs absolute path
 * @param {string} folder absolute path
 * @param {number} count
 * @throws {Failure} where what one of them does before or after its tests would be done for the others' too
 */
export function writeSpecGroups(specs, folder, count) {
  const files = readdirSync(specs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => path.join(specs, name))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  for (const { file, text } of files) {
    const [hook] = HOOK.exec(text) ?? [];
    if (hook) throw new Failure(`${file}: put ${hook}…) into a describe; files run together.`);
  }
  const groups = Array.from({ length: count }, () => ({ size: 0, files: /** @type {string[]} */ ([]) }));
  for (const { file, text } of files.sort((one, other) => other.text.length - one.text.length)) {
    const smallest = groups.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.files.push(file);
    smallest.size += text.length;
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  groups.forEach((group, index) => {
    const imports = group.files.map((file) => `import '${path.relative(folder, file)}';\n`);
    writeAtomically(path.join(folder, `${index + 1}.spec.ts`), imports.join(''));
  });
}
