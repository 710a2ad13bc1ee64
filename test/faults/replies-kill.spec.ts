import type { Message } from '../../contract/chats/chat.js';
import type { Client } from '../support/client.js';
import type { ServerProcess } from '../support/faults/server.js';
import { FaultWorld } from '../support/faults/world.js';
import { ask } from '../support/models/paced-model.js';
import { lastOf, until } from '../support/replies.js';

describe('a killed server', () => {
  let world: FaultWorld;
  let server: ServerProcess;

  beforeAll(async () => {
    world = await FaultWorld.create();
    server = await world.startServer();
  });
  afterAll(() => world.close());

  /** The messages, as soon as the last one has ended. */
  const endedMessages = (artist: Client, chatId: string): Promise<Message[]> =>
    until(async () => {
      const messages = await artist.messages(chatId).catch(() => []);
      return messages.length > 0 && lastOf(messages).status !== 'streaming' && messages;
    }, 30);

  it('keeps every message and all text that a tab had seen, ended within 30 seconds, and accepts new messages on its return', async () => {
    const midReply = await world.artist(server);
    const { id: midChat } = await midReply.chat();
    const tab = await world.tab(midReply, midChat);
    await tab.send(ask({ tokens: 3000, perSecond: 50, seed: 1 }));

    const unbegun = await world.artist(server);
    const { id: unbegunChat } = await unbegun.chat();
    const waiting = ask({ tokens: 10, perSecond: 50, after: 600_000, seed: 2 });
    const sending = unbegun.send(unbegunChat, waiting).catch(() => 'cut off');

    await until(async () => tab.progress > 200 && (await unbegun.messages(unbegunChat)).length === 2);
    await server.kill();
    expect(await sending).toBe('cut off');
    const seen = tab.last.content;
    await server.start();

    const [question, failed] = await endedMessages(midReply, midChat);
    expect(question).toMatchObject({ isUser: true, status: 'complete' });
    expect(failed?.status).toBe('failed');
    const kept = failed?.content ?? '';
    expect(kept.slice(0, seen.length)).toBe(seen);

    expect(await endedMessages(unbegun, unbegunChat)).toMatchObject([
      { content: waiting, isUser: true, status: 'complete' },
      { content: '', isUser: false, status: 'failed' },
    ]);
    expect(await world.database.query(`SELECT id FROM messages WHERE status = 'streaming'`)).toEqual([]);

    // The tab came back by itself and shows what is stored.
    await until(async () => tab.last.status === 'failed');
    expect(tab.last).toEqual(failed);
    const next = ask({ tokens: 20, perSecond: 50, seed: 3 });
    await tab.send(next);
    await until(async () => tab.last.status === 'complete');
    expect(tab.last.content).toBe(world.model.saidTo(next).tokens.join(''));
    expect(tab.rows).toHaveLength(4);
  });
});
