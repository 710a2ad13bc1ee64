/**
 * `npm run samples`: prints seven one-sheets, from four facts to a full page, as PDFs and images. The first also
 * updates the landing page's image in frontend/public.
 */
import path from 'node:path';
import process from 'node:process';
import { findChromium } from './services/chromium.mjs';
import { dataDirOf, root, displayPath } from './services/paths.mjs';
import { Failure, say, sayFailure } from './services/report.mjs';
import { run } from './services/run-command.mjs';

try {
  const folder = path.join(dataDirOf(process.env), 'samples');
  const { executablePath, env } = await findChromium();
  const { code } = await run(
    process.execPath,
    [
      ...['--import', './scripts/services/typescript.mjs', 'test/samples/run.ts'],
      ...[folder, path.join(root, 'frontend', 'public', 'one-sheet.webp')],
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env, PUPPETEER_EXECUTABLE_PATH: executablePath },
    },
  );
  if (code !== 0) throw new Failure('The samples could not be printed.');
  say(`Written to ${displayPath(folder)}`);
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}
