/**
 * `npm test`: the checks and tests, with their own servers. `npm test -- all` adds the long stages; `npm test -- api chats`
 * runs one stage, and only files that match.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sandbox } from './services/app.mjs';
import { build } from './services/build.mjs';
import { withoutProductVariables } from './services/env-file.mjs';
import { tryLock } from './services/lock.mjs';
import { dataDirOf, root, displayPath } from './services/paths.mjs';
import { rememberedPorts } from './services/ports.mjs';
import { preparePostgres } from './services/postgres.mjs';
import { prepareRedis } from './services/redis.mjs';
import { Failure, say, sayFailure, surviveClosedOutput } from './services/report.mjs';
import { runShell, tail } from './services/run-command.mjs';
import { stopLeftovers } from './services/run-record.mjs';
import { withProduct } from './testing/product.mjs';
import { stages } from './testing/stages.mjs';
import { Supervisor } from './services/supervisor.mjs';

/** @typedef {import('./testing/stages.mjs').Stage} Stage */

// Far beyond any stage's duration: a hanging test must fail with its stage's name.
const STAGE_LIMIT_MS = Number(process.env.STAGE_MINUTES ?? 30) * 60_000;
// Parallel stages among those that need no servers. They use the time that tests with servers spend waiting.
const STAGES_AT_ONCE = 2;
const BEHIND_OTHERS = 19;
// How many failures are printed; the rest are in the log.
const REASONS = 10;
const REASON_LENGTH = 2000;
const WEBHOOK_SECRET = 'whsec_of_npm_test';
// Most tests wait for a reply to finish. Those that need one that is still being written have a slower sandbox of their own.
const TOKENS_PER_SECOND = '2000';

surviveClosedOutput();
const dataDir = path.join(dataDirOf(process.env), 'test');
const productDir = path.join(dataDirOf(process.env), 'test-browser');
const logs = path.join(dataDir, 'logs');
const total = { passed: 0, failed: 0, tests: 0 };
const stopping = new AbortController();
const { signal } = stopping;
let cleaning = Promise.resolve();

for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(name, () => stopping.abort());

try {
  await main();
  if (total.failed > 0) process.exitCode = 1;
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}

async function main() {
  const words = process.argv.slice(2);
  const named = stages.filter(({ name }) => words.includes(name));
  const pattern = words.filter((word) => word !== 'all' && !stages.some(({ name }) => name === word));
  const chosen = named.length > 0 ? named : stages.filter(belongsTo(pattern.length > 0, words.includes('all')));
  const got = tryLock(path.join(dataDir, 'test.lock'));
  if (!('lock' in got)) {
    throw new Failure(
      `Tests are already running in this folder (process ${got.holder.pid}, data in ${displayPath(dataDir)}).`,
    );
  }
  try {
    await stopLeftovers(dataDir);
    rmSync(logs, { recursive: true, force: true });
    mkdirSync(logs, { recursive: true });
    await runStages(chosen, pattern);
    if (signal.aborted) throw new Failure('Stopped.');
    say(`${total.passed} passed, ${total.failed} failed`);
  } finally {
    await cleaning;
    got.lock.release();
  }
}

/**
 * Which stages run if none is named.
 * @param {boolean} hasPattern
 * @param {boolean} isAll
 * @returns {(stage: Stage) => boolean}
 */
function belongsTo(hasPattern, isAll) {
  return ({ kind, isLong }) => (hasPattern ? kind === 'tests' : isAll || !isLong);
}

/**
 * @param {Stage[]} chosen
 * @param {string[]} pattern
 */
async function runStages(chosen, pattern) {
  // Jest's modules need the first. With a larger young generation, test processes spend 5% less time, mostly on garbage collection.
  const options = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning', '--max-semi-space-size=64'];
  const env = { NODE_OPTIONS: options.join(' ') };
  // Built first: the servers run from the build.
  for (const stage of chosen.filter(({ name }) => name === 'build')) await runStage(stage, pattern, {});
  const alone = chosen.filter(({ name, needs }) => !needs && name !== 'build');
  const niceness = chosen.some(({ needs }) => needs) ? BEHIND_OTHERS : 0;
  const next = async () => {
    for (let stage = alone.shift(); stage && !signal.aborted; stage = alone.shift())
      await runStage(stage, pattern, stage.kind === 'tests' ? env : {}, niceness);
  };
  await Promise.all([
    ...Array.from({ length: STAGES_AT_ONCE }, next),
    withNeeds(
      chosen.filter(({ needs }) => needs === 'servers'),
      withServers,
      async (stage, addresses) => runStage(stage, pattern, { ...env, ...addresses }),
    ),
  ]);
  await withNeeds(
    chosen.filter(({ needs }) => needs === 'product'),
    (work) => withProduct({ dataDir: productDir, log: path.join(logs, 'product.log'), signal }, work),
    async (stage, addresses) => runStage(stage, pattern, addresses),
  );
  if (signal.aborted) return;
  if (total.tests === 0 && chosen.some(({ kind }) => kind === 'tests'))
    fail('tests', `No test matches ${pattern.join(' ')}.`);
}

