import { setTimeout as wait } from 'node:timers/promises';
import type { CuttableLine } from '../support/faults/line.js';
import type { PostgresProcess } from '../support/faults/postgres-pair.js';
import type { RedisProcess } from '../support/faults/redis.js';
import type { ServerProcess } from '../support/faults/server.js';
import type { SwallowingLine } from '../support/faults/swallowing-line.js';
import type { WorkerProcess } from '../support/faults/worker.js';

/** The longest time that something hangs or is unavailable, in milliseconds. */
const longestMs = 6000;

/** The things that faults can break. */
export interface Breakable {
  /** The servers that are killed and replaced. One more runs all the time. */
  servers: ServerProcess[];
  lines: CuttableLine[];
  postgres: PostgresProcess;
  redis: RedisProcess;
  lineToPostgres: SwallowingLine;
  lineToRedis: SwallowingLine;
  worker: WorkerProcess;
  startWorker: () => Promise<WorkerProcess>;
}

type Fault = (parts: Breakable, pick: <T>(of: T[]) => T, ms: number) => Promise<void>;

/** Each fault ends with everything running again. */
const faults: Record<string, Fault> = {
  'server killed': async ({ servers }, pick) => {
    const server = pick(servers);
    server.expectRunning();
    await server.kill();
    await server.start();
  },
  'server replaced': async ({ servers }, pick) => {
    const server = pick(servers);
    server.expectRunning();
    await server.terminate();
    await server.start();
  },
  'worker killed': async (parts) => {
    parts.worker.expectRunning();
    await parts.worker.kill();
    parts.worker = await parts.startWorker();
  },
  'PostgreSQL restarted': async ({ postgres }, _pick, ms) => {
    await postgres.kill();
    await wait(ms);
    await postgres.start();
  },
  'Redis restarted': async ({ redis }, _pick, ms) => {
    await redis.kill();
    await wait(ms);
    await redis.start();
  },
  'Redis restarted empty': async ({ redis }, _pick, ms) => {
    await redis.kill();
    await redis.forget();
    await wait(ms);
    await redis.start();
  },
  'PostgreSQL hung': ({ lineToPostgres }, _pick, ms) => hang(lineToPostgres, ms),
  'Redis hung': ({ lineToRedis }, _pick, ms) => hang(lineToRedis, ms),
  'sockets cut': async ({ lines }, pick, ms) => {
    pick(lines).cut(ms);
    await wait(ms);
  },
};

/** Breaks one thing after another. Returns how often each was broken. */
export async function keepBreaking(
  parts: Breakable,
  random: () => number,
  { everyMs, isOver, say }: { everyMs: number; isOver: () => boolean; say: (line: string) => void },
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const pick = <T>(of: T[]): T => {
    const one = of[Math.floor(random() * of.length)];
    if (one === undefined) throw new Error('There is nothing to break');
    return one;
  };
  while (!isOver()) {
    await wait(everyMs * (0.5 + random()));
    const [name, fault] = pick(Object.entries(faults));
    const startedAt = performance.now();
    await fault(parts, pick, random() * longestMs);
    say(`${name}, ${((performance.now() - startedAt) / 1000).toFixed(1)} seconds`);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

async function hang(line: SwallowingLine, ms: number): Promise<void> {
  line.swallow();
  await wait(ms);
  line.pass();
}
