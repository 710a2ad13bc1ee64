import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { until } from '../replies.js';
import { residentMegabytes } from './resident-memory.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The built worker in its own process, which can be killed. */
export class WorkerProcess {
  private output = '';
  private readonly ended: Promise<unknown>;

  private constructor(private readonly child: ChildProcess) {
    this.ended = new Promise((resolve) => child.once('exit', resolve));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Buffer) => (this.output = (this.output + piece.toString()).slice(-20_000)));
    }
  }

  /**
   * Starts one and waits until it is ready.
   * @param prefix the command prefix that pins a process to certain cores; empty to use this process's cores
   */
  static async start(variables: Record<string, string>, prefix: string[] = []): Promise<WorkerProcess> {
    const [command, ...args] = [...prefix, process.execPath, 'dist/backend/src/worker.js'];
    const child = spawn(command, args, {
      cwd: root,
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', ...variables },
      // It exits when the channel closes, so it never outlives the tests.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const worker = new WorkerProcess(child);
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`The worker did not start:\n${worker.output}`);
      return worker.output.includes('"Working"');
    }, 60);
    return worker;
  }

  /** Throws if it has exited by itself. */
  expectRunning(): void {
    if (this.child.exitCode !== null || this.child.signalCode !== null)
      throw new Error(`The worker has exited:\n${this.output.slice(-3000)}`);
  }

  /** Its child processes: the browser, which leads its own group. */
  get children(): number[] {
    const { pid } = this.child;
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);
  }

  /** The process's own resident memory in megabytes; NaN if the kernel doesn't report it. */
  residentMegabytes(): number {
    return residentMegabytes(this.child.pid);
  }

  /** Kills it, as in a power cut. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
