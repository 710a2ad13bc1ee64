/** Generated secrets of embedded mode: created once, readable only by their owner. */
import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { readIfExists, writeAtomically } from './files.mjs';

/**
 * 32 random bytes as base64url, stored in this file and the same on every call.
 * @param {string} file absolute path
 */
export function secretIn(file) {
  const known = readIfExists(file)?.trim();
  if (known) return known;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  const secret = randomBytes(32).toString('base64url');
  writeAtomically(file, `${secret}\n`, 0o600);
  return secret;
}
