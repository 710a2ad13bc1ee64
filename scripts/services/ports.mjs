/** Loopback ports for the embedded servers: free when chosen, and reused on the next start. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import path from 'node:path';
import { readJson, writeAtomically } from './files.mjs';

// Below the ephemeral ports (from 32768 on Linux), above the well-known ones.
const LOWEST = 15_000;
const HIGHEST = 32_000;

/** Into how many parts the ports are divided. */
const WORKERS = 8;

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

/** Given out by this process. Some take seconds to be listened on, and another caller would find them free until then. */
const given = new Set();

/** A free port that is not remembered. Each of Jest's workers chooses from its own part of the ports, so no two get the same. */
export async function freePort() {
  const worker = Number(process.env['JEST_WORKER_ID'] ?? 0) % WORKERS;
  const count = Math.floor((HIGHEST - LOWEST) / WORKERS);
  for (;;) {
    const port = LOWEST + worker * count + randomInt(count);
    if (given.has(port) || (await probe(port)) !== 'free') continue;
    given.add(port);
    return port;
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
