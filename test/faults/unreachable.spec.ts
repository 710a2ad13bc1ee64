import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { connectionTimeoutMs } from '../../backend/src/database/watched-driver.js';
import type { LatestDataExport } from '../../contract/account/data-export.js';
import type { Answer, Client } from '../support/client.js';
import { password } from '../support/client.js';
import type { ServerProcess } from '../support/faults/server.js';
import { StrictPooler } from '../support/faults/pooler.js';
import { SwallowingLine } from '../support/faults/swallowing-line.js';
import { FaultWorld } from '../support/faults/world.js';
import { freePort } from '../../scripts/services/ports.mjs';
import { type Outage, outageOf } from '../support/hosting/runbook.js';
import { lastOf, until } from '../support/replies.js';

const tickMs = 100;

/** The promise: a call is refused within two seconds. */
const promisedTicks = 20;

/** Commands that clients send by themselves when they have connected. */
const reconnecting = ['client', 'info', 'select', 'subscribe', 'psubscribe', 'ping', 'xread'];

/** Counts ticks rather than milliseconds: a busy machine delays those too. */
async function timed(call: Promise<Answer>): Promise<{ status: number; retryAfter: string | null; ticks: number }> {
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), tickMs);
  const { status, headers } = await call.finally(() => clearInterval(timer));
  return { status, retryAfter: headers.get('retry-after'), ticks };
}

describe('a network that silently drops packets', () => {
  let world: FaultWorld;
  let postgres: SwallowingLine;
  let redis: SwallowingLine;
  let workersRedis: SwallowingLine;
  let server: ServerProcess;
  let artist: Client;
  let email: string;
  let metricsPort: number;
  let workerMetricsPort: number;

  beforeAll(async () => {
    world = await FaultWorld.create();
    postgres = await SwallowingLine.to(world.database.url);
    redis = await SwallowingLine.to(world.redis.url);
    workersRedis = await SwallowingLine.to(world.redis.url);
    [metricsPort, workerMetricsPort] = [await freePort(), await freePort()];
    server = await world.startServer({
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      METRICS_PORT: String(metricsPort),
    });
    await world.startWorker({ REDIS_URL: workersRedis.url, METRICS_PORT: String(workerMetricsPort) });
    artist = await world.artist(server);
    email = (await artist.get<{ email: string }>('/api/user')).body.email;
  });
  afterAll(async () => {
    postgres.close();
    redis.close();
    workersRedis.close();
    await world.close();
  });

  /** Compares the outage with its description in docs/RUNBOOK.md. */
  const expectToLookLike = async ({ health, log, metric }: Outage): Promise<void> => {
    const { body } = await artist.get<{ reasons: string[] }>('/api/health/ready');
    expect(body.reasons).toEqual(health);
    expect(server.log).toContain(log[0]);
    expect(await scrape(metricsPort)).toContain(`\n${metric[0]}\n`);
  };

  const scrape = async (port: number): Promise<string> => {
    const response = await fetch(`http://127.0.0.1:${port}/metrics`, { signal: AbortSignal.timeout(30_000) });
    return response.text();
  };

  /** The server's warnings and errors. */
  const warningsInLog = (): { cause?: string; res?: { status: number }; msg: string }[] =>
    server.log
      .split('\n')
      .filter((line) => /^\{"level":[456]0.*\}$/.test(line))
      .map((line) => JSON.parse(line) as { cause?: string; res?: { status: number }; msg: string });

  it('to PostgreSQL: every call returns 503 with Retry-After in time, and everything works once it is over', async () => {
    const { id: chatId } = await artist.chat();
    postgres.swallow();
    const calls = [
      () => artist.get('/api/user'),
      () => artist.get('/api/chats'),
      () => artist.send(chatId, 'Is anyone there?'),
      () => world.visitor(server).post('/api/login', { email, password }),
    ];
    // The first calls discover the outage, and there are more of them than connections; the later ones already know.
    const first = await Promise.all([...calls, ...calls, ...calls].map((call) => timed(call())));
    const later = await Promise.all(calls.map((call) => timed(call())));
    for (const { status, retryAfter, ticks } of [...first, ...later]) {
      expect([status, Number(retryAfter) > 0]).toEqual([503, true]);
      expect(ticks).toBeLessThan(promisedTicks);
    }
    const outage = outageOf('PostgreSQL is gone');
    expect((await artist.get('/api/user')).text).toContain(outage.seen[0]);
    await expectToLookLike(outage);
    const warnings = warningsInLog();
    expect(warnings.filter(({ res }) => res?.status === 503)).toHaveLength(1);
    const logged = warnings.filter(({ cause }) => cause !== undefined);
    expect(logged.length).toBeGreaterThan(0);
    const isRepeat = ({ cause }: { cause?: string }, index: number) =>
      logged.findIndex((other) => other.cause === cause) < index;
    expect(logged.filter(isRepeat)).toEqual([]);
    // The pool times out the calls that waited for a connection.
    await wait(connectionTimeoutMs + 500);
    postgres.pass();
    await until(async () => (await artist.get('/api/user')).status === 200);
    expect((await artist.send(chatId, 'Is anyone there?')).status).toBe(201);
    expect(server.log).toContain('PostgreSQL answers again');
  });

  it('to Redis: calls that don’t need it are not kept waiting', async () => {
    const { id: chatId } = await artist.chat();
    redis.swallow();
    workersRedis.swallow();
    const calls = [
      () => artist.get('/api/user'),
      () => world.visitor(server).post('/api/login', { email, password }),
      () => artist.send(chatId, 'Is anyone there?'),
    ];
    for (const call of [...calls, ...calls]) {
      const { status, ticks } = await timed(call());
      expect([200, 201]).toContain(status);
      expect(ticks).toBeLessThan(promisedTicks);
    }
    const outage = outageOf('Redis is gone');
    await expectToLookLike(outage);

    // From now on, nothing is even asked: what arrives comes from clients that reconnect, and from a blocking reader.
    redis.takeSwallowedCommands();
    for (const call of calls) expect([200, 201]).toContain((await call()).status);
    // Needs the queue.
    expect((await artist.post('/api/account/export', {})).status).toBe(503);
    for (const name of redis.takeSwallowedCommands()) expect(reconnecting).toContain(name);

    const jobs = await scrape(workerMetricsPort);
    expect(jobs).toContain(`\n${outage.metric[1]}\n`);
    expect(jobs).toMatch(/\nfanfare_mail_age_seconds \d/);
    redis.pass();
    workersRedis.pass();
    await until(async () => (await artist.get<{ status: string }>('/api/health/ready')).body.status === 'ok');
  });
});

