/**
 * Groups spec files. Jest gives each file its own module registry, so each would import the whole application again, which is
 * a third of the time of API tests.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../services/report.mjs';
import { writeAtomically } from '../services/files.mjs';

// At the start of a line, so outside of every `describe`.
const HOOK = /^(before|after)(All|Each)\(/m;

/**
 * Writes `count` spec files into `folder` that together import all spec files in `specs`. Each group has about the same amount of
 * text, the best estimate of its duration.
 * @param {string} specs absolute path
 * @param {string} folder absolute path
 * @param {number} count
 * @throws {Failure} if a file has a hook outside of a `describe`: it would run for the other files of its group
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
