import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { randomBytes, randomUUID } from 'node:crypto';
import { DiskStorage } from '../../../backend/src/providers/storage/disk-storage.js';
import { S3Storage } from '../../../backend/src/providers/storage/s3-storage.js';
import { type Storage, StorageUnavailable } from '../../../backend/src/providers/storage/storage.js';
import { type Intercept, refuse, startBucket } from '../../support/bucket.js';
import { until } from '../../support/replies.js';

interface Place {
  storage: Storage;
  close: () => Promise<void>;
}

const drivers: [string, () => Promise<Place>][] = [
  [
    'the disk',
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'storage-'));
      return { storage: new DiskStorage(folder), close: () => rm(folder, { recursive: true }) };
    },
  ],
  [
    'S3',
    async () => {
      const bucket = await startBucket();
      const storage = new S3Storage({
        bucket: bucket.name,
        region: 'us-east-1',
        endpoint: bucket.endpoint,
        forcePathStyle: true,
        credentials: { accessKeyId: bucket.key, secretAccessKey: bucket.key },
      });
      return {
        storage,
        close: async () => {
          storage.onApplicationShutdown();
          await bucket.close();
        },
      };
    },
  ],
];

describe.each(drivers)('storage on %s', (_name, start) => {
  let place: Place;
  let storage: Storage;
  let owner: string;

  beforeAll(async () => {
    place = await start();
    ({ storage } = place);
  });
  afterAll(() => place.close());
  beforeEach(() => {
    owner = randomUUID();
  });

  const save = (key: string, content: string | Buffer) => storage.save(key, Readable.from([Buffer.from(content)]));
  const read = async (key: string, range?: { start: number; end: number }): Promise<[number, string] | null> => {
    const file = await storage.openFile(key, range);
    return file && [file.size, (await buffer(file.content)).toString()];
  };

  it('returns what was saved, whole or in part, with the total size', async () => {
    const key = `media/${owner}/a.txt`;
    await save(key, '0123456789');
    expect(await read(key)).toEqual([10, '0123456789']);
    expect(await read(key, { start: 0, end: 1 })).toEqual([10, '01']);
    expect(await read(key, { start: 3, end: 5 })).toEqual([10, '345']);
    expect(await read(key, { start: 8, end: 9 })).toEqual([10, '89']);
  });

  it('lists a folder in the order of the keys’ characters', async () => {
    const folder = `media/${owner}`;
    const keys = ['a-small.webp', 'a.png', 'b-small.webp', 'b.png', 'c.mp3'].map((name) => `${folder}/${name}`);
    for (const key of [...keys].reverse()) await save(key, 'x');
    await save(`media/${owner}0/c`, 'x');
    const listed: string[] = [];
    for await (const page of storage.list(folder)) listed.push(...page);
    expect(listed).toEqual([...keys].sort());
    for await (const page of storage.list('backup-sets')) expect(page).toEqual([]);
  });

  it('is usable', async () => {
    await expect(storage.check()).resolves.toBeUndefined();
  });

  it('stores more than one part', async () => {
    const content = randomBytes(12 * 1024 * 1024);
    const key = `media/${owner}/long.bin`;
    const pieces = Array.from({ length: 96 }, (_, n) => content.subarray(n * 131_072, (n + 1) * 131_072));
    await storage.save(key, Readable.from(pieces));
    const file = await storage.openFile(key);
    expect(file?.size).toBe(content.length);
    expect((await buffer(file?.content ?? Readable.from([]))).equals(content)).toBe(true);
  });

  it('returns null for an unknown key', async () => {
    expect(await storage.openFile(`media/${owner}/none.txt`)).toBeNull();
    expect(await storage.openFile(`media/${owner}/none.txt`, { start: 0, end: 1 })).toBeNull();
    await expect(storage.delete(`media/${owner}/none.txt`)).resolves.toBeUndefined();
  });

  it('replaces a key’s content', async () => {
    const key = `media/${owner}/a.txt`;
    await save(key, 'first and longer');
    await save(key, 'second');
    expect(await read(key)).toEqual([6, 'second']);
  });

  it('keeps a running save while another call saves and deletes the same key', async () => {
    const key = `media/${owner}/a.txt`;
    const slow = new PassThrough();
    const saving = storage.save(key, slow);
    slow.write('slow ');
    await until(() => Promise.resolve(slow.readableLength === 0));
    await save(key, 'quick');
    await storage.delete(key);
    slow.end('one');
    await saving;
    expect(await read(key)).toEqual([8, 'slow one']);
  });

  it.each([1000, 7_000_000])('stores nothing of a stream that fails after %i bytes', async (bytes) => {
    const key = `media/${owner}/cut.bin`;
    const cut = Readable.from(
      (function* () {
        for (let sent = 0; sent < bytes; sent += 1000) yield Buffer.alloc(1000, 7);
        throw new Error('cut');
      })(),
    );
    await expect(storage.save(key, cut)).rejects.toThrow('cut');
    expect(await storage.openFile(key)).toBeNull();
    expect(await storage.listOwned(owner)).toEqual([]);
  });

  it('lists and deletes only the owner’s files', async () => {
    const other = randomUUID();
    await save(`media/${owner}/a.txt`, 'a');
    await save(`pictures/${owner}/b.txt`, 'b');
    await save(`exports/${owner}/c.zip`, 'c');
    await save(`media/${other}/d.txt`, 'd');
    expect(await storage.listOwned(owner)).toEqual([
      `exports/${owner}/c.zip`,
      `media/${owner}/a.txt`,
      `pictures/${owner}/b.txt`,
    ]);
    await storage.deleteOwned(owner, 'exports');
    expect(await storage.listOwned(owner)).toEqual([`media/${owner}/a.txt`, `pictures/${owner}/b.txt`]);
    await storage.deleteOwned(owner);
    expect(await storage.listOwned(owner)).toEqual([]);
    expect(await storage.listOwned(other)).toEqual([`media/${other}/d.txt`]);
  });

  it('lists and deletes files that fill several pages of a listing', async () => {
    const keys = Array.from({ length: 20 }, (_, n) => `media/${owner}/${String(n).padStart(2, '0')}.txt`);
    await Promise.all(keys.map((key) => save(key, key)));
    expect(await storage.listOwned(owner)).toEqual(keys);
    await storage.deleteBeginning(`media/${owner}/1`);
    expect(await storage.listOwned(owner)).toEqual(keys.filter((_, n) => n < 10));
    await storage.deleteOwned(owner);
    expect(await storage.listOwned(owner)).toEqual([]);
  });

  it('deletes by prefix', async () => {
    for (const name of ['one.mp3', 'one-small.webp', 'two.mp3']) await save(`media/${owner}/${name}`, name);
    await storage.deleteBeginning(`media/${owner}/one`);
    expect(await storage.listOwned(owner)).toEqual([`media/${owner}/two.mp3`]);
    await expect(storage.deleteBeginning(`media/${randomUUID()}/one`)).resolves.toBeUndefined();
  });

  it.each(['../etc/passwd', '/etc/passwd', 'media/../../x', '', 'media//x', 'media/.env', 'media/a\0b', 'others/a/b'])(
    'refuses keys like %j',
    async (key) => {
      await expect(save(key, 'x')).rejects.toThrow('no key of the storage');
      await expect(storage.openFile(key)).rejects.toThrow('no key of the storage');
      await expect(storage.delete(key)).rejects.toThrow('no key of the storage');
    },
  );
});

