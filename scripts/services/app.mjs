/** The product's own processes: API, worker, and the sandbox that stands in for the providers. */
import path from 'node:path';
import { root } from './paths.mjs';
import { tail } from './run-command.mjs';

/** @typedef {import('./supervisor.mjs').Service} Service */

/**
 * @param {string} entry compiled file, from the checkout
 * @param {Record<string, string | undefined>} env
 * @param {string[]} [more] what Node is told besides
 * @returns {import('./supervisor.mjs').Launch}
 */
const node = (entry, env, more = []) => ({
  command: process.execPath,
  args: ['--enable-source-maps', ...more, path.join(root, entry)],
  cwd: root,
  env,
  isNode: true,
});

/** Twice Node's room for what calls leave behind, in MB: it is collected half as often. */
export const apiFlags = ['--max-semi-space-size=32'];

/**
 * The API, which serves the whole product on one port.
 * @param {Record<string, string | undefined>} env
 * @param {string} origin where it can be asked from this machine
 * @param {number} drainSeconds what it is given to let replies run to their end
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
 * The worker, which does the jobs. It serves nothing, so that being up is being ready.
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
 * The stand-ins for the providers.
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
