import { Redis } from 'ioredis';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DataExport, dataExportUrl, type LatestDataExport } from '../../contract/account/data-export.js';
import { password } from '../support/client.js';
import type { ServerProcess } from '../support/faults/server.js';
import { FaultWorld } from '../support/faults/world.js';
import { ask } from '../support/models/paced-model.js';
import { until } from '../support/replies.js';

describe('a Redis whose memory is full', () => {
  let world: FaultWorld;
  let server: ServerProcess;
  let redis: Redis;
  let storage: string;

  beforeAll(async () => {
    world = await FaultWorld.create();
    storage = await mkdtemp(join(tmpdir(), 'files-'));
    server = await world.startServer({ STORAGE_DIR: storage });
    redis = new Redis(world.redis.url);
  });
  afterAll(async () => {
    redis.disconnect();
    await world.close();
    await rm(storage, { recursive: true, force: true });
  });

  it('makes no call fail unexpectedly, loses no reply, and leaves no trace of refused work', async () => {
    const artist = await world.artist(server);
    const { body: account } = await artist.get<{ email: string; id: string }>('/api/user');
    const { id: chatId } = await artist.chat();
    await redis.config('SET', 'maxmemory-policy', 'noeviction');
    await redis.config('SET', 'maxmemory', '1');
    const question = ask({ tokens: 20, perSecond: 100, seed: 6 });
    const calls = {
      read: () => artist.get('/api/chats'),
      login: () => world.visitor(server).post('/api/login', { email: account.email, password }),
      register: () =>
        world.visitor(server).post('/api/register', { name: 'Full', email: 'full@artist.test', password }),
      send: () => artist.send(chatId, question),
      exportChat: () => artist.get(`/api/chats/${chatId}/export?format=pdf`),
      exportData: () => artist.post('/api/account/export'),
      sheet: () => artist.post('/api/generate-pdf', { chatId }),
      reset: () => world.visitor(server).post('/api/forgot-password', { email: account.email }),
    };
    const statuses: Record<string, number> = {};
    for (const [name, call] of Object.entries(calls)) statuses[name] = (await call()).status;
    if (Object.values(statuses).includes(500)) process.stderr.write(server.log);
    expect(statuses).toEqual({
      ...{ read: 200, login: 200, register: 201, send: 201, reset: 200 },
      ...{ exportChat: 503, exportData: 503, sheet: 503 },
    });
    await until(async () => {
      const [reply] = await world.database.query<{ status: string }>('SELECT status FROM messages WHERE NOT is_user');
      return reply?.status === 'complete';
    });
    for (const table of ['data_exports', 'chat_exports', 'one_sheets', 'one_sheet_promises']) {
      expect([table, await world.database.query(`SELECT * FROM ${table}`)]).toEqual([table, []]);
    }

    // Once there is room again, everything works.
    await redis.config('SET', 'maxmemory', '0');
    expect((await artist.post('/api/account/export')).status).toBe(202);
  });

  it('keeps the last data export downloadable when a new one is refused, and does not count the refusals', async () => {
    const limited = await world.startServer({ STORAGE_DIR: storage, RATE_LIMIT_FACTOR: '1' });
    const artist = await world.artist(limited);
    const latest = async (): Promise<DataExport | null> =>
      (await artist.get<LatestDataExport>('/api/account/export')).body.export;
    await world.startWorker({ STORAGE_DIR: storage });
    expect((await artist.post('/api/account/export')).status).toBe(202);
    const ready = await until(async () => {
      const current = await latest();
      return current?.state === 'ready' && current;
    });
    await world.killWorkers();
    await redis.config('SET', 'maxmemory-policy', 'noeviction');
    await redis.config('SET', 'maxmemory', '1');

    // One more than the limit per day.
    for (let request = 0; request < 6; request += 1) {
      expect((await artist.post('/api/account/export')).status).toBe(503);
    }
    expect(await latest()).toEqual(ready);
    const file = await fetch(limited.url + dataExportUrl(ready.id), { headers: { cookie: artist.cookie } });
    expect([file.status, Number((await file.arrayBuffer()).byteLength)]).toEqual([200, ready.sizeBytes]);

    await redis.config('SET', 'maxmemory', '0');
    expect((await artist.post('/api/account/export')).status).toBe(202);
  });
});
