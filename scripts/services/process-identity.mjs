/** Tells a process from a later one that was given the same number. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * A text that no other process on this machine has had or will have, or null when none runs under this number.
 * A process that ended and was not yet collected by its parent counts as gone.
 * @param {number} pid
 * @returns {string | null}
 */
export function identityOf(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in parentheses may hold anything, so fields are counted from the last parenthesis: the state is the
      // first after it, the start in clock ticks since boot the twentieth.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (fields[0] === 'Z' || fields[0] === 'X') return null;
      return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${fields[19]}`;
    } catch {
      return null;
    }
  }
  try {
    const [state = 'Z', ...started] = execFileSync('ps', ['-o', 'state=,lstart=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .trim()
      .split(/\s+/);
    return state.startsWith('Z') ? null : started.join(' ');
  } catch {
    return null;
  }
}

/**
 * Whether the process that was noted down still runs.
 * @param {{ pid: number, identity: string | null }} noted
 */
export function isAlive({ pid, identity }) {
  return identity !== null && identityOf(pid) === identity;
}

/**
 * Whether this process works in the given folder, which is how a database server is told from a stranger.
 * @param {number} pid
 * @param {string} folder absolute path
 */
export function worksIn(pid, folder) {
  if (identityOf(pid) === null) return false;
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
    const listed = execFileSync('lsof', ['-a', '-p', String(pid), '-d', 'cwd', '-Fn'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\n').includes(`n${realpathSync(folder)}`);
  } catch {
    return false;
  }
}
