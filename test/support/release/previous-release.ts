import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Schema } from './schema.js';

/** What servers of the previous release do with the database, as recorded by `npm run record-release`. */
export interface PreviousRelease extends Schema {
  /** Every statement that was run during its tests. */
  statements: string[];
}

const file = fileURLToPath(new URL('../../previous-release/release.json', import.meta.url));

export function previousRelease(): PreviousRelease {
  return JSON.parse(readFileSync(file, 'utf8')) as PreviousRelease;
}
