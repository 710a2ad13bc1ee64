import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { guestCookie } from '../../../backend/src/guest/guest-cookie.js';
import { GuestsService } from '../../../backend/src/guest/guests.service.js';
import { Clock } from '../../../backend/src/common/clock.js';
import { AssistantFailed, PromptFiltered } from '../../../backend/src/providers/assistant/assistant.errors.js';
import { Assistant } from '../../../backend/src/providers/assistant/assistant.js';
import { withoutLastHeading } from '../../../backend/src/chats/replies/reply-endings.service.js';
import {
  type Chat,
  type Message,
  oneSheetMarker,
  type SentMessage,
  shortenedSentence,
} from '../../../contract/chats/chat.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { GuestChat, GuestLimit } from '../../../contract/chats/guest.js';
import { describeApp } from '../../support/describe-app.js';
import { ago, buildGuests, days } from '../../support/factories.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Answer, Client } from '../../support/client.js';
import { collectReplies, lastOf, next, replyOf, until } from '../../support/replies.js';

/** Counters are stored by hashed address, so an application with its own secret has its own counters. */
const ownCounters = (): { SESSION_SECRET: string } => ({ SESSION_SECRET: `of one test only ${randomUUID()}` });

const aloneInTheWorld = (limit = 1_000_000) => ({ ...ownCounters(), GUEST_DAILY_ADDRESS_LIMIT: String(limit) });

/** Sends a message and waits for the end of the reply. */
async function exchange(app: TestApp, guest: Client, chatId: string, message: string): Promise<Answer> {
  const answer = await guest.sendAsGuest(chatId, message);
  if (answer.status === 201) await untilSilent(app, chatId);
  return answer;
}

async function untilSilent(app: TestApp, chatId: string): Promise<void> {
  const sql = `SELECT 1 FROM messages WHERE chat_id = $1 AND status = 'streaming'`;
  await until(async () => (await app.database.query(sql, [chatId])).length === 0);
}

