import { afterEach, expect, it, jest } from '@jest/globals';
import type { ConversationTransport } from '@/conversation/state/transport';
import type { LiveSocket } from '@/lib/socket';
import { createChatTransport } from './chat-transport';

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
});

function readerIsIn(timeZone: string): void {
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone });
}

it.each([
  ['Asia/Tokyo', 'Asia/Tokyo'],
  ['Etc/Unknown', undefined],
])('every call that requests a reply has the reader’s time zone: %s', async (here, said) => {
  readerIsIn(here);
  const asked = jest.fn<typeof fetch>(async () => new Response('{}'));
  globalThis.fetch = asked;
  const transport = createChatTransport({} as LiveSocket, () => null);
  await transport.send('c', 'Hello', 'id', []);
  await transport.edit?.('c', 'm', 'Hello again', 'id');
  await transport.regenerate?.('c', 'm', 'id');
  await transport.retry?.('c', 'm', 'id');
  await transport.continueReply('c', 'm', 'id');
  const bodies = asked.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as { timeZone?: string });
  expect(bodies.map(({ timeZone }) => timeZone)).toEqual([said, said, said, said, said]);
});

it.each<[string, (transport: ConversationTransport) => Promise<unknown> | undefined]>([
  ['/api/chats/c/messages', (transport) => transport.send('c', 'Hello', 'id', [])],
  ['/api/chats/c/messages/m/edit', (transport) => transport.edit?.('c', 'm', 'Hello', 'id')],
  ['/api/chats/c/messages/m/regenerate', (transport) => transport.regenerate?.('c', 'm', 'id')],
  ['/api/chats/c/messages/m/retry', (transport) => transport.retry?.('c', 'm', 'id')],
  ['/api/chats/c/messages/m/continue', (transport) => transport.continueReply('c', 'm', 'id')],
])('a call refused by a restarting server is made again under the same id: %s', async (path, call) => {
  const sent = { userMessage: { id: 'm' }, reply: { id: 'r' } };
  const asked = jest.fn<typeof fetch>(async () => new Response(JSON.stringify(sent), { status: 201 }));
  asked.mockResolvedValueOnce(new Response('', { status: 503, headers: { 'Retry-After': '0' } }));
  globalThis.fetch = asked;
  expect(await call(createChatTransport({} as LiveSocket, () => null))).toEqual(sent);
  expect(asked.mock.calls.map(([to]) => to)).toEqual([path, path]);
  const [first, second] = asked.mock.calls.map(([, init]) => init?.body);
  expect(JSON.parse(first as string)).toMatchObject({ clientMessageId: 'id' });
  expect(second).toBe(first);
});

it('continuing a cut reply is its own call, which returns the text so far', async () => {
  const sent = { userMessage: {}, reply: { id: 'm', content: 'By Fri', status: 'streaming' } };
  const asked = jest.fn<typeof fetch>(async () => new Response(JSON.stringify(sent), { status: 201 }));
  globalThis.fetch = asked;
  const transport = createChatTransport({} as LiveSocket, () => null);
  expect(await transport.continueReply('c', 'm', 'id')).toEqual(sent);
  expect(asked).toHaveBeenCalledWith('/api/chats/c/messages/m/continue', expect.objectContaining({ method: 'POST' }));
});
