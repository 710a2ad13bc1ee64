import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Sources that break this project's own and type-aware rules, by file name. */

const texts = {
  'frontend/src/calls.ts': `void fetch('/api/user');\nvoid window.fetch('/api/user');`,
  'frontend/src/lib/api.ts': `void fetch('/api/user');`,
  'frontend/src/sockets.ts': `import { io } from 'socket.io-client';\nio();`,
  'backend/src/ports.ts': `export const port = process.env['PORT'];`,
  'backend/src/patterns.ts': `export const address = /^\\S+@\\S+\\.\\S+$/;\nexport const end = /x+$/;`,
  'backend/src/config/env.ts': `export const port = process.env['PORT'];`,
  'backend/src/wrong.ts': `export const text: string = 1;`,
  'test/faults/wrong.ts': `export const text: string = document.title.length;`,
  'scripts/wrong.mjs': `/** @type {string} */\nexport const text = 1;`,
};

let house: string;
let found: { filename: string; code: string; message: string; help?: string }[];

beforeAll(() => {
  house = realpathSync(mkdtempSync(path.join(tmpdir(), 'lint-')));
  const settings = ['.oxlintrc.json', 'package.json', 'tsconfig.base.json', 'tsconfig.json'].concat(
    ['backend', 'contract', 'frontend', 'scripts'].map((folder) => `${folder}/tsconfig.json`),
  );
  for (const file of settings) cpSync(file, path.join(house, file));
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(house, file)), { recursive: true });
    writeFileSync(path.join(house, file), text);
  }
  symlinkSync(path.resolve('node_modules'), path.join(house, 'node_modules'));
  const { stdout } = spawnSync(path.resolve('node_modules/.bin/oxlint'), ['--format=json', ...Object.keys(texts)], {
    cwd: house,
    encoding: 'utf8',
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  found = (JSON.parse(stdout) as { diagnostics: typeof found }).diagnostics;
});

afterAll(() => rmSync(house, { recursive: true, force: true }));

/** The diagnostics for a file in `texts`. */
function saidOf(file: keyof typeof texts): string[] {
  return found
    .filter(({ filename }) => filename === file)
    .map(({ code, message, help }) => [code, message, help].join(' '));
}

test('the app has one fetch and one socket, and the server one reader of the environment', () => {
  const call = expect.stringContaining('lib/api.ts');
  expect(saidOf('frontend/src/calls.ts')).toEqual([call, call]);
  expect(saidOf('frontend/src/lib/api.ts')).toEqual([]);
  expect(saidOf('frontend/src/sockets.ts')).toEqual([expect.stringContaining('lib/socket.ts')]);
  expect(saidOf('backend/src/ports.ts')).toEqual([expect.stringContaining('config/env.ts')]);
  expect(saidOf('backend/src/config/env.ts')).toEqual([]);
});

test('super-linear patterns are refused', () => {
  expect(saidOf('backend/src/patterns.ts')).toEqual(
    expect.arrayContaining([
      expect.stringContaining('regexp(no-super-linear-backtracking)'),
      expect.stringContaining('regexp(no-super-linear-move)'),
    ]),
  );
});

test('type errors are reported, for each part with its own settings', () => {
  const error = expect.stringContaining(`Type 'number' is not assignable to type 'string'.`);
  expect(saidOf('backend/src/wrong.ts')).toEqual([error]);
  expect(saidOf('test/faults/wrong.ts')).toEqual([error]);
  expect(saidOf('scripts/wrong.mjs')).toEqual([error]);
});
