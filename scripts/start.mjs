/**
 * `npm start`: builds the product, starts every server without a configured address, serves the product, and stops
 * everything.
 */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { api, sandbox, worker } from './services/app.mjs';
import { build } from './services/build.mjs';
import { findChromium } from './services/chromium.mjs';
import { readEnv } from './services/env-file.mjs';
import { holderOf, tryLock } from './services/lock.mjs';
import { refusePublicSandbox } from './services/loopback.mjs';
import { dataDirOf, displayPath } from './services/paths.mjs';
import { probe, rememberedPorts } from './services/ports.mjs';
import { preparePostgres } from './services/postgres.mjs';
import { prepareRedis } from './services/redis.mjs';
import { Failure, say, sayFailure, surviveClosedOutput } from './services/report.mjs';
import { stopLeftovers } from './services/run-record.mjs';
import { secretIn } from './services/secrets.mjs';
import { Supervisor } from './services/supervisor.mjs';

// npm forwards Ctrl-C to a process that already got it from the terminal. A second signal within this time is the same
// key press.
const SAME_KEY_PRESS_MS = 500;
const PARENT_POLL_MS = 250;
// A run whose npm was killed notices within one poll; don't wait longer for one that continues.
const NOTICE_MS = 4 * PARENT_POLL_MS;

surviveClosedOutput();
const env = readEnv(process.env);
const dataDir = dataDirOf(env);
const host = env.HOST ?? '127.0.0.1';
const port = Number(env.PORT ?? 3000);
const publicUrl = env.PUBLIC_URL ?? `http://localhost:${port}`;
const drainSeconds = Number(env.DRAIN_SECONDS ?? 10) || 0;
const stopping = new AbortController();

try {
  await main();
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}

async function main() {
  if (needsSandbox()) refusePublicSandbox({ publicUrl, host, missing: missingKeys() });
  const lock = await lockRun();
  try {
    await stopLeftovers(dataDir, () => say('Stopping what the last run left behind'));
    await checkPort();
    await serveUntilAsked(lock);
  } finally {
    lock.release();
  }
}

/** @param {import('./services/lock.mjs').Lock} lock */
async function serveUntilAsked(lock) {
  /** @type {(reason?: Failure) => void} */
  let end = () => {};
  /** @type {Promise<Failure | undefined>} */
  const asked = new Promise((resolve) => (end = resolve));
  const supervisor = new Supervisor(dataDir, end);
  listenForStop(end, () => supervisor.kill());

  const up = bringUp(supervisor);
  const reason = await Promise.race([asked, up.then(() => asked)]).catch((error) => error);
  if (!reason) say('Stopping');
  lock.note({ isStopping: true });
  stopping.abort();
  await supervisor.stop();
  await up.catch(() => {});
  if (reason) throw reason;
}

/** @param {Supervisor} supervisor */
async function bringUp(supervisor) {
  say('Starting Fanfare');
  const ports = await rememberedPorts(dataDir, ['postgres', 'redis', 'sandbox', 'sandboxMail']);
  const [databaseUrl, redisUrl] = await together([
    env.DATABASE_URL ? Promise.resolve(env.DATABASE_URL) : startPostgres(supervisor, ports.postgres),
    env.REDIS_URL ? Promise.resolve(env.REDIS_URL) : startRedis(supervisor, ports.redis),
    build(stopping.signal),
  ]);
  /** @type {Record<string, string | undefined>} */
  const appEnv = { ...env, ...sandboxEnv(ports), DATABASE_URL: databaseUrl, REDIS_URL: redisUrl };
  appEnv.SESSION_SECRET ??= secret('session-secret');
  appEnv.STORAGE_DIR ??= path.join(dataDir, 'files');
  await together([
    ...(needsSandbox() ? [supervisor.start(sandbox(sandboxOwnEnv(ports, appEnv)))] : []),
    supervisor.start(api(appEnv, `http://${reachableHost()}:${port}`, drainSeconds)),
  ]);
  await supervisor.start(worker({ ...appEnv, ...(await printingEnv()) }, drainSeconds));
  // The browser tests need it to move the clock in the database.
  process.send?.({ databaseUrl });
  say(`Fanfare is running at ${publicUrl}`);
}

/**
 * @param {Supervisor} supervisor
 * @param {number} port
 */
async function startPostgres(supervisor, port) {
  const { service, createDatabase } = await preparePostgres(dataDir, port, stopping.signal);
  await supervisor.start(service);
  return createDatabase();
}

/**
 * @param {Supervisor} supervisor
 * @param {number} port
 */
async function startRedis(supervisor, port) {
  const { service, url } = await prepareRedis(dataDir, port, stopping.signal);
  await supervisor.start(service);
  return url;
}

/** Whether a provider has no key. Not in production: there the API reports what is missing. */
function needsSandbox() {
  if (env.NODE_ENV === 'production' || env.SANDBOX_URL) return false;
  return missingKeys().length > 0;
}

