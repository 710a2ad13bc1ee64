/** Finds or downloads a Redis server: no npm package has one that runs everywhere. */
import { existsSync, readFileSync } from 'node:fs';
import { findDebianProgram } from './debian-package.mjs';
import { findOnPath } from './on-path.mjs';
import { Failure } from './report.mjs';

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
  const unpacked = await findDebianProgram({
    name: 'redis-server',
    what: 'Redis',
    folder: 'redis',
    program: 'redis-server',
    hasLibraries: true,
    signal,
  });
  if (!unpacked) throw missing();
  return unpacked;
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
