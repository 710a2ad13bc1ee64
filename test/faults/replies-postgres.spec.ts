import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import type { ServerProcess } from '../support/faults/server.js';
import { SwallowingLine } from '../support/faults/swallowing-line.js';
import { FaultWorld } from '../support/faults/world.js';
import { ask } from '../support/models/paced-model.js';
import { until, untilAdmitted } from '../support/replies.js';

const tickMs = 100;

describe('replies of a server that ends without the database', () => {
  let world: FaultWorld;
  let postgres: SwallowingLine;
  let writer: ServerProcess;
  let other: ServerProcess;
  let redis: Redis;

  beforeAll(async () => {
    world = await FaultWorld.create();
    postgres = await SwallowingLine.to(world.database.url);
    [writer, other] = await Promise.all([world.startServer({ DATABASE_URL: postgres.url }), world.startServer()]);
    redis = new Redis(world.redis.url);
  });
  afterAll(async () => {
    redis.disconnect();
    postgres.close();
    await world.close();
  });

  it('are complete if their text was, although only Redis had it', async () => {
    const artist = await world.artist(writer);
    const { id: chatId } = await artist.chat();
    const tab = await world.tab(world.sameArtist(artist, other), chatId);
    const question = ask({ tokens: 400, perSecond: 50, seed: 4 });
    const clientMessageId = randomUUID();
    await untilAdmitted(() => artist.send(chatId, question, clientMessageId));
    await until(async () => tab.progress > 0);
    postgres.swallow();
    world.model.hurry(question);
    const [ending = ''] = await until(async () => {
      const keys = await redis.keys('fanfare:ending:*');
      return keys.length > 0 && keys;
    });
    // An outage may last for days.
    expect(await redis.ttl(ending)).toBeGreaterThan(2 * 86_400);
    expect(await redis.ttl(ending.replace('ending:', 'reply:'))).toBeGreaterThan(2 * 86_400);
    await writer.kill();
    postgres.pass();

    await until(async () => tab.last.status !== 'streaming');
    const content = world.model.saidTo(question).tokens.join('');
    expect(tab.last).toMatchObject({ status: 'complete', content });
    // The keys are deleted just after the reply's end was announced.
    await until(async () => (await redis.keys('fanfare:*:*-*-*:1')).length === 0);
    await writer.start();
  });

  it('can be retried in place within 10 seconds of their server’s death', async () => {
    const artist = await world.artist(writer);
    const { id: chatId } = await artist.chat();
    const elsewhere = world.sameArtist(artist, other);
    const tab = await world.tab(elsewhere, chatId);
    const question = ask({ tokens: 3000, perSecond: 50, seed: 5 });
    const clientMessageId = randomUUID();
    await untilAdmitted(() => artist.send(chatId, question, clientMessageId));
    await until(async () => tab.progress > 100);
    const { id } = tab.last;
    await writer.kill();
    const seen = tab.last.content;
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), tickMs);
    await until(async () => tab.last.status === 'failed').finally(() => clearInterval(timer));
    expect(ticks).toBeLessThan(10_000 / tickMs);
    expect(tab.last.content.slice(0, seen.length)).toBe(seen);

    expect((await elsewhere.post(`/api/chats/${chatId}/messages/${id}/retry`)).status).toBe(201);
    world.model.hurry(question);
    await until(async () => tab.last.status === 'complete');
    expect(tab.rows.map((row) => row.id).at(-1)).toBe(id);
    expect(tab.rows).toHaveLength(2);
  });
});
