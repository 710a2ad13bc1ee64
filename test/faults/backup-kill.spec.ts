import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contentOf } from '../support/backup/backups.js';
import { type Intercept, startBucket } from '../support/bucket.js';
import { createDatabase } from '../support/database.js';
import { HeldLine } from '../support/faults/held-line.js';
import { FaultWorld } from '../support/faults/world.js';
import { formWith, pathsIn, picture, upload } from '../support/uploads.js';

/** How a command ended: its exit code, or null if it was killed. */
interface Ended {
  code: number | null;
  output: string;
  errors: string;
}

describe('a killed backup', () => {
  let world: FaultWorld;
  let folder: string;
  let product: Record<string, string>;

  beforeAll(async () => {
    world = await FaultWorld.create();
    folder = await mkdtemp(join(tmpdir(), 'backup-kill-'));
    product = { DATABASE_URL: world.database.url, STORAGE_DIR: join(folder, 'files') };
    const server = await world.startServer(product);
    const artist = await world.artist(server);
    await upload(artist, '/api/upload-profile-picture', formWith(await picture('png')));
    await upload(artist, '/api/media', formWith(await picture('jpeg')));
    await artist.chat();
    artist.close();
    // Nothing changes after this.
    await server.terminate();
  });
  afterAll(async () => {
    await world.close();
    await rm(folder, { recursive: true, force: true });
  });

  let running: ChildProcess | undefined;
  const run = (command: 'backup' | 'restore', variables: Record<string, string>, ...args: string[]): Promise<Ended> =>
    new Promise((resolve) => {
      const child = spawn(process.execPath, [`dist/backend/src/${command}.js`, ...args], {
        env: { PATH: process.env['PATH'], ...product, ...variables },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running = child;
      const said = { output: '', errors: '' };
      child.stdout.on('data', (piece: Buffer) => (said.output += piece.toString()));
      child.stderr.on('data', (piece: Buffer) => (said.errors += piece.toString()));
      child.once('close', (code) => resolve({ code, ...said }));
    });
  /** The sets in the backup folder or bucket. */
  const list = async (variables: Record<string, string>): Promise<{ complete: number; brokenOff: number }> => {
    const { code, output } = await run('restore', variables, '--list');
    expect(code).toBe(0);
    const lines = output.split('\n').filter(Boolean);
    const brokenOff = lines.filter((line) => line.endsWith('broken off')).length;
    return { complete: lines.length - brokenOff, brokenOff };
  };
  const expectToRestore = async (variables: Record<string, string>): Promise<void> => {
    const target = await createDatabase();
    const files = await mkdtemp(join(folder, 'restored-'));
    const { code, output } = await run('restore', { ...variables, DATABASE_URL: target.url, STORAGE_DIR: files });
    expect([code, output]).toEqual([0, expect.stringMatching(/^Restored /)]);
    expect(await contentOf(target)).toEqual(await contentOf(world.database));
    expect(await pathsIn(files)).toEqual(await pathsIn(product['STORAGE_DIR'] ?? ''));
    await target.close();
  };

  it('to a bucket, while it writes, doesn’t count and is removed by the next', async () => {
    let writes = 0;
    let killAt = 0;
    const intercept: Intercept = (request) => {
      if (request.method !== 'PUT' && request.method !== 'POST') return false;
      writes += 1;
      if (writes !== killAt) return false;
      running?.kill('SIGKILL');
      return true;
    };
    const buckets = await Promise.all([startBucket(intercept), startBucket(intercept)]);
    const [first, second] = buckets.map((bucket) => ({
      BACKUP_S3_BUCKET: bucket.name,
      BACKUP_S3_REGION: 'us-east-1',
      BACKUP_S3_ENDPOINT: bucket.endpoint,
      BACKUP_S3_FORCE_PATH_STYLE: 'true',
      BACKUP_S3_ACCESS_KEY_ID: bucket.key,
      BACKUP_S3_SECRET_ACCESS_KEY: bucket.key,
      BACKUP_KEY: randomBytes(32).toString('base64'),
    }));
    if (!first || !second) throw new Error('There are no two buckets');
    try {
      expect((await run('backup', first)).code).toBe(0);
      const all = writes;
      // The last request is the manifest.
      for (const at of [1, Math.ceil(all / 2), all]) {
        [writes, killAt] = [0, at];
        expect((await run('backup', second)).code).toBeNull();
        expect((await list(second)).complete).toBe(0);
      }
      const refused = await run('restore', second);
      expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining('There is no complete backup')]);
      killAt = 0;
      expect((await run('backup', second)).code).toBe(0);
      expect(await list(second)).toEqual({ complete: 1, brokenOff: 0 });
      await expectToRestore(second);
    } finally {
      await Promise.all(buckets.map((bucket) => bucket.close()));
    }
  });

  it('to a folder, in the middle of the dump, leaves the earlier backup as the newest', async () => {
    const place = { BACKUP_DIR: join(folder, 'backups') };
    expect((await run('backup', place)).code).toBe(0);
    const line = await HeldLine.to(world.database.url);
    const stopped = line.stopAt({ texts: ['COPY', 'messages'], when: 'answered' });
    const killed = run('backup', { ...place, DATABASE_URL: line.url });
    await stopped;
    running?.kill('SIGKILL');
    expect((await killed).code).toBeNull();
    line.close();
    expect(await list(place)).toEqual({ complete: 1, brokenOff: 1 });
    await expectToRestore(place);
    expect((await run('backup', place)).code).toBe(0);
    expect(await list(place)).toEqual({ complete: 2, brokenOff: 0 });
  });
});
