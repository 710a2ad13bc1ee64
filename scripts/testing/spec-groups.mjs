/**
 * Groups spec files. Jest gives each file its own module registry, so every file imports the code under test again, which is a third of the
 * time of API tests and half that of unit tests.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '../services/report.mjs';
import { root } from '../services/paths.mjs';
import { writeAtomically } from '../services/files.mjs';

// Seconds that slow files (15 or more) took including their applications, with five workers on two busy cores.
const seconds = new Map([
  ['test/api/account/account-deletion.spec.ts', 99],
  ['test/api/account/closing.spec.ts', 24],
  ['test/api/account/data-export.spec.ts', 131],
  ['test/api/account/pictures.spec.ts', 53],
  ['test/api/assistant/tool-steps.spec.ts', 31],
  ['test/api/auth/access.spec.ts', 36],
  ['test/api/auth/email-addresses.spec.ts', 26],
  ['test/api/auth/passkeys.spec.ts', 28],
  ['test/api/auth/password-reset.spec.ts', 40],
  ['test/api/auth/sessions.spec.ts', 29],
  ['test/api/auth/social-sign-in.spec.ts', 49],
  ['test/api/auth/two-factor.spec.ts', 43],
  ['test/api/chats/attachments.spec.ts', 34],
  ['test/api/chats/chat-export.spec.ts', 99],
  ['test/api/chats/find-said.spec.ts', 34],
  ['test/api/chats/replies.spec.ts', 37],
  ['test/api/chats/shares.spec.ts', 25],
  ['test/api/chats/versions.spec.ts', 27],
  ['test/api/contacts/pitches.spec.ts', 21],
  ['test/api/documents/document-streaming.spec.ts', 60],
  ['test/api/documents/documents.spec.ts', 15],
  ['test/api/eval/eval.spec.ts', 204],
  ['test/api/facts/facts.spec.ts', 43],
  ['test/api/guest/guest.spec.ts', 172],
  ['test/api/http/abuse.spec.ts', 25],
  ['test/api/http/api-client.spec.ts', 28],
  ['test/api/http/api-docs.spec.ts', 29],
  ['test/api/http/bad-input.spec.ts', 27],
  ['test/api/media/media-limits.spec.ts', 31],
  ['test/api/media/media.spec.ts', 155],
  ['test/api/model/model-calls.spec.ts', 15],
  ['test/api/model/model-check.spec.ts', 17],
  ['test/api/model/model-servers.spec.ts', 126],
  ['test/api/one-sheets/one-sheet-chat.spec.ts', 17],
  ['test/api/one-sheets/one-sheet.spec.ts', 38],
  ['test/api/one-sheets/sheets.spec.ts', 82],
  ['test/api/operations/process.spec.ts', 21],
  ['test/api/operations/sockets.spec.ts', 32],
  ['test/api/releases/releases.spec.ts', 15],
  ['test/api/releases/tools.spec.ts', 77],
  ['test/api/sandbox/ai-types.spec.ts', 30],
  ['test/api/sandbox/ai.spec.ts', 18],
  ['test/api/sandbox/payments.spec.ts', 19],
  ['test/api/subscription/subscription-checkout.spec.ts', 101],
  ['test/api/subscription/subscription-keys.spec.ts', 16],
  ['test/api/subscription/subscription-mail.spec.ts', 19],
  ['test/api/subscription/subscription-plan.spec.ts', 36],
  ['test/api/subscription/subscription-webhook.spec.ts', 46],
]);
// Other files are estimated from their length, plus the start of an application.
const SECONDS_TO_START = 3;
const CHARACTERS_PER_SECOND = 4000;

// At the start of a line, so outside of every `describe`: it would also apply to the other files of a group.
const FOR_ALL = /^((before|after)(All|Each)|jest\.unstable_mockModule)\(/m;

/**
 * Writes spec files into `folder` that together import all spec files in `specs`: `count` groups, which should take equally long
 * as measured or estimated by the amount of text, and one for each file with a hook or a mock outside of its `describe`.
 * @param {string[]} specs folders
 * @param {string} folder
 * @param {number} count
 * @throws {Failure} if a file that is known to be slow is gone
 */
export function writeSpecGroups(specs, folder, count) {
  const files = specs.flatMap(specsIn).map((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const guess = SECONDS_TO_START + text.length / CHARACTERS_PER_SECOND;
    return { file, isAlone: FOR_ALL.test(text), size: seconds.get(file) ?? guess };
  });
  for (const file of seconds.keys())
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
