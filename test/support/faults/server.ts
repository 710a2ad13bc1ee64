import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/services/ports.mjs';
import { until } from '../replies.js';
import { residentMegabytes } from './resident-memory.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The built API in its own process, which can be killed. */
export class ServerProcess {
  readonly url: string;
  private child: ChildProcess | undefined;
  private ended: Promise<number | null> = Promise.resolve(null);
  private output = '';

  private constructor(private readonly env: Record<string, string>) {
    this.url = `http://127.0.0.1:${env['PORT']}`;
  }

  /** Starts it on a free port and waits until it is ready. */
  static async start(variables: Record<string, string>): Promise<ServerProcess> {
    const server = new ServerProcess({ PORT: String(await freePort()), ...variables });
    await server.start();
    return server;
  }

  /** Restarts it on the same port. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['dist/backend/src/main.js'], {
      cwd: root,
      env: { PATH: process.env['PATH'], PUBLIC_URL: this.url, ...this.env },
      // It exits when the channel closes, so it never outlives the tests.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.child = child;
    this.ended = new Promise((resolve) => child.once('exit', resolve));
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (piece: Buffer) => (this.output = (this.output + piece.toString()).slice(-20_000)));
    }
    const isReady = async (): Promise<boolean> => {
      if (child.exitCode !== null) throw new Error(`The server did not start:\n${this.output}`);
      const answer = await fetch(`${this.url}/api/health/ready`).catch(() => undefined);
      await answer?.text();
      return answer?.ok ?? false;
    };
    await until(isReady, 60);
  }

  /** Kills it, as in a power cut. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  /** Asks it to exit, as in a deployment. Returns its exit code. */
  async terminate(): Promise<number | null> {
    this.child?.kill('SIGTERM');
    return this.ended;
  }

  /** Throws if it has exited by itself. */
  expectRunning(): void {
    if (this.child?.exitCode !== null || this.child.signalCode !== null)
      throw new Error(`The server at ${this.url} has exited:\n${this.output.slice(-3000)}`);
  }

  /** Its resident memory in megabytes; NaN if the kernel doesn't report it. */
  residentMegabytes(): number {
    return residentMegabytes(this.child?.pid);
  }

  /** The end of its log. */
  get log(): string {
    return this.output;
  }
}
