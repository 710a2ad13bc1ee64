/**
 * Groups spec files. Jest gives each file its own module registry, so each would import the whole application again, which is
 * a third of the time of API tests.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../services/report.mjs';
import { writeAtomically } from '../services/files.mjs';

// Files that take far longer than others of their size: by how many times.
const slowness = new Map([
  ['account/account-deletion.spec.ts', 6],
  ['account/data-export.spec.ts', 7],
  ['auth/access.spec.ts', 4],
  ['chats/versions.spec.ts', 5],
  ['guest/guest.spec.ts', 4],
  ['http/api-client.spec.ts', 4],
  ['http/fuzz.spec.ts', 15],
  ['media/media.spec.ts', 6],
  ['model/model-check.spec.ts', 8],
  ['one-sheets/sheets.spec.ts', 9],
]);

// At the start of a line, so outside of every `describe`.
const HOOK = /^(before|after)(All|Each)\(/m;

/**
 * Writes `count` spec files into `folder` that together import all spec files in `specs`. Groups should take equally long, which
 * is estimated by the amount of text.
 * @param {string} specs absolute path
 * @param {string} folder absolute path
 * @param {number} count
 * @throws {Failure} if a file has a hook outside of a `describe`: it would run for the other files of its group
 */
export function writeSpecGroups(specs, folder, count) {
  const files = readdirSync(specs, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => path.join(specs, name))
    .map((file) => {
      const text = readFileSync(file, 'utf8');
      return { file, text, size: text.length * (slowness.get(path.relative(specs, file)) ?? 1) };
    });
  for (const name of slowness.keys())
    if (!files.some(({ file }) => path.relative(specs, file) === name))
      throw new Failure(`There is no ${name} any more.`);
  for (const { file, text } of files) {
    const [hook] = HOOK.exec(text) ?? [];
    if (hook) throw new Failure(`${file}: put ${hook}…) into a describe; files run together.`);
  }
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
    writeAtomically(path.join(folder, `${index + 1}.spec.ts`), imports.join(''));
  });
}
