/** The embedded Redis: its own port, password and append-only file in the data folder. */
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { identityOf, worksIn } from './process-identity.mjs';
import { findRedis } from './redis-binary.mjs';
import { stopEntry } from './run-record.mjs';
import { secretIn } from './secrets.mjs';
import { readIfExists, writeAtomically } from './files.mjs';
import { tail } from './run-command.mjs';

/**
 * Prepares the server of a data folder, and stops one left by an earlier run.
 * @param {string} dataDir
 * @param {number} port on the loopback address
 * @param {AbortSignal} signal
 * @returns {Promise<{ service: import('./supervisor.mjs').Service, url: string }>}
 * @throws {import('./report.mjs').Failure}
 */
export async function prepareRedis(dataDir, port, signal) {
  const home = path.join(dataDir, 'redis');
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const { command, env } = await findRedis(signal);
  const password = secretIn(path.join(dataDir, 'secrets', 'redis-password'));
  const pidFile = path.join(home, 'redis.pid');
  const orphan = Number(readIfExists(pidFile));
  if (orphan && worksIn(orphan, home)) {
    await stopEntry({ pid: orphan, identity: identityOf(orphan), signal: 'SIGTERM', seconds: 10 });
  }
  const settings = [
    `bind 127.0.0.1`,
    `port ${port}`,
    `requirepass ${password}`,
    `dir ${JSON.stringify(home)}`,
    `pidfile ${JSON.stringify(pidFile)}`,
    'daemonize no',
    'appendonly yes',
    'save ""',
    'maxmemory-policy noeviction',
  ];
  const file = path.join(home, 'redis.conf');
  writeAtomically(file, `${settings.join('\n')}\n`, 0o600);
  return {
    service: {
      name: 'Redis',
      log: 'redis',
      stage: 3,
      launch: () => ({ command, args: [file], env: { ...process.env, ...env }, cwd: home }),
      isReady: () => answers(port, password),
      readySeconds: 60,
      signal: 'SIGTERM',
      stopSeconds: 10,
      // Redis writes configuration errors to stderr and everything else to its log.
      explain: (errors) =>
        `Redis did not start (its log is ${path.join(dataDir, 'logs', 'redis.log')}):\n${tail(errors, 5)}`,
    },
    url: `redis://:${encodeURIComponent(password)}@127.0.0.1:${port}/0`,
  };
}

/**
 * Whether the server responds, which it does once it has loaded its data.
 * @param {number} port
 * @param {string} password
 * @returns {Promise<boolean>}
 */
function answers(port, password) {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    const finish = () => {
      socket.destroy();
      resolve(answer === '+OK\r\n+PONG\r\n');
    };
    socket.setTimeout(1000, finish);
    socket.once('error', finish);
    socket.once('close', finish);
    socket.on('data', (piece) => {
      answer += piece;
      if (answer.split('\r\n').length > 2) finish();
    });
    socket.write(`AUTH ${password}\r\nPING\r\n`);
  });
}
