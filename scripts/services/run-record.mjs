/** Records a run's processes immediately, so a later run can stop what a `kill -9` left behind. */
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf, isAlive } from './process-identity.mjs';
import { Failure } from './report.mjs';
import { readJson, writeAtomically } from './files.mjs';

/**
 * @typedef {object} Entry a process of a run
 * @property {string} name
 * @property {number} pid
 * @property {string | null} identity
 * @property {number} stage processes are stopped stage by stage, lowest first
 * @property {NodeJS.Signals} signal asks the process to exit
 * @property {number} seconds how long it may take to exit
 */

/** @param {string} dataDir */
const fileOf = (dataDir) => path.join(dataDir, 'run.json');

/**
 * The record of the run in `dataDir`, initially empty.
 * @param {string} dataDir
 */
export function newRecord(dataDir) {
  /** @type {Map<number, Entry>} */
  const entries = new Map();
  const write = () => writeAtomically(fileOf(dataDir), JSON.stringify([...entries.values()], null, 2));
  write();
  return {
    /** @param {Omit<Entry, 'identity'>} entry a process that has just been started */
    add(entry) {
      entries.set(entry.pid, { ...entry, identity: identityOf(entry.pid) });
      write();
    },
    /** @param {number} pid */
    remove(pid) {
      entries.delete(pid);
      write();
    },
    close() {
      rmSync(fileOf(dataDir), { force: true });
    },
  };
}

/**
 * Stops every process that an earlier run in `dataDir` left behind, in shutdown order.
 * @param {string} dataDir
 * @param {() => void} [onWait] called once if there is something to stop
 */
export async function stopLeftovers(dataDir, onWait = () => {}) {
  /** @type {Entry[]} */
  const left = (readJson(fileOf(dataDir)) ?? []).filter(
    // The guard is recorded as well, and it is the caller after a crash.
    (/** @type {Entry} */ entry) => entry.pid !== process.pid && isAlive(entry),
  );
  if (left.length > 0) onWait();
  for (const stage of [...new Set(left.map((entry) => entry.stage))].sort((a, b) => a - b)) {
    await Promise.all(left.filter((entry) => entry.stage === stage).map(stopEntry));
  }
  rmSync(fileOf(dataDir), { force: true });
}

/**
 * Asks a process to exit and kills it if it doesn't.
 * @param {Pick<Entry, 'pid' | 'identity' | 'signal' | 'seconds'>} entry
 */
export async function stopEntry(entry) {
  const limit = Date.now() + entry.seconds * 1000;
  sendIfAlive(entry, entry.signal);
  while (isAlive(entry)) {
    if (Date.now() > limit) sendIfAlive(entry, 'SIGKILL');
    await sleep(25);
  }
}

/**
 * @param {Pick<Entry, 'pid' | 'identity'>} entry
 * @param {NodeJS.Signals} signal
 */
function sendIfAlive(entry, signal) {
  try {
    if (isAlive(entry)) process.kill(entry.pid, signal);
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EPERM') {
      throw new Failure(
        `Process ${entry.pid} of an earlier run belongs to another user and still runs: stop it as them.`,
      );
    }
    if (code !== 'ESRCH') throw error;
  }
}
