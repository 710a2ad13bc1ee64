/** A lock file between processes. A lock whose holder has died, for whatever reason, counts as free. */
import { linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, isAlive } from './process-identity.mjs';
import { Failure } from './report.mjs';
import { readIfExists, writeAtomically } from './files.mjs';

/**
 * @typedef {{ pid: number, identity: string | null } & Record<string, unknown>} Holder
 * @typedef {{ release: () => void, note: (facts: Record<string, unknown>) => void }} Lock
 */

/**
 * Takes the lock, or returns its holder. `note` adds facts about the holder to the file for other processes.
 * @param {string} file
 * @param {Record<string, unknown>} [facts]
 * @returns {{ lock: Lock } | { holder: Holder }}
 * @throws {Failure} if the folder is not writable
 */
export function tryLock(file, facts = {}) {
  const me = { pid: process.pid, identity: identityOf(process.pid) };
  const mine = `${file}.${process.pid}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    for (;;) {
      writeFileSync(mine, JSON.stringify({ ...me, ...facts }));
      try {
        // Unlike writing, linking creates the file with its content atomically.
        linkSync(mine, file);
        return { lock: lockOn(file, { ...me, ...facts }) };
      } catch (error) {
        if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
      }
      const text = readIfExists(file);
      if (text === null) continue;
      const holder = parseHolder(text);
      if (isAlive(holder)) return { holder };
      // Ensures that only the stale file that was read is removed; a newer one is put back.
      renameIfThere(file, mine);
      const moved = readIfExists(mine);
      if (moved !== null && moved !== text) renameSync(mine, file);
    }
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(String(/** @type {NodeJS.ErrnoException} */ (error).code))) throw error;
    throw new Failure(
      `${path.dirname(file)} can't be written to: give it to your user, or set DATA_DIR to another folder.`,
    );
  } finally {
    rmSync(mine, { force: true });
  }
}

/**
 * Takes the lock, waiting for its holder to release it.
 * @param {string} file
 * @param {() => void} onWait called once if it has to wait
 * @returns {Promise<Lock>}
 */
export async function waitForLock(file, onWait) {
  for (let told = false; ; told = true) {
    const got = tryLock(file);
    if ('lock' in got) return got.lock;
    if (!told) onWait();
    await sleep(100);
  }
}

/**
 * @param {string} file
 * @returns {Holder | null} the current holder
 */
export function holderOf(file) {
  const text = readIfExists(file);
  const holder = text === null ? null : parseHolder(text);
  return holder && isAlive(holder) ? holder : null;
}

/**
 * @param {string} text
 * @returns {Holder}
 */
function parseHolder(text) {
  try {
    return { pid: 0, identity: null, ...JSON.parse(text) };
  } catch {
    return { pid: 0, identity: null };
  }
}

/**
 * @param {string} file
 * @param {Record<string, unknown>} content
 * @returns {Lock}
 */
function lockOn(file, content) {
  return {
    release: () => rmSync(file, { force: true }),
    note: (facts) => writeAtomically(file, JSON.stringify({ ...content, ...facts })),
  };
}

/**
 * @param {string} from
 * @param {string} to
 */
function renameIfThere(from, to) {
  try {
    renameSync(from, to);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
}
