/** The product's processes: API, worker, and the sandbox for the providers. */
import path from 'node:path';
import { root } from './paths.mjs';
import { tail } from './run-command.mjs';

/** @typedef {import('./supervisor.mjs').Service} Service */

/**
 * @param {string} entry compiled file, relative to the checkout
 * @param {Record<string, string | undefined>} env
 * @param {string[]} [more] further Node flags
 * @returns {import('./supervisor.mjs').Launch}
 */
const node = (entry, env, more = []) => ({
  command: process.execPath,
  args: ['--enable-source-maps', ...more, path.join(root, entry)],
  cwd: root,
  env,
  isNode: true,
});

/** Twice Node's default young generation, in MB, so it is collected half as often. */
export const apiFlags = ['--max-semi-space-size=32'];

/**
 * The API, which serves the whole product on one port.
 * @param {Record<string, string | undefined>} env
 * @param {string} origin its address on this machine
 * @param {number} drainSeconds how long running replies may take to finish on shutdown
 * @returns {Service}
 */
export function api(env, origin, drainSeconds) {
  return {
    name: 'The API',
    log: 'api',
    stage: 1,
    launch: () => node('dist/backend/src/main.js', env, apiFlags),
    isReady: () => answers(`${origin}/api/health/ready`),
    readySeconds: 90,
    signal: 'SIGTERM',
    stopSeconds: drainSeconds + 5,
    explain: (errors) => (errors ? tail(errors, 30) : 'The API ended while it was starting; see its log.'),
  };
}

/**
 * The worker, which runs the jobs. It serves no requests, so it counts as ready once it is running.
 * @param {Record<string, string | undefined>} env
 * @param {number} drainSeconds
 * @returns {Service}
 */
export function worker(env, drainSeconds) {
  return {
    name: 'The worker',
    log: 'worker',
    stage: 1,
    launch: () => node('dist/backend/src/worker.js', env),
    isReady: async () => true,
    readySeconds: 30,
    signal: 'SIGTERM',
    stopSeconds: drainSeconds + 5,
  };
}

/**
 * The sandbox for the providers.
 * @param {Record<string, string | undefined>} env with `SANDBOX_PORT`
 * @returns {Service}
 */
export function sandbox(env) {
  return {
    name: 'The sandbox',
    log: 'sandbox',
    stage: 2,
    launch: () => node('dist/backend/sandbox/main.js', env),
    isReady: () => answers(`http://127.0.0.1:${env.SANDBOX_PORT}/sandbox/health`),
    readySeconds: 60,
    signal: 'SIGTERM',
    stopSeconds: 5,
  };
}

/** @param {string} url */
async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2000), headers: { connection: 'close' } });
    await response.arrayBuffer();
    return response.ok;
  } catch {
    return false;
  }
}
