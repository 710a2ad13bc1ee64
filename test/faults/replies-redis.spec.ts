import type { Message } from '../../contract/chats/chat.js';
import { password } from '../support/client.js';
import type { ServerProcess } from '../support/faults/server.js';
import { FaultWorld } from '../support/faults/world.js';
import { ask } from '../support/models/paced-model.js';
import { until } from '../support/replies.js';

describe('a Redis that goes away and comes back, first with its data and then empty', () => {
  let world: FaultWorld;
  let writer: ServerProcess;
  let other: ServerProcess;

  beforeAll(async () => {
    world = await FaultWorld.create();
    [writer, other] = await Promise.all([world.startServer(), world.startServer()]);
  });
  afterAll(() => world.close());

  it('loses no reply text, locks no one out, and makes no server consider the reply dead', async () => {
    const artist = await world.artist(writer);
    const elsewhere = world.sameArtist(artist, other);
    const { body: account } = await artist.get<{ email: string }>('/api/user');
    const { id: chatId } = await artist.chat();
    const tab = await world.tab(artist, chatId);
    // However long this takes here, the reply must not end first.
    const question = ask({ tokens: 6000, perSecond: 50, seed: 1 });
    await tab.send(question);

    for (const isForgetful of [false, true]) {
      const atFirst = tab.progress;
      await until(async () => tab.progress > atFirst + 100);
      await world.redis.kill();
      if (isForgetful) await world.redis.forget();
      const before = tab.progress;

      // Signing in, reading and the reply continue without it.
      expect((await artist.get('/api/user')).status).toBe(200);
      const visitor = world.visitor(writer);
      expect((await visitor.post('/api/login', { email: account.email, password })).status).toBe(200);
      const [, running] = (await visitor.get<Message[]>(`/api/chats/${chatId}/messages`)).body;
      expect(running).toMatchObject({ id: tab.last.id, status: 'streaming' });
      expect(running?.content.length).toBeGreaterThanOrEqual(before);
      const ready = await artist.get<{ reasons: string[] }>('/api/health/ready');
      expect([ready.status, ready.body.reasons]).toEqual([200, ['redis']]);
      // Calls that need a queue are refused rather than left waiting.
      expect((await artist.get(`/api/chats/${chatId}/export?format=pdf`)).status).toBe(503);
      // The other server can only get the text from Redis; at least it reports that the reply is in progress.
      const socket = await elsewhere.connect();
      const { reply } = await socket.emitWithAck('reply:sync', { chatId });
      expect(reply).toMatchObject({ id: tab.last.id, status: 'streaming' });
      await until(async () => tab.progress > before + 100);

      await world.redis.start();
      await until(async () => {
        const { body } = await artist.get<{ reasons: string[] }>('/api/health/ready');
        return body.reasons.length === 0;
      });
      await until(async () => {
        const { reply: known } = await socket.emitWithAck('reply:sync', { chatId });
        return known && known.content.length > before + 100 && tab.last.content.startsWith(known.content);
      });
    }

    world.model.hurry(question);
    const late = await world.tab(elsewhere, chatId);
    await until(async () => [tab, late].every(({ last }) => last.status !== 'streaming'), 40);
    const text = world.model.saidTo(question).tokens.join('');
    for (const { last } of [tab, late]) expect(last).toMatchObject({ content: text, status: 'complete' });
    expect(tab.breaks).toBe(0);
    expect(tab.heard.map((piece) => piece.text).join('')).toBe(text);
    expect(await artist.messages(chatId)).toEqual(tab.rows);
  });
});
