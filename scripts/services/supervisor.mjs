/** Starts the processes of a run, restarts those that die, and stops all of them in order. */
import { spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Failure, say } from './report.mjs';
import { newRecord, stopEntry } from './run-record.mjs';
import { identityOf } from './process-identity.mjs';

/**
 * @typedef {object} Launch how to start a process
 * @property {string} command
 * @property {string[]} args
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env]
 * @property {{ uid: number, gid: number }} [user] to run as, if not the current user
 * @property {boolean} [isNode] one of ours: it gets an IPC channel, which closes when its parent is gone
 *
 * @typedef {object} Service
 * @property {string} name display name
 * @property {string} log log file name in `logs/`, without extension
 * @property {number} stage services are stopped stage by stage, lowest first
 * @property {() => Launch} launch called for each start
 * @property {() => Promise<boolean>} isReady polled; does not throw
 * @property {number} readySeconds
 * @property {NodeJS.Signals} signal asks the process to exit
 * @property {number} stopSeconds how long it may take to exit
 * @property {(errors: string) => string} [explain] turns the output of a failed first start into a sentence
 *
 * @typedef {import('node:child_process').ChildProcess} ChildProcess
 */

const POLL_MS = 25;
const RESTARTS_ALLOWED = 5;
const RESTARTS_WINDOW_MS = 60_000;

export class Supervisor {
  /** @type {Map<Service, ChildProcess>} */
  #running = new Map();
  /** @type {Map<Service, number[]>} */
  #deaths = new Map();
  #isStopping = false;
  #record;
  #guard;
  #dataDir;
  #giveUp;

  /**
   * @param {string} dataDir for logs and the run's record
   * @param {(reason: Failure) => void} giveUp called if a service keeps dying
   */
  constructor(dataDir, giveUp) {
    this.#dataDir = dataDir;
    this.#giveUp = giveUp;
    mkdirSync(path.join(dataDir, 'logs'), { recursive: true });
    this.#record = newRecord(dataDir);
    this.#guard = startGuard(dataDir);
    this.#record.add({ name: 'guard', pid: this.#guard.pid ?? 0, stage: 0, signal: 'SIGKILL', seconds: 1 });
  }

