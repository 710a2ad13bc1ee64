/** Paths: the checkout, and the data folder of embedded mode. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute path of the checkout. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Downloads shared by all data folders of this checkout: a Redis server, a browser. */
export const packagesDir = path.join(root, '.data', 'packages');

/**
 * Absolute path of the folder for databases, secrets and logs: `DATA_DIR` (relative to the checkout), or `.data`.
 * @param {NodeJS.ProcessEnv} env
 */
export function dataDirOf(env) {
  return path.resolve(root, env.DATA_DIR || '.data');
}

/**
 * The path relative to the checkout, for messages.
 * @param {string} file absolute path
 */
export function displayPath(file) {
  const relative = path.relative(root, file);
  return relative.startsWith('..') ? file : relative || '.';
}
