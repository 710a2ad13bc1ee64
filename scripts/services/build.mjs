/** Builds the server and the web app and teaches the sandbox's AI, each only if its sources changed since. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { waitForLock } from './lock.mjs';
import { root } from './paths.mjs';
import { Failure, say } from './report.mjs';
import { run, tail } from './run-command.mjs';
import { readIfExists, writeAtomically } from './files.mjs';

const shared = ['contract', 'package-lock.json', 'tsconfig.base.json'];
const parts = [
  {
    name: 'server',
    sources: ['backend', 'nest-cli.json', '.swcrc', 'tsconfig.json', ...shared],
    outputs: ['dist/backend', 'dist/contract'],
    tool: ['node_modules/@nestjs/cli/bin/nest.js', 'build'],
  },
  {
    name: 'web app',
    sources: ['frontend', ...shared],
    outputs: ['dist/web'],
    tool: ['node_modules/vite/bin/vite.js', 'build', '--config', 'frontend/vite.config.ts'],
  },
  {
    name: 'sandbox AI',
    sources: ['ai/learning', 'utterances', 'tagged'].map((name) => `backend/sandbox/${name}`),
    outputs: ['dist/learned'],
    tool: ['dist/backend/sandbox/learn.js'],
    needsServer: true,
  },
];

const endWithParent = new URL('end-with-parent.mjs', import.meta.url).href;

/**
 * Brings `dist/` up to date. Returns immediately if nothing changed.
 * @param {AbortSignal} signal
 * @throws {Failure} with the tools' output
 */
export async function build(signal) {
  if (parts.every(isFresh)) return;
  const lock = await waitForLock(path.join(root, '.data', 'build.lock'), () => say('Waiting for another build'));
  try {
    const stale = parts.filter((part) => !isFresh(part));
    for (const needsServer of [false, true])
      await Promise.all(
        stale.filter((part) => Boolean(part.needsServer) === needsServer).map((part) => buildPart(part, signal)),
      );
  } finally {
    lock.release();
  }
}

/** @param {typeof parts[number]} part */
const stampOf = (part) => path.join(root, 'dist', `${part.name.toLowerCase().replace(' ', '-')}.stamp`);

/** @param {typeof parts[number]} part */
function isFresh(part) {
  const stamp = stampOf(part);
  return (
    part.outputs.every((output) => isFolder(path.join(root, output))) && readIfExists(stamp) === hashOf(part.sources)
  );
}

/**
 * @param {typeof parts[number]} part
 * @param {AbortSignal} signal
 */
async function buildPart(part, signal) {
  say(`Building the ${part.name}`);
  // Hash before building, so a change during the build triggers another one.
  const hash = hashOf(part.sources);
  for (const output of [stampOf(part), ...part.outputs])
    rmSync(path.resolve(root, output), { recursive: true, force: true });
  const { code, output } = await run(process.execPath, ['--import', endWithParent, ...part.tool], {
    cwd: root,
    signal,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (signal.aborted) throw new Failure('Stopped.');
  if (code !== 0) throw new Failure(`The ${part.name} could not be built:\n${tail(output, 30)}`);
  writeAtomically(stampOf(part), hash);
}

/** @param {string[]} sources files and folders of the checkout */
function hashOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => filesBelow(path.join(root, source)))) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return hash.digest('hex');
}

/**
 * @param {string} entry
 * @returns {string[]} absolute paths in a fixed order, without tests
 */
function filesBelow(entry) {
  if (!isFolder(entry)) return [entry];
  return readdirSync(entry)
    .filter((name) => name !== 'node_modules' && !/\.spec\.tsx?$/.test(name))
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)));
}

/** @param {string} entry */
function isFolder(entry) {
  return statSync(entry, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