describe('the guest trial', () => {
  let guest: Client;
  let chat: GuestChat;
  let calls: { stream: jest.SpiedFunction<Assistant['stream']>; complete: jest.SpiedFunction<Assistant['complete']> };

  const { app } = describeApp({
    // Slow enough to stop a reply.
    sandbox: { tokensPerSecond: 200 },
    env: () => ({ ...aloneInTheWorld(), ASSISTANT_FIRST_TOKEN_SECONDS: '8', GUEST_DAILY_BUDGET: '1000000' }),
  });

  beforeAll(async () => {
    const assistant = app.nest.get(Assistant);
    const stream = assistant.stream.bind(assistant);
    calls = { stream: jest.spyOn(assistant, 'stream'), complete: jest.spyOn(assistant, 'complete') };
    // Most tests don't depend on the reply's text, so it needn't arrive at reading speed.
    calls.stream.mockImplementation((request) =>
      request.prompt.turns.at(-1)?.text.includes('[sandbox:')
        ? stream(request)
        : replyOf('Pitch it ', 'four weeks ahead.'),
    );
    // The first reply loads what all replies use, which on a busy machine takes longer than a reply may. This one may fail.
    const first = app.visitor();
    const { id } = await first.tryOut();
    await first.sendAsGuest(id, 'Hello [sandbox:length]');
    await untilSilent(app, id);
    first.close();
  });
  beforeEach(async () => {
    guest = app.visitor();
    chat = await guest.tryOut();
    calls.stream.mockClear();
    calls.complete.mockClear();
  });
  afterEach(() => guest.close());

  const count = async (): Promise<GuestLimit> =>
    (await guest.get<GuestLimit>('/api/guest/message-limit/anon_whatever')).body;

  it('starts with a chat, an integer id and an HttpOnly cookie', async () => {
    const visitor = app.visitor();
    const { status, body, headers } = await visitor.post<GuestChat>('/api/guest/chat', {
      tempUserId: 0.7,
      title: 'Hi',
    });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      title: 'Hi',
      guestUserId: expect.any(Number),
      assistantId: 'fanfare',
    });
    expect(Number.isInteger(body.guestUserId) && body.guestUserId > 0).toBe(true);
    const cookie = headers.getSetCookie().find((line) => line.startsWith('fanfare_guest=')) ?? '';
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
  });

  it('returns to the same chat with the cookie', async () => {
    await exchange(app, guest, chat.id, 'Hello');
    const { status, body } = await guest.post<GuestChat>('/api/guest/chat', {});
    expect([status, body]).toEqual([200, chat]);
    expect(await guest.guestMessages(chat.id)).toHaveLength(2);
  });

  it('answers three messages, closes with the fourth, and refuses all after that', async () => {
    const answers = [];
    for (let n = 1; n <= 8; n += 1)
      answers.push(await exchange(app, guest, chat.id, `When do I pitch my single? ${n}`));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 403, 403, 403, 403]);
    expect(answers.slice(0, 4).map(({ body }) => (body as { messageCount: number }).messageCount)).toEqual([
      1, 2, 3, 4,
    ]);
    expect(answers[4]?.body).toEqual({
      error: 'Message limit exceeded',
      message: 'Message limit exceeded',
      code: 'message_limit_exceeded',
    });
    expect(await count()).toEqual({ messageCount: 4, hasExceededLimit: true });
    const messages = await guest.guestMessages(chat.id);
    expect(messages).toHaveLength(8);
    expect(lastOf(messages)).toMatchObject({ isUser: false, status: 'complete' });
    expect(lastOf(messages).content).toMatch(/Sign up/);
    expect([calls.stream.mock.calls.length, calls.complete.mock.calls.length]).toEqual([3, 0]);
  });

  it('tells the model that name and genre are unknown', async () => {
    await exchange(app, guest, chat.id, 'Hello');
    const { system, turns } = calls.stream.mock.calls[0]?.[0].prompt ?? { system: '', turns: [] };
    expect(system).not.toContain('Guest User');
    expect(system).toMatch(/name, genre and place are not known/);
    expect(turns).toEqual([{ role: 'user', text: expect.stringMatching(/^⟦Said on [^\n]*⟧\nHello$/) }]);
  });

  it('streams live in this guest’s tabs, can be synced, and stops', async () => {
    const socket = await guest.connect();
    const texts = collectReplies(socket);
    const end = next(socket, 'reply:end');
    const { body } = await guest.sendAsGuest(chat.id, 'Tell me all [sandbox:long]');
    await until(() => Promise.resolve((texts.get(body.reply.id)?.length ?? 0) > 100));

    const again = await guest.connect();
    const { reply } = await again.emitWithAck('reply:sync', { chatId: chat.id });
    expect(reply).toMatchObject({ id: body.reply.id, status: 'streaming' });
    expect(await again.emitWithAck('reply:stop', { chatId: chat.id })).toEqual({ ok: true });
    const { message } = await end;
    // If stopped right below a heading, it loses the heading: an answer must not end with one.
    const seen = withoutLastHeading(texts.get(body.reply.id) ?? '');
    expect(message).toMatchObject({ status: 'stopped', content: seen });
    expect(await guest.guestMessages(chat.id)).toEqual([body.userMessage, message]);
  });

  it('shows the closing reply in the other tabs too', async () => {
    await app.database.query('UPDATE guests SET message_count = 3 WHERE id = $1', [chat.guestUserId]);
    const socket = await guest.connect();
    const end = next(socket, 'reply:end');
    const { body } = await guest.sendAsGuest(chat.id, 'And now?');
    expect(body.reply.status).toBe('complete');
    expect((await end).message).toEqual(body.reply);
  });

  it('the same client id returns the first result and counts once, also at the limit', async () => {
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 5 }, () => guest.sendAsGuest(chat.id, 'Hello', id)));
    const told = answers.map(({ status, body }) => `${status} ${body.messageCount} ${body.reply.id}`);
    expect(new Set(told)).toEqual(new Set([`201 1 ${answers[0]?.body.reply.id}`]));
    expect((await count()).messageCount).toBe(1);
    await untilSilent(app, chat.id);
    await app.database.query('UPDATE guests SET message_count = 4 WHERE id = $1', [chat.guestUserId]);
    const { status, body } = await guest.sendAsGuest(chat.id, 'Hello', id);
    expect([status, body.reply.id, body.messageCount]).toEqual([201, answers[0]?.body.reply.id, 4]);
  });

  it.each(['[sandbox:error]', '[sandbox:rate-limit]', '[sandbox:hang]'])(
    'a send that failed before the reply started costs nothing: %s',
    async (steer) => {
      const { status } = await guest.sendAsGuest(chat.id, `Hello ${steer}`);
      expect(status).toBe(502);
      expect(await count()).toEqual({ messageCount: 0, hasExceededLimit: false });
      expect(await guest.guestMessages(chat.id)).toEqual([]);
    },
  );

  it('a reply that failed without text after its sender disconnected costs nothing', async () => {
    const gone = new AbortController();
    const sent = fetch(`${app.url}/api/guest/messages/${chat.id}`, {
      method: 'POST',
      headers: { cookie: guest.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Are you there? [sandbox:hang]' }),
      signal: gone.signal,
    }).catch(() => 'gone');
    await until(async () => (await count()).messageCount === 1);
    gone.abort();
    expect(await sent).toBe('gone');
    await untilSilent(app, chat.id);
    expect((await count()).messageCount).toBe(0);
  });

  describe('a reply that failed without text', () => {
    let path: string;
    const modelFails = () =>
      calls.stream.mockImplementationOnce(async function* () {
        await Promise.reject(new Error('The model is gone'));
        yield '';
      });

    beforeEach(async () => {
      const socket = await guest.connect();
      const sent = guest.sendAsGuest(chat.id, 'Are you there? [sandbox:hang]');
      await until(() => Promise.resolve(calls.stream.mock.calls.length === 1));
      await socket.emitWithAck('reply:stop', { chatId: chat.id });
      path = `/api/guest/messages/${chat.id}/${(await sent).body.reply.id}/retry`;
      expect((await count()).messageCount).toBe(1);
      modelFails();
      expect((await guest.post(path)).status).toBe(502);
      // The stopped reply counts, the failed one doesn't.
      expect((await count()).messageCount).toBe(1);
    });

    it('costs nothing however often it is retried, and counts once answered', async () => {
      modelFails();
      expect((await guest.post(path)).status).toBe(502);
      expect((await count()).messageCount).toBe(1);
      expect(lastOf(await guest.guestMessages(chat.id))).toMatchObject({ content: '', status: 'failed' });
      calls.stream.mockImplementationOnce(() => replyOf('Pitch it ', 'four weeks ahead.'));
      expect((await guest.post(path)).status).toBe(201);
      await untilSilent(app, chat.id);
      const counts = [(await count()).messageCount];
      for (let n = 2; n <= 3; n += 1) {
        await exchange(app, guest, chat.id, `Hello ${n}`);
        counts.push((await count()).messageCount);
      }
      expect(counts).toEqual([2, 3, 4]);
      const answers = (await guest.guestMessages(chat.id)).filter(({ isUser }) => !isUser);
      expect(answers.map(({ content }) => content)).toEqual([
        ...Array<string>(2).fill('Pitch it four weeks ahead.'),
        expect.stringMatching(/Sign up/),
      ]);
    });

    it('gets the closing reply when retried after three answers', async () => {
      await app.database.query('UPDATE guests SET message_count = 4 WHERE id = $1', [chat.guestUserId]);
      calls.stream.mockClear();
      expect((await guest.post<SentMessage>(path)).body.reply.content).toMatch(/Sign up/);
      expect((await count()).messageCount).toBe(4);
      expect(calls.stream).not.toHaveBeenCalled();
    });
  });

  describe('a stopped reply that the guest retries', () => {
    const beginReply = () => guest.sendAsGuest(chat.id, 'Tell me all [sandbox:long]');
    const retry = (id: string) => guest.post<SentMessage & ErrorBody>(`/api/guest/messages/${chat.id}/${id}/retry`);
    const stop = async (): Promise<void> => {
      const socket = await guest.connect();
      await socket.emitWithAck('reply:stop', { chatId: chat.id });
      await untilSilent(app, chat.id);
    };

    it('counts as another answer, up to three; the next retry is refused and the stopped text stays', async () => {
      const { id } = (await beginReply()).body.reply;
      const counts = [];
      for (let n = 0; n < 2; n += 1) {
        await stop();
        counts.push((await count()).messageCount);
        expect((await retry(id)).status).toBe(201);
      }
      await stop();
      counts.push((await count()).messageCount);
      const before = await guest.guestMessages(chat.id);
      calls.stream.mockClear();
      for (let n = 0; n < 2; n += 1) {
        const { status, body } = await retry(id);
        expect([status, body.error, body.code]).toEqual([403, 'Message limit exceeded', 'message_limit_exceeded']);
      }
      expect(calls.stream).not.toHaveBeenCalled();
      expect(await guest.guestMessages(chat.id)).toEqual(before);
      counts.push((await count()).messageCount);
      expect(counts).toEqual([1, 2, 3, 3]);
      // The fourth message still gets its closing reply.
      const { body } = await guest.sendAsGuest(chat.id, 'And now?');
      expect([body.messageCount, body.reply.content]).toEqual([4, expect.stringMatching(/Sign up/)]);
    });

    it('costs one message if the call is repeated with the same client id, also at the limit', async () => {
      const { id } = (await beginReply()).body.reply;
      await stop();
      const body = { clientMessageId: randomUUID() };
      const again = () => guest.post<SentMessage>(`/api/guest/messages/${chat.id}/${id}/retry`, body);
      const answers = await Promise.all(Array.from({ length: 5 }, again));
      expect(answers.map(({ status, body: { reply } }) => [status, reply.id])).toEqual(Array(5).fill([201, id]));
      await stop();
      expect((await count()).messageCount).toBe(2);
      await app.database.query('UPDATE guests SET message_count = 4 WHERE id = $1', [chat.guestUserId]);
      calls.stream.mockClear();
      const { status, body: sent } = await again();
      expect([status, sent.reply.id, sent.reply.status]).toEqual([201, id, 'stopped']);
      expect(calls.stream).not.toHaveBeenCalled();
    });

    it('costs one message for concurrent retries', async () => {
      const { id } = (await beginReply()).body.reply;
      await stop();
      const answers = await Promise.all(Array.from({ length: 5 }, () => retry(id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
      expect((await count()).messageCount).toBe(2);
      await stop();
    });

    it('also counts after the provider has cut it twice', async () => {
      for (let n = 0; n < 4; n += 1) {
        calls.stream.mockImplementationOnce(async function* () {
          yield await Promise.resolve('Pitch it ');
          throw new Error('The model is gone');
        });
      }
      const { body } = await guest.sendAsGuest(chat.id, 'When do I pitch?');
      const counts = [];
      for (let n = 0; n < 3; n += 1) {
        await untilSilent(app, chat.id);
        counts.push((await count()).messageCount);
        expect((await retry(body.reply.id)).status).toBe(201);
      }
      await untilSilent(app, chat.id);
      expect([...counts, (await count()).messageCount]).toEqual([1, 1, 1, 2]);
    });
  });

  it('a reply with only the one-sheet marker counts', async () => {
    const sayMarker = () => replyOf(oneSheetMarker);
    calls.stream.mockImplementationOnce(sayMarker).mockImplementationOnce(sayMarker);
    await exchange(app, guest, chat.id, 'Say it');
    const failed = lastOf(await guest.guestMessages(chat.id));
    expect(failed).toMatchObject({ content: '', status: 'failed' });
    expect((await count()).messageCount).toBe(1);
    await guest.post(`/api/guest/messages/${chat.id}/${failed.id}/retry`);
    await untilSilent(app, chat.id);
    expect((await count()).messageCount).toBe(1);
  });

  it('an interrupted reply is retried in place, and the message counts once', async () => {
    calls.stream.mockImplementationOnce(async function* () {
      yield await Promise.resolve('Pitch it ');
      throw new Error('The model is gone');
    });
    await exchange(app, guest, chat.id, 'When do I pitch?');
    const [, failed] = await guest.guestMessages(chat.id);
    expect(failed).toMatchObject({ status: 'failed', content: 'Pitch it ' });
    const path = `/api/guest/messages/${chat.id}/${failed?.id}/retry`;
    const other = app.visitor();
    expect((await other.post(path)).status).toBe(404);
    await other.tryOut();
    expect((await other.post(path)).status).toBe(404);
    const { status, body } = await guest.post<SentMessage>(path);
    expect([status, body.reply.id]).toEqual([201, failed?.id]);
    await untilSilent(app, chat.id);
    expect(await guest.guestMessages(chat.id)).toMatchObject([
      { content: 'When do I pitch?' },
      { id: failed?.id, status: 'complete', content: 'Pitch it four weeks ahead.' },
    ]);
    expect((await count()).messageCount).toBe(1);
    expect((await guest.post<ErrorBody>(path)).body.code).toBe('nothing_to_retry');
  });

  it('a second message during a reply is refused and costs nothing', async () => {
    const socket = await guest.connect();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, n) => guest.sendAsGuest(chat.id, `${n} [sandbox:long]`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 409)]);
    expect((await count()).messageCount).toBe(1);
    await socket.emitWithAck('reply:stop', { chatId: chat.id });
  });

  it.each([
    ['empty', '', 400],
    ['white space', '   ', 400],
    ['zero-width characters', '\u200b'.repeat(5000), 400],
    ['8,001 characters', 'x'.repeat(8001), 400],
    ['1 MB', 'x'.repeat(1_000_000), 413],
    ['no text', { $gt: '' }, 400],
  ])('a message that is %s is refused without counting or calling the model', async (_, message, expected) => {
    const { status } = await guest.post(`/api/guest/messages/${chat.id}`, { message });
    expect(status).toBe(expected);
    expect((await count()).messageCount).toBe(0);
    expect(calls.stream).not.toHaveBeenCalled();
  });

  describe('another guest’s or member’s chat', () => {
    it('is a 404, whatever the id', async () => {
      const other = app.visitor();
      const theirs = await other.tryOut();
      await exchange(app, other, theirs.id, 'My secret release date');
      const member = app.visitor();
      await member.subscribe();
      const members = await member.chat();
      const nobody = app.visitor();
      const absent = await guest.get(`/api/guest/messages/${randomUUID()}`);
      const unsent = await guest.post(`/api/guest/messages/${randomUUID()}`, { message: 'Hi' });
      expect([absent.status, unsent.status]).toEqual([404, 404]);
      const ids = [theirs.id, members.id, ...Array.from({ length: 20 }, (_, n) => String(n + 1))];
      for (const [client, id] of ids.flatMap((id) => [[guest, id] as const, [nobody, id] as const])) {
        const read = await client.get(`/api/guest/messages/${id}`);
        const sent = await client.post(`/api/guest/messages/${id}`, { message: 'Hi' });
        expect([read.status, read.text, sent.status, sent.text]).toEqual([404, absent.text, 404, unsent.text]);
      }
      expect((await count()).messageCount).toBe(0);
    });

    it('is still a 404 after the trial', async () => {
      const other = await app.visitor().tryOut();
      await app.database.query('UPDATE guests SET message_count = 4 WHERE id = $1', [chat.guestUserId]);
      expect((await guest.sendAsGuest(other.id, 'Hi')).status).toBe(404);
    });

    it('can’t be opened with a forged cookie', async () => {
      const [secret = '', signature = ''] = (/fanfare_guest=([^;]+)/.exec(guest.cookie)?.[1] ?? '').split('.');
      const forged = [
        `${secret}x.${signature}`,
        `${secret}.`,
        secret,
        `.${signature}`,
        '',
        `${chat.guestUserId}`,
        `${secret}.${signature.slice(0, -1)}${signature.endsWith('A') ? 'B' : 'A'}`,
      ];
      for (const value of forged) {
        const thief = app.visitor();
        thief.setCookie('fanfare_guest', value);
        expect((await thief.get(`/api/guest/messages/${chat.id}`)).status).toBe(404);
        await expect(thief.connect()).rejects.toThrow('unauthorized');
      }
    });

    it('can’t be reached by ids in the body: the cookie decides', async () => {
      const other = app.visitor();
      const theirs = await other.tryOut();
      const { status } = await guest.post(`/api/guest/messages/${chat.id}`, {
        message: 'Hello',
        guestUserId: theirs.guestUserId,
        assistantId: '../../other',
        anonId: { $ne: null },
        userContext: ['x'],
      });
      expect(status).toBe(201);
      const counts = await app.database.query<{ id: number; message_count: number }>(
        'SELECT id, message_count FROM guests WHERE id = ANY($1) ORDER BY id',
        [[chat.guestUserId, theirs.guestUserId]],
      );
      expect(counts.map(({ message_count }) => message_count)).toEqual([1, 0]);
    });
  });

  describe('over sockets', () => {
    it('a guest receives no events of members or other guests, and can’t stop their replies', async () => {
      const stranger = app.visitor();
      await stranger.tryOut();
      const socket = await stranger.connect();
      const heard: string[] = [];
      socket.onAny((event: string) => heard.push(event));
      const own = await guest.connect();
      const { body } = await guest.sendAsGuest(chat.id, 'Tell me all [sandbox:long]');
      expect(await socket.emitWithAck('reply:sync', { chatId: chat.id })).toEqual({ reply: null });
      expect(await socket.emitWithAck('reply:stop', { chatId: chat.id })).toEqual({ ok: true });
      const { reply } = await own.emitWithAck('reply:sync', { chatId: chat.id });
      expect(reply?.id).toBe(body.reply.id);
      expect(heard).toEqual([]);
      await own.emitWithAck('reply:stop', { chatId: chat.id });
      stranger.close();
    });

    it('the guest cookie opens no member call', async () => {
      for (const path of ['/api/user', '/api/chats', `/api/chats/${chat.id}/messages`]) {
        expect((await guest.get(path)).status).toBe(401);
      }
    });

    it('a guest cookie doesn’t replace an ended session', async () => {
      guest.setCookie('fanfare_session', 'not.a.token');
      await expect(guest.connect()).rejects.toThrow('unauthorized');
    });
  });

  describe('carried over to an account', () => {
    let artist: Client;
    const transfer = (client: Client, guestUserId: unknown = chat.guestUserId) =>
      client.post<string>('/api/transfer-guest-chats', { guestUserId, anonId: 'anon_test' });

    beforeEach(async () => {
      await exchange(app, guest, chat.id, 'When do I pitch my single?');
      artist = app.visitor();
      await artist.subscribe();
      artist.copyCookies(guest, 'fanfare_guest');
    });

    it('the chat is the artist’s, named, and can be continued; the guest has none left', async () => {
      const said = await guest.guestMessages(chat.id);
      expect((await transfer(artist)).status).toBe(204);
      expect(await artist.messages(chat.id)).toEqual(said);
      expect((await guest.get(`/api/guest/messages/${chat.id}`)).status).toBe(404);
      const [listed] = await until(async () => {
        const { body } = await artist.get<Chat[]>('/api/chats');
        return body[0]?.title !== 'New Conversation' && body;
      });
      expect(listed?.id).toBe(chat.id);
      const { status } = await artist.send(chat.id, 'And radio?');
      expect(status).toBe(201);
      expect(calls.stream.mock.lastCall?.[0].prompt.turns.map(({ role }) => role)).toEqual([
        'user',
        'assistant',
        'user',
      ]);
    });

    it('the open question is answered once, in place of the closing reply, whatever number of tabs asks', async () => {
      for (const question of ['And radio?', 'And blogs?']) await exchange(app, guest, chat.id, question);
      await guest.sendAsGuest(chat.id, 'And the release day?');
      await transfer(artist);
      const [carried] = (await artist.get<Chat[]>('/api/chats')).body;
      const closing = lastOf(await artist.messages(chat.id));
      expect(carried?.openReplyId).toBe(closing.id);
      calls.stream.mockClear();

      const path = `/api/chats/${chat.id}/messages/${closing.id}/regenerate`;
      const answers = await Promise.all(
        [1, 2, 3].map(() => artist.post<SentMessage>(path, { clientMessageId: closing.id })),
      );
      await untilSilent(app, chat.id);
      answers.push(await artist.post<SentMessage>(path, { clientMessageId: closing.id }));
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.reply.id)).size).toBe(1);
      expect(calls.stream.mock.calls.filter(([{ prompt }]) => prompt.turns.length > 0)).toHaveLength(1);
      const shown = await artist.messages(chat.id);
      expect(shown).toHaveLength(8);
      expect(shown.slice(-2)).toEqual([
        expect.objectContaining({ content: 'And the release day?' }),
        expect.objectContaining({ content: 'Pitch it four weeks ahead.', status: 'complete' }),
      ]);
      expect(shown.at(-1)?.versions).toBeUndefined();
      expect((await artist.get<Chat[]>('/api/chats')).body[0]?.openReplyId).toBeUndefined();
      // A new tab that asks with its own id.
      expect((await artist.post(path, { clientMessageId: randomUUID() })).status).toBe(404);
    });

    it('an open question that the model fails to answer stays, and can be tried again', async () => {
      for (const question of ['And radio?', 'And blogs?', 'And then?']) await exchange(app, guest, chat.id, question);
      await transfer(artist);
      const closing = lastOf(await artist.messages(chat.id));
      calls.stream.mockImplementationOnce(() => {
        throw new AssistantFailed();
      });
      const path = `/api/chats/${chat.id}/messages`;
      await artist.post(`${path}/${closing.id}/regenerate`, { clientMessageId: closing.id });
      await untilSilent(app, chat.id);
      const failed = lastOf(await artist.messages(chat.id));
      expect(failed).toMatchObject({ content: '', status: 'failed' });
      expect((await artist.post(`${path}/${failed.id}/retry`, {})).status).toBe(201);
      await untilSilent(app, chat.id);
      expect(lastOf(await artist.messages(chat.id))).toMatchObject({ id: failed.id, status: 'complete' });
    });

    it('an open question stays open if the next message can’t be answered', async () => {
      for (const question of ['And radio?', 'And blogs?', 'And then?']) await exchange(app, guest, chat.id, question);
      await transfer(artist);
      const closing = lastOf(await artist.messages(chat.id));
      calls.stream.mockImplementationOnce(() => {
        throw new AssistantFailed();
      });
      expect((await artist.send(chat.id, 'And radio?')).status).toBe(502);
      expect((await artist.get<Chat[]>('/api/chats')).body[0]?.openReplyId).toBe(closing.id);
      const path = `/api/chats/${chat.id}/messages/${closing.id}/regenerate`;
      expect((await artist.post(path, { clientMessageId: closing.id })).status).toBe(201);
      await untilSilent(app, chat.id);
      expect((await artist.get<Chat[]>('/api/chats')).body[0]?.openReplyId).toBeUndefined();
    });

    it('an answer shortened by the trial can be completed, even if others follow it', async () => {
      calls.stream.mockImplementationOnce(() =>
        replyOf('Send it to three stations.\n\n## Then\n\n', `${shortenedSentence} Where are you based?`),
      );
      await exchange(app, guest, chat.id, 'And radio?');
      await exchange(app, guest, chat.id, 'Thanks');
      const [, , , heard] = await guest.guestMessages(chat.id);
      expect(heard?.content).toBe(`Send it to three stations.\n\n${shortenedSentence} Where are you based?`);
      await transfer(artist);
      const [, first, , short] = await artist.messages(chat.id);
      expect(first).toMatchObject({ status: 'complete' });
      expect(short).toMatchObject({ content: 'Send it to three stations.', status: 'cut', isShortened: true });

      calls.stream.mockImplementationOnce(() => replyOf('\n\nThen call them.'));
      const { status } = await artist.post(`/api/chats/${chat.id}/messages/${short?.id}/continue`, {});
      expect(status).toBe(201);
      await untilSilent(app, chat.id);
      const said = await artist.messages(chat.id);
      expect(said).toHaveLength(6);
      expect(said[3]).toMatchObject({ content: 'Send it to three stations.\n\nThen call them.', status: 'complete' });
      expect(said[3]?.isShortened).toBeUndefined();
    });

    describe('during a reply', () => {
      let reply: Message;
      const newcomer = async (): Promise<Client> => {
        const client = app.visitor();
        client.copyCookies(guest, 'fanfare_guest');
        await client.register();
        return client;
      };
      /** A tab of the account that has received a piece of the reply, and the reply so far. */
      const listenTo = async (client: Client) => {
        const socket = await client.connect();
        let text = '';
        socket.on('reply:delta', (piece) => {
          if (piece.messageId === reply.id) text = text.padEnd(piece.offset, '?') + piece.text;
        });
        return { socket, length: () => text.length };
      };

      beforeEach(async () => {
        reply = (await guest.sendAsGuest(chat.id, 'Tell me all [sandbox:long]')).body.reply;
      });

      it('the reply continues in the account’s tabs, even before payment, and only the account can stop it', async () => {
        const owner = await newcomer();
        const { socket, length } = await listenTo(owner);
        const atGuest = await guest.connect();
        expect((await transfer(owner)).status).toBe(204);
        await until(async () => length() > 0);
        const begun = length();
        // Longer than the check for lost access: this reply was requested in the free trial.
        await until(async () => length() > begun + 700);
        await atGuest.emitWithAck('reply:stop', { chatId: chat.id });
        const { reply: running } = await socket.emitWithAck('reply:sync', { chatId: chat.id });
        expect(running).toMatchObject({ id: reply.id, status: 'streaming' });
        const end = next(socket, 'reply:end');
        await socket.emitWithAck('reply:stop', { chatId: chat.id });
        expect((await end).message).toMatchObject({ id: reply.id, status: 'stopped' });
      });

      it('the reply follows even if another server transferred the chat', async () => {
        const owner = await newcomer();
        const { socket, length } = await listenTo(owner);
        await app.database.query(
          'UPDATE chats SET guest_id = NULL, user_id = (SELECT id FROM users ORDER BY created_at DESC LIMIT 1) WHERE id = $1',
          [chat.id],
        );
        await until(async () => length() > 0);
        const end = next(socket, 'reply:end');
        await socket.emitWithAck('reply:stop', { chatId: chat.id });
        expect((await end).message).toMatchObject({ id: reply.id, status: 'stopped' });
      });
    });

    it('repeated and concurrent transfers move it once and all succeed', async () => {
      for (let n = 0; n < 5; n += 1) expect((await transfer(artist)).status).toBe(204);
      const answers = await Promise.all(Array.from({ length: 10 }, () => transfer(artist)));
      expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 204));
      expect((await artist.get<Chat[]>('/api/chats')).body.map(({ id }) => id)).toEqual([chat.id]);
    });

    it('one of two competing accounts gets it', async () => {
      const rival = app.visitor();
      await rival.subscribe();
      rival.copyCookies(guest, 'fanfare_guest');
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, n) =>
          transfer(n % 2 === 0 ? artist : rival).then(({ status }) => [n % 2, status]),
        ),
      );
      const winners = new Set(answers.filter(([, status]) => status === 204).map(([who]) => who));
      const losers = new Set(answers.filter(([, status]) => status === 409).map(([who]) => who));
      expect([winners.size, losers.size]).toEqual([1, 1]);
      const lists = await Promise.all([artist, rival].map(async (who) => (await who.get<Chat[]>('/api/chats')).body));
      expect(lists.map(({ length }) => length).sort()).toEqual([0, 1]);
    });

    it('nothing moves without the guest’s own cookie, even at registration', async () => {
      const thief = app.visitor();
      const { status } = await thief.post('/api/register', {
        name: 'Not Mara',
        email: `${randomUUID()}@artist.test`,
        password: 'correct horse',
        guestUserId: chat.guestUserId,
        anonId: 'anon_test',
      });
      expect(status).toBe(201);
      const bare = await transfer(thief);
      expect([bare.status, bare.text]).toEqual([403, 'This guest chat was not started in this browser']);
      await thief.tryOut();
      expect((await transfer(thief)).status).toBe(403);
      expect(await guest.guestMessages(chat.id)).toHaveLength(2);
    });

    it.each([0, -1, 1.5, '1', null, 2 ** 40])('a guest id of %p is refused', async (guestUserId) => {
      expect([400, 403]).toContain((await transfer(artist, guestUserId)).status);
    });

    it('the account keeps its own empty chat, and a later transfer goes nowhere else', async () => {
      const empty = await artist.chat();
      expect((await transfer(artist)).status).toBe(204);
      expect((await artist.get<Chat[]>('/api/chats')).body.map(({ id }) => id).sort()).toEqual(
        [chat.id, empty.id].sort(),
      );
      expect((await guest.tryOut()).id).not.toBe(chat.id);
      expect((await count()).messageCount).toBe(1);
    });
  });

  it('thousands of expired guests are deleted in small batches', async () => {
    await buildGuests(app.database, { count: 1201, lastSeenAt: ago(days(31)) });
    await app.database.query('CREATE TABLE removals (count integer)');
    await app.database.query(
      `CREATE FUNCTION note_removal() RETURNS trigger LANGUAGE plpgsql AS
       'BEGIN INSERT INTO removals SELECT count(*) FROM gone; RETURN NULL; END'`,
    );
    await app.database.query(
      `CREATE TRIGGER removals AFTER DELETE ON guests REFERENCING OLD TABLE AS gone
       FOR EACH STATEMENT EXECUTE FUNCTION note_removal()`,
    );
    expect(await app.nest.get(GuestsService).removeExpired()).toBe(1201);
    expect(await app.database.query('SELECT count FROM removals')).toEqual([500, 500, 201].map((count) => ({ count })));
    await app.database.query('DROP TRIGGER removals ON guests');
  });

  it('a guest inactive for 30 days is deleted with the chat; a transferred chat stays', async () => {
    await exchange(app, guest, chat.id, 'Hello');
    const other = app.visitor();
    const carried = await other.tryOut();
    await exchange(app, other, carried.id, 'Hello');
    await other.register();
    await other.post('/api/transfer-guest-chats', { guestUserId: carried.guestUserId });
    await app.database.query(`UPDATE guests SET last_seen_at = now() - interval '29 days'`);
    await app.nest.get(GuestsService).removeExpired();
    expect(await guest.guestMessages(chat.id)).toHaveLength(2);
    await app.database.query(`UPDATE guests SET last_seen_at = now() - interval '31 days'`);
    await app.nest.get(GuestsService).removeExpired();
    expect(await app.database.query('SELECT id FROM chats WHERE id = ANY($1)', [[chat.id, carried.id]])).toEqual([
      { id: carried.id },
    ]);
    expect(await app.database.query('SELECT 1 FROM messages WHERE chat_id = $1', [chat.id])).toEqual([]);
  });
});

