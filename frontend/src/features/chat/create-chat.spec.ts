import { afterEach, expect, it, jest } from '@jest/globals';
import { createChat } from './create-chat';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

it('a conversation that a restarting server didn’t create is created again under the same id', async () => {
  const asked = jest.fn<typeof fetch>(async () => Response.json({ id: 'c' }, { status: 201 }));
  asked.mockResolvedValueOnce(new Response('', { status: 503, headers: { 'Retry-After': '0' } }));
  globalThis.fetch = asked;
  expect(await createChat('r')).toEqual({ chat: { id: 'c' }, isNew: false });
  expect(await createChat()).toEqual({ chat: { id: 'c' }, isNew: true });
  const bodies = asked.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as { id: string });
  expect(bodies).toMatchObject([{ releaseId: 'r' }, { releaseId: 'r' }, { title: 'New Conversation' }]);
  expect(bodies[0]).toEqual(bodies[1]);
  expect(bodies[2]?.id).not.toBe(bodies[0]?.id);
});
