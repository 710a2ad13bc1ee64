import { Redis } from 'ioredis';
import { createRedis, sendTogether, toPublish } from '../../backend/src/redis/redis-client.js';
import type { ServerProcess } from '../support/faults/server.js';
import { RedisCluster } from '../support/faults/redis-cluster.js';
import { FaultWorld } from '../support/faults/world.js';
import { ask } from '../support/models/paced-model.js';
import { until } from '../support/replies.js';

describe('a Redis Cluster of three masters', () => {
  let cluster: RedisCluster;
  let world: FaultWorld;
  let server: ServerProcess;

  beforeAll(async () => {
    cluster = await RedisCluster.start();
    world = await FaultWorld.create(cluster.variables);
    [server] = await Promise.all([world.startServer({ MESSAGES_PER_DAY: '3' }), world.startWorker()]);
  });
  afterAll(async () => {
    await world.close();
    await cluster.close();
  });

  const reasons = async (): Promise<string[]> => {
    const { body } = await world.visitor(server).get<{ reasons: string[] }>('/api/health/ready');
    return body.reasons;
  };

  it('counts messages, runs jobs, and keeps texts on all masters', async () => {
    const artist = await world.artist(server);
    const [sent, chats]: [number[], string[]] = [[], []];
    for (let seed = 0; seed < 4; seed += 1) {
      const { id } = await artist.chat();
      chats.push(id);
      sent.push((await artist.send(id, ask({ tokens: 3000, perSecond: 50, seed }))).status);
    }
    expect(sent).toEqual([201, 201, 201, 429]);

    const exported = await artist.get(`/api/chats/${chats[0]}/export?format=md`);
    expect([exported.status, exported.text]).toEqual([200, expect.stringContaining('tokens')]);

    // With this many leases, they can't all be on one of three masters.
    const others = await Promise.all(Array.from({ length: 5 }, () => world.artist(server)));
    await Promise.all(
      others.map(async (other, index) => {
        const { id } = await other.chat();
        return other.send(id, ask({ tokens: 3000, perSecond: 50, seed: 10 + index }));
      }),
    );
    const keys = await Promise.all(
      cluster.masters.map(async ({ url }) => {
        const redis = new Redis(url);
        const found = await redis.keys('*');
        redis.disconnect();
        return found;
      }),
    );
    const withLeases = keys.filter((found) => found.some((key) => key.startsWith('fanfare:lease:')));
    expect(withLeases.length).toBeGreaterThan(1);
    expect(keys.flat().filter((key) => !/^({fanfare}|fanfare):/.test(key))).toEqual([]);
  });

  it('a killed master costs no reply a character, and is used again once it is back', async () => {
    const artists = await Promise.all(Array.from({ length: 6 }, () => world.artist(server)));
    const tabs = await Promise.all(artists.map(async (artist) => world.tab(artist, (await artist.chat()).id)));
    const questions = tabs.map((_, index) => ask({ tokens: 6000, perSecond: 50, seed: 20 + index }));
    await Promise.all(tabs.map((tab, index) => tab.send(questions[index] ?? '')));
    const goOn = async (): Promise<void> => {
      const before = tabs.map(({ progress }) => progress);
      await until(async () => tabs.every(({ progress }, index) => progress > (before[index] ?? 0) + 100));
    };
    await goOn();

    const [, killed] = cluster.masters;
    await killed?.kill();
    await until(async () => (await reasons()).includes('redis'));
    await goOn();
    await killed?.start();
    await until(async () => (await reasons()).length === 0);
    await goOn();

    questions.forEach((question) => world.model.hurry(question));
    await until(async () => tabs.every(({ last }) => last.status === 'complete'), 60);
    for (const [index, tab] of tabs.entries()) {
      const text = world.model.saidTo(questions[index] ?? '').tokens.join('');
      expect(tab.last.content).toBe(text);
      expect(tab.heard.map((piece) => piece.text).join('')).toBe(text);
    }
  });

  it('published messages arrive in order', async () => {
    const { REDIS_URL: redisUrl, REDIS_CLUSTER_NODES: nodes } = cluster.variables;
    const redisClusterNodes = nodes.split(',').map((node) => {
      const { hostname: host, port } = new URL(`redis://${node}`);
      return { host, port: Number(port) };
    });
    const clients = [0, 1].map(() => createRedis({ redisUrl, redisClusterNodes }, { maxRetriesPerRequest: null }));
    const [teller, hearer] = clients as [Redis, Redis];
    const heard: number[] = [];
    hearer.on('message', (_, text: string) => heard.push(Number(text)));
    await hearer.subscribe('channel');
    const told = Array.from({ length: 2000 }, (_, number) => number);
    for (const number of told) await sendTogether(teller, [toPublish(teller, 'channel', String(number))]);
    await until(async () => heard.length === told.length);
    clients.forEach((client) => client.disconnect());
    expect(heard).toEqual(told);
  });

  it('is not mistaken for a single Redis', async () => {
    const starting = world.startServer({ REDIS_CLUSTER_NODES: '' });
    await expect(starting).rejects.toThrow(/REDIS_URL: .* is a node of a Redis Cluster: set REDIS_CLUSTER_NODES/);
  });
});