describe('a PostgreSQL that vanishes without closing its connections', () => {
  let world: FaultWorld;
  beforeAll(async () => {
    world = await FaultWorld.create();
  });
  afterAll(() => world.close());

  it('behind a pooler that still answers: every call returns 503 in time', async () => {
    const pooler = await StrictPooler.before(world.database.url);
    const server = await world.startServer({ DATABASE_URL: pooler.url });
    const artist = await world.artist(server);
    pooler.loseDatabase();
    for (let time = 0; time < 3; time += 1) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => timed(artist.get('/api/user'))));
      for (const { status, ticks } of answers) {
        expect(status).toBe(503);
        expect(ticks).toBeLessThan(promisedTicks);
      }
    }
    pooler.close();
  });

  it('and is replaced: connections that nothing will ever answer are given up, and slow queries are not', async () => {
    const line = await SwallowingLine.to(world.database.url);
    const server = await world.startServer({ DATABASE_URL: line.url });
    const artist = await world.artist(server);
    await Promise.all(Array.from({ length: 8 }, () => artist.get('/api/user')));
    line.silence();
    for (let time = 0; time < 3; time += 1) {
      const answers = await Promise.all(Array.from({ length: 8 }, () => timed(artist.get('/api/user'))));
      for (const { ticks } of answers) expect(ticks).toBeLessThan(promisedTicks);
    }
    expect((await artist.get('/api/user')).status).toBe(200);

    const lock = new pg.Client({ connectionString: world.database.url });
    await lock.connect();
    await lock.query('BEGIN; LOCK TABLE users');
    const slow = timed(artist.get('/api/user'));
    await wait(promisedTicks * 2 * tickMs);
    await lock.end();
    const { status, ticks } = await slow;
    expect(status).toBe(200);
    expect(ticks).toBeGreaterThan(promisedTicks);
    line.close();
  });
});

describe('a Redis that vanishes without closing its connections, and is replaced', () => {
  let world: FaultWorld;
  let redis: SwallowingLine;
  beforeAll(async () => {
    world = await FaultWorld.create();
    redis = await SwallowingLine.to(world.redis.url);
  });
  afterAll(async () => {
    redis.close();
    await world.close();
  });

  it('leaves no server deaf to the others, and no worker waiting', async () => {
    const [here, there] = [await world.startServer(), await world.startServer({ REDIS_URL: redis.url })];
    await world.startWorker({ REDIS_URL: redis.url });
    const artist = await world.artist(here);
    const chat = await artist.chat();
    const tab = await world.tab(world.sameArtist(artist, there), chat.id);
    redis.silence();
    const heard = tab.heard.length;
    await until(async () => {
      const { status } = await artist.send(chat.id, 'Is anyone there?');
      await until(async () => lastOf(await artist.messages(chat.id))?.status === 'complete');
      return status === 201 && tab.heard.length > heard;
    });
    // Other servers' sockets are closed through a connection of their own.
    const other = await world.sameArtist(artist, there).connect();
    await artist.post('/api/logout', {});
    await until(async () => !other.connected);

    const another = await world.artist(there);
    expect((await another.post('/api/account/export', {})).status).toBe(202);
    await until(async () => {
      const { body } = await another.get<LatestDataExport>('/api/account/export');
      return body.export?.state === 'ready';
    });
  });
});
