import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** The rules of eslint.config.mjs that are this project's own. */

/** A file of the project, and a text that the linter is to take for its content. */
type Text = [file: string, text: string];

test('the app has one fetch and one socket, and the server one reader of the environment', () => {
  const texts: Text[] = [
    ['frontend/src/main.tsx', `void fetch('/api/user');\nvoid window.fetch('/api/user');`],
    ['frontend/src/main.tsx', `import { io } from 'socket.io-client';\nio();`],
    ['backend/src/main.ts', `export const port = process.env.PORT;`],
    ['backend/src/config/env.ts', `export const port = process.env.PORT;`],
  ];
  const [call, socket, port, env] = inNode(`
    import { ESLint } from 'eslint';
    import tseslint from 'typescript-eslint';
    // The rules in question know no types; those that do would have the whole project read.
    const linter = new ESLint({ overrideConfig: tseslint.configs.disableTypeChecked });
    const results = [];
    for (const [filePath, text] of ${JSON.stringify(texts)}) results.push(...(await linter.lintText(text, { filePath })));
    console.log(JSON.stringify(results.map(({ messages }) => messages.map(({ message }) => message))));`);
  expect(call).toEqual([expect.stringContaining('lib/api.ts'), expect.stringContaining('lib/api.ts')]);
  expect(socket).toEqual([expect.stringContaining('lib/socket.ts')]);
  expect(port).toEqual([expect.stringContaining('config/env.ts')]);
  expect(env).toEqual([]);
});

describe('type errors', () => {
  let house: string;

  beforeAll(() => {
    house = realpathSync(mkdtempSync(path.join(tmpdir(), 'lint-')));
    const files = {
      'tsconfig.json': JSON.stringify({ compilerOptions: { strict: true, types: [] }, include: ['*.ts'] }),
      'one.ts': 'export const one = 1;',
      'wrong.ts': `import { one } from './one';\nexport const text: string = one;`,
      'right.ts': `import { one } from './one';\nexport const text = one.toFixed();`,
    };
    for (const [file, text] of Object.entries(files)) writeFileSync(path.join(house, file), text);
  });

  afterAll(() => rmSync(house, { recursive: true, force: true }));

  test('are told where they stand, of the whole program and never of a file taken by itself', () => {
    // The parser takes a file by itself when it meets it for the second time.
    const files = ['wrong.ts', 'right.ts', 'right.ts'];
    const [wrong, ...right] = inNode(`
      import { Linter } from 'eslint';
      import { readFileSync } from 'node:fs';
      import tseslint from 'typescript-eslint';
      import config from './eslint.config.mjs';
      const { plugins } = config.find(({ plugins }) => plugins?.fanfare);
      const parserOptions = { project: './tsconfig.json', tsconfigRootDir: ${JSON.stringify(house)} };
      const linter = new Linter({ cwd: ${JSON.stringify(house)} });
      const results = ${JSON.stringify(files.map((file) => path.join(house, file)))}.map((filename) => linter.verify(
        readFileSync(filename, 'utf8'),
        {
          files: ['**/*.ts'],
          plugins,
          rules: { 'fanfare/type-errors': 'error' },
          languageOptions: { parser: tseslint.parser, parserOptions },
        },
        { filename },
      ));
      console.log(JSON.stringify(results.map((found) => found.map(({ line, message }) => line + ': ' + message))));`);
    expect(wrong).toEqual([`2: Type 'number' is not assignable to type 'string'.`]);
    expect(right).toEqual([[], []]);
  });
});

/** What a script says that runs as in CI, where the linter reads each program once: a list of messages for each text or file. */
function inNode(script: string): string[][] {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: process.cwd(),
    encoding: 'utf8',
    env: { ...process.env, CI: 'true', NODE_OPTIONS: '' },
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as string[][];
}
