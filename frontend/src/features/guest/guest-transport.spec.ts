import { afterEach, expect, it, jest } from '@jest/globals';
import type { LiveSocket } from '@/lib/socket';
import type { GuestTrial } from './guest-trial';
import { createGuestTransport } from './guest-transport';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('a guest’s time zone is sent with each send, retry and continuation', async () => {
  const asked = jest.fn<typeof fetch>(async () => new Response('{}'));
  globalThis.fetch = asked;
  const trial = { anonId: 'anon_1', sending: () => undefined, applyServerCount: () => undefined };
  const transport = createGuestTransport({} as LiveSocket, trial as unknown as GuestTrial, () => undefined);
  await transport.send('c', 'Hello', 'id', []);
  await transport.retry?.('c', 'm', 'id');
  await transport.continueReply('c', 'm', 'id');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const posts = asked.mock.calls.filter(([, init]) => init?.method === 'POST');
  for (const [, init] of posts) expect(JSON.parse(init?.body as string)).toMatchObject({ timeZone });
  expect(posts).toHaveLength(3);
  expect(asked.mock.calls.at(-1)?.[0]).toBe('/api/guest/messages/c/m/continue');
});

it.each([
  ['message_limit_exceeded', 403, 1],
  ['assistant_busy', 502, 0],
])(
  'a guest who can’t retry or continue because the trial is over is asked to sign up: %s',
  async (code, status, times) => {
    globalThis.fetch = jest.fn<typeof fetch>(async () => new Response(JSON.stringify({ code }), { status }));
    const trial = { anonId: 'anon_1', refused: jest.fn() };
    const transport = createGuestTransport({} as LiveSocket, trial as unknown as GuestTrial, () => undefined);
    await expect(transport.continueReply('c', 'm', 'id')).rejects.toThrow(String(status));
    expect(trial.refused).toHaveBeenCalledTimes(times);
    await expect(transport.retry?.('c', 'm', 'id')).rejects.toThrow(String(status));
    expect(trial.refused).toHaveBeenCalledTimes(2 * times);
  },
);

it('a guest’s message refused by a restarting server is sent again under the same id, and counts once', async () => {
  const sent = { messageCount: 1, userMessage: { id: 'm' }, reply: { id: 'r' } };
  const asked = jest.fn<typeof fetch>(async () => Response.json(sent));
  asked.mockResolvedValueOnce(new Response('', { status: 503, headers: { 'Retry-After': '0' } }));
  globalThis.fetch = asked;
  const trial = { anonId: 'anon_1', sending: jest.fn(), subtractMessage: jest.fn(), applyServerCount: jest.fn() };
  const transport = createGuestTransport({} as LiveSocket, trial as unknown as GuestTrial, () => undefined);
  await transport.send('c', 'Hello', 'id', []);
  const [first, second] = asked.mock.calls.map(([, init]) => init?.body);
  expect(JSON.parse(first as string)).toMatchObject({ clientMessageId: 'id' });
  expect(second).toBe(first);
  expect(trial.sending).toHaveBeenCalledTimes(1);
  expect(trial.subtractMessage).not.toHaveBeenCalled();
  expect(trial.applyServerCount).toHaveBeenCalledWith(1);
});

it.each(['retry', 'continue'] as const)(
  'a %s refused by a restarting server is made again under the same id',
  async (what) => {
    const retried = { userMessage: { id: 'm' }, reply: { id: 'r' } };
    const asked = jest.fn<typeof fetch>(async () => Response.json(retried));
    asked.mockResolvedValueOnce(new Response('', { status: 503, headers: { 'Retry-After': '0' } }));
    globalThis.fetch = asked;
    const trial = { anonId: 'anon_1', applyServerCount: jest.fn(), refused: jest.fn() };
    const transport = createGuestTransport({} as LiveSocket, trial as unknown as GuestTrial, () => undefined);
    const call = what === 'retry' ? transport.retry?.('c', 'r', 'id') : transport.continueReply('c', 'r', 'id');
    expect(await call).toEqual(retried);
    const [first, second] = asked.mock.calls.filter(([path]) => path === `/api/guest/messages/c/r/${what}`);
    expect(JSON.parse(first?.[1]?.body as string)).toMatchObject({ clientMessageId: 'id' });
    expect(second?.[1]?.body).toBe(first?.[1]?.body);
    expect(trial.refused).not.toHaveBeenCalled();
  },
);

it('refreshes the message count after a retry, which may count', async () => {
  globalThis.fetch = jest.fn<typeof fetch>(async (path) =>
    Response.json(path === '/api/guest/message-limit/anon_1' ? { messageCount: 2 } : {}),
  );
  const counted = new Promise<number>((resolve) => {
    const trial = { anonId: 'anon_1', applyServerCount: resolve } as unknown as GuestTrial;
    void createGuestTransport({} as LiveSocket, trial, () => undefined).retry?.('c', 'm', 'id');
  });
  expect(await counted).toBe(2);
});
