/** `npm run soak`: artists keep asking while things break, and nothing may be lost. Prints figures; exits with 1 on a loss. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../bench/numbers.js';
import { PostgresProcess } from '../support/faults/postgres-pair.js';
import { SwallowingLine } from '../support/faults/swallowing-line.js';
import { FaultWorld } from '../support/faults/world.js';
import { seeded } from '../support/seeded.js';
import { type Counts, SoakArtist } from './artist.js';
import { keepBreaking } from './faults.js';

const minutes = Number(process.env['SOAK_MINUTES'] || 30);
const seed = Number(process.env['SOAK_SEED'] || Date.now() % 1_000_000);
const artistsPerServer = 15;
const faultEveryMs = 15_000;
const measureEveryMs = 5000;

/** Replies in half an hour. */
const repliesGoal = 10_000;
/** How much a process may grow between the two compared parts of the run, in megabytes. */
const growthMegabytes = 60;

const folder = await mkdtemp(join(tmpdir(), 'soak-'));
const [postgres, adminUrl] = await PostgresProcess.start(folder);
Object.assign(process.env, {
  DATABASE_URL: adminUrl,
  REDIS_URL: 'redis://unused',
  // Nothing listens there: no one pays.
  SANDBOX_URL: 'http://127.0.0.1:9',
  STRIPE_WEBHOOK_SECRET: 'any',
});
const unlimited = {
  MESSAGES_PER_MINUTE: '1000000',
  MESSAGES_PER_DAY: '1000000',
  BUDGET_DAY_USD: '0',
  BUDGET_MONTH_USD: '0',
  STORAGE_DIR: join(folder, 'files'),
};
const world = await FaultWorld.create(unlimited);
const lineToPostgres = await SwallowingLine.to(world.database.url);
const lineToRedis = await SwallowingLine.to(world.redis.url);
const throughLines = { DATABASE_URL: lineToPostgres.url, REDIS_URL: lineToRedis.url };
const random = seeded(seed);
const counts: Counts = { replies: 0, complete: 0, interrupted: 0, exports: 0, longestWait: 0 };
let isOver = false;
let failure: unknown;

try {
  // One after another: the first migrates.
  const steady = await world.startServer(throughLines);
  const servers = [await world.startServer(throughLines), await world.startServer(throughLines)];
  const startWorker = () => world.startWorker(throughLines);
  const all = [steady, ...servers];
  const lines = await Promise.all(all.map((server) => world.line(server)));
  const artists: SoakArtist[] = [];
  for (const [index, server] of all.entries()) {
    for (let number = 0; number < artistsPerServer; number += 1) {
      const line = lines[index];
      if (line) artists.push(await SoakArtist.start(world, await world.artist(server), line, random, counts));
    }
  }
  say(`${artists.length} artists, 3 servers, ${minutes} minutes; SOAK_SEED=${seed}`);

  const start = performance.now();
  const end = start + minutes * 60_000;
  const hasEnded = (): boolean => isOver || performance.now() > end;
  const stopAll = (error: unknown): void => {
    failure ??= error;
    isOver = true;
  };
  const memory: number[] = [];
  const measuring = (async () => {
    while (!hasEnded()) {
      await wait(measureEveryMs);
      steady.expectRunning();
      memory.push(steady.residentMegabytes());
    }
  })().catch(stopAll);
  const parts = {
    servers,
    lines,
    postgres,
    redis: world.redis,
    lineToPostgres,
    lineToRedis,
    worker: await startWorker(),
    startWorker,
  };
  const sayWhen = (line: string): void => {
    const sinceStart = ((performance.now() - start) / 60_000).toFixed(1);
    say(`Minute ${sinceStart}: ${counts.replies} replies, ${memory.at(-1)?.toFixed(0)} MB; ${line}`);
  };
  const options = { everyMs: faultEveryMs, isOver: hasEnded, say: sayWhen };
  const breaking = keepBreaking(parts, random, options).catch((error: unknown) => {
    stopAll(error);
    return new Map<string, number>();
  });
  await Promise.all([measuring, ...artists.map((artist) => artist.keepAsking(hasEnded).catch(stopAll))]);
  const broken = await breaking;

  say(
    `Replies: ${counts.replies}, each checked: ${counts.complete} whole, ${counts.interrupted} interrupted with their text kept`,
  );
  say(`Exports: ${counts.exports}`);
  say(`Broken: ${[...broken].map(([name, times]) => `${name} ${times}`).join(', ')}`);
  say(`Longest wait for a reply's end beyond the model's own time: ${counts.longestWait.toFixed(1)} seconds`);
  checkMemory(memory);
  const due = Math.floor((repliesGoal * minutes) / 30);
  if (counts.replies < due) stopAll(new Error(`Only ${counts.replies} replies: ${due} were due`));
} catch (error) {
  failure ??= error;
} finally {
  await world.close();
  lineToPostgres.close();
  lineToRedis.close();
  await postgres.kill();
  await rm(folder, { recursive: true, force: true });
}
if (failure) {
  say(`Failed: ${failure instanceof Error ? failure.message : String(failure)}`);
  process.exitCode = 1;
} else {
  say('Nothing was lost.');
}

/** Compares the medians of the second and the last sixth: before that, code is compiled and caches fill. */
function checkMemory(samples: number[]): void {
  const sixth = Math.floor(samples.length / 6);
  const early = percentile(samples.slice(sixth, 2 * sixth), 0.5);
  const late = percentile(samples.slice(-sixth), 0.5);
  say(`Memory of the server that ran throughout: ${early.toFixed(0)} MB early, ${late.toFixed(0)} MB late`);
  if (late > early + growthMegabytes) throw new Error('The memory of a server grew');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
