/** Finds or downloads a Redis server: no npm package has one that runs everywhere. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { waitForLock } from './lock.mjs';
import { findOnPath } from './on-path.mjs';
import { packagesDir, displayPath } from './paths.mjs';
import { Failure, say } from './report.mjs';
import { run } from './run-command.mjs';

/**
 * A Redis server's command and environment: from the PATH, or from the Debian or Ubuntu package, unpacked into the data
 * folder. Unpacking needs no root and, unlike installing, starts no system service.
 * @param {AbortSignal} signal
 * @returns {Promise<{ command: string, env: Record<string, string> }>}
 * @throws {Failure} with the install command, if neither is available
 */
export async function findRedis(signal) {
  const installed = findOnPath(['redis-server', 'valkey-server']);
  if (installed) return { command: installed, env: {} };
  const home = path.join(packagesDir, 'redis');
  const isThere = () => existsSync(path.join(home, 'usr', 'bin', 'redis-server'));
  if (!isThere()) {
    if (!findOnPath(['apt-get']) || !findOnPath(['dpkg-deb'])) throw missing();
    const lock = await waitForLock(`${home}.lock`, () => say('Waiting for another command that is getting Redis'));
    try {
      if (!isThere()) await unpackDebianPackage('redis-server', home, signal);
    } finally {
      lock.release();
    }
  }
  return { command: path.join(home, 'usr', 'bin', 'redis-server'), env: libraryPath(home) };
}

/**
 * @param {string} name
 * @param {string} home where it is unpacked, with the dependencies the system lacks
 * @param {AbortSignal} signal
 */
async function unpackDebianPackage(name, home, signal) {
  say(`Getting Redis (Debian's package, unpacked in ${displayPath(home)})`);
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
    const packages = [...plan.output.matchAll(/^Inst (\S+)/gm)].map((match) => String(match[1]));
    return plan.code === 0 && packages.length > 0 && (await apt([...options, 'download', ...packages])).code === 0;
  };
  // The system's package lists may be missing or outdated; updating a private copy needs no root.
  const isFetched =
    (await fetchWith(own)) || ((await apt([...ownLists, 'update'])).code === 0 && (await fetchWith(ownLists)));
  if (!isFetched) throw missing();
  for (const deb of readdirSync(path.join(work, 'debs')).filter((file) => file.endsWith('.deb'))) {
    await run('dpkg-deb', ['-x', path.join(work, 'debs', deb), path.join(work, 'tree')], { signal });
  }
  const tree = path.join(work, 'tree');
  const { code } = await run(path.join(tree, 'usr', 'bin', 'redis-server'), ['--version'], {
    env: { ...process.env, ...libraryPath(tree) },
    signal,
  });
  if (code !== 0) throw missing();
  rmSync(home, { recursive: true, force: true });
  renameSync(tree, home);
  rmSync(work, { recursive: true, force: true });
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

/** The error on systems without a usable server. */
function missing() {
  return new Failure(
    `Fanfare needs a Redis server and found none: run "${installCommand()}", or set REDIS_URL to the address of one.`,
  );
}

function installCommand() {
  if (process.platform === 'darwin') return 'brew install redis';
  const osRelease = existsSync('/etc/os-release') ? readFileSync('/etc/os-release', 'utf8') : '';
  const ids = /^ID(?:_LIKE)?=.*$/gm;
  const system = [...osRelease.matchAll(ids)].map(([line]) => line).join(' ');
  if (/alpine/.test(system)) return 'sudo apk add redis';
  if (/fedora|rhel|centos/.test(system)) return 'sudo dnf install valkey';
  if (/arch/.test(system)) return 'sudo pacman -S valkey';
  if (/suse/.test(system)) return 'sudo zypper install redis';
  return 'sudo apt-get install redis-server';
}