describe('a bucket', () => {
  const key = `media/${randomUUID()}/a.txt`;
  const bucketAt = (endpoint: string, limits?: { openMs: number }) =>
    new S3Storage(
      {
        bucket: 'library',
        region: 'us-east-1',
        endpoint,
        forcePathStyle: true,
        credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
      },
      limits,
    );

  it('stays available while sixty downloads stall', async () => {
    const bucket = await startBucket();
    const storage = bucketAt(bucket.endpoint);
    await storage.save(key, Readable.from([Buffer.alloc(100_000)]));
    const unread = await Promise.all(Array.from({ length: 60 }, () => storage.openFile(key)));
    const file = await storage.openFile(key);
    expect(await buffer(file?.content ?? Readable.from([]))).toHaveLength(100_000);
    for (const each of unread) each?.content.destroy();
    storage.onApplicationShutdown();
    await bucket.close();
  });

  it.each([1000, 7_000_000])('that is unavailable stores no file of %i bytes, and says why', async (bytes) => {
    const storage = bucketAt('http://127.0.0.1:1');
    const content = Readable.from([Buffer.alloc(bytes)]);
    const failure = await storage.save(key, content).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      status: 503,
      cause: { message: expect.stringContaining('ECONNREFUSED') as string },
    });
    expect(content.destroyed).toBe(true);
    const asked = [storage.openFile(key), storage.delete(key), storage.listOwned(randomUUID())];
    const told = await Promise.all(asked.map((each) => each.catch((error: unknown) => error)));
    expect(told).toEqual(asked.map(() => expect.any(StorageUnavailable) as object));
    storage.onApplicationShutdown();
  });

  it('that doesn’t respond times out; a slow file doesn’t', async () => {
    let isSilent = true;
    const server = createServer((_request, response) => {
      if (isSilent) return;
      response.writeHead(200, { 'Content-Length': 2 }).write('a');
      setTimeout(() => response.end('b'), 600);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const storage = bucketAt(`http://127.0.0.1:${port}`, { openMs: 200 });
    await expect(storage.openFile(key)).rejects.toMatchObject({
      cause: { message: expect.stringContaining('requestTimeout') as string },
    });
    isSilent = false;
    const file = await storage.openFile(key);
    expect((await buffer(file?.content ?? Readable.from([]))).toString()).toBe('ab');
    storage.onApplicationShutdown();
    server.closeAllConnections();
    server.close();
  });
});