describe('the limits of a network address', () => {
  let app: TestApp;
  afterEach(() => app.close());

  /** Daily counters reset at midnight UTC, so start at noon. */
  async function startAtNoon(variables: Record<string, string>): Promise<TestApp> {
    const started = await startApp(variables);
    const noon = new Date(new Date().setUTCHours(12, 0, 0, 0));
    jest.spyOn(started.nest.get(Clock), 'now').mockReturnValue(noon);
    return started;
  }

  /** Sends one message each as new guests; returns the statuses. */
  const storm = async (times: number, headers: () => Record<string, string> = () => ({})): Promise<number[]> => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) {
      const visitor = app.visitor();
      const opened = await visitor.call<GuestChat>('POST', '/api/guest/chat', {}, headers());
      if (opened.status !== 201) {
        statuses.push(opened.status);
        continue;
      }
      const path = `/api/guest/messages/${opened.body.id}`;
      statuses.push((await visitor.call('POST', path, { message: 'Hi', anonId: `anon_${n}` }, headers())).status);
    }
    return statuses;
  };
  const counted = (statuses: number[]) => [201, 429].map((status) => statuses.filter((one) => one === status).length);

  it('stop a flood of new guests: 20 answers by default, then 429 with the wait and a sentence', async () => {
    app = await startAtNoon(ownCounters());
    const calls = jest.spyOn(app.nest.get(Assistant), 'stream');
    expect(counted(await storm(30))).toEqual([20, 10]);
    expect(calls).toHaveBeenCalledTimes(20);
    const visitor = app.visitor();
    const { id } = await visitor.tryOut();
    const { status, body, headers } = await visitor.post<ErrorBody>(`/api/guest/messages/${id}`, { message: 'Hi' });
    expect([status, body.code]).toEqual([429, 'address_limit_reached']);
    expect(body.error).toMatch(/come back tomorrow/);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await visitor.get('/api/guest/message-limit/anon_x')).body).toEqual({
      messageCount: 0,
      hasExceededLimit: false,
    });
  });

  it('can’t be bypassed with headers on a direct connection', async () => {
    app = await startAtNoon(aloneInTheWorld(5));
    const address = () => Array.from({ length: 4 }, () => Math.floor(Math.random() * 256)).join('.');
    const headers = () => ({
      'x-forwarded-for': address(),
      'x-real-ip': address(),
      forwarded: `for=${address()}`,
      'cf-connecting-ip': address(),
      'true-client-ip': address(),
    });
    expect(counted(await storm(10, headers))).toEqual([5, 5]);
  });

  it('trust the configured number of proxies, and count IPv6 by its /64', async () => {
    app = await startAtNoon({ ...aloneInTheWorld(5), TRUST_PROXY_HOPS: '1' });
    const from = (address: () => string) => () => ({ 'x-forwarded-for': `203.0.113.9, ${address()}` });
    const group = () => Math.floor(Math.random() * 65_536).toString(16);
    expect(
      counted(
        await storm(
          8,
          from(() => `2001:db8:0:1:${group()}::${group()}`),
        ),
      ),
    ).toEqual([5, 3]);
    expect(
      counted(
        await storm(
          1,
          from(() => '2001:db8:0:2::1'),
        ),
      ),
    ).toEqual([1, 0]);
    expect(
      counted(
        await storm(
          1,
          from(() => '192.0.2.7'),
        ),
      ),
    ).toEqual([1, 0]);
  });

  it('allow a /48 of IPv6 as much as ten addresses', async () => {
    app = await startAtNoon({ ...aloneInTheWorld(1), TRUST_PROXY_HOPS: '1' });
    let network = 0;
    const from = (site: string) => () => ({ 'x-forwarded-for': `2001:db8:${site}:${(network += 1)}::1` });
    // Opening and sending use two networks of the same site, each with its own counter.
    expect(counted(await storm(12, from('7')))).toEqual([10, 2]);
    expect(counted(await storm(1, from('8')))).toEqual([1, 0]);
  });

  it('limit the guests per address: 200 calls create no more rows', async () => {
    app = await startAtNoon(ownCounters());
    const answers = await Promise.all(Array.from({ length: 200 }, () => app.visitor().post('/api/guest/chat', {})));
    expect(counted(answers.map(({ status }) => status))).toEqual([60, 140]);
    const rows = await app.database.query<{ guests: number; chats: number }>(
      'SELECT (SELECT count(*)::int FROM guests) AS guests, (SELECT count(*)::int FROM chats) AS chats',
    );
    expect(rows).toEqual([{ guests: 60, chats: 60 }]);
  });

  it('refund a failed send', async () => {
    app = await startAtNoon(aloneInTheWorld(1));
    const visitor = app.visitor();
    const { id } = await visitor.tryOut();
    expect((await visitor.sendAsGuest(id, 'Hi [sandbox:error]')).status).toBe(502);
    expect((await visitor.sendAsGuest(id, 'Hi')).status).toBe(201);
  });

  describe('refund only so many failures, since each is a call to the model:', () => {
    let calls: jest.SpiedFunction<Assistant['stream']>;

    const startFailing = async (limit: number): Promise<void> => {
      app = await startAtNoon(aloneInTheWorld(limit));
      calls = jest.spyOn(app.nest.get(Assistant), 'stream').mockImplementation(async function* () {
        await Promise.reject(new AssistantFailed());
        yield '';
      });
    };

    /** Makes a call until the network's limit is reached; returns the model's calls. */
    const callsUntilRefused = async (call: () => Promise<Answer>): Promise<number> => {
      const before = calls.mock.calls.length;
      for (let n = 0; n < 50; n += 1) {
        const { status, body } = await call();
        if (status === 502) continue;
        expect([status, (body as ErrorBody).code]).toEqual([429, 'address_limit_reached']);
        break;
      }
      return calls.mock.calls.length - before;
    };

    it('three for each message that the network may send', async () => {
      await startFailing(2);
      const [one, other] = [app.visitor(), app.visitor()];
      const [{ id }, { id: otherId }] = [await one.tryOut(), await other.tryOut()];
      expect((await one.sendAsGuest(id, 'Hi')).status).toBe(502);
      expect(await callsUntilRefused(() => other.sendAsGuest(otherId, 'Hi'))).toBe(3 * 2 + 2 - 1);
    });

    it('ten for a trial', async () => {
      await startFailing(5);
      const visitor = app.visitor();
      const { id } = await visitor.tryOut();
      expect(await callsUntilRefused(() => visitor.sendAsGuest(id, 'Hi'))).toBe(10 + 5);
    });

    it('and as many if the trial retries a reply that failed without text', async () => {
      await startFailing(5);
      const visitor = app.visitor();
      const { id } = await visitor.tryOut();
      calls.mockImplementationOnce(() => replyOf('Pitch it ', 'four weeks ahead.'));
      await visitor.sendAsGuest(id, 'Hi');
      await untilSilent(app, id);
      await app.database.query(
        "UPDATE messages SET status = 'failed', content = '', is_given_back = true WHERE NOT is_user",
      );
      await app.database.query('UPDATE guests SET message_count = 0');
      const [, failed] = await visitor.guestMessages(id);
      const retry = (): Promise<Answer> => visitor.post(`/api/guest/messages/${id}/${failed?.id}/retry`);
      expect(await callsUntilRefused(retry)).toBe(10 + 4);
    });
  });

  it.each([
    ['filters', 'prompt_filtered', new PromptFiltered()],
    ['answers with nothing', 'assistant_failed', null],
  ])('count a message that the model %s, although it is refunded to the guest', async (_, code, failure) => {
    app = await startAtNoon(aloneInTheWorld(2));
    const calls = jest.spyOn(app.nest.get(Assistant), 'stream').mockImplementation(async function* () {
      if (failure) throw failure;
      await Promise.resolve();
      yield { type: 'end', finish: 'stop', usage: null, model: '' };
    });
    const visitor = app.visitor();
    const { id } = await visitor.tryOut();
    const send = async () => {
      const { status, body } = await visitor.post<ErrorBody>(`/api/guest/messages/${id}`, { message: 'Hi' });
      return [status, body.code];
    };
    expect([await send(), await send(), await send()]).toEqual([
      [502, code],
      [502, code],
      [429, 'address_limit_reached'],
    ]);
    expect(calls).toHaveBeenCalledTimes(2);
    expect((await visitor.get('/api/guest/message-limit/x')).body).toMatchObject({ messageCount: 0 });
  });

  it('count a retry like a message, and a repeated one once', async () => {
    app = await startAtNoon(aloneInTheWorld(2));
    const visitor = app.visitor();
    const { id } = await visitor.tryOut();
    await visitor.sendAsGuest(id, 'Hi [sandbox:cut]');
    await untilSilent(app, id);
    const [, failed] = await visitor.guestMessages(id);
    const body = { clientMessageId: randomUUID() };
    const retry = (): Promise<Answer> => visitor.post(`/api/guest/messages/${id}/${failed?.id}/retry`, body);
    expect((await retry()).status).toBe(201);
    await untilSilent(app, id);
    expect((await retry()).status).toBe(201);
    body.clientMessageId = randomUUID();
    expect((await retry()).status).toBe(429);
  });

  it('when the day’s answers are used up, guests are asked to come back or sign up, and nothing is counted', async () => {
    app = await startAtNoon({ ...aloneInTheWorld(), GUEST_DAILY_BUDGET: '0' });
    const calls = jest.spyOn(app.nest.get(Assistant), 'stream');
    const visitor = app.visitor();
    const { id, guestUserId } = await visitor.tryOut();
    const { status, body, headers } = await visitor.post<ErrorBody>(`/api/guest/messages/${id}`, { message: 'Hi' });
    expect([status, body.code]).toEqual([429, 'trial_budget_spent']);
    expect(body.error).toBe("Today's free messages are used up. Sign up to continue, or come back tomorrow.");
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(calls).not.toHaveBeenCalled();
    expect((await visitor.get('/api/guest/message-limit/x')).body).toMatchObject({ messageCount: 0 });
    // The closing reply is free and never rejected.
    await app.database.query('UPDATE guests SET message_count = 3 WHERE id = $1', [guestUserId]);
    expect((await visitor.sendAsGuest(id, 'Hi')).body).toMatchObject({ messageCount: 4 });
  });
});

