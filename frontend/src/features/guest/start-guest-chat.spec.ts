import { afterEach, expect, it, jest } from '@jest/globals';
import { startGuestChat } from './start-guest-chat';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('a guest’s chat that a restarting server didn’t start is asked for again', async () => {
  const asked = jest.fn<typeof fetch>(async () => Response.json({ id: 'c' }, { status: 200 }));
  asked.mockResolvedValueOnce(new Response('', { status: 503, headers: { 'Retry-After': '0' } }));
  asked.mockResolvedValueOnce(Response.json({ id: 'c' }, { status: 201 }));
  globalThis.fetch = asked;
  expect(await startGuestChat()).toEqual({ chat: { id: 'c' }, isNew: true });
  expect(await startGuestChat()).toEqual({ chat: { id: 'c' }, isNew: false });
  expect(asked.mock.calls.map(([path]) => path)).toEqual(Array.from({ length: 3 }, () => '/api/guest/chat'));
});

it('a refusal is passed on', async () => {
  const asked = jest.fn<typeof fetch>(async () => Response.json({ error: 'Too many' }, { status: 429 }));
  globalThis.fetch = asked;
  await expect(startGuestChat()).rejects.toMatchObject({ status: 429 });
  expect(asked).toHaveBeenCalledTimes(1);
});
