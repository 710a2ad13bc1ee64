import type { Message } from '../../../contract/chats/chat.js';
import type { Document, DocumentPage } from '../../../contract/documents/document.js';
import type { ServerEventPayload } from '../../../contract/events.js';
import { limits } from '../../../contract/limits.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Client, TestSocket } from '../../support/client.js';
import { OpenAiChatServer } from '../../support/model-servers/openai-chat-server.js';
import { OpenAiResponsesServer } from '../../support/model-servers/openai-responses-server.js';
import type { ModelServer } from '../../support/model-servers/model-server.js';
import { RawServer } from '../../support/model-servers/raw-server.js';
import { chatChunk, chatEnd } from '../../support/models/model-streams.js';
import { next, until } from '../../support/replies.js';

type Delta = ServerEventPayload<'document:delta'>;

const markdown = `FOR IMMEDIATE RELEASE\n\n# “Salt Road” is out\n\n${'Mara sings of the sea. '.repeat(30)}😀\n\n###`;
const asked = { documentId: null, kind: 'press_release', title: 'Salt Road', markdown };

/** The text that a tab has assembled. */
function joined(deltas: readonly Delta[]): string {
  let text = '';
  for (const delta of deltas) {
    expect(delta.offset).toBe(text.length);
    text += delta.text;
  }
  return text;
}

async function listDocuments(artist: Client): Promise<DocumentPage['items']> {
  return (await artist.get<DocumentPage>('/api/documents')).body.items;
}

describe.each([
  ['Chat Completions', () => OpenAiChatServer.start()],
  ['Responses', () => OpenAiResponsesServer.start()],
])('a document that the assistant writes through %s', (_, start: () => Promise<ModelServer>) => {
  let model: ModelServer;
  let app: TestApp;
  let artist: Client;
  let socket: TestSocket;

  beforeAll(async () => {
    model = await start();
    app = await startApp(model.variables);
    artist = app.visitor();
    await artist.subscribe();
    socket = await artist.connect();
  });
  afterAll(async () => {
    artist.close();
    await app.close();
    await model.close();
  });

  async function say(
    args: object,
    message = 'Write it.',
    { tries = 1, reads = [] }: { tries?: number; reads?: string[] } = {},
  ): Promise<{ reply: Message; deltas: Delta[]; saved: Document[] }> {
    const { id } = await artist.chat();
    const deltas: Delta[] = [];
    const saved: Document[] = [];
    const hearDelta = (delta: Delta): unknown => deltas.push(delta);
    const hearSaved = ({ document }: { document: Document }): unknown => saved.push(document);
    socket.on('document:delta', hearDelta).on('document:saved', hearSaved);
    const calls = [
      ...reads.map((documentId) => ({ name: 'read_document', arguments: JSON.stringify({ documentId, from: 0 }) })),
      ...Array.from({ length: tries }, () => ({ name: 'write_document', arguments: JSON.stringify(args) })),
    ];
    model.say(({ results }) => calls[results.length] ?? 'Your press release is ready.');
    const ended = next(socket, 'reply:end');
    expect((await artist.send(id, message)).status).toBe(201);
    const { message: reply } = await ended;
    socket.off('document:delta', hearDelta).off('document:saved', hearSaved);
    return { reply, deltas, saved };
  }

  it('exists before its text, which streams into every tab', async () => {
    const { reply, deltas, saved } = await say(asked);
    const [first, last] = [saved[0], saved.at(-1)];
    expect(first).toMatchObject({ title: 'Salt Road', version: 1, markdown: '' });
    expect(last).toMatchObject({ id: first?.id, version: 1, markdown });
    expect(last?.findings.length).toBeGreaterThan(0);
    expect(joined(deltas)).toBe(markdown);
    expect(new Set(deltas.map(({ documentId, version }) => `${documentId} ${version}`))).toEqual(
      new Set([`${first?.id} 1`]),
    );
    expect(reply.content).toBe('Your press release is ready.');
    expect(reply.steps).toEqual([
      { tool: 'write_document', label: 'Saved: press release', link: `/documents/${first?.id}` },
    ]);
    const versions = await artist.get<{ items: object[] }>(`/api/documents/${first?.id}/versions`);
    expect(versions.body.items).toMatchObject([{ version: 1, by: 'assistant' }]);
  });

  it('that is rewritten stays complete until its next version is', async () => {
    const { saved } = await say(asked);
    const documentId = saved.at(-1)?.id ?? '';
    const { deltas, saved: again } = await say(
      { ...asked, documentId, markdown: 'All new.' },
      'Write the press release again.',
      { reads: [documentId] },
    );
    expect(deltas).toEqual([]);
    expect(again.map(({ version, markdown: text }) => [version, text])).toEqual([[2, 'All new.']]);
  });

  it.each([1, 2])('is kept as far as it was accepted if it is too long (%s tries)', async (tries) => {
    const endless = 'Mara sings of the sea. '.repeat(limits.documentMax / 20);
    const { saved } = await say({ ...asked, title: `Too long ${tries}`, markdown: endless }, 'Write it.', { tries });
    const last = saved.at(-1);
    expect(last?.markdown.length).toBeGreaterThan(limits.documentMax / 2);
    expect(endless.startsWith(last?.markdown ?? '')).toBe(true);
    expect((await listDocuments(artist)).find(({ id }) => id === last?.id)?.markdown).toBe(last?.markdown);
  });
});

