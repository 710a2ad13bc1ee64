import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { packageRoot, sandboxFile } from '../../sandbox-files.js';

/** The build learns into this folder, for the server and the tests alike. */
const learnedFolder = (): string => join(packageRoot(), 'dist', 'learned');

/**
 * What a model learns from a folder's files. It is kept on disk, because learning takes seconds, and learned again when those
 * files or the sources in this folder change. Without a writable disk, each process learns.
 * @param keptIn the folder it is kept in
 */
export function learnedOnce<State>(examplesFolder: string, learn: () => State, keptIn = learnedFolder()): State {
  const subject = `${basename(dirname(examplesFolder))}-${basename(examplesFolder)}`;
  const file = join(keptIn, `${subject}-${hashOf(examplesFolder, sandboxFile('ai', 'learning'))}.bin`);
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
  const folder = dirname(file);
  try {
    mkdirSync(folder, { recursive: true });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, serialize(state));
    for (const old of readdirSync(folder))
      if (old.startsWith(`${subject}-`) && old.endsWith('.bin')) rmSync(join(folder, old), { force: true });
    renameSync(unfinished, file);
  } catch {
    // The next process learns again.
  }
}

/** Folders that are not there (an image has no sources) count as empty. */
function hashOf(...folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders.filter((one) => existsSync(one)))
    for (const name of readdirSync(folder).toSorted())
      hash.update(`${name}\n`).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 32);
}
