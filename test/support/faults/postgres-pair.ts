import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { appendFile, chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '../../../scripts/services/ports.mjs';
import { preparePostgres } from '../../../scripts/services/postgres.mjs';
import { until } from '../replies.js';

type Prepared = Awaited<ReturnType<typeof preparePostgres>>;

/** A PostgreSQL with a streaming replica, each of which can be killed and restarted. */
export class PostgresPair {
  private constructor(
    private readonly folder: string,
    readonly primary: PostgresProcess,
    readonly replica: PostgresProcess,
    /** The product's database, on each of the two. */
    readonly urls: { primary: string; replica: string },
  ) {}

  static async start(): Promise<PostgresPair> {
    const folder = await mkdtemp(join(tmpdir(), 'pair-'));
    const homes = { primary: join(folder, 'primary'), replica: join(folder, 'replica') };
    const [primary] = await PostgresProcess.start(homes.primary);
    const database = await primary.prepared.createDatabase();
    const [replica, replicaUrl] = await startReplica(database, homes);
    return new PostgresPair(folder, primary, replica, { primary: database, replica: replicaUrl });
  }

  async close(): Promise<void> {
    await Promise.all([this.primary.kill(), this.replica.kill()]);
    await rm(this.folder, { recursive: true, force: true });
  }
}

/** The primary or the replica. */
export class PostgresProcess {
  private child: ChildProcess | undefined;

  private constructor(readonly prepared: Prepared) {}

  /** @returns the process, and the address of its own database */
  static async start(home: string): Promise<[PostgresProcess, string]> {
    const prepared = await preparePostgres(home, await freePort(), AbortSignal.timeout(60_000));
    const postgres = new PostgresProcess(prepared);
    await postgres.start();
    return [postgres, prepared.adminUrl];
  }

  async start(): Promise<void> {
    const { command, args, cwd, user } = this.prepared.service.launch();
    this.child = spawn(command, args, { cwd, ...user, stdio: 'ignore' });
    await until(async () => this.prepared.service.isReady());
  }

  /** Stops it at once, as a crash would; its child processes end with it. */
  async kill(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGQUIT');
    await ended;
  }
}

/**
 * Starts a streaming replica of a running PostgreSQL in a folder of its own. Returns it and the address there of the database that
 * `url` names.
 */
export async function startReplica(
  url: string,
  homes: { primary: string; replica: string },
): Promise<[PostgresProcess, string]> {
  await copyWhileRunning(url, homes);
  const [replica, adminUrl] = await PostgresProcess.start(homes.replica);
  const address = new URL(url);
  address.port = new URL(adminUrl).port;
  return [replica, address.href];
}

/** https://www.postgresql.org/docs/current/continuous-archiving.html#BACKUP-LOWLEVEL-BASE-BACKUP */
async function copyWhileRunning(url: string, homes: { primary: string; replica: string }): Promise<void> {
  const from = join(homes.primary, 'postgres');
  const to = join(homes.replica, 'postgres');
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query("SELECT pg_backup_start('replica', true)");
    await mkdir(homes.replica, { recursive: true });
    // Unlike Node's copy, this keeps the owner.
    await promisify(execFile)('cp', ['--archive', from, to]);
    await rm(join(to, 'data', 'postmaster.pid'));
    const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    await writeFile(join(to, 'data', 'backup_label'), rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
  const { hostname, port, username, password } = new URL(url);
  const parts = { host: hostname, port, user: username, password: decodeURIComponent(password) };
  const conninfo = Object.entries(parts).map(([name, value]) => `${name}=${value}`);
  await appendFile(join(to, 'data', 'postgresql.auto.conf'), `primary_conninfo = '${conninfo.join(' ')}'\n`);
  await writeFile(join(to, 'data', 'standby.signal'), '');
  const { uid, gid } = await stat(join(to, 'data'));
  await Promise.all(['backup_label', 'standby.signal'].map((name) => chown(join(to, 'data', name), uid, gid)));
}
