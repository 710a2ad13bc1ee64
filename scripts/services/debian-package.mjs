/** Unpacks programs from Debian or Ubuntu packages into the data folder, which needs no root and starts no system service. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { waitForLock } from './lock.mjs';
import { findOnPath } from './on-path.mjs';
import { packagesDir, displayPath } from './paths.mjs';
import { say } from './report.mjs';
import { run } from './run-command.mjs';

/**
 * @typedef {object} Wanted
 * @property {string} name of the package
 * @property {string} what its name in messages
 * @property {string} folder below `packagesDir`
 * @property {string} program in the package's `usr/bin`
 * @property {boolean} hasLibraries whether it needs the package's dependencies that the system lacks
 * @property {AbortSignal} signal
 */

/**
 * A program's command and environment. The package is downloaded the first time.
 * @param {Wanted} wanted
 * @returns {Promise<{ command: string, env: Record<string, string> } | null>} null without apt or a network connection
 */
export async function findDebianProgram(wanted) {
  const home = path.join(packagesDir, wanted.folder);
  const command = path.join(home, 'usr', 'bin', wanted.program);
  if (!existsSync(command)) {
    if (!findOnPath(['apt-get']) || !findOnPath(['dpkg-deb'])) return null;
    const waiting = () => say(`Waiting for another command that is getting ${wanted.what}`);
    const lock = await waitForLock(`${home}.lock`, waiting);
    try {
      if (!existsSync(command) && !(await unpack(wanted, home))) return null;
    } finally {
      lock.release();
    }
  }
  return { command, env: libraryPath(home) };
}

/**
 * @param {Wanted} wanted
 * @param {string} home where it is unpacked
 * @returns {Promise<boolean>} whether the program exists and runs
 */
async function unpack({ name, what, program, hasLibraries, signal }, home) {
  say(`Getting ${what} (Debian's package, unpacked in ${displayPath(home)})`);
  const work = `${home}.new`;
  rmSync(work, { recursive: true, force: true });
  for (const folder of ['debs', 'tree', 'lists/partial', 'cache/archives/partial']) {
    mkdirSync(path.join(work, folder), { recursive: true });
  }
  const own = ['-o', `Dir::Cache=${work}/cache`, '-o', 'Debug::NoLocking=true'];
  const ownLists = [...own, '-o', `Dir::State::lists=${work}/lists`];
  const apt = (/** @type {string[]} */ args) =>
    run('apt-get', args, { cwd: path.join(work, 'debs'), env: { ...process.env, LC_ALL: 'C' }, signal });
  const fetchWith = async (/** @type {string[]} */ options) => {
    const plan = await apt([...options, '--simulate', '--no-install-recommends', 'install', name]);
    const lacking = [...plan.output.matchAll(/^Inst (\S+)/gm)].map((match) => String(match[1]));
    const packages = hasLibraries ? lacking : lacking.filter((lack) => lack === name);
    return plan.code === 0 && packages.length > 0 && (await apt([...options, 'download', ...packages])).code === 0;
  };
  // The system's package lists may be missing or outdated; updating a private copy needs no root.
  const isFetched =
    (await fetchWith(own)) || ((await apt([...ownLists, 'update'])).code === 0 && (await fetchWith(ownLists)));
  if (!isFetched) return false;
  for (const deb of readdirSync(path.join(work, 'debs')).filter((file) => file.endsWith('.deb'))) {
    await run('dpkg-deb', ['-x', path.join(work, 'debs', deb), path.join(work, 'tree')], { signal });
  }
  const tree = path.join(work, 'tree');
  const { code } = await run(path.join(tree, 'usr', 'bin', program), ['--version'], {
    env: { ...process.env, ...libraryPath(tree) },
    signal,
  });
  if (code !== 0) return false;
  rmSync(home, { recursive: true, force: true });
  renameSync(tree, home);
  rmSync(work, { recursive: true, force: true });
  return true;
}

/**
 * @param {string} tree unpacked packages
 * @returns {Record<string, string>}
 */
function libraryPath(tree) {
  const folders = ['usr/lib', 'lib'].flatMap((below) => {
    const folder = path.join(tree, below);
    return existsSync(folder) ? readdirSync(folder).map((triplet) => path.join(folder, triplet)) : [];
  });
  return { LD_LIBRARY_PATH: folders.join(':') };
}
