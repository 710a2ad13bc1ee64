import type { Attachment } from '@contract/attachments/attachment';
import type { Message } from '@contract/chats/chat';
import { describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { Conversations } from '../state/conversations';
import type { ConversationTransport } from '../state/transport';

const row = (id: string, isUser: boolean): Message => ({
  ...{ id, content: 'When?', isUser },
  ...{ createdAt: '2026-11-21T10:00:00Z', status: 'complete' },
});

/** Conversations whose uploads end when the test says so. */
function started() {
  const send = jest.fn<ConversationTransport['send']>(async () => ({
    userMessage: row('01', true),
    reply: row('02', false),
  }));
  let finish = (): void => undefined;
  const file = (id: string, { name }: File) =>
    new Promise<Attachment>((resolve) => {
      finish = () => resolve({ id, name } as Attachment);
    });
  const none = () => new Promise<Attachment>(() => undefined);
  const transport = {
    threadKey: (id: string) => [`/api/chats/${id}/messages`],
    loadPage: async () => ({ messages: [], hasOlder: false }),
    send,
    attach: { file, text: none, media: none, remove: async () => undefined },
  } as Partial<ConversationTransport> as ConversationTransport;
  const conversations = new Conversations(new QueryClient(), transport);
  const attachedTo = (chatId: string) => conversations.attachments.of(chatId).map(({ name, state }) => [name, state]);
  const upload = async () => {
    finish();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { conversations, send, attachedTo, upload };
}

const pdf = { name: 'bio.pdf' } as File;

describe('attachments of an unsent message', () => {
  it('that move to a new conversation during their upload are ready there', async () => {
    const { conversations, attachedTo, upload } = started();
    conversations.attachments.addFile('new', pdf);
    conversations.addEmpty('created');
    await conversations.start('new', 'When?', async () => 'created');
    expect(attachedTo('created')).toEqual([['bio.pdf', 'sending']]);
    await upload();
    expect(attachedTo('created')).toEqual([['bio.pdf', 'ready']]);
    expect(attachedTo('new')).toEqual([]);
  });

  it('that were removed during their upload stay removed', async () => {
    const { conversations, attachedTo, upload } = started();
    conversations.attachments.addFile('chat', pdf);
    conversations.attachments.remove('chat', conversations.attachments.of('chat')[0]?.id ?? '');
    await upload();
    expect(attachedTo('chat')).toEqual([]);
  });

  it('are sent with the composer’s text only', async () => {
    const { conversations, send, attachedTo, upload } = started();
    conversations.addEmpty('chat');
    conversations.attachments.addFile('chat', pdf);
    await upload();
    await conversations.send('chat', 'Make this passage shorter.');
    expect(attachedTo('chat')).toEqual([['bio.pdf', 'ready']]);

    conversations.replyEnd({ chatId: 'chat', message: row('02', false) });
    await conversations.sendComposed('chat', 'When?');
    expect(attachedTo('chat')).toEqual([]);
    expect(send.mock.calls.map(([, , , attachments]) => attachments?.length)).toEqual([0, 1]);
  });

  it('and all of its text move to a conversation made for it', async () => {
    const { conversations, attachedTo, upload } = started();
    conversations.open('new');
    conversations.setDraft('new', 'Half a question');
    conversations.attachments.addFile('new', pdf);
    await upload();
    const moveTyped = conversations.watchTyping(true);
    conversations.setDraft('new', 'Half a question and the rest');
    moveTyped('created');
    expect(conversations.store.getState().drafts).toEqual({ created: 'Half a question and the rest' });
    expect(attachedTo('created')).toEqual([['bio.pdf', 'ready']]);
    expect(attachedTo('new')).toEqual([]);
  });
});
