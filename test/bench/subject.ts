import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../scripts/services/ports.mjs';
import { residentMegabytes } from '../support/faults/resident-memory.js';

/** Clock ticks per second, the same on every Linux that Node supports. */
const ticksPerSecond = 100;

/** A server under test, in its own process on the reserved core. */
export class Subject {
  private readonly tookLast = new Map<string, Promise<number>>();
  private readonly reports = new Map<string, (took: number) => void>();

  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
  ) {
    // Sent by `answer-times.mjs`, if loaded.
    child.on('message', ({ path, took }: { path: string; took: number }) => {
      const report = this.reports.get(path);
      this.reports.delete(path);
      if (report) report(took);
      else this.tookLast.set(path, Promise.resolve(took));
    });
  }

  /** The server-side duration of the last POST to a path, in milliseconds; its report may arrive after its response. */
  takeAnswerTime(path: string): Promise<number> {
    const took = this.tookLast.get(path) ?? new Promise<number>((resolve) => this.reports.set(path, resolve));
    this.tookLast.delete(path);
    return took;
  }

  /**
   * Starts a script and waits until it listens.
   * @param prefix the command prefix that pins a process to a core; empty without one
   * @param args Node's arguments: the script, relative to the current folder, and its own
   * @param readyPath returns 200 once it is ready
   */
  static async start(
    prefix: string[],
    args: string[],
    env: Record<string, string>,
    readyPath: string,
  ): Promise<Subject> {
    const port = await freePort();
    const [command = process.execPath, ...rest] = [...prefix, process.execPath, ...args];
    const url = `http://127.0.0.1:${port}`;
    const child = spawn(command, rest, {
      env: { PATH: process.env['PATH'], PORT: String(port), PUBLIC_URL: url, ...env },
      // Its log is written but discarded. It exits when the channel closes.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const subject = new Subject(url, child);
    const deadline = Date.now() + 60_000;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
      const answer = await fetch(subject.url + readyPath).catch(() => undefined);
      await answer?.text();
      if (answer?.ok) return subject;
      if (Date.now() > deadline) throw new Error(`${args.join(' ')} did not answer within a minute`);
      await wait(50);
    }
  }

  /** CPU time of all threads so far, in seconds; NaN if the kernel doesn't report it. */
  cpuSeconds(): number {
    try {
      const stat = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8');
      const [user = NaN, system = NaN] = stat
        .slice(stat.lastIndexOf(')') + 2)
        .split(' ')
        .slice(11, 13)
        .map(Number);
      return (user + system) / ticksPerSecond;
    } catch {
      return NaN;
    }
  }

  /** Resident memory in megabytes; NaN if the kernel doesn't report it. */
  residentMegabytes(): number {
    return residentMegabytes(this.child.pid);
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    await ended;
  }
}
