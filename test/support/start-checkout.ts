import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { until } from './replies.js';

/** A run of `npm start`, or of the script behind it. */
export interface Run {
  /** Everything it has printed so far. */
  output: () => string;
  /** The process that was started. */
  child: ChildProcess & { pid: number };
  /** Resolves with the printed address; rejects if the run ends first. */
  url: () => Promise<string>;
  /** Resolves with the exit code. */
  ended: Promise<number | null>;
}

/**
 * A separate checkout in a folder that is closed to other users: the commands are copies, the rest are links to the code under test. It has
 * its own `.env` and data folder.
 */
export class StartCheckout {
  readonly root = realpathSync(mkdtempSync(path.join(tmpdir(), 'start-')));
  readonly dataDir = path.join(this.root, '.data');

  constructor(env: Record<string, string>) {
    const left = ['.data', '.env', '.git', 'scripts', 'test-results'];
    for (const entry of readdirSync(process.cwd()).filter((name) => !left.includes(name))) {
      symlinkSync(path.resolve(entry), path.join(this.root, entry));
    }
    cpSync('scripts', path.join(this.root, 'scripts'), { recursive: true });
    writeFileSync(
      path.join(this.root, '.env'),
      Object.entries(env)
        .map(([name, value]) => `${name}=${value}\n`)
        .join(''),
    );
  }

  /** Runs the script behind `npm start`, with these variables on top of `.env` and none of the tests' own. */
  start(env: Record<string, string> = {}): Run {
    return this.run([process.execPath, 'scripts/start.mjs'], env);
  }

  /** Runs `npm start` itself, as a terminal would: a process group of its own. */
  npmStart(): Run {
    return this.run(['npm', 'start'], {});
  }

  private run([command = '', ...args]: string[], env: Record<string, string>): Run {
    const mine = ['HOME', 'LANG', 'PATH', 'TMPDIR', 'USER'].map((name) => [name, process.env[name]]);
    const child = spawn(command, args, {
      cwd: this.root,
      detached: true,
      env: { ...(Object.fromEntries(mine) as NodeJS.ProcessEnv), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    }) as Run['child'];
    let output = '';
    const take = (piece: Buffer): void => void (output += piece.toString());
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    let isOver = false;
    void ended.then(() => (isOver = true));
    return {
      child,
      ended,
      output: () => output,
      url: () =>
        until(async () => {
          if (isOver) throw new Error(`It ended before it served:\n${output}`);
          return /^Fanfare is running at (\S+)$/m.exec(output)?.[1];
        }, 60),
    };
  }

  /** The ids of the processes that belong to a run in this checkout, by their working directory or arguments. */
  processes(): number[] {
    return readdirSync('/proc')
      .map(Number)
      .filter((pid) => pid > 0 && pid !== process.pid && this.isOurs(pid));
  }

  private isOurs(pid: number): boolean {
    try {
      const state = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.[0];
      if (state === 'Z' || state === 'X') return false;
      if (readlinkSync(`/proc/${pid}/cwd`).startsWith(this.root)) return true;
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(this.root);
    } catch {
      return false;
    }
  }

  /** Resolves when no process of a run is left. */
  async untilQuiet(): Promise<void> {
    await until(async () => this.processes().length === 0, 30);
  }

  /** The process id of a service by its recorded name; undefined while it isn't running. */
  pidOf(name: string): number | undefined {
    const entries = JSON.parse(readFileSync(path.join(this.dataDir, 'run.json'), 'utf8')) as {
      name: string;
      pid: number;
    }[];
    return entries.find((entry) => entry.name === name)?.pid;
  }

  /** Stops remaining processes and removes the folder. */
  remove(): void {
    for (const pid of this.processes()) process.kill(pid, 'SIGKILL');
    rmSync(this.root, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  }
}

/**
 * A local port with a listener until `close`, and none afterwards: it is outside the range that the system assigns to processes asking for
 * any port.
 */
export async function port(): Promise<{ number: number; close: () => Promise<void> }> {
  for (;;) {
    const number = randomInt(20_000, 30_000);
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(number, '127.0.0.1', () => resolve(true));
    });
    if (isFree) return { number, close: () => new Promise((resolve) => server.close(() => resolve())) };
  }
}
