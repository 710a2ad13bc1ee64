/** Small files that are written atomically. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes through a temporary file and a rename.
 * @param {string} file
 * @param {string} content
 * @param {number} [mode] of a new file
 */
export function writeAtomically(file, content, mode = 0o644) {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.new`;
  writeFileSync(temporary, content, { mode });
  renameSync(temporary, file);
}

/**
 * The content, or null if the file doesn't exist.
 * @param {string} file
 */
export function readIfExists(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * The parsed content, or null if the file doesn't exist or isn't JSON.
 * @param {string} file
 * @returns {any}
 */
export function readJson(file) {
  try {
    return JSON.parse(readIfExists(file) ?? 'null');
  } catch {
    return null;
  }
}
