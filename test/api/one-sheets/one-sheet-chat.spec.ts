import { oneSheetMarker } from '../../../contract/chats/chat.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client, TestSocket } from '../../support/client.js';
import { EchoModel } from '../../support/models/echo-model.js';
import { lastOf, next } from '../../support/replies.js';

describe('asking for a one-sheet in chat', () => {
  let artist: Client;
  let socket: TestSocket;
  let chatId: string;

  const { app, model } = describeApp({ model: () => EchoModel.start() });
  afterEach(() => artist.close());

  async function open(): Promise<void> {
    artist = app.visitor();
    await artist.subscribe();
    socket = await artist.connect();
    chatId = (await artist.chat()).id;
  }
  /** Says something and waits for the whole reply. */
  async function say(message: string) {
    const end = next(socket, 'reply:end');
    const { status } = await artist.send(chatId, message);
    expect(status).toBe(201);
    return (await end).message;
  }

  it('the assistant calls its tool: the reply is the marker, whole, and not what was written before the call', async () => {
    await open();
    const reply = await say('One sheet [tool]');
    expect(reply).toMatchObject({ content: oneSheetMarker, status: 'complete', isUser: false });
    expect(lastOf(await artist.messages(chatId))).toEqual(reply);
    expect(model.lastReply.tools?.map((tool) => tool.function.name)).toEqual(['generate_one_sheet']);
  });

  it('an artist who types the marker, or a model that writes it, starts nothing', async () => {
    await open();
    expect((await say(oneSheetMarker)).content).toBe('Reply to:');
    expect((await artist.messages(chatId))[0]).toMatchObject({ content: oneSheetMarker, isUser: true });
    const nothing = await say('[marker]');
    expect([nothing.status, nothing.content]).toEqual(['failed', '']);
  });

  it('a guest is offered no tool', async () => {
    artist = app.visitor();
    const chat = await artist.tryOut();
    socket = await artist.connect();
    const end = next(socket, 'reply:end');
    await artist.sendAsGuest(chat.id, 'One sheet [tool]');
    expect((await end).message.content).toBe('Reply to: One sheet [tool]');
    expect(model.lastReply.tools).toBeUndefined();
  });
});
