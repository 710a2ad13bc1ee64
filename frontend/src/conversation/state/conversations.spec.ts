import type { Feedback, Message, MessageStatus } from '@contract/chats/chat';
import { afterAll, afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api';
import type { Thread } from './conversation';
import { isReplying, isWaiting, liveTextOf } from './conversation.store';
import { Conversations } from './conversations';
import type { ConversationTransport, MessagePage } from './transport';

const chatId = 'chat';
const message = (id: string, content: string, isUser: boolean, status: MessageStatus = 'complete'): Message => {
  return { id, content, isUser, createdAt: '2026-11-21T10:00:00Z', status };
};
const question = message('01', 'When?', true);
const edited = message('03', 'Where?', true);
const running = (content = '') => message('02', content, false, 'streaming');

/** A server with one chat. Each call can be replaced to fail or to wait. */
function serverWith(rows: Message[]) {
  const page = async (): Promise<MessagePage> => ({ messages: rows, hasOlder: false });
  return {
    threadKey: (id: string) => [`/api/chats/${id}/messages`],
    loadPage: jest.fn<ConversationTransport['loadPage']>(page),
    send: jest.fn<ConversationTransport['send']>(async () => ({ userMessage: question, reply: running() })),
    retry: jest.fn<Required<ConversationTransport>['retry']>(async () => ({ userMessage: question, reply: running() })),
    continueReply: jest.fn<ConversationTransport['continueReply']>(async () => ({
      userMessage: question,
      reply: running('By Fri'),
    })),
    edit: jest.fn<Required<ConversationTransport>['edit']>(async () => ({
      userMessage: edited,
      reply: { ...running(), id: '04' },
    })),
    choose: jest.fn<Required<ConversationTransport>['choose']>(async () => undefined),
    rate: jest.fn<Required<ConversationTransport>['rate']>(async () => undefined),
    syncReply: jest.fn<ConversationTransport['syncReply']>(async () => null),
    stopReply: jest.fn<ConversationTransport['stopReply']>(async () => undefined),
  };
}

async function openChat(rows: Message[] = [], { isLate = false } = {}) {
  const server = serverWith(rows);
  const queryClient = new QueryClient({ defaultOptions: { queries: { gcTime: Infinity } } });
  const conversations = new Conversations(queryClient, server);
  const state = () => conversations.store.getState();
  const thread = () => queryClient.getQueryData<Thread>(server.threadKey(chatId));
  if (!isLate) conversations.open(chatId);
  await queryClient.fetchQuery(conversations.threadQuery(chatId));
  conversations.open(chatId);
  server.loadPage.mockClear();
  return { server, queryClient, conversations, state, thread };
}

function memory(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

/** Gives each test of a block an empty browser storage. */
function keepStorage(): void {
  const storages = { localStorage: memory(), sessionStorage: memory() };
  beforeEach(() => {
    for (const storage of Object.values(storages)) storage.clear();
    Object.assign(globalThis, storages);
  });
  afterAll(() => {
    for (const name of Object.keys(storages)) Reflect.deleteProperty(globalThis, name);
  });
}

/** How long a slow page takes, in milliseconds. */
const pageMs = 50;
const late = (page: MessagePage) => () => new Promise<MessagePage>((resolve) => setTimeout(resolve, pageMs, page));

/** Flushes promises without advancing the clock. */
const settled = () => jest.advanceTimersByTimeAsync(0);
const contents = (thread: Thread | undefined) => thread?.messages.map((row) => row.content);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('a sent message', () => {
  it('shows at once and becomes a row when the reply starts', async () => {
    const { conversations, state, thread } = await openChat();
    const sending = conversations.send(chatId, 'When?');
    expect(state().pending[chatId]).toMatchObject({ what: { text: 'When?' } });
    expect(isWaiting(state(), chatId)).toBe(true);
    await sending;
    expect(isWaiting(state(), chatId)).toBe(false);
    expect(isReplying(state(), chatId)).toBe(true);
    expect(thread()?.messages).toEqual([question, running()]);
  });

  it.each(['', '   ', '\n\t'])('isn’t sent if empty: %j', async (text) => {
    const { conversations, server } = await openChat();
    await conversations.send(chatId, text);
    expect(server.send).not.toHaveBeenCalled();
  });

  describe('sent from an earlier position', () => {
    /** Opens another chat in the middle of its history, with a slow newest page. */
    async function openEarlier(newest: Message[]) {
      const chat = await openChat(newest);
      const past = message('00', 'Long ago', true);
      chat.server.loadPage.mockResolvedValueOnce({ messages: [past], hasOlder: false, hasNewer: true });
      await chat.conversations.threads.showAround(chatId, '00');
      chat.server.loadPage.mockImplementation(late({ messages: newest, hasOlder: true }));
      return chat;
    }

    it('is sent once, after the newest rows are loaded', async () => {
      const { conversations, server, thread, state } = await openEarlier([question]);
      const next = message('05', 'And now?', true);
      server.send.mockResolvedValue({ userMessage: next, reply: { ...running(), id: '06' } });
      const sending = [conversations.send(chatId, 'And now?'), conversations.send(chatId, 'And now?')];
      expect(isWaiting(state(), chatId)).toBe(true);
      await jest.advanceTimersByTimeAsync(pageMs - 1);
      expect(server.send).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(1);
      await Promise.all(sending);
      expect(server.send).toHaveBeenCalledTimes(1);
      expect(contents(thread())).toEqual(['When?', 'And now?', '']);
    });

    it('appears after the newest row', async () => {
      const { conversations, server, state } = await openEarlier([question]);
      server.send.mockReturnValue(new Promise(() => undefined));
      void conversations.send(chatId, 'And now?');
      await jest.advanceTimersByTimeAsync(pageMs);
      expect(state().pending[chatId]?.afterId).toBe('01');
    });

    it('is sent after rows requested now, even if others were already loading', async () => {
      const { conversations, server } = await openEarlier([question]);
      conversations.connected();
      await jest.advanceTimersByTimeAsync(pageMs / 2);
      void conversations.send(chatId, 'And now?');
      await jest.advanceTimersByTimeAsync(pageMs);
      expect(server.send).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(pageMs / 2);
      expect(server.send).toHaveBeenCalledTimes(1);
    });

    it('returns to the draft without a response, even if the same text was sent before', async () => {
      const { conversations, server, state } = await openEarlier([question]);
      server.send.mockImplementation(async () => {
        await new Promise((resolve) => setTimeout(resolve, 2 * pageMs));
        throw new ApiError(0, '', 'We could not reach the server.');
      });
      const sending = expect(conversations.send(chatId, 'When?')).rejects.toThrow('We could not reach the server.');
      await jest.advanceTimersByTimeAsync(4 * pageMs);
      await sending;
      expect(state().drafts[chatId]).toBe('When?');
    });

    it('isn’t sent if the newest rows don’t load', async () => {
      const { conversations, server, state } = await openEarlier([question]);
      server.loadPage.mockRejectedValue(new ApiError(0, '', 'We could not reach the server.'));
      await expect(conversations.send(chatId, 'And now?')).rejects.toThrow("The messages didn't load.");
      expect(server.send).not.toHaveBeenCalled();
      expect(state().drafts[chatId]).toBe('And now?');
      expect(isWaiting(state(), chatId)).toBe(false);
    });
  });

  it('isn’t queued: only one is in flight', async () => {
    const { conversations, server } = await openChat();
    const first = conversations.send(chatId, 'When?');
    await conversations.send(chatId, 'And where?');
    await first;
    await conversations.send(chatId, 'And where?');
    expect(server.send).toHaveBeenCalledTimes(1);
  });

  it('returns to the draft on failure, before text typed in the meantime', async () => {
    const { conversations, server, state } = await openChat();
    server.send.mockRejectedValue(new ApiError(502, '', 'Bad Gateway'));
    const sending = conversations.send(chatId, 'When?');
    conversations.setDraft(chatId, 'And where?');
    await expect(sending).rejects.toThrow('502');
    expect(state().drafts[chatId]).toBe('When?\n\nAnd where?');
    expect(state().pending[chatId]).toBeUndefined();
  });

  it('has the same id if the same text is sent again after a failure, otherwise a new one', async () => {
    const { conversations, server } = await openChat();
    server.send.mockRejectedValueOnce(new ApiError(502, '', 'Bad Gateway'));
    server.send.mockRejectedValueOnce(new ApiError(502, '', 'Bad Gateway'));
    await expect(conversations.send(chatId, 'When?')).rejects.toThrow();
    await expect(conversations.send(chatId, 'When?')).rejects.toThrow();
    await conversations.send(chatId, 'When, then?');
    const ids = server.send.mock.calls.map(([, , id]) => id);
    expect(ids[0]).toBe(ids[1]);
    expect(ids[2]).not.toBe(ids[0]);
  });

  it('counts as sent if the server has it but no response came', async () => {
    const { conversations, server, state } = await openChat();
    server.send.mockRejectedValue(new ApiError(0, '', 'We could not reach the server.'));
    server.loadPage.mockResolvedValue({ messages: [question, running('By')], hasOlder: false });
    await conversations.send(chatId, 'When?');
    expect(state().drafts[chatId]).toBeUndefined();
    expect(liveTextOf(state(), chatId, '02')).toBe('By');
  });

  it('counts as sent even if the rows were requested before it was stored', async () => {
    const { conversations, server, state } = await openChat();
    server.loadPage.mockImplementationOnce(late({ messages: [], hasOlder: false }));
    server.loadPage.mockResolvedValue({ messages: [question, running('By')], hasOlder: false });
    server.send.mockRejectedValue(new ApiError(0, '', 'We could not reach the server.'));
    conversations.connected();
    const sending = conversations.send(chatId, 'When?');
    await jest.advanceTimersByTimeAsync(pageMs);
    await sending;
    expect(state().drafts[chatId]).toBeUndefined();
  });

  it('without a response returns to the draft if it is unknown whether it was stored', async () => {
    const { conversations, server, state } = await openChat([question]);
    server.send.mockRejectedValue(new ApiError(0, '', 'We could not reach the server.'));
    server.loadPage.mockResolvedValue({ messages: [message('91', 'When?', true)], hasOlder: true });
    await expect(conversations.send(chatId, 'When?')).rejects.toThrow();
    expect(state().drafts[chatId]).toBe('When?');
  });

  it('disappears if an event announced it and the server then removed it', async () => {
    const { conversations, server, thread } = await openChat();
    server.send.mockImplementation(async () => {
      conversations.messageNew({ chatId, message: question });
      throw new ApiError(502, '', 'Bad Gateway');
    });
    await expect(conversations.send(chatId, 'When?')).rejects.toThrow();
    await settled();
    expect(contents(thread())).toEqual([]);
  });
});

it('what is typed while a conversation is being created moves to it', async () => {
  const { conversations, state } = await openChat();
  conversations.setDraft(chatId, 'Half a question');
  const moveTyped = conversations.watchTyping(false);
  conversations.setDraft(chatId, 'Half a question And a new one');
  moveTyped('created');
  expect(state().drafts).toEqual({ [chatId]: 'Half a question', created: 'And a new one' });
  moveTyped('created');
  expect(state().drafts).toEqual({ [chatId]: 'Half a question', created: 'And a new one' });
});

it('a suggestion that is sent leaves the draft alone', async () => {
  const { conversations, state } = await openChat();
  conversations.setDraft(chatId, 'Our single is');
  await conversations.send(chatId, 'When?');
  expect(state().drafts[chatId]).toBe('Our single is');
});

describe('a message without a response when the page reloads', () => {
  const earlier = message('00', 'When?', true);
  keepStorage();

  /** Sends and leaves the page. With `isTold`, the page still sees the aborted call and restores the draft. */
  async function leave(isTold: boolean, typed = ''): Promise<string | undefined> {
    const { conversations, server } = await openChat([earlier]);
    server.loadPage.mockRejectedValue(new ApiError(0, '', 'We could not reach the server.'));
    server.send.mockImplementation(() =>
      isTold ? Promise.reject(new ApiError(0, '', 'We could not reach the server.')) : new Promise(() => undefined),
    );
    const sending = conversations.send(chatId, 'When?').catch(() => undefined);
    if (typed) conversations.setDraft(chatId, typed);
    if (isTold) await sending;
    return server.send.mock.calls[0]?.[2];
  }

  it.each([true, false])('is not restored to the draft if the server has it (event received: %j)', async (isTold) => {
    await leave(isTold);
    expect((await openChat([earlier, question, running()])).state().drafts[chatId]).toBeUndefined();
    expect((await openChat([earlier])).state().drafts[chatId]).toBeUndefined();
  });

  it.each([true, false])(
    'returns to the draft if the server lacks it, and is sent with the same id (event received: %j)',
    async (isTold) => {
      const id = await leave(isTold);
      const { state, conversations, server } = await openChat([earlier]);
      expect(state().drafts[chatId]).toBe('When?');
      await conversations.send(chatId, 'When?');
      expect(server.send.mock.calls[0]?.[2]).toBe(id);
      expect((await openChat([earlier])).state().drafts[chatId]).toBeUndefined();
    },
  );

  it.each([true, false])('keeps text typed in the meantime (event received: %j)', async (isTold) => {
    await leave(isTold, 'And where?');
    const { state } = await openChat([earlier, question, running()]);
    expect(state().drafts[chatId]).toBe('And where?');
  });

  it.each([true, false])(
    'is recognized if the rows load before the screen opens (event received: %j)',
    async (isTold) => {
      await leave(isTold, 'And where?');
      const { state } = await openChat([earlier, question, running()], { isLate: true });
      expect(state().drafts[chatId]).toBe('And where?');
      await leave(isTold, 'And where?');
      const other = await openChat([earlier], { isLate: true });
      expect(other.state().drafts[chatId]).toBe('When?\n\nAnd where?');
    },
  );

  it('isn’t considered lost if the screen closes before the rows load', async () => {
    await leave(false);
    const queryClient = new QueryClient();
    const gone = new Conversations(queryClient, serverWith([earlier, question]));
    const loading = queryClient.fetchQuery(gone.threadQuery(chatId)).catch(() => undefined);
    gone.threads.close();
    await loading;
    await settled();
    expect(gone.store.getState().drafts[chatId]).toBeUndefined();
  });

  it('stays a draft while it is unknown whether the server has it', async () => {
    await leave(true);
    const { state } = await openChat([message('77', 'When?', true)]);
    expect(state().drafts[chatId]).toBe('When?');
  });

  it('that was discarded stays discarded', async () => {
    await leave(true);
    const { conversations } = await openChat([earlier]);
    conversations.setDraft(chatId, '');
    expect((await openChat([earlier])).state().drafts[chatId]).toBeUndefined();
  });
});

describe('a message being edited', () => {
  keepStorage();
  const answer = message('02', 'By Friday', false);
  const edit = { messageId: '01', text: 'Where?' };
  const editing = async (rows = [question, answer]) => {
    const chat = await openChat(rows);
    return { ...chat, edit: () => chat.state().edits[chatId] };
  };

  it('survives a reload until it is discarded', async () => {
    (await editing()).conversations.setEdit(chatId, edit);
    const again = await editing();
    expect(again.edit()).toEqual(edit);
    again.conversations.setEdit(chatId, undefined);
    expect((await editing()).edit()).toBeUndefined();
  });

  it('is no longer an edit once it was answered', async () => {
    const { conversations, edit: open, thread } = await editing();
    conversations.setEdit(chatId, edit);
    await conversations.edit(chatId);
    expect(open()).toBeUndefined();
    expect(contents(thread())).toEqual(['Where?', '']);
    expect((await editing()).edit()).toBeUndefined();
  });

  it('is sent with one id, however often it is retried', async () => {
    const { conversations, server, edit: open } = await editing();
    server.edit.mockRejectedValueOnce(new ApiError(0, '', 'We could not reach the server.'));
    conversations.setEdit(chatId, edit);
    await expect(conversations.edit(chatId)).rejects.toThrow();
    expect(open()).toMatchObject(edit);
    await conversations.edit(chatId);
    const [[, , , first] = [], [, , , second] = []] = server.edit.mock.calls;
    expect(first).toEqual(expect.any(String));
    expect(second).toBe(first);
  });

  it('sent during a reload stays open with its id if the server lacks it', async () => {
    const { conversations, server } = await editing();
    server.edit.mockReturnValue(new Promise(() => undefined));
    conversations.setEdit(chatId, edit);
    void conversations.edit(chatId);
    const again = await editing();
    expect(again.edit()).toMatchObject(edit);
    await again.conversations.edit(chatId);
    expect(again.server.edit.mock.calls[0]?.[3]).toBe(server.edit.mock.calls[0]?.[3]);
  });

  it('sent during a reload is closed if the server has it', async () => {
    const { conversations, server } = await editing();
    server.edit.mockReturnValue(new Promise(() => undefined));
    conversations.setEdit(chatId, edit);
    void conversations.edit(chatId);
    expect((await editing([edited, running()])).edit()).toBeUndefined();
    expect((await editing()).edit()).toBeUndefined();
  });

  it('gives way to another edit only if nothing was typed', async () => {
    const { conversations, edit: open } = await editing([question, answer, edited]);
    expect(conversations.startEdit(chatId, question)).toBe(true);
    expect(conversations.startEdit(chatId, edited)).toBe(true);
    conversations.setEdit(chatId, { messageId: '03', text: 'Where to?' });
    expect(conversations.startEdit(chatId, question)).toBe(false);
    expect(open()).toEqual({ messageId: '03', text: 'Where to?' });
  });

  it('stays open while a reply streams', async () => {
    const { conversations, server, edit: open } = await editing([question, running()]);
    conversations.setEdit(chatId, edit);
    await conversations.edit(chatId);
    expect(server.edit).not.toHaveBeenCalled();
    expect(open()).toEqual(edit);
  });
});

describe('a running reply', () => {
  it('changes only its own text: no row, no other live state', async () => {
    const { conversations, queryClient, state, thread } = await openChat([question, running()]);
    const rows = thread();
    const { pending, drafts, stopping, lastReply } = state();
    const cacheEvents = jest.fn();
    queryClient.getQueryCache().subscribe(cacheEvents);
    let changes = 0;
    conversations.store.subscribe(() => changes++);
    for (let offset = 0; offset < 300; offset++) {
      conversations.replyDelta({ chatId, messageId: '02', offset, text: 'a' });
    }
    await settled();
    expect(liveTextOf(state(), chatId, '02')).toBe('a'.repeat(300));
    expect(changes).toBe(300);
    expect(thread()).toBe(rows);
    expect(cacheEvents).not.toHaveBeenCalled();
    for (const [before, now] of [
      [pending, state().pending],
      [drafts, state().drafts],
      [stopping, state().stopping],
      [lastReply, state().lastReply],
    ]) {
      expect(now).toBe(before);
    }
  });

  it('that is silent for ten seconds is synced, repeatedly', async () => {
    const { conversations, server, state } = await openChat([question, running()]);
    server.syncReply.mockResolvedValue(running('By'));
    conversations.replyDelta({ chatId, messageId: '02', offset: 0, text: 'B' });
    await jest.advanceTimersByTimeAsync(9_999);
    expect(server.syncReply).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(server.syncReply).toHaveBeenCalledTimes(1);
    expect(liveTextOf(state(), chatId, '02')).toBe('By');
    await jest.advanceTimersByTimeAsync(10_000);
    expect(server.syncReply).toHaveBeenCalledTimes(2);
  });

  it('whose end was missed is ended by the rows, even without a live connection', async () => {
    const { server, state, thread } = await openChat([question, running()]);
    server.syncReply.mockRejectedValue(new Error('not connected'));
    server.loadPage.mockResolvedValue({
      messages: [question, message('02', 'By Fri', false, 'failed')],
      hasOlder: false,
    });
    await jest.advanceTimersByTimeAsync(10_000);
    expect(isReplying(state(), chatId)).toBe(false);
    expect(contents(thread())).toEqual(['When?', 'By Fri']);
  });

  it('is synced again if even the rows couldn’t be loaded', async () => {
    const { server } = await openChat([question, running()]);
    server.syncReply.mockRejectedValue(new Error('not connected'));
    server.loadPage.mockRejectedValue(new ApiError(0, '', 'offline'));
    await jest.advanceTimersByTimeAsync(20_000);
    expect(server.syncReply).toHaveBeenCalledTimes(2);
  });

  it('with a gap is requested once, however many pieces arrive in the meantime', async () => {
    const { conversations, server, state } = await openChat([question, running()]);
    server.syncReply.mockResolvedValue(running('By Friday'));
    for (const [offset, text] of [
      [5, 'i'],
      [6, 'd'],
      [7, 'ay.'],
    ] as const) {
      conversations.replyDelta({ chatId, messageId: '02', offset, text });
    }
    await settled();
    expect(server.syncReply).toHaveBeenCalledTimes(1);
    expect(liveTextOf(state(), chatId, '02')).toBe('By Friday.');
  });

  it('is announced if it ended in view, not in another chat', async () => {
    const { conversations, state } = await openChat([question, running()]);
    conversations.replyEnd({ chatId: 'other', message: message('09', 'Hm', false) });
    expect(state().lastReply).toBeNull();
    conversations.replyEnd({ chatId, message: message('02', 'By Friday.', false) });
    expect(state().lastReply?.content).toBe('By Friday.');
  });

  it('is synced after a stop, so that its end shows even if the event was lost', async () => {
    const { conversations, server, thread } = await openChat([question, running()]);
    server.loadPage.mockResolvedValue({ messages: [question, message('02', 'By', false, 'stopped')], hasOlder: false });
    await conversations.stop(chatId);
    await settled();
    expect(server.stopReply).toHaveBeenCalledWith(chatId);
    expect(thread()?.messages.at(-1)?.status).toBe('stopped');
  });
});

it('announcements don’t carry over to the next conversation', async () => {
  const { conversations, state } = await openChat([question]);
  conversations.replyEnd({ chatId, message: message('02', 'By Friday', false) });
  expect(state().lastReply?.content).toBe('By Friday');
  conversations.open('other');
  expect(state().lastReply).toBeNull();
});

it('whose screen is closed changes and requests no rows, and keeps none that may be outdated', async () => {
  const { conversations, server, queryClient, thread } = await openChat([question, running()]);
  let answer = (_page: MessagePage): void => undefined;
  server.loadPage.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  conversations.replyEnd({ chatId, message: message('09', 'Of a question that was missed', false) });
  conversations.threads.close();
  expect(thread()).toBeUndefined();
  const ofTheNextScreen = { messages: [question], hasOlder: false };
  queryClient.setQueryData(server.threadKey(chatId), ofTheNextScreen);
  answer({ messages: [], hasOlder: false });
  await settled();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(thread()).toBe(ofTheNextScreen);
  expect(server.loadPage).toHaveBeenCalledTimes(1);
  expect(server.syncReply).not.toHaveBeenCalled();
});

/** Holds the next message. The returned function delivers it, with its reply stopped. */
function holdSend({ send }: Awaited<ReturnType<typeof openChat>>['server']): () => void {
  let arrive = (): void => undefined;
  send.mockReturnValueOnce(
    new Promise((resolve) => {
      arrive = () => resolve({ userMessage: question, reply: message('02', '', false, 'stopped') });
    }),
  );
  return () => arrive();
}

it('a stop is requested until the reply’s message arrives, however late', async () => {
  const { conversations, server, state } = await openChat();
  const arrive = holdSend(server);
  const sending = conversations.send(chatId, 'When?');
  const stopping = conversations.stop(chatId);
  await jest.advanceTimersByTimeAsync(600);
  expect(server.stopReply).toHaveBeenCalledTimes(3);
  arrive();
  await sending;
  await jest.advanceTimersByTimeAsync(600);
  await stopping;
  expect(server.stopReply).toHaveBeenCalledTimes(3);
  expect(state().stopping).toEqual({});
});

it('stopping a reply doesn’t affect a message sent right after', async () => {
  const { conversations, server } = await openChat();
  const arrive = holdSend(server);
  const sending = conversations.send(chatId, 'When?');
  const stopping = conversations.stop(chatId);
  await jest.advanceTimersByTimeAsync(100);
  arrive();
  await sending;
  server.send.mockReturnValueOnce(new Promise(() => undefined));
  void conversations.send(chatId, 'And where?');
  await jest.advanceTimersByTimeAsync(600);
  await stopping;
  expect(server.send).toHaveBeenCalledTimes(2);
  expect(server.stopReply).toHaveBeenCalledTimes(1);
});

describe('a live connection that is established or restored', () => {
  it.each([0, 1])('after %i others reloads the open conversation and syncs its reply', async (others) => {
    const { conversations, server, thread } = await openChat([question]);
    if (others > 0) conversations.connected();
    await settled();
    server.loadPage.mockResolvedValue({ messages: [question, message('02', 'By Friday.', false)], hasOlder: false });
    conversations.connected();
    await settled();
    expect(contents(thread())).toEqual(['When?', 'By Friday.']);
  });

  it('requests rows again that were loading when it was established', async () => {
    const { conversations, server, queryClient } = await openChat([question]);
    const answer = (messages: Message[], ms: number) => () =>
      new Promise<MessagePage>((resolve) => setTimeout(resolve, ms, { messages, hasOlder: false }));
    server.loadPage.mockImplementationOnce(answer([], 20)).mockImplementationOnce(answer([question], 20));
    conversations.open('other');
    void queryClient.fetchQuery(conversations.threadQuery('other'));
    await jest.advanceTimersByTimeAsync(10);
    conversations.connected();
    await jest.advanceTimersByTimeAsync(40);
    expect(contents(queryClient.getQueryData<Thread>(server.threadKey('other')))).toEqual(['When?']);
  });

  it('drops other conversations’ rows for reloading, but keeps their drafts', async () => {
    const { conversations, queryClient, server, state } = await openChat([question]);
    await queryClient.fetchQuery(conversations.threadQuery('other'));
    conversations.setDraft('other', 'half a thought');
    conversations.connected();
    conversations.connected();
    expect(queryClient.getQueryData(server.threadKey('other'))).toBeUndefined();
    expect(state().drafts['other']).toBe('half a thought');
  });
});

it('a retry replaces the failed reply', async () => {
  const { conversations, state, thread } = await openChat([question, message('02', 'By Fri', false, 'failed')]);
  const retrying = conversations.retry(chatId, '02');
  expect(state().pending[chatId]).toMatchObject({ what: { replyId: '02' } });
  await retrying;
  expect(thread()?.messages.map((row) => row.id)).toEqual(['01', '02']);
  expect(liveTextOf(state(), chatId, '02')).toBe('');
});

it('a retry that didn’t start leaves the reply failed, with its text', async () => {
  const failed = message('02', 'By Fri', false, 'failed');
  const { conversations, server, state, thread } = await openChat([question, failed]);
  server.retry.mockImplementationOnce(async () => {
    conversations.replyStart({ chatId, reply: running() });
    conversations.replyEnd({ chatId, message: failed, error: 'Busy' });
    throw new ApiError(502, '', 'Bad Gateway');
  });
  await expect(conversations.retry(chatId, '02')).rejects.toThrow('502');
  expect(thread()?.messages).toEqual([question, failed]);
  expect([isReplying(state(), chatId), isWaiting(state(), chatId)]).toEqual([false, false]);
});

describe('a continued reply', () => {
  const cut = message('02', 'By Fri', false, 'cut');

  it('keeps its row and text while waiting, and grows from there', async () => {
    const { conversations, server, state, thread } = await openChat([question, cut]);
    const continuing = conversations.continueReply(chatId, '02');
    expect(state().pending[chatId]).toMatchObject({ what: { continuedId: '02' } });
    expect(thread()?.messages).toEqual([question, cut]);
    await continuing;
    expect(server.continueReply).toHaveBeenCalledWith(chatId, '02', expect.any(String));
    expect([isReplying(state(), chatId), isWaiting(state(), chatId)]).toEqual([true, false]);
    expect(liveTextOf(state(), chatId, '02')).toBe('By Fri');
    conversations.replyDelta({ chatId, messageId: '02', offset: 6, text: 'day.' });
    expect(liveTextOf(state(), chatId, '02')).toBe('By Friday.');
    conversations.replyEnd({ chatId, message: message('02', 'By Friday.', false) });
    expect(thread()?.messages).toEqual([question, message('02', 'By Friday.', false)]);
  });

  it.each([
    ['that did not continue', true],
    ['whose call did not reach the server', false],
  ])('%s stays cut', async (_which, hasEvents) => {
    const { conversations, server, state, thread } = await openChat([question, cut]);
    server.continueReply.mockImplementationOnce(async () => {
      if (hasEvents) {
        conversations.replyStart({ chatId, reply: running('By Fri') });
        conversations.replyEnd({ chatId, message: cut, error: 'Busy' });
      }
      throw new ApiError(502, '', 'Bad Gateway');
    });
    await expect(conversations.continueReply(chatId, '02')).rejects.toThrow('502');
    expect(thread()?.messages).toEqual([question, cut]);
    expect([isReplying(state(), chatId), isWaiting(state(), chatId)]).toEqual([false, false]);
  });

  it('is requested once, however often pressed, and not while another reply streams', async () => {
    const { conversations, server } = await openChat([question, cut]);
    await Promise.all([conversations.continueReply(chatId, '02'), conversations.continueReply(chatId, '02')]);
    await conversations.continueReply(chatId, '02');
    expect(server.continueReply).toHaveBeenCalledTimes(1);
  });

  it('can be stopped before it continues', async () => {
    const { conversations, server, state } = await openChat([question, cut]);
    let arrive = (): void => undefined;
    server.continueReply.mockReturnValueOnce(
      new Promise((resolve) => {
        arrive = () => resolve({ userMessage: question, reply: { ...cut, status: 'stopped' } });
      }),
    );
    const continuing = conversations.continueReply(chatId, '02');
    const stopping = conversations.stop(chatId);
    await settled();
    expect(server.stopReply).toHaveBeenCalledWith(chatId);
    arrive();
    await continuing;
    await jest.advanceTimersByTimeAsync(600);
    await stopping;
    expect([isReplying(state(), chatId), isWaiting(state(), chatId)]).toEqual([false, false]);
  });

  it('continues in another tab, from events alone', async () => {
    const { conversations, server, state, thread } = await openChat([question, cut]);
    server.syncReply.mockResolvedValue(running('By Frid'));
    conversations.replyStart({ chatId, reply: running('By Fri') });
    expect(liveTextOf(state(), chatId, '02')).toBe('By Fri');
    await settled();
    expect(liveTextOf(state(), chatId, '02')).toBe('By Frid');
    conversations.replyDelta({ chatId, messageId: '02', offset: 6, text: 'day' });
    expect(liveTextOf(state(), chatId, '02')).toBe('By Friday');
    conversations.replyEnd({ chatId, message: message('02', 'By Friday', false, 'cut') });
    expect(thread()?.messages.at(-1)).toMatchObject({ content: 'By Friday', status: 'cut' });
    expect(state().lastReply?.status).toBe('cut');
  });
});

describe('a rating', () => {
  const [good, bad] = [
    { rating: 'up', note: '' },
    { rating: 'down', note: '' },
  ] as const;
  const rated = { ...message('02', 'By Friday', false), feedback: good };

  it('isn’t undone by rows read before the server had it', async () => {
    const { conversations, server, thread } = await openChat([question, rated]);
    let store = (): void => undefined;
    server.rate.mockReturnValue(new Promise((resolve) => (store = resolve)));
    const rating = conversations.rate(chatId, '02', undefined);
    conversations.connected();
    await settled();
    store();
    await rating;
    expect(thread()?.messages.at(-1)?.feedback).toBeUndefined();
  });

  it('is reverted on failure, unless it changed in the meantime', async () => {
    const { conversations, server, thread } = await openChat([question, rated]);
    server.rate.mockRejectedValueOnce(new ApiError(502, '', 'Bad Gateway'));
    await expect(conversations.rate(chatId, '02', bad)).rejects.toThrow('502');
    expect(thread()?.messages.at(-1)?.feedback).toEqual(good);
    server.rate.mockRejectedValueOnce(new ApiError(502, '', 'Bad Gateway'));
    const failing = conversations.rate(chatId, '02', undefined);
    await conversations.rate(chatId, '02', bad);
    await expect(failing).rejects.toThrow('502');
    expect(thread()?.messages.at(-1)?.feedback).toEqual(bad);
  });

  it('from another tab shows, unless one is being saved here', async () => {
    const { conversations, server, thread } = await openChat([question, rated]);
    const elsewhere = (feedback: Feedback | null) => conversations.messageRated({ chatId, messageId: '02', feedback });
    const shown = () => thread()?.messages.at(-1)?.feedback;
    elsewhere(bad);
    expect(shown()).toEqual(bad);
    elsewhere(null);
    expect(shown()).toBeUndefined();
    let store = (): void => undefined;
    server.rate.mockReturnValue(new Promise((resolve) => (store = resolve)));
    const rating = conversations.rate(chatId, '02', good);
    elsewhere(bad);
    expect(shown()).toEqual(good);
    store();
    await rating;
    elsewhere(bad);
    expect(shown()).toEqual(bad);
  });
});

describe('another version', () => {
  it('shows once its rows load', async () => {
    const { conversations, server, thread } = await openChat([question]);
    server.loadPage.mockImplementation(late({ messages: [edited], hasOlder: false }));
    const choosing = conversations.choose(chatId, '03');
    let isThere = false;
    void choosing.then(() => (isThere = true));
    await jest.advanceTimersByTimeAsync(pageMs - 1);
    expect(isThere).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    await choosing;
    expect(contents(thread())).toEqual(['Where?']);
  });

  it('throws if its rows don’t load', async () => {
    const { conversations, server } = await openChat([question]);
    server.loadPage.mockRejectedValue(new ApiError(0, '', 'We could not reach the server.'));
    await expect(conversations.choose(chatId, '03')).rejects.toThrow("The messages didn't load.");
  });

  describe('selected in another tab, whose rows don’t load at first,', () => {
    const offline = new ApiError(0, '', 'We could not reach the server.');

    async function switchedElsewhere(failures: number) {
      const chat = await openChat([question]);
      chat.server.loadPage.mockResolvedValue({ messages: [edited], hasOlder: false });
      for (let count = 0; count < failures; count += 1) chat.server.loadPage.mockRejectedValueOnce(offline);
      chat.conversations.branchSwitch({ chatId });
      await settled();
      return chat;
    }

    it('is requested again after 1, 2 and 4 seconds, until it loads', async () => {
      const { server, thread } = await switchedElsewhere(3);
      for (const [seconds, calls] of [
        [1, 2],
        [2, 3],
        [4, 4],
      ] as const) {
        expect(contents(thread())).toEqual(['When?']);
        await jest.advanceTimersByTimeAsync(1000 * seconds - 1);
        expect(server.loadPage).toHaveBeenCalledTimes(calls - 1);
        await jest.advanceTimersByTimeAsync(1);
        expect(server.loadPage).toHaveBeenCalledTimes(calls);
      }
      expect(contents(thread())).toEqual(['Where?']);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(server.loadPage).toHaveBeenCalledTimes(4);
    });

    it('shows a message that arrives in the meantime only after its own rows', async () => {
      const { conversations, server, thread } = await switchedElsewhere(2);
      const next = message('05', 'And then?', true);
      server.loadPage.mockResolvedValue({ messages: [edited, next], hasOlder: false });
      conversations.messageNew({ chatId, message: next });
      await settled();
      expect(contents(thread())).toEqual(['When?']);
      await jest.advanceTimersByTimeAsync(2000);
      expect(contents(thread())).toEqual(['Where?', 'And then?']);
    });

    it('is loaded before a message is sent', async () => {
      const { conversations, server, thread } = await switchedElsewhere(1);
      const next = message('05', 'And then?', true);
      server.send.mockImplementation(async () => {
        expect(contents(thread())).toEqual(['Where?']);
        return { userMessage: next, reply: { ...running(), id: '06' } };
      });
      await conversations.send(chatId, 'And then?');
      expect(contents(thread())).toEqual(['Where?', 'And then?', '']);
    });

    it.each([
      ['the conversation is gone', 404, 0],
      ['the screen is closed', 0, 1],
    ])('isn’t requested again once %s', async (_, status, isClosing) => {
      const { conversations, server } = await openChat([question]);
      server.loadPage.mockRejectedValue(new ApiError(status, '', 'Not found'));
      conversations.branchSwitch({ chatId });
      await settled();
      if (isClosing) conversations.threads.close();
      await jest.advanceTimersByTimeAsync(60_000);
      expect(server.loadPage).toHaveBeenCalledTimes(1);
    });
  });
});

it('older rows go before the first one', async () => {
  const { conversations, server, thread } = await openChat([question]);
  server.loadPage.mockResolvedValue({ messages: [message('00', 'Hello', true)], hasOlder: false });
  await conversations.threads.loadOlder(chatId);
  expect(server.loadPage).toHaveBeenCalledWith(chatId, { before: '01' });
  expect(contents(thread())).toEqual(['Hello', 'When?']);
});

it('a reopened conversation starts with its newest rows', async () => {
  const rows = Array.from({ length: 150 }, (_, index) => message(`id-${1000 + index}`, `row ${index}`, true));
  const { conversations, thread } = await openChat(rows);
  conversations.open(undefined);
  conversations.open(chatId);
  expect(thread()?.messages).toEqual(rows.slice(50));
  expect(thread()?.hasOlder).toBe(true);
});
