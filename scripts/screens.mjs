/**
 * `npm run screens`: takes screenshots of every screen and state at three widths in both themes, collected in `.data/screens/index.html`.
 * `npm run screens -- -g People` takes those of matching screens only.
 */
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { findChromium } from './services/chromium.mjs';
import { dataDirOf, displayPath, root } from './services/paths.mjs';
import { Failure, say, sayFailure, surviveClosedOutput } from './services/report.mjs';
import { run } from './services/run-command.mjs';
import { withJapaneseFont } from './testing/japanese-font.mjs';
import { withProduct } from './testing/product.mjs';

const wanted = process.argv.slice(2);

surviveClosedOutput();
const folder = path.join(dataDirOf(process.env), 'screens');
const productDir = path.join(dataDirOf(process.env), 'screens-product');
const stopping = new AbortController();
const { signal } = stopping;
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => stopping.abort());

try {
  if (wanted.length === 0) rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await withProduct({ dataDir: productDir, log: path.join(folder, 'product.log'), signal }, takePictures);
  say(`Open ${displayPath(path.join(folder, 'index.html'))}`);
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}

/** @param {Record<string, string>} addresses */
async function takePictures(addresses) {
  const fonts = await withJapaneseFont(path.join(productDir, 'fonts'), await findChromium());
  const playwright = path.join(root, 'node_modules', '@playwright', 'test', 'cli.js');
  const { code } = await run(
    process.execPath,
    [playwright, 'test', '--config', 'test/screens/playwright.config.ts', ...wanted],
    {
      cwd: root,
      signal,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...addresses, SCREENS_DIR: folder, SCREENS_FONTS: fonts },
    },
  );
  if (code !== 0) throw new Failure(signal.aborted ? 'Stopped.' : 'Some pictures could not be taken; see above.');
}
