/** Loopback ports for the embedded servers: free when chosen, and reused on the next start. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';
import { readJson, writeAtomically } from './files.mjs';

// Below the ephemeral ports (from 32768 on Linux), above the well-known ones.
const LOWEST = 15_000;
const HIGHEST = 32_000;

/**
 * Whether a port is free; otherwise the error code.
 * @param {number} port
 * @param {string} [host]
 * @returns {Promise<string>} 'free' or the error code
 */
export function probe(port, host = '127.0.0.1') {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? 'EADDRINUSE'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve('free')));
  });
}

/** A free port that is not remembered. */
export async function freePort() {
  for (;;) {
    const port = randomInt(LOWEST, HIGHEST);
    if ((await probe(port)) === 'free') return port;
  }
}

/**
 * A port for each name: that of the last start if it is free, otherwise a new one.
 * @template {string} Name
 * @param {string} dataDir
 * @param {readonly Name[]} names
 * @returns {Promise<Record<Name, number>>}
 */
export async function rememberedPorts(dataDir, names) {
  const file = path.join(dataDir, 'ports.json');
  /** @type {Record<string, number>} */
  const known = readJson(file) ?? {};
  for (const name of names) {
    const before = known[name];
    if (before !== undefined && (await probe(before)) === 'free') continue;
    do known[name] = await freePort();
    while (Object.entries(known).some(([other, port]) => other !== name && port === known[name]));
  }
  writeAtomically(file, JSON.stringify(known, null, 2));
  return /** @type {Record<Name, number>} */ (known);
}
