/** Where things are: the checkout, and the folder that keeps everything embedded mode writes. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** What was fetched once and serves every data folder of this checkout: a Redis server, a browser. */
export const packagesDir = path.join(root, '.data', 'packages');

/**
 * Absolute path of the folder for databases, secrets and logs: `DATA_DIR` (relative to the checkout), else `.data`.
 * @param {NodeJS.ProcessEnv} env
 */
export function dataDirOf(env) {
  return path.resolve(root, env.DATA_DIR || '.data');
}

/**
 * The same place as a person would type it from the checkout.
 * @param {string} file absolute path
 */
export function displayPath(file) {
  const relative = path.relative(root, file);
  return relative.startsWith('..') ? file : relative || '.';
}
