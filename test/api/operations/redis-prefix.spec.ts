import { Redis } from 'ioredis';
import { startApp, type TestApp } from '../../support/app.js';
import type { Client } from '../../support/client.js';
import { until } from '../../support/replies.js';
import { readServices } from '../../support/services.js';

/** A Redis database that no other test uses. */
function emptyDatabase(): string {
  const url = new URL(readServices().redisUrl);
  url.pathname = '/5';
  return url.href;
}

describe('two installations on one Redis database', () => {
  const redisUrl = emptyDatabase();
  let redis: Redis;
  let first: TestApp;
  let second: TestApp;

  beforeAll(async () => {
    redis = new Redis(redisUrl);
    const variables = { REDIS_URL: redisUrl, RATE_LIMIT_FACTOR: '1' };
    first = await startApp({ ...variables, REDIS_PREFIX: 'first' });
    // Passport's strategies are global: the second application's must be able to find the first one's sessions.
    second = await startApp({ ...variables, REDIS_PREFIX: 'second', DATABASE_URL: first.database.url });
  });
  afterAll(async () => {
    await first?.close();
    await second?.close();
    await redis.flushdb();
    await redis.quit();
  });

  /** Uses everything stored in Redis: limits, counters, costs, jobs, live replies and sockets. */
  async function use({ visitor }: TestApp): Promise<void> {
    const [client, stranger] = [visitor(), visitor()];
    const { email } = await client.subscribe();
    await stranger.post('/api/forgot-password', { email });
    await stranger.post('/api/login', { email, password: 'a wrong password' });
    await client.post('/api/account/export');
    await client.connect();
    const chat = await client.chat();
    await client.send(chat.id, 'Hello');
    await until(async () => (await client.messages(chat.id)).at(-1)?.status === 'complete');
    client.close();
  }

  it('prefix all keys and channels', async () => {
    await use(first);
    const keys = await redis.keys('*');
    expect(keys.filter((key) => !/^(first|second):/.test(key))).toEqual([]);
    for (const part of ['limit:login:', 'mail:', 'export:', 'messages:', 'cost:'])
      expect(keys.filter((key) => key.startsWith(`first:${part}`))).not.toEqual([]);
    const channels = (await redis.pubsub('CHANNELS')) as string[];
    for (const prefix of ['first', 'second']) expect(channels).toContain(`${prefix}:worker-says`);
  });

  it('share no limits and no jobs', async () => {
    const guess = (client: Client) => client.post('/api/login', { email: 'mara@artist.test', password: 'a guess' });
    const visitor = first.visitor();
    const refused = async () => (await guess(visitor)).status === 429;
    await until(refused);
    expect((await guess(second.visitor())).status).toBe(401);
    const jobs = (await redis.keys('second:export:*')).filter((key) => /:\d+$|:wait$|[\da-f-]{36}$/.test(key));
    expect(jobs).toEqual([]);
  });
});
