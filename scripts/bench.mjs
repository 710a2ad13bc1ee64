/**
 * `npm run bench`: measures the product against minimal servers, with its own database and Redis, prints the results
 * and writes them to test/bench/results.md. `npm run bench -- sheets` measures one part and leaves the others' results.
 */
import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { build } from './services/build.mjs';
import { withoutProductVariables } from './services/env-file.mjs';
import { tryLock } from './services/lock.mjs';
import { findOnPath } from './services/on-path.mjs';
import { dataDirOf, root, displayPath } from './services/paths.mjs';
import { rememberedPorts } from './services/ports.mjs';
import { preparePostgres } from './services/postgres.mjs';
import { prepareRedis } from './services/redis.mjs';
import { Failure, say, sayFailure, surviveClosedOutput } from './services/report.mjs';
import { run } from './services/run-command.mjs';
import { stopLeftovers } from './services/run-record.mjs';
import { Supervisor } from './services/supervisor.mjs';

const SERVER_CORE = '0';
const LOAD_CORE = '1';

const wanted = process.argv.slice(2);

surviveClosedOutput();
const dataDir = path.join(dataDirOf(process.env), 'bench');
const stopping = new AbortController();
const { signal } = stopping;
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => stopping.abort());

try {
  await main();
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}

async function main() {
  const got = tryLock(path.join(dataDir, 'bench.lock'));
  if (!('lock' in got)) {
    throw new Failure(
      `A benchmark is already running here (process ${got.holder.pid}, data in ${displayPath(dataDir)}).`,
    );
  }
  try {
    await stopLeftovers(dataDir);
    for (const part of ['postgres', 'redis']) rmSync(path.join(dataDir, part), { recursive: true, force: true });
    await build(signal);
    await measure(await keepToLoadCore());
  } finally {
    got.lock.release();
  }
}

/**
 * Reserves the first core for the server under test by moving this process, and all its children, to the second.
 * @returns {Promise<string[]>} the command prefix that pins a process to the first core; empty if pinning is
 * unavailable
 */
async function keepToLoadCore() {
  const taskset = findOnPath(['taskset']);
  if (!taskset || availableParallelism() < 2) return [];
  const { code } = await run(taskset, ['--all-tasks', '--cpu-list', '--pid', LOAD_CORE, String(process.pid)]);
  return code === 0 ? [taskset, '--cpu-list', SERVER_CORE] : [];
}

/** @param {string[]} serverPrefix */
async function measure(serverPrefix) {
  const ports = await rememberedPorts(dataDir, ['postgres', 'redis']);
  const supervisor = new Supervisor(dataDir, (reason) => {
    sayFailure(reason);
    stopping.abort();
  });
  try {
    const postgres = await preparePostgres(dataDir, ports.postgres, signal);
    const redis = await prepareRedis(dataDir, ports.redis, signal);
    await Promise.all([postgres.service, redis.service].map((service) => supervisor.start(service)));
    const { code } = await run(
      process.execPath,
      ['--import', './scripts/services/typescript.mjs', 'test/bench/run.ts', ...wanted],
      {
        cwd: root,
        signal,
        stdio: ['ignore', 'inherit', 'inherit'],
        env: {
          ...withoutProductVariables(process.env),
          DATABASE_URL: await postgres.createDatabase(),
          REDIS_URL: redis.url,
          BENCH_DATA_DIR: dataDir,
          BENCH_SERVER_PREFIX: JSON.stringify(serverPrefix),
        },
      },
    );
    if (code !== 0) throw new Failure(signal.aborted ? 'Stopped.' : 'The benchmark failed.');
    say('Written to test/bench/results.md');
  } finally {
    await supervisor.stop();
  }
}
