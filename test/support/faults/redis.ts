import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../scripts/services/ports.mjs';
import { findRedis } from '../../../scripts/services/redis-binary.mjs';
import { until } from '../replies.js';

/** A test's own Redis, which can be killed and restarted. */
export class RedisProcess {
  readonly url: string;
  private child: ChildProcess | undefined;

  private constructor(
    private readonly port: number,
    private readonly folder: string,
    private readonly settings: string[],
  ) {
    this.url = `redis://127.0.0.1:${port}`;
  }

  /** @param settings further arguments of the server */
  static async start(settings: string[] = []): Promise<RedisProcess> {
    const redis = new RedisProcess(await freePort(), await mkdtemp(join(tmpdir(), 'faults-redis-')), settings);
    await redis.start();
    return redis;
  }

  /** Starts it with the data in its folder, and waits until it responds. */
  async start(): Promise<void> {
    const { command, env } = await findRedis(AbortSignal.timeout(60_000));
    const settings = ['--port', String(this.port), '--bind', '127.0.0.1', '--dir', this.folder];
    const child = spawn(command, [...settings, '--appendonly', 'yes', '--save', '', ...this.settings], {
      cwd: this.folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece: Buffer) => (output = (output + piece.toString()).slice(-5000)));
    await until(() => {
      if (child.exitCode !== null) throw new Error(`Redis did not start:\n${output}`);
      return this.answers();
    });
  }

  /** Kills it, as in a power cut. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }

  /** Deletes its data while it is down. */
  async forget(): Promise<void> {
    await rm(join(this.folder, 'appendonlydir'), { recursive: true, force: true });
  }

  async close(): Promise<void> {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true });
  }

  private answers(): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect({ port: this.port, host: '127.0.0.1' });
      const finish = (answer: boolean): void => {
        socket.destroy();
        resolve(answer);
      };
      socket.once('error', () => finish(false));
      socket.on('data', (piece) => finish(piece.toString().startsWith('+PONG')));
      socket.write('PING\r\n');
    });
  }
}
