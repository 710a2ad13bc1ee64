import type { Client } from '../support/client.js';
import type { ServerProcess } from '../support/faults/server.js';
import type { Tab } from '../support/faults/tab.js';
import { FaultWorld } from '../support/faults/world.js';
import { ask, type Wish } from '../support/models/paced-model.js';
import { until } from '../support/replies.js';

describe('a server that shuts down', () => {
  let world: FaultWorld;

  beforeAll(async () => {
    world = await FaultWorld.create();
  });
  afterAll(() => world.close());

  /** A tab with a reply in progress, and its question. */
  async function reply(server: ServerProcess, wish: Wish): Promise<{ artist: Client; tab: Tab; question: string }> {
    const artist = await world.artist(server);
    const tab = await world.tab(artist, (await artist.chat()).id);
    const question = ask(wish);
    await tab.send(question);
    return { artist, tab, question };
  }

  const storedReply = async (tab: Tab): Promise<{ content: string; status: string } | undefined> =>
    (
      await world.database.query<{ content: string; status: string }>(
        'SELECT content, status FROM messages WHERE chat_id = $1 AND NOT is_user',
        [tab.chatId],
      )
    )[0];

  it('lets replies finish for DRAIN_SECONDS, keeps the text of the rest, refuses new ones in the meantime, and exits with 0', async () => {
    const server = await world.startServer({ DRAIN_SECONDS: '5', LOG_LEVEL: 'info' });
    const long = await reply(server, { tokens: 3000, perSecond: 50, seed: 1 });
    const short = await reply(server, { tokens: 100, perSecond: 50, seed: 2 });
    const late = await long.artist.chat();
    await until(async () => short.tab.progress > 20);

    const exit = server.terminate();
    const refused = await until(async () => {
      const answer = await long.artist.send(late.id, ask({ tokens: 1, perSecond: 50, seed: 3 }));
      return answer.status !== 201 && answer;
    });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([503, true]);
    const ready = await long.artist.get<{ reasons: string[] }>('/api/health/ready');
    expect([ready.status, ready.body.reasons]).toEqual([503, ['stopping']]);

    await until(async () => short.tab.last.status === 'complete');
    expect(short.tab.last.content).toBe(world.model.saidTo(short.question).tokens.join(''));
    expect(await exit).toBe(0);
    expect(server.log).toMatch(/"msg":"Stopping"[^]*"seconds":[.\d]+,"msg":"Stopped"/);

    expect(long.tab.last.status).toBe('failed');
    expect(await storedReply(long.tab)).toEqual({ content: long.tab.last.content, status: 'failed' });
    expect(await storedReply(short.tab)).toEqual({ content: short.tab.last.content, status: 'complete' });
    expect(world.model.saidTo(long.question).ending).toBe('aborted');
  });

  it('isn’t considered dead by another server while a reply finishes', async () => {
    const leaving = await world.startServer({ DRAIN_SECONDS: '60' });
    await world.startServer();
    const { tab, question } = await reply(leaving, { tokens: 1000, perSecond: 50, seed: 4 });
    await until(async () => tab.progress > 20);
    expect(await leaving.terminate()).toBe(0);
    const text = world.model.saidTo(question).tokens.join('');
    expect(await storedReply(tab)).toEqual({ content: text, status: 'complete' });
    expect(tab.last).toMatchObject({ content: text, status: 'complete' });
  });
});
