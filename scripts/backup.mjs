/**
 * `npm run backup` and `npm run restore`: with the settings in `.env`. In embedded mode they use its database, starting it if `npm start`
 * isn't running. Arguments after `--` go to the command.
 */
import path from 'node:path';
import { build } from './services/build.mjs';
import { readEnv } from './services/env-file.mjs';
import { tryLock } from './services/lock.mjs';
import { dataDirOf, root } from './services/paths.mjs';
import { rememberedPorts } from './services/ports.mjs';
import { preparePostgres, runningDatabaseUrl } from './services/postgres.mjs';
import { Failure, sayFailure } from './services/report.mjs';
import { run } from './services/run-command.mjs';
import { stopLeftovers } from './services/run-record.mjs';
import { Supervisor } from './services/supervisor.mjs';

const [command = '', ...words] = process.argv.slice(2);
const env = readEnv(process.env);
const dataDir = dataDirOf(env);
const stopping = new AbortController();
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, () => stopping.abort());

try {
  await build(stopping.signal);
  if (env.DATABASE_URL) await runCommand(env.DATABASE_URL);
  else await withEmbeddedDatabase();
} catch (error) {
  sayFailure(error);
  process.exitCode = 1;
}

async function withEmbeddedDatabase() {
  const got = tryLock(path.join(dataDir, 'start.lock'));
  if (!('lock' in got)) {
    if (command === 'restore') throw new Failure('Fanfare is running: stop it before you restore a backup.');
    return runCommand(runningDatabaseUrl(dataDir));
  }
  try {
    await stopLeftovers(dataDir);
    const { postgres } = await rememberedPorts(dataDir, ['postgres']);
    const { service, createDatabase } = await preparePostgres(dataDir, postgres, stopping.signal);
    const supervisor = new Supervisor(dataDir, () => stopping.abort());
    try {
      await supervisor.start(service);
      await runCommand(await createDatabase());
    } finally {
      await supervisor.stop();
    }
  } finally {
    got.lock.release();
  }
}

/** @param {string} databaseUrl */
async function runCommand(databaseUrl) {
  const { code } = await run(
    process.execPath,
    ['--enable-source-maps', path.join(root, `dist/backend/src/${command}.js`), ...words],
    {
      cwd: root,
      signal: stopping.signal,
      stdio: 'inherit',
      env: { STORAGE_DIR: path.join(dataDir, 'files'), ...env, DATABASE_URL: databaseUrl },
    },
  );
  process.exitCode = code ?? 1;
}
