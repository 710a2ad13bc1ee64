import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { MessagesRepository } from '../../../backend/src/chats/messages/messages.repository.js';
import type { TestSocket } from '../../support/client.js';
import { describeApp } from '../../support/describe-app.js';
import { until } from '../../support/replies.js';

describe('requests over sockets', () => {
  const { app } = describeApp({ env: { RATE_LIMIT_FACTOR: '1' } });
  const spyOnQuery = () => jest.spyOn(MessagesRepository.prototype, 'findStreaming');
  let findStreaming: ReturnType<typeof spyOnQuery>;
  beforeEach(() => (findStreaming = spyOnQuery()));
  afterEach(() => findStreaming.mockRestore());

  const redis = (): Redis => app.nest.get(Redis, { strict: false });
  const countersOf = (name: string): Promise<string[]> => redis().keys(`${app.env.redisPrefix}:limit:${name}:*`);

  async function resetCounters(name: string): Promise<void> {
    const keys = await countersOf(name);
    if (keys.length > 0) await redis().del(keys);
  }

  /** Without this, a counter starts again after five seconds. */
  async function keepCounters(name: string): Promise<void> {
    for (const key of await countersOf(name)) await redis().expire(key, 600);
  }

  /** Resolves once the server has handled what these sockets sent before: a request that names no chat isn't counted. */
  const arrived = (sockets: TestSocket[]) =>
    Promise.all(sockets.map((socket) => socket.emitWithAck('reply:sync', { chatId: 'none' })));

  it.each(['reply:sync', 'reply:stop'] as const)(
    '%s is acknowledged 100 times in five seconds, from all tabs of an account together; the rest costs no query',
    async (event) => {
      const [artist, other] = [app.visitor(), app.visitor()];
      await artist.subscribe();
      await other.subscribe();
      const { id: chatId } = await artist.chat();
      const sockets = [await artist.connect(), await artist.connect()];
      const unexpected: string[] = [];
      for (const socket of sockets) socket.on('exception' as never, () => void unexpected.push('exception'));

      const limit = event.replace(':', '-');
      await resetCounters(limit);
      await sockets[0]?.emitWithAck(event, { chatId });
      await keepCounters(limit);
      let acknowledged = 1;
      for (let count = 0; count < 75; count += 1)
        for (const socket of sockets)
          socket.timeout(60_000).emit(event, { chatId }, (error: Error | null) => (acknowledged += error ? 0 : 1));
      await until(async () => acknowledged >= 100);
      await arrived(sockets);
      expect([acknowledged, findStreaming.mock.calls.length, unexpected]).toEqual([100, 100, []]);
      expect(sockets.map(({ connected }) => connected)).toEqual([true, true]);

      // Another account isn't affected, nor is this one's other request, nor this one later.
      const elsewhere = await other.connect();
      expect(await elsewhere.emitWithAck(event, { chatId })).toBeDefined();
      const otherEvent = event === 'reply:sync' ? 'reply:stop' : 'reply:sync';
      expect(await sockets[0]?.emitWithAck(otherEvent, { chatId })).toBeDefined();
      await resetCounters(limit);
      expect(await sockets[0]?.emitWithAck(event, { chatId })).toBeDefined();
      artist.close();
      other.close();
    },
  );
});