it('a guest receives no events of the same id in another installation on one Redis', async () => {
  const mine = await startApp();
  const alsoMine = await startApp({ DATABASE_URL: mine.database.url, REDIS_PREFIX: mine.env.redisPrefix });
  const foreign = await startApp();
  const [visitor, stranger] = [mine.visitor(), foreign.visitor()];
  const [chat, foreignChat] = [await visitor.tryOut(), await stranger.tryOut()];
  expect(chat.guestUserId).toBe(foreignChat.guestUserId);
  const socket = await visitor.connect();
  const heard: string[] = [];
  socket.onAny((_event, { chatId }: { chatId: string }) => heard.push(chatId));

  const foreignEnd = next(await stranger.connect(), 'reply:end');
  await stranger.sendAsGuest(foreignChat.id, 'Nobody else may read this');
  await foreignEnd;
  // Messages of another server arrive the same way, after it.
  const end = next(socket, 'reply:end', ({ chatId }) => chatId === chat.id);
  const elsewhere = alsoMine.visitor();
  elsewhere.copyCookies(visitor, guestCookie);
  await elsewhere.sendAsGuest(chat.id, 'Hello');
  await end;
  expect([...new Set(heard)]).toEqual([chat.id]);

  for (const client of [visitor, stranger]) client.close();
  for (const app of [alsoMine, foreign, mine]) await app.close();
});
