import { afterEach, expect, it, jest } from '@jest/globals';
import type { LiveSocket } from '@/lib/socket';
import type { GuestTrial } from './guest-trial';
import { createGuestTransport } from './guest-transport';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('a guest says where they are, when they send, try again and continue', async () => {
  const asked = jest.fn<typeof fetch>(async () => new Response('{}'));
  globalThis.fetch = asked;
  const trial = { anonId: 'anon_1', sending: () => undefined, applyServerCount: () => undefined };
  const transport = createGuestTransport({} as LiveSocket, trial as unknown as GuestTrial, () => undefined);
  await transport.send('c', 'Hello', 'id');
  await transport.retry?.('c', 'm');
  await transport.continueReply('c', 'm');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const [, init] of asked.mock.calls) expect(JSON.parse(init?.body as string)).toMatchObject({ timeZone });
  expect(asked).toHaveBeenCalledTimes(3);
  expect(asked.mock.calls.at(-1)?.[0]).toBe('/api/guest/messages/c/m/continue');
});

it.each([
  ['message_limit_exceeded', 403, 1],
  ['assistant_busy', 502, 0],
])(
  'a guest whose reply can not be continued is asked to sign up when the trial is over: %s',
  async (code, status, times) => {
    globalThis.fetch = jest.fn<typeof fetch>(async () => new Response(JSON.stringify({ code }), { status }));
    const trial = { anonId: 'anon_1', refused: jest.fn() };
    const transport = createGuestTransport({} as LiveSocket, trial as unknown as GuestTrial, () => undefined);
    await expect(transport.continueReply('c', 'm')).rejects.toThrow(String(status));
    expect(trial.refused).toHaveBeenCalledTimes(times);
  },
);
