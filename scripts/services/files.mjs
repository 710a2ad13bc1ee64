/** Small files that are either whole or absent, whatever happens while they are written. */
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes through a temporary file and a rename.
 * @param {string} file
 * @param {string} content
 * @param {number} [mode] of the new file
 */
export function writeAtomically(file, content, mode = 0o644) {
  mkdirSync(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.new`;
  writeFileSync(temporary, content, { mode });
  renameSync(temporary, file);
}

/**
 * The content, or null when there is no such file.
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
 * The parsed content, or null when the file is absent or not JSON.
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
