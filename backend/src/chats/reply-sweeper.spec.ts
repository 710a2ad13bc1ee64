import { afterEach, expect, it, jest } from '@jest/globals';
import type { Broadcaster } from '../realtime/broadcaster.js';
import type { LiveTextStore } from './live-text.store.js';
import type { MessagesRepository } from './messages.repository.js';
import type { ReplyService } from './reply.service.js';
import { ReplySweeper } from './reply-sweeper.js';

afterEach(() => void jest.restoreAllMocks());

it.each([
  ['the text that it had', 'So far', ['failed', 'So far']],
  ['what is stored, where it had none', '', ['failed', undefined]],
])('a reply that nobody has written for 3.5 seconds ends with %s', async (_, text, ending) => {
  const reply = { id: 'r1', chatId: 'c1', attempt: 2, owner: 'u1' };
  const endReply = jest.fn<MessagesRepository['endReply']>().mockResolvedValue(null);
  const messages = { findAllStreaming: async () => [reply], endReply };
  const texts = { findAbandoned: async () => [reply], read: async () => text };
  const replies = { handOver: () => undefined, isHere: () => false };
  const sweeper = new ReplySweeper(
    messages as unknown as MessagesRepository,
    texts as unknown as LiveTextStore,
    replies as unknown as ReplyService,
    {} as Broadcaster,
  );
  const now = jest.spyOn(performance, 'now');
  for (const seconds of [0, 3.4, 3.5]) {
    expect(endReply).not.toHaveBeenCalled();
    now.mockReturnValue(1000 * seconds);
    await sweeper.sweep();
  }
  expect(endReply.mock.calls).toEqual([[reply, ...ending]]);
});
