import { randomUUID } from 'node:crypto';
import type { Message } from '../../contract/chats/chat.js';
import type { Document, DocumentPage } from '../../contract/documents/document.js';
import type { Client } from '../support/client.js';
import { HeldLine } from '../support/faults/held-line.js';
import type { ServerProcess } from '../support/faults/server.js';
import { FaultWorld } from '../support/faults/world.js';
import { OpenAiChatServer } from '../support/model-servers/openai-chat-server.js';
import { lastOf, until, untilAdmitted } from '../support/replies.js';

describe('a server that is killed between saving a document and storing the step', () => {
  let world: FaultWorld;
  let line: HeldLine;
  let model: OpenAiChatServer;
  let server: ServerProcess;
  let artist: Client;
  let chatId: string;

  beforeAll(async () => {
    world = await FaultWorld.create();
    line = await HeldLine.to(world.database.url);
    model = await OpenAiChatServer.start();
    server = await world.startServer({ ...model.variables, DATABASE_URL: line.url });
  });
  afterAll(async () => {
    await world.close();
    await model.close();
    line.close();
  });
  beforeEach(async () => {
    artist = await world.artist(server);
    ({ id: chatId } = await artist.chat());
  });

  const lastMessage = (status: Message['status']): Promise<Message> =>
    until(async () => {
      const last = (await artist.messages(chatId).catch(() => [])).at(-1);
      return last?.isUser === false && last.status === status && last;
    }, 40);

  /**
   * Makes the model call a tool, each time with different arguments, unless its prompt says that this is done. Kills the server at the
   * step's result, and retries the reply.
   */
  async function killAndRetry(message: string, tool: string, argsOf: (attempt: number) => object): Promise<Message> {
    let attempt = 0;
    model.say(({ results, lastUserText }) => {
      if (results.length > 0 || lastUserText.includes(`<done>[{"tool":"${tool}"`)) return 'It is saved.';
      attempt += 1;
      return { name: tool, arguments: JSON.stringify(argsOf(attempt)), id: `call_${randomUUID()}` };
    });
    const isThere = line.stopAt({ texts: ['UPDATE reply_steps'], when: 'asked' });
    const clientMessageId = randomUUID();
    const cut = untilAdmitted(() => artist.send(chatId, message, clientMessageId)).catch(() => 'cut off');
    await isThere;
    await server.kill();
    await cut;
    await server.start();
    const failed = await lastMessage('failed');
    const retried = await untilAdmitted(() => artist.post(`/api/chats/${chatId}/messages/${failed.id}/retry`));
    expect(retried.status).toBe(201);
    return lastMessage('complete');
  }

  it('has one document after the retry, whatever its title', async () => {
    const reply = await killAndRetry('Write my press release.', 'write_document', (attempt) => ({
      ...{ documentId: null, kind: 'press_release' },
      title: `Salt Road, take ${attempt}`,
      markdown: `# Salt Road\n\nTake ${attempt}.`,
    }));
    const { items } = (await artist.get<DocumentPage>('/api/documents')).body;
    expect(items).toHaveLength(1);
    expect(reply.steps).toEqual([
      { tool: 'write_document', label: 'Saved: press release', link: `/documents/${items[0]?.id}` },
    ]);
    const { body } = await artist.get<Document>(`/api/documents/${items[0]?.id}`);
    const [, take = ''] = /^Salt Road, take ([2-9])$/.exec(body.title) ?? [];
    expect(body).toMatchObject({ markdown: `# Salt Road\n\nTake ${take}.`, version: 1 });
  });

  it('has edited the document once after the retry', async () => {
    const { id } = (
      await artist.post<Document>('/api/documents', {
        ...{ chatId, kind: 'press_release', title: 'Salt Road', markdown: 'Salt Road is out.' },
      })
    ).body;
    const reply = await killAndRetry('Make it Salt Road EP in the press release.', 'edit_document', () => ({
      ...{ documentId: id, find: 'Salt Road', replace: 'Salt Road EP' },
    }));
    const { body } = await artist.get<Document>(`/api/documents/${id}`);
    expect(body).toMatchObject({ markdown: 'Salt Road EP is out.', version: 2 });
    expect(reply.steps).toHaveLength(1);
    expect(lastOf(await artist.messages(chatId)).content).toBe('It is saved.');
  });
});
