import { afterEach, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Metrics } from '../../common/metrics.js';
import type { Broadcaster } from '../../broadcast/broadcaster.js';
import type { ExchangesRepository } from '../messages/exchanges.repository.js';
import type { LiveTextStore } from './live-text.store.js';
import type { ReplyService } from './reply.service.js';
import { ReplySweeper } from './reply-sweeper.js';
import type { SweepRole } from './sweep-role.js';

const sweeping = { isOurs: async () => true } as SweepRole;

afterEach(() => void jest.restoreAllMocks());

it.each([
  ['failed', { status: 'failed', content: 'So far' }, ['failed', 'So far', undefined]],
  ['as its server knew', { status: 'complete', content: 'All', tokens: 1 }, ['complete', 'All', 1]],
] as const)('a reply without a writer for 2.5 seconds ends %s', async (_, known, ending) => {
  const reply = { id: 'r1', chatId: 'c1', attempt: 2 };
  const end = jest.fn<ExchangesRepository['end']>().mockResolvedValue(null);
  const exchanges = { findAllStreaming: async () => [reply], end };
  const texts = { findAbandoned: async () => [reply], readEnding: async () => known };
  const replies = { guestChatsHere: [], isHere: () => false };
  const sweeper = new ReplySweeper(
    exchanges as unknown as ExchangesRepository,
    texts as unknown as LiveTextStore,
    replies as unknown as ReplyService,
    {} as Broadcaster,
    sweeping,
    new Metrics(),
  );
  const now = jest.spyOn(performance, 'now');
  for (const seconds of [0, 2.4, 2.5]) {
    expect(end).not.toHaveBeenCalled();
    now.mockReturnValue(1000 * seconds);
    await sweeper.sweep();
  }
  expect(end.mock.calls).toEqual([[reply, ...ending]]);
});

it('a reply that can’t be ended is logged as an error and doesn’t block others', async () => {
  const [broken, other] = ['r1', 'r2'].map((id) => ({ id, chatId: `c${id}`, attempt: 1 }));
  const end = jest
    .fn<ExchangesRepository['end']>()
    .mockImplementation((reply) => (reply.id === 'r1' ? Promise.reject(new Error('violated')) : Promise.resolve(null)));
  const both = [broken!, other!];
  const sweeper = new ReplySweeper(
    { findAllStreaming: async () => both, end } as unknown as ExchangesRepository,
    { findAbandoned: async () => both, readEnding: async () => ({ status: 'failed' }) } as unknown as LiveTextStore,
    { guestChatsHere: [], isHere: () => false } as unknown as ReplyService,
    {} as Broadcaster,
    sweeping,
    new Metrics(),
  );
  const told = jest.spyOn(Logger.prototype, 'error').mockReturnValue();
  const now = jest.spyOn(performance, 'now');
  for (const seconds of [0, 2.5, 3]) {
    now.mockReturnValue(1000 * seconds);
    await sweeper.sweep();
  }
  expect(end.mock.calls.map(([{ id }]) => id)).toEqual(['r1', 'r2', 'r1', 'r2']);
  expect(told).toHaveBeenCalledTimes(2);
});

it('a server that doesn’t sweep reads only the owners of its own guests’ chats', async () => {
  const findAllStreaming = jest.fn<ExchangesRepository['findAllStreaming']>();
  const findOwners = jest.fn<ExchangesRepository['findOwners']>().mockResolvedValue([
    { chatId: 'c1', owner: 'guest:1' },
    { chatId: 'c2', owner: 'u2' },
  ]);
  const handOver = jest.fn<ReplyService['handOver']>();
  const sweeper = new ReplySweeper(
    { findAllStreaming, findOwners } as unknown as ExchangesRepository,
    {} as LiveTextStore,
    { guestChatsHere: ['c1', 'c2'], handOver } as unknown as ReplyService,
    {} as Broadcaster,
    { isOurs: async () => false } as SweepRole,
    new Metrics(),
  );
  await sweeper.sweep();
  expect(findAllStreaming).not.toHaveBeenCalled();
  expect(findOwners.mock.calls).toEqual([[['c1', 'c2']]]);
  expect(handOver.mock.calls).toEqual([['c2', 'u2']]);
});