describe('a document whose model fails', () => {
  const half = JSON.stringify(asked).slice(0, 300);
  const piecesOf = (json: string): string[] =>
    (json.match(/.{1,20}/gs) ?? []).map((piece) =>
      chatChunk({ tool_calls: [{ index: 0, id: 'c1', function: { name: 'write_document', arguments: piece } }] }),
    );
  let model: RawServer;
  let app: TestApp;
  let artist: Client;
  /** Whether the model fails midway, or writes all of it. */
  let isLost = true;

  beforeAll(async () => {
    model = await RawServer.start(({ body }) => {
      if (!body.includes('"stream":true')) return { status: 500 };
      if (body.includes('"role":"tool"')) return { chunks: [chatChunk({ content: 'Done.' }), ...chatEnd()] };
      const opening = chatChunk({ role: 'assistant', content: 'I write it.' });
      return isLost
        ? { chunks: [opening, ...piecesOf(half), { wait: 300 }], then: 'destroy' }
        : { chunks: [opening, ...piecesOf(JSON.stringify(asked)), ...chatEnd('tool_calls')] };
    });
    app = await startApp(model.variables);
    artist = app.visitor();
    await artist.subscribe();
  });
  afterAll(async () => {
    artist.close();
    await app.close();
    await model.close();
  });

  it('is kept as far as it was written, and completed when the reply is retried', async () => {
    const { id: chatId } = await artist.chat();
    const socket = await artist.connect();
    const failed = next(socket, 'reply:end');
    await artist.send(chatId, 'Write it.');
    const { message } = await failed;
    expect(message).toMatchObject({ status: 'failed', content: 'I write it.' });
    const kept = await until(async () => (await listDocuments(artist)).find((each) => each.markdown !== ''));
    expect(markdown.startsWith(kept.markdown)).toBe(true);
    expect(kept).toMatchObject({ title: 'Salt Road', version: 1, chatId });
    expect(kept.markdown.length).toBeGreaterThan(100);

    isLost = false;
    const ended = next(socket, 'reply:end');
    const { status, text } = await artist.post(`/api/chats/${chatId}/messages/${message.id}/retry`);
    expect([status, text]).toEqual([201, expect.anything()]);
    await ended;
    expect(await listDocuments(artist)).toMatchObject([{ id: kept.id, version: 1, markdown }]);
  });

  it('is left alone once the artist has changed it: the retry writes another', async () => {
    isLost = true;
    const { id: chatId } = await artist.chat();
    const socket = await artist.connect();
    const failed = next(socket, 'reply:end');
    await artist.send(chatId, 'Write it.');
    const { message } = await failed;
    const [kept] = await listDocuments(artist);
    const change = { markdown: 'My own words.', baseVersion: 1 };
    expect((await artist.call('PUT', `/api/documents/${kept?.id}`, change)).status).toBe(200);
    isLost = false;
    const ended = next(socket, 'reply:end');
    await artist.post(`/api/chats/${chatId}/messages/${message.id}/retry`);
    await ended;
    const texts = (await listDocuments(artist)).filter((each) => each.chatId === chatId).map((each) => each.markdown);
    expect(texts).toEqual([markdown, 'My own words.']);
  });
});
