import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { packageRoot } from '../../sandbox-files.js';

/** Where tools keep what they can make again. */
const cacheFolder = (): string => join(packageRoot(), 'node_modules', '.cache', 'fanfare-sandbox');

const thisFile = fileURLToPath(import.meta.url);

/**
 * What a model learns from a folder's files. It is kept on disk, because learning takes seconds, and learned again when those
 * files or the code in this folder change. Without a writable disk, each process learns.
 * @param cache the folder it is kept in
 */
export function learnedOnce<State>(examplesFolder: string, learn: () => State, cache = cacheFolder()): State {
  // The sources and what is built from them each keep their own, or tests would throw away what their servers learned.
  const subject = `${basename(dirname(examplesFolder))}-${basename(examplesFolder)}${extname(thisFile)}`;
  const file = join(cache, `${subject}-${hashOf(examplesFolder, dirname(thisFile))}.bin`);
  try {
    return deserialize(readFileSync(file)) as State;
  } catch {
    const state = learn();
    keep(file, subject, state);
    return state;
  }
}

/** Keeps what was learned last about a subject. */
function keep(file: string, subject: string, state: unknown): void {
  const cache = dirname(file);
  try {
    mkdirSync(cache, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, serialize(state));
    for (const old of readdirSync(cache))
      if (old.startsWith(`${subject}-`) && old.endsWith('.bin')) rmSync(join(cache, old), { force: true });
    renameSync(unfinished, file);
  } catch {
    // The next process learns again.
  }
}

function hashOf(...folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders)
    for (const name of readdirSync(folder).toSorted())
      hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 32);
}