describe('an unusable storage', () => {
  const bucketStorage = (bucket: string, endpoint: string) =>
    new S3Storage({
      bucket,
      region: 'us-east-1',
      endpoint,
      forcePathStyle: true,
      credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
    });

  it('sorts folders as S3 does, including the slash after their names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storage-'));
    const storage = new DiskStorage(folder);
    const keys = ['media/a-1', 'media/a.b', 'media/a/1', 'media/a/2/x', 'media/a/3', 'media/a0'];
    for (const key of [...keys].reverse()) await storage.save(key, Readable.from([Buffer.from('x')]));
    const listed: string[] = [];
    for await (const page of storage.list('media')) listed.push(...page);
    expect(listed).toEqual(keys);
    await rm(folder, { recursive: true });
  });

  it('is reported with its variable: a folder that can’t be created, a missing bucket', async () => {
    await expect(new DiskStorage('/dev/null/files').check()).rejects.toThrow(
      'STORAGE_DIR: /dev/null/files cannot be written to (ENOTDIR)',
    );
    const bucket = await startBucket();
    const absent = bucketStorage('absent', bucket.endpoint);
    await expect(absent.check()).rejects.toThrow('S3_BUCKET: absent cannot be used: finding it fails (404 NotFound)');
    absent.onApplicationShutdown();
    await bucket.close();
  });

  const refusals: [string, string, Intercept][] = [
    [
      'writing',
      'storing a file fails (403 AccessDenied)',
      ({ method }, response) => method === 'PUT' && refuse(response, 403, 'AccessDenied'),
    ],
    [
      'range requests',
      'reading part of a file fails (501 NotImplemented)',
      ({ headers }, response) => headers.range !== undefined && refuse(response, 501, 'NotImplemented'),
    ],
    [
      'listing',
      'listing files fails (403 AccessDenied)',
      ({ url }, response) => url?.includes('list-type=2') === true && refuse(response, 403, 'AccessDenied'),
    ],
    [
      'deleting',
      'deleting a file fails (403 AccessDenied)',
      ({ method }, response) => method === 'DELETE' && refuse(response, 403, 'AccessDenied'),
    ],
  ];
  it.each(refusals)('stops the start if the bucket forbids %s, and says so', async (_what, reason, intercept) => {
    const bucket = await startBucket(intercept);
    const storage = bucketStorage(bucket.name, bucket.endpoint);
    await expect(storage.check()).rejects.toThrow(`S3_BUCKET: library cannot be used: ${reason}`);
    storage.onApplicationShutdown();
    await bucket.close();
  });

  it('stops the start if the bucket returns whole files for range requests', async () => {
    const bucket = await startBucket(({ headers }, response) => {
      if (headers.range === undefined) return false;
      response.writeHead(200, { 'content-length': 10 }).end('0123456789');
      return true;
    });
    const storage = bucketStorage(bucket.name, bucket.endpoint);
    await expect(storage.check()).rejects.toThrow('reading part of a file fails (range requests are ignored)');
    storage.onApplicationShutdown();
    await bucket.close();
  });

  it('leaves no test file in the bucket', async () => {
    const deleted: string[] = [];
    let refusesRanges = false;
    const bucket = await startBucket(({ method, url = '', headers }, response) => {
      if (method === 'DELETE') deleted.push(url.replace(/\?.*/, ''));
      return refusesRanges && headers.range !== undefined && refuse(response, 403, 'AccessDenied');
    });
    const storage = bucketStorage(bucket.name, bucket.endpoint);
    await storage.check();
    refusesRanges = true;
    await expect(storage.check()).rejects.toThrow('reading part of a file');
    expect(deleted).toHaveLength(2);
    expect(await storage.listOwned('startup-check')).toEqual([]);
    storage.onApplicationShutdown();
    await bucket.close();
  });

  it('creates a missing folder and leaves nothing in it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'storage-'));
    await new DiskStorage(join(folder, 'files')).check();
    expect(await readdir(folder, { recursive: true })).toEqual(['files']);
    await rm(folder, { recursive: true });
  });

  it('doesn’t stop the start if it is only unavailable', async () => {
    const away = bucketStorage('library', 'http://127.0.0.1:1');
    await expect(away.check()).resolves.toBeUndefined();
    away.onApplicationShutdown();
  });

  it('doesn’t stop the start while it returns server errors', async () => {
    const bucket = await startBucket((_request, response) => refuse(response, 500, 'InternalError'));
    const failing = bucketStorage(bucket.name, bucket.endpoint);
    await expect(failing.check()).resolves.toBeUndefined();
    failing.onApplicationShutdown();
    await bucket.close();
  });
});