  /**
   * Starts a service and resolves once it is ready; from then on it is restarted whenever it dies.
   * @param {Service} service
   * @throws {Failure} if it exits or isn't ready in time
   */
  async start(service) {
    if (this.#isStopping) throw new Failure('Stopped.');
    for (const kind of ['log', 'errors.log']) keepPreviousLog(this.#logFile(service, kind));
    const child = this.#launch(service);
    const isReady = await this.#untilReady(service, child);
    if (this.#isStopping) throw new Failure('Stopped.');
    if (!isReady) {
      await this.#end(service);
      const errors = readFileSync(this.#logFile(service, 'errors.log'), 'utf8').trim();
      throw new Failure(service.explain?.(errors) ?? this.#describeFailure(service, errors));
    }
    this.#keep(service, child);
  }

  /** Stops everything, stage by stage. Resolves when no process is left. */
  async stop() {
    this.#isStopping = true;
    for (;;) {
      const stage = Math.min(...[...this.#running.keys()].map((service) => service.stage));
      if (!Number.isFinite(stage)) break;
      const now = [...this.#running.keys()].filter((service) => service.stage === stage);
      await Promise.all(now.map((service) => this.#end(service)));
    }
    const pid = this.#guard.pid;
    if (pid) await stopEntry({ pid, identity: identityOf(pid), signal: 'SIGKILL', seconds: 1 });
    this.#record.close();
  }

  /** Kills everything at once; embedded databases recover on the next start. */
  kill() {
    this.#isStopping = true;
    for (const child of this.#running.values()) child.kill('SIGKILL');
  }

  /**
   * The process id of a running service.
   * @param {string} name
   */
  pidOf(name) {
    for (const [service, child] of this.#running) if (service.name === name) return child.pid;
    return undefined;
  }

  /** @param {Service} service */
  #launch(service) {
    const { command, args, cwd, env = process.env, user, isNode } = service.launch();
    const out = openSync(this.#logFile(service, 'log'), 'a');
    const errors = openSync(this.#logFile(service, 'errors.log'), 'a');
    // In its own session, Ctrl-C and a closed terminal reach only this process, which then stops the services in order.
    const child = spawn(command, args, {
      cwd,
      env,
      ...user,
      detached: true,
      stdio: isNode ? ['ignore', out, errors, 'ipc'] : ['ignore', out, errors],
    });
    closeSync(out);
    closeSync(errors);
    // A command that fails to start has no process; 'close' still fires.
    child.on('error', () => {});
    if (child.pid === undefined) return child;
    this.#running.set(service, child);
    const { name, stage, signal, stopSeconds: seconds } = service;
    this.#record.add({ name, pid: child.pid, stage, signal, seconds });
    child.once('exit', () => {
      if (this.#running.get(service) === child) this.#running.delete(service);
      this.#record.remove(/** @type {number} */ (child.pid));
    });
    return child;
  }

  /**
   * @param {Service} service
   * @param {ChildProcess} child
   * @returns {Promise<boolean>} false if it exited or took too long
   */
  async #untilReady(service, child) {
    const limit = Date.now() + service.readySeconds * 1000;
    while (hasNotEnded(child) && !this.#isStopping && Date.now() < limit) {
      if (await service.isReady()) return hasNotEnded(child);
      await sleep(POLL_MS);
    }
    return false;
  }

  /**
   * Restarts the service if it exits unexpectedly.
   * @param {Service} service
   * @param {ChildProcess} child
   */
  #keep(service, child) {
    const revive = () => void this.#revive(service).catch((error) => this.#giveUp(error));
    if (hasNotEnded(child)) child.once('exit', revive);
    else revive();
  }

  /**
   * @param {Service} service
   * @returns {Promise<void>}
   */
  async #revive(service) {
    if (this.#isStopping) return;
    const now = Date.now();
    const deaths = [...(this.#deaths.get(service) ?? []).filter((at) => now - at < RESTARTS_WINDOW_MS), now];
    this.#deaths.set(service, deaths);
    if (deaths.length > RESTARTS_ALLOWED) {
      throw new Failure(
        `${service.name} keeps ending; the reason should be in ${this.#logFile(service, 'errors.log')}.`,
      );
    }
    say(`${service.name} ended unexpectedly; starting it again.`);
    await sleep(100 * 2 ** (deaths.length - 1));
    if (this.#isStopping) return;
    const child = this.#launch(service);
    if (await this.#untilReady(service, child)) return this.#keep(service, child);
    await this.#end(service);
    return this.#revive(service);
  }

  /** @param {Service} service */
  async #end(service) {
    const pid = this.#running.get(service)?.pid;
    if (pid === undefined) return;
    await stopEntry({ pid, identity: identityOf(pid), signal: service.signal, seconds: service.stopSeconds });
    this.#running.delete(service);
    this.#record.remove(pid);
  }

  /**
   * @param {Service} service
   * @param {string} kind
   */
  #logFile(service, kind) {
    return path.join(this.#dataDir, 'logs', `${service.log}.${kind}`);
  }

  /**
   * @param {Service} service
   * @param {string} errors
   */
  #describeFailure(service, errors) {
    const lines = errors.split('\n').slice(-15).join('\n');
    return `${service.name} did not start. ${lines || `Its log is ${this.#logFile(service, 'log')}.`}`;
  }
}

/** @param {ChildProcess} child */
function hasNotEnded(child) {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

/** @param {string} file */
function keepPreviousLog(file) {
  try {
    renameSync(file, file.replace(/\.log$/, '.previous.log'));
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
}

/**
 * A shell that waits until this process ends, which closes its pipe, and then stops the leftovers. A shell needs a
 * hundredth of Node's memory.
 * @param {string} dataDir
 */
function startGuard(dataDir) {
  const script = fileURLToPath(new URL('guard.mjs', import.meta.url));
  const guard = spawn('/bin/sh', ['-c', 'read -r _; exec "$0" "$@"', process.execPath, script, dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  /** @type {import('node:net').Socket} */ (guard.stdin).unref();
  return guard;
}