/** The variables of the providers that the sandbox replaces. */
function missingKeys() {
  return ['OPENAI_API_KEY', 'STRIPE_SECRET_KEY', 'SMTP_URL'].filter((name) => !env[name]);
}

/**
 * The sandbox's addresses for the API and the worker.
 * @param {{ sandbox: number, sandboxMail: number }} ports
 * @returns {Record<string, string>}
 */
function sandboxEnv(ports) {
  if (!needsSandbox()) return {};
  const urls = {
    SANDBOX_URL: `http://127.0.0.1:${ports.sandbox}`,
    SANDBOX_SMTP_URL: `smtp://127.0.0.1:${ports.sandboxMail}`,
  };
  // The sandbox signs its webhooks with a generated secret. A real key needs its real secret; the API reports if it is
  // missing.
  if (env.STRIPE_SECRET_KEY || env.STRIPE_WEBHOOK_SECRET) return urls;
  return { ...urls, STRIPE_WEBHOOK_SECRET: secret('webhook-secret') };
}

/**
 * The sandbox's own variables.
 * @param {{ sandbox: number, sandboxMail: number }} ports
 * @param {Record<string, string | undefined>} appEnv
 */
function sandboxOwnEnv(ports, appEnv) {
  return {
    PATH: env.PATH,
    NODE_ENV: env.NODE_ENV,
    SANDBOX_PORT: String(ports.sandbox),
    SANDBOX_SMTP_PORT: String(ports.sandboxMail),
    SANDBOX_DATA_DIR: path.join(dataDir, 'sandbox'),
    SANDBOX_PUBLIC_URL: publicUrl,
    SANDBOX_WEBHOOK_URL: `http://${reachableHost()}:${port}/api/subscription/webhook`,
    SANDBOX_TOKENS_PER_SECOND: env.SANDBOX_TOKENS_PER_SECOND,
    STRIPE_WEBHOOK_SECRET: appEnv.STRIPE_WEBHOOK_SECRET,
  };
}

/**
 * The worker's variables for printing. Without a browser everything else works.
 * @returns {Promise<Record<string, string>>}
 */
async function printingEnv() {
  try {
    const { executablePath, env: browserEnv } = await findChromium();
    return { ...browserEnv, PUPPETEER_EXECUTABLE_PATH: executablePath };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    say(`Documents can't be printed: ${error.message}`);
    return {};
  }
}

/** @param {string} name */
function secret(name) {
  return secretIn(path.join(dataDir, 'secrets', name));
}

/** The address of `HOST` as seen from this machine. */
function reachableHost() {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return host.includes(':') ? `[${host}]` : host;
}

/** Takes the data folder's lock, waiting for an earlier run that is shutting down. */
async function lockRun() {
  const file = path.join(dataDir, 'start.lock');
  const patience = Date.now() + NOTICE_MS;
  for (let told = false; ; await sleep(50)) {
    const got = tryLock(file, { url: publicUrl });
    if ('lock' in got) return got.lock;
    const { pid, url } = got.holder;
    if (holderOf(file)?.isStopping) {
      if (!told) say('Waiting for the last run to stop');
      told = true;
    } else if (Date.now() > patience) {
      throw new Failure(
        `Fanfare is already running from this folder at ${String(url)} (process ${pid}, data in ${displayPath(dataDir)}): use that one, or stop it first.`,
      );
    }
  }
}

/** Fails early if the port is taken. The API reports an invalid PORT. */
async function checkPort() {
  if (!Number.isInteger(port) || port < 1 || port > 65_535) return;
  const result = await probe(port, host);
  if (result === 'EADDRINUSE') {
    throw new Failure(
      `Port ${port} is already in use: stop what uses it, or choose another one with PORT=${port + 1} npm start.`,
    );
  }
  if (result !== 'free')
    throw new Failure(`Port ${port} on ${host} can't be used (${result}): set PORT and HOST to others.`);
}

/**
 * Calls `end` when the run is asked to stop, and `force` on a second request.
 * @param {() => void} end
 * @param {() => void} force
 */
function listenForStop(end, force) {
  let first = 0;
  const ask = () => {
    if (first === 0) end();
    else if (Date.now() - first > SAME_KEY_PRESS_MS) force();
    first ||= Date.now();
  };
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, ask);
  // A parent with an IPC channel keeps it open for as long as it lives.
  process.on('disconnect', () => first === 0 && ask());
  process.channel?.unref();
  // A killed npm doesn't kill its child. Other parents may exit and leave this running on purpose.
  const npm = process.ppid;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== npm && first === 0 && ask(), PARENT_POLL_MS).unref();
  }
}

/**
 * Like Promise.all, but the first failure aborts the other tasks, and it waits until they have ended.
 * @template {readonly Promise<unknown>[]} Tasks
 * @param {[...Tasks]} tasks
 */
async function together(tasks) {
  /** @type {unknown} */
  let failure;
  for (const task of tasks) {
    task.catch((error) => {
      failure ??= error;
      stopping.abort();
    });
  }
  await Promise.allSettled(tasks);
  if (failure) throw failure;
  return Promise.all(tasks);
}
