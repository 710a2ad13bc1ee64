import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { until } from './replies.js';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The built worker as a process of its own, which can be killed. */
export class WorkerProcess {
  private output = '';
  private readonly ended: Promise<unknown>;

  private constructor(private readonly child: ChildProcess) {
    this.ended = new Promise((resolve) => child.once('exit', resolve));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Buffer) => (this.output = (this.output + piece.toString()).slice(-20_000)));
    }
  }

  /** Starts one and waits until it works. */
  static async start(variables: Record<string, string>): Promise<WorkerProcess> {
    const child = spawn(process.execPath, ['dist/backend/src/worker.js'], {
      cwd: root,
      env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', ...variables },
      // It ends when the channel does, so that it never outlives the tests.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const worker = new WorkerProcess(child);
    await until(async () => {
      if (child.exitCode !== null) throw new Error(`The worker did not start:\n${worker.output}`);
      return worker.output.includes('"Working"');
    }, 30);
    return worker;
  }

  /** Ends it as a power cut does. */
  async kill(): Promise<void> {
    this.child.kill('SIGKILL');
    await this.ended;
  }
}
