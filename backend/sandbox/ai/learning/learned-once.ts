import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';
import { packageRoot } from '../../sandbox-files.js';

/** Where tools keep what they can make again. */
const cacheFolder = (): string => join(packageRoot(), 'node_modules', '.cache', 'fanfare-sandbox');

/**
 * What a model learns from a folder's files. It is kept on disk, because learning takes seconds, and learned again when those
 * files or the code in this folder change. Without a writable disk, each process learns.
 */
export function learnedOnce<State>(examplesFolder: string, learn: () => State): State {
  const name = nameFor(examplesFolder);
  try {
    return deserialize(readFileSync(join(cacheFolder(), name))) as State;
  } catch {
    const state = learn();
    keep(subjectOf(examplesFolder), name, state);
    return state;
  }
}

function subjectOf(examplesFolder: string): string {
  return `${basename(dirname(examplesFolder))}-${basename(examplesFolder)}`;
}

function nameFor(examplesFolder: string): string {
  return `${subjectOf(examplesFolder)}-${hashOf(examplesFolder, dirname(fileURLToPath(import.meta.url)))}.bin`;
}

/** Keeps what was learned last about a subject. */
function keep(subject: string, name: string, state: unknown): void {
  try {
    const folder = cacheFolder();
    mkdirSync(folder, { recursive: true });
    const unfinished = join(folder, `${name}.${process.pid}`);
    writeFileSync(unfinished, serialize(state));
    for (const old of readdirSync(folder))
      if (old.startsWith(`${subject}-`) && old.endsWith('.bin')) rmSync(join(folder, old), { force: true });
    renameSync(unfinished, join(folder, name));
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
