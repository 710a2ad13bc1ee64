/** Distinguishes a process from a later one with the same id. */
import { execFileSync } from 'node:child_process';
import { readFileSync, readlinkSync, realpathSync } from 'node:fs';

/**
 * Returns a text unique to this process on this machine, or null if there is no process with this id. Zombies count as
 * gone.
 * @param {number} pid
 * @returns {string | null}
 */
export function identityOf(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  if (process.platform === 'linux') {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // The name in parentheses may contain anything, so count fields after the last parenthesis: the first is the
      // state, the twentieth the start time in clock ticks since boot.
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
 * Whether a recorded process is still running.
 * @param {{ pid: number, identity: string | null }} noted
 */
export function isAlive({ pid, identity }) {
  return identity !== null && identityOf(pid) === identity;
}

/**
 * Whether this process's working directory is the given folder. Distinguishes our database server from an unrelated
 * process.
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