/**
 * Provides what some stages need and runs them; each counts as failed if that fails.
 * @param {Stage[]} some
 * @param {(work: (addresses: Record<string, string>) => Promise<void>) => Promise<void>} provide
 * @param {(stage: Stage, addresses: Record<string, string>) => Promise<void>} runOne
 */
async function withNeeds(some, provide, runOne) {
  if (some.length === 0 || signal.aborted) return;
  const left = [...some];
  try {
    await provide(async (addresses) => {
      for (let stage = left.shift(); stage; stage = left.shift()) await runOne(stage, addresses);
    });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Failure)) throw error;
    for (const { name } of left) fail(name, error.message);
    if (left.length === 0) fail('servers', error.message);
  }
}

/**
 * Runs a stage and prints its result. On failure also prints the failed tests with their reasons, or else the end of
 * the output.
 * @param {Stage} stage
 * @param {string[]} pattern
 * @param {Record<string, string>} addresses
 * @param {number} [niceness] as for `nice`
 */
async function runStage({ name, kind, command, account }, pattern, addresses, niceness = 0) {
  if (signal.aborted) return;
  const started = Date.now();
  const report = path.join(logs, `${name}.json`);
  const { code, output } = await runShell(command(pattern, report), {
    cwd: root,
    niceness,
    signal: AbortSignal.any([signal, AbortSignal.timeout(STAGE_LIMIT_MS)]),
    env: {
      ...withoutProductVariables(process.env),
      PATH: [path.join(root, 'node_modules', '.bin'), process.env.PATH].join(path.delimiter),
      FORCE_COLOR: undefined,
      NO_COLOR: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      ...addresses,
    },
  });
  if (signal.aborted) return;
  writeFileSync(path.join(logs, `${name}.log`), output);
  const unknown = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0, repeated: [], reasons: [] };
  const counted = account(report) ?? unknown;
  // A runner that crashed without a failed test, or ran no tests, must not count as passed.
  const isEmpty = kind === 'tests' && pattern.length === 0 && counted.passed + counted.failed === 0;
  if (counted.failed === 0 && (code !== 0 || isEmpty)) counted.failed = 1;
  total.passed += counted.passed;
  total.failed += counted.failed;
  if (kind === 'tests') total.tests += counted.passed + counted.failed;
  const seconds = `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const tests = kind === 'check' ? '' : `  ${counted.passed} passed, ${counted.failed} failed`;
  const skipped = counted.skipped > 0 ? `, ${counted.skipped} skipped` : '';
  const repeated = counted.repeated.length > 0 ? `, ${counted.repeated.length} at a second try` : '';
  say(`${counted.failed > 0 ? '✗' : '✓'} ${name.padEnd(8)} ${seconds.padStart(8)}${tests}${skipped}${repeated}`);
  if (counted.repeated.length > 0) say(indent(counted.repeated.map((test) => `second try: ${test}`).join('\n')));
  if (counted.failed === 0) return;
  const reasons = counted.reasons.slice(0, REASONS).map((reason) => reason.slice(0, REASON_LENGTH));
  say(indent(reasons.length > 0 ? reasons.join('\n\n') : tail(output, 60)));
  say(indent(`(all of it: ${displayPath(path.join(logs, `${name}.log`))})`));
}

/**
 * Counts something that could not start as failed.
 * @param {string} name
 * @param {string} reason
 */
function fail(name, reason) {
  total.failed += 1;
  say(`✗ ${name}\n${indent(reason)}`);
}

/** @param {string} text */
function indent(text) {
  return text.replace(/^/gm, '    ');
}

/**
 * Runs `work` with an empty PostgreSQL and Redis and a sandbox. The databases are not crash-safe, which makes them
 * fast.
 * @param {(addresses: Record<string, string>) => Promise<void>} work
 */
async function withServers(work) {
  for (const part of ['postgres', 'redis', 'sandbox'])
    rmSync(path.join(dataDir, part), { recursive: true, force: true });
  await build(signal);
  const ports = await rememberedPorts(dataDir, ['postgres', 'redis', 'sandbox', 'sandboxMail']);
  const supervisor = new Supervisor(dataDir, (reason) => {
    sayFailure(reason);
    stopping.abort();
  });
  try {
    const postgres = await preparePostgres(dataDir, ports.postgres, signal, { durable: false });
    const redis = await prepareRedis(dataDir, ports.redis, signal);
    const standIns = sandbox({
      PATH: process.env.PATH,
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_SMTP_PORT: String(ports.sandboxMail),
      SANDBOX_DATA_DIR: path.join(dataDir, 'sandbox'),
      SANDBOX_TOKENS_PER_SECOND: TOKENS_PER_SECOND,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });
    await Promise.all([postgres.service, redis.service, standIns].map((service) => supervisor.start(service)));
    await work({
      DATABASE_URL: postgres.adminUrl,
      REDIS_URL: redis.url,
      SANDBOX_URL: `http://127.0.0.1:${ports.sandbox}`,
      SANDBOX_SMTP_PORT: String(ports.sandboxMail),
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
    });
  } finally {
    await supervisor.stop();
    // Delete a gigabyte of databases while the product is tested. The next run removes leftovers.
    cleaning = rm(path.join(dataDir, 'postgres'), { recursive: true, force: true }).catch(() => undefined);
  }
}
