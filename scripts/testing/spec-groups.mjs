/**
 * Groups spec files. Jest gives each file its own module registry, so each would import what it tests again, which is a third of
 * the time of API tests and half of that of unit tests.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../services/report.mjs';
import { root } from '../services/paths.mjs';
import { writeAtomically } from '../services/files.mjs';

// Files that take far longer than others of their size: by how many times.
const slowness = new Map([
  ['test/api/account/account-deletion.spec.ts', 6],
  ['test/api/account/data-export.spec.ts', 7],
  ['test/api/auth/access.spec.ts', 4],
  ['test/api/chats/versions.spec.ts', 5],
  ['test/api/guest/guest.spec.ts', 4],
  ['test/api/http/api-client.spec.ts', 4],
  ['test/api/http/fuzz.spec.ts', 15],
  ['test/api/media/media.spec.ts', 6],
  ['test/api/model/model-check.spec.ts', 8],
  ['test/api/one-sheets/sheets.spec.ts', 9],
]);

// At the start of a line, so outside of every `describe`: it would be in force for the other files of a group.
const FOR_ALL = /^((before|after)(All|Each)|jest\.unstable_mockModule)\(/m;

/**
 * Writes spec files into `folder` that together import all spec files in `specs`: `count` groups, which should take equally long
 * as estimated by the amount of text, and one for each file with a hook or a mock outside of its `describe`.
 * @param {string[]} specs folders
 * @param {string} folder
 * @param {number} count
 * @throws {Failure} if a file that is known to be slow is gone
 */
export function writeSpecGroups(specs, folder, count) {
  const files = specs.flatMap(specsIn).map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    return { file, isAlone: FOR_ALL.test(text), size: text.length * (slowness.get(file) ?? 1) };
  });
  for (const file of slowness.keys())
    if (specs.some((each) => file.startsWith(`${each}/`)) && !files.some((each) => each.file === file))
      throw new Failure(`There is no ${file} any more.`);
  const groups = Array.from({ length: count }, () => ({ size: 0, files: /** @type {string[]} */ ([]) }));
  const together = files.filter(({ isAlone }) => !isAlone);
  for (const { file, size } of together.sort((one, other) => other.size - one.size)) {
    const smallest = groups.reduce((least, group) => (group.size < least.size ? group : least));
    smallest.files.push(file);
    smallest.size += size;
  }
  rmSync(path.join(root, folder), { recursive: true, force: true });
  mkdirSync(path.join(root, folder), { recursive: true });
  const alone = files.filter(({ isAlone }) => isAlone).map(({ file }) => [file]);
  [...groups.map((group) => group.files), ...alone].forEach((group, index) => {
    const imports = group.map((file) => `import '${path.relative(folder, file)}';\n`);
    writeAtomically(path.join(root, folder, `${index + 1}.spec.ts`), imports.join(''));
  });
}

/** @param {string} folder */
function specsIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.spec\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`);
}
