/** The whole product, for tests and screenshots, started like `npm start` does. */
import { spawn } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { hidingProductVariables } from '../services/env-file.mjs';
import { root } from '../services/paths.mjs';
import { freePort } from '../services/ports.mjs';
import { Failure } from '../services/report.mjs';
import { stopLeftovers } from '../services/run-record.mjs';

// Four times the default, since most tests wait for a reply to finish. Some watch it grow.
const SANDBOX_TOKENS_PER_SECOND = '200';
const OPERATOR_TOKEN = 'operator of npm test, nobody else';

/**
 * Runs `work` with an empty product.
 * @param {object} options
 * @param {string} options.dataDir emptied first
 * @param {string} options.log a file for the product's output
 * @param {AbortSignal} options.signal stops the product
 * @param {(addresses: Record<string, string>) => Promise<void>} work
 */
export async function withProduct({ dataDir, log, signal }, work) {
  await stopLeftovers(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
  const port = String(await freePort());
  const product = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: {
      ...hidingProductVariables(process.env),
      DATA_DIR: dataDir,
      PORT: port,
      // All test artists share one address.
      RATE_LIMIT_FACTOR: '1000',
      // All test guests share one address.
      GUEST_DAILY_ADDRESS_LIMIT: '100000',
      SANDBOX_TOKENS_PER_SECOND,
      OPERATOR_TOKEN,
    },
    // Ctrl-C reaches this process first. The IPC channel closes when this process is gone.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const ended = new Promise((resolve) => product.once('close', resolve));
  let databaseUrl = '';
  product.on('message', (/** @type {{ databaseUrl?: string }} */ message) => {
    databaseUrl = message.databaseUrl ?? databaseUrl;
  });
  let output = '';
  const up = new Promise((resolve) => {
    const take = (/** @type {Buffer} */ piece) => {
      output += piece;
      if (output.includes('Fanfare is running at')) resolve(true);
    };
    product.stdout?.on('data', take);
    product.stderr?.on('data', take);
  });
  signal.addEventListener('abort', () => product.kill());
  try {
    await Promise.race([up, ended]);
    if (product.exitCode !== null) throw new Failure(`The product did not start:\n${output}`);
    await work({ BASE_URL: `http://localhost:${port}`, OPERATOR_TOKEN, PRODUCT_DATABASE_URL: databaseUrl });
  } finally {
    product.kill();
    await ended;
    writeFileSync(log, output);
  }
}
