/** Which processes a run has: written down at once, so that whoever comes after a `kill -9` can stop what is left. */
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
 * @property {number} stage processes end stage by stage, the lowest first
 * @property {NodeJS.Signals} signal that asks it to end
 * @property {number} seconds it is given for that
 */

/** @param {string} dataDir */
const fileOf = (dataDir) => path.join(dataDir, 'run.json');

/**
 * The record of the run in `dataDir`, empty at first.
 * @param {string} dataDir
 */
export function newRecord(dataDir) {
  /** @type {Map<number, Entry>} */
  const entries = new Map();
  const write = () => writeAtomically(fileOf(dataDir), JSON.stringify([...entries.values()], null, 2));
  write();
  return {
    /** @param {Omit<Entry, 'identity'>} entry of a process that was started a moment ago */
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
 * Stops every process that an earlier run in `dataDir` left behind, in the order in which it would have done so itself.
 * @param {string} dataDir
 * @param {() => void} [onWait] called once, when there is something to stop
 */
export async function stopLeftovers(dataDir, onWait = () => {}) {
  /** @type {Entry[]} */
  const left = (readJson(fileOf(dataDir)) ?? []).filter(
    // The guard is part of the record, and the one who asks when there is nobody else to.
    (/** @type {Entry} */ entry) => entry.pid !== process.pid && isAlive(entry),
  );
  if (left.length > 0) onWait();
  for (const stage of [...new Set(left.map((entry) => entry.stage))].sort((a, b) => a - b)) {
    await Promise.all(left.filter((entry) => entry.stage === stage).map(stopEntry));
  }
  rmSync(fileOf(dataDir), { force: true });
}

/**
 * Asks a process to end and ends it when it does not.
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
