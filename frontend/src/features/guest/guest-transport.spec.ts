import { afterEach, expect, it, jest } from '@jest/globals';
import type { LiveSocket } from '@/lib/socket';
import type { GuestTrial } from './guest-trial';
import { createGuestTransport } from './guest-transport';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('a guest says where they are, when they send and when they try again', async () => {
  const asked = jest.fn<typeof fetch>(async () => new Response('{}'));
  globalThis.fetch = asked;
  const trial = { anonId: 'anon_1', sending: () => undefined, applyServerCount: () => undefined };
  const transport = createGuestTransport({} as LiveSocket, trial as unknown as GuestTrial, () => undefined);
  await transport.send('c', 'Hello', 'id');
  await transport.retry?.('c', 'm');
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  for (const [, init] of asked.mock.calls) expect(JSON.parse(init?.body as string)).toMatchObject({ timeZone });
  expect(asked).toHaveBeenCalledTimes(2);
});
