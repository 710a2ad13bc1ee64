import { setTimeout as wait } from 'node:timers/promises';
import { connectionTimeoutMs } from '../../backend/src/database/watched-driver.js';
import type { Answer, Client } from '../support/client.js';
import { password } from '../support/client.js';
import type { ServerProcess } from '../support/faults/server.js';
import { SwallowingLine } from '../support/faults/swallowing-line.js';
import { FaultWorld } from '../support/faults/world.js';
import { freePort } from '../../scripts/services/ports.mjs';
import { type Outage, outageOf } from '../support/hosting/runbook.js';
import { until } from '../support/replies.js';

const tickMs = 100;

/** The promise: a call is refused within two seconds. */
const promisedTicks = 20;

describe('a network that silently drops packets', () => {
  let world: FaultWorld;
  let postgres: SwallowingLine;
  let redis: SwallowingLine;
  let server: ServerProcess;
  let artist: Client;
  let email: string;
  let metricsPort: number;

  beforeAll(async () => {
    world = await FaultWorld.create();
    postgres = await SwallowingLine.to(world.database.url);
    redis = await SwallowingLine.to(world.redis.url);
    metricsPort = await freePort();
    server = await world.startServer({
      DATABASE_URL: postgres.url,
      REDIS_URL: redis.url,
      METRICS_PORT: String(metricsPort),
    });
    artist = await world.artist(server);
    email = (await artist.get<{ email: string }>('/api/user')).body.email;
  });
  afterAll(async () => {
    postgres.close();
    redis.close();
    await world.close();
  });

  /** Compares the outage with its description in docs/RUNBOOK.md. */
  const expectToLookLike = async ({ health, log, metric }: Outage): Promise<void> => {
    const { body } = await artist.get<{ reasons: string[] }>('/api/health/ready');
    expect(body.reasons).toEqual(health);
    expect(server.log).toContain(log[0]);
    const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
    expect(metrics).toContain(`\n${metric[0]}\n`);
  };

  /** Counts ticks rather than milliseconds: a busy machine delays those too. */
  const timed = async (
    call: Promise<Answer>,
  ): Promise<{ status: number; retryAfter: string | null; ticks: number }> => {
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), tickMs);
    const { status, headers } = await call.finally(() => clearInterval(timer));
    return { status, retryAfter: headers.get('retry-after'), ticks };
  };

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
    await expectToLookLike(outageOf('Redis is gone'));
    redis.pass();
    await until(async () => (await artist.get<{ status: string }>('/api/health/ready')).body.status === 'ok');
  });
});
