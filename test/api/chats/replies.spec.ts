import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { Broadcaster } from '../../../backend/src/broadcast/broadcaster.js';
import { type ExchangeRow, toExchange } from '../../../backend/src/chats/messages/exchange.js';
import { ExchangesRepository } from '../../../backend/src/chats/messages/exchanges.repository.js';
import { MessagesRepository } from '../../../backend/src/chats/messages/messages.repository.js';
import { ReplyService } from '../../../backend/src/chats/replies/reply.service.js';
import { Overloaded } from '../../../backend/src/common/app-error.js';
import type { Generation } from '../../../backend/sandbox/ai/wire/generation-log.js';
import { oneSheetMarker, type SentMessage } from '../../../contract/chats/chat.js';
import type { Document } from '../../../contract/documents/document.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { User } from '../../../contract/account/user.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client, TestSocket } from '../../support/client.js';
import { collectReplies, lastOf, next, until } from '../../support/replies.js';

describe('replies', () => {
  let artist: Client;
  let socket: TestSocket;
  let chatId: string;

  const { app, sandbox } = describeApp({
    sandbox: { tokensPerSecond: 200 },
    env: {
      ASSISTANT_FIRST_TOKEN_SECONDS: '8',
      ASSISTANT_STALL_SECONDS: '4',
    },
  });
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
    socket = await artist.connect();
    chatId = (await artist.chat()).id;
  });
  afterEach(() => artist.close());

  /** The newest reply requested from the model. */
  async function newestRequest(): Promise<Generation | undefined> {
    const stats = await (await fetch(`${sandbox.url}/sandbox/ai/stats`)).json();
    return (stats as { requests: Generation[] }).requests.findLast(({ stream }) => stream);
  }

  it('keeps its state in Redis under the installation’s prefix', async () => {
    const { body } = await artist.send(chatId, 'When do I pitch my single?');
    const { id } = (await artist.get<User>('/api/user')).body;
    const redis = app.nest.get(Redis, { strict: false });
    const ofReply = ['lease', 'reply'].map((name) => `${app.env.redisPrefix}:${name}:${body.reply.id}:1`);
    const today = new Date().toISOString();
    const counts = [
      'messages:minute',
      'messages:day',
      `cost:day:${today.slice(0, 10)}`,
      `cost:month:${today.slice(0, 7)}`,
    ];
    const ofArtist = counts.map((name) => `${app.env.redisPrefix}:${name}:${id}`);
    await until(async () => (await redis.exists(...ofReply)) === 2);
    await until(async () => (await redis.exists(...ofArtist)) === 4);
  });

  it('streams live and ends as stored, in every tab', async () => {
    const second = await artist.connect();
    const texts = [collectReplies(socket), collectReplies(second)];
    const ends = [next(socket, 'reply:end'), next(second, 'reply:end')];
    const said = next(second, 'message:new');
    const { status, body } = await artist.send(chatId, 'When do I pitch my single?');

    expect(status).toBe(201);
    expect(body.userMessage).toMatchObject({ content: 'When do I pitch my single?', isUser: true, status: 'complete' });
    expect(body.reply).toMatchObject({ isUser: false, status: 'streaming' });
    expect(await said).toEqual({ chatId, message: body.userMessage });
    const [first, other] = await Promise.all(ends);
    expect(first).toEqual(other);
    expect(first?.message).toMatchObject({ id: body.reply.id, status: 'complete' });
    expect(first?.message.content.length).toBeGreaterThan(50);
    expect(await artist.messages(chatId)).toEqual([body.userMessage, first?.message]);
    for (const held of texts) expect(held.get(body.reply.id)).toBe(first?.message.content);
  });

  it('a draft uses the artist’s profile', async () => {
    const links = { website: '', spotifyUrl: '', instagramUrl: '', twitterUrl: '' };
    const profile = { name: 'Mara Quill', musicGenre: 'Dream pop', location: 'Leeds, UK', ...links };
    await artist.call('PUT', '/api/onboarding', profile);
    const end = next(socket, 'reply:end');
    await artist.send(chatId, 'Write my bio, please');
    const [, id = ''] = /\]\(\/documents\/([^)]+)\)/.exec((await end).message.content) ?? [];
    const { body } = await artist.get<Document>(`/api/documents/${id}`);
    expect(body).toMatchObject({ kind: 'bio_100' });
    expect(body.markdown).toContain('Mara Quill is a dream pop artist from Leeds, UK.');
  });

  it('the first exchange gives the chat a title of at most six words; the user’s title is never overwritten', async () => {
    const named = next(socket, 'chat:upsert', ({ chat }) => chat.title !== 'New Conversation');
    await artist.send(chatId, 'When do I pitch my single?');
    const { chat } = await named;
    expect(chat.title.split(' ').length).toBeLessThanOrEqual(6);

    const mine = await artist.chat();
    await artist.call('PATCH', `/api/chats/${mine.id}`, { title: 'Salt Road' });
    const end = next(socket, 'reply:end');
    await artist.send(mine.id, 'When do I pitch my single?');
    await end;
    const titles = await app.database.query('SELECT title FROM chats WHERE id = $1', [mine.id]);
    expect(titles).toEqual([{ title: 'Salt Road' }]);
  });

  it('a second message while a reply is in flight is refused, and rows alternate', async () => {
    const answers = await Promise.all([
      artist.send(chatId, 'One [sandbox:slow]'),
      artist.send(chatId, 'Two [sandbox:slow]'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    await socket.emitWithAck('reply:stop', { chatId });
    expect((await artist.messages(chatId)).map(({ isUser }) => isUser)).toEqual([true, false]);
  });

  it('the same client id returns the first result and sends nothing twice', async () => {
    const id = randomUUID();
    const [first, parallel] = await Promise.all([artist.send(chatId, 'Hello', id), artist.send(chatId, 'Hello', id)]);
    const later = await artist.send(chatId, 'Hello', id);
    expect([first.status, parallel.status, later.status]).toEqual([201, 201, 201]);
    expect(parallel.body.reply.id).toBe(first.body.reply.id);
    expect(later.body.userMessage).toEqual(first.body.userMessage);
    expect(later.body.reply.id).toBe(first.body.reply.id);
    expect(await artist.messages(chatId)).toHaveLength(2);
  });

  it('Stop keeps the text that the tab has seen, and ends the model’s request', async () => {
    const texts = collectReplies(socket);
    const end = next(socket, 'reply:end');
    const { body } = await artist.send(chatId, 'Tell me all [sandbox:long]');
    await until(() => Promise.resolve((texts.get(body.reply.id)?.length ?? 0) > 100));
    expect(await newestRequest()).toMatchObject({ how: null });
    expect(await socket.emitWithAck('reply:stop', { chatId })).toEqual({ ok: true });
    await until(async () => (await newestRequest())?.how === 'aborted');

    const { message } = await end;
    expect(message.status).toBe('stopped');
    expect(message.content).toBe(texts.get(body.reply.id));
    expect(lastOf(await artist.messages(chatId))).toEqual(message);
    expect((await artist.send(chatId, 'Go on')).status).toBe(201);
  });

  it('Stop only reaches the other servers for a reply that one of them may be writing', async () => {
    const asked = jest.spyOn(app.nest.get(Broadcaster, { strict: false }), 'requestStop');
    await socket.emitWithAck('reply:stop', { chatId: randomUUID() });
    await socket.emitWithAck('reply:stop', { chatId });
    expect(asked).not.toHaveBeenCalled();
    await artist.send(chatId, 'Hello');
    await until(async () => lastOf(await artist.messages(chatId)).status === 'complete');
    // As if another server wrote it.
    await app.database.query(`UPDATE messages SET status = 'streaming' WHERE chat_id = $1 AND NOT is_user`, [chatId]);
    await socket.emitWithAck('reply:stop', { chatId });
    expect(asked).toHaveBeenCalledTimes(1);
    asked.mockRestore();
  });

  it('reply:sync returns the whole text so far, or null if nothing is running', async () => {
    expect(await socket.emitWithAck('reply:sync', { chatId })).toEqual({ reply: null });
    const texts = collectReplies(socket);
    const { body } = await artist.send(chatId, 'Tell me all [sandbox:long]');
    await until(() => Promise.resolve((texts.get(body.reply.id)?.length ?? 0) > 100));
    const { reply } = await socket.emitWithAck('reply:sync', { chatId });
    expect(reply).toMatchObject({ id: body.reply.id, status: 'streaming' });
    expect(reply?.content.startsWith(texts.get(body.reply.id)?.slice(0, 100) ?? 'nothing')).toBe(true);
    await socket.emitWithAck('reply:stop', { chatId });
    expect(await socket.emitWithAck('reply:sync', { chatId })).toEqual({ reply: null });
  });

  it('another account’s reply can neither be read nor stopped', async () => {
    const other = app.visitor();
    await other.subscribe();
    const stranger = await other.connect();
    const heard: string[] = [];
    stranger.onAny((event: string) => heard.push(event));
    const { body } = await artist.send(chatId, 'Tell me all [sandbox:long]');
    expect(await stranger.emitWithAck('reply:sync', { chatId })).toEqual({ reply: null });
    expect(await stranger.emitWithAck('reply:stop', { chatId })).toEqual({ ok: true });
    expect(await socket.emitWithAck('reply:sync', { chatId })).toMatchObject({ reply: { id: body.reply.id } });
    expect(heard).toEqual([]);
    await socket.emitWithAck('reply:stop', { chatId });
    other.close();
  });

  it.each([
    ['retry', 'stopped'],
    ['continue', 'cut'],
  ])('the same client id restarts a reply once: %s', async (what, status) => {
    const end = next(socket, 'reply:end');
    const { body: sent } = await artist.send(chatId, 'Tell me all [sandbox:long]');
    await socket.emitWithAck('reply:stop', { chatId });
    await end;
    const setStatus = () =>
      app.database.query('UPDATE messages SET status = $2 WHERE id = $1', [sent.reply.id, status]);
    await setStatus();
    const path = `/api/chats/${chatId}/messages/${sent.reply.id}/${what}`;
    const restart = (clientMessageId: string) => artist.post<SentMessage>(path, { clientMessageId });
    const id = randomUUID();
    const heard: string[] = [];
    socket.onAny((event: string) => event === 'reply:start' && heard.push(event));
    const answers = await Promise.all(Array.from({ length: 5 }, () => restart(id)));
    const ids = answers.map((answer) => [answer.status, answer.body.userMessage.id, answer.body.reply.id]);
    expect(ids).toEqual(Array(5).fill([201, sent.userMessage.id, sent.reply.id]));

    await socket.emitWithAck('reply:stop', { chatId });
    await setStatus();
    expect((await restart(id)).body.reply).toMatchObject({ id: sent.reply.id, status });
    // A server that accepts no new reply returns it, too.
    const busy = jest.spyOn(app.nest.get(ReplyService, { strict: false }), 'admit').mockRejectedValue(new Overloaded());
    const answersWhileBusy = [await restart(id), await restart(randomUUID())];
    busy.mockRestore();
    expect(answersWhileBusy.map((answer) => answer.status)).toEqual([201, 503]);
    expect(heard).toHaveLength(1);

    // Another id is another attempt.
    expect((await restart(randomUUID())).body.reply.status).toBe('streaming');
    await socket.emitWithAck('reply:stop', { chatId });
    expect(heard).toHaveLength(2);
  });

  it.each([
    ['an error before the first token', '[sandbox:error]', 'assistant_failed'],
    ['a refusal because of load', '[sandbox:rate-limit]', 'assistant_busy'],
    ['no token at all', '[sandbox:hang]', 'assistant_failed'],
  ])('%s is a 502 and nothing is kept', async (_, steer, code) => {
    const { status, body } = await artist.post<ErrorBody>(`/api/chats/${chatId}/messages`, { message: `Hi ${steer}` });
    expect([status, body.code]).toEqual([502, code]);
    expect(await artist.messages(chatId)).toEqual([]);
    // The chat counts as empty again.
    expect((await artist.post<ErrorBody>('/api/chats')).body).toMatchObject({ chatId });
    expect((await artist.send(chatId, 'Hello')).status).toBe(201);
  });

  it('a withdrawn message leaves its chat’s place in the list and archive unchanged', async () => {
    const { userMessage } = (await artist.send(chatId, 'Hello')).body;
    await until(async () => lastOf(await artist.messages(chatId)).status === 'complete');
    await artist.call('PATCH', `/api/chats/${chatId}`, { isArchived: true });
    const listed = () =>
      app.database.query('SELECT last_activity_at::text, archived_at::text FROM chats WHERE id = $1', [chatId]);
    const before = await listed();
    expect(before[0]?.archived_at).toEqual(expect.any(String));
    const failing = { message: 'Hi [sandbox:error]' };
    expect((await artist.post(`/api/chats/${chatId}/messages`, failing)).status).toBe(502);
    expect(await listed()).toEqual(before);
    expect((await artist.post(`/api/chats/${chatId}/messages/${userMessage.id}/edit`, failing)).status).toBe(502);
    expect(await listed()).toEqual(before);
  });

  it('a model that fails mid-reply leaves a failed message with its text; a retry replaces it in place', async () => {
    const texts = collectReplies(socket);
    const end = next(socket, 'reply:end');
    const { body } = await artist.send(chatId, 'Hello [sandbox:cut]');
    const { message, error } = await end;
    expect(message.status).toBe('failed');
    expect(message.content).toBe(texts.get(body.reply.id));
    expect(message.content.length).toBeGreaterThan(0);
    expect(error).toBe('The assistant could not answer. Please try again.');
    expect(lastOf(await artist.messages(chatId))).toEqual(message);

    const again = next(socket, 'reply:end');
    const started = next(socket, 'reply:start');
    const retried = await artist.post<{ reply: { id: string } }>(
      `/api/chats/${chatId}/messages/${body.reply.id}/retry`,
    );
    expect([retried.status, retried.body.reply.id]).toEqual([201, body.reply.id]);
    expect((await started).reply).toMatchObject({ id: body.reply.id, content: '', status: 'streaming' });
    await again;
    expect(await artist.messages(chatId)).toHaveLength(2);
  });

  it.each([
    ['an error before the first token', '[sandbox:error]', 'assistant_failed'],
    ['a refusal because of load', '[sandbox:rate-limit]', 'assistant_busy'],
  ])('%s on a retry is a 502, and the reply stays failed', async (_, steer, code) => {
    const end = next(socket, 'reply:end');
    const { body: sent } = await artist.send(chatId, 'Hello [sandbox:cut]');
    const { message } = await end;
    // The stored question steers the model.
    await app.database.query('UPDATE messages SET content = $2 WHERE id = $1', [sent.userMessage.id, `Hi ${steer}`]);
    const again = next(socket, 'reply:end');
    const { status, body } = await artist.post<ErrorBody>(`/api/chats/${chatId}/messages/${sent.reply.id}/retry`);
    expect([status, body.code]).toEqual([502, code]);
    expect(await again).toEqual({ chatId, message, error: body.message, code });
    expect(lastOf(await artist.messages(chatId))).toEqual(message);
  });

  it('an earlier attempt neither ends nor withdraws a retried reply; a finished one isn’t withdrawn', async () => {
    const { body } = await artist.send(chatId, 'Tell me all [sandbox:long]');
    await socket.emitWithAck('reply:stop', { chatId });
    await artist.post(`/api/chats/${chatId}/messages/${body.reply.id}/retry`);
    const messages = app.nest.get(MessagesRepository, { strict: false });
    const exchanges = app.nest.get(ExchangesRepository, { strict: false });
    const exchange = toExchange(chatId, (await messages.findFirst(chatId, 2)) as ExchangeRow[])!;
    const earlier = { ...exchange.reply, attempt: 1 };
    expect(await exchanges.end(earlier, 'failed', 'Too late')).toBeNull();
    await exchanges.undo({ ...exchange, reply: earlier });
    expect(lastOf(await artist.messages(chatId))).toMatchObject({ id: body.reply.id, status: 'streaming' });
    await socket.emitWithAck('reply:stop', { chatId });
    await exchanges.undo(exchange);
    expect(lastOf(await artist.messages(chatId))).toMatchObject({ id: body.reply.id, status: 'stopped' });
  });

  it('only an interrupted last reply can be retried', async () => {
    const end = next(socket, 'reply:end');
    const { body } = await artist.send(chatId, 'Hello');
    await end;
    const { status, body: error } = await artist.post<ErrorBody>(
      `/api/chats/${chatId}/messages/${body.reply.id}/retry`,
    );
    expect([status, error.code]).toEqual([409, 'nothing_to_retry']);
  });

  it('a sender that disconnected before the reply started finds the message and a failed reply', async () => {
    const gone = new AbortController();
    const sent = fetch(`${app.url}/api/chats/${chatId}/messages`, {
      method: 'POST',
      headers: { cookie: artist.cookie, 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'Are you there? [sandbox:hang]' }),
      signal: gone.signal,
    }).catch(() => 'gone');
    await until(async () => (await artist.messages(chatId)).length === 2);
    gone.abort();
    expect(await sent).toBe('gone');
    const messages = await until(async () => {
      const found = await artist.messages(chatId);
      return lastOf(found).status === 'failed' && found;
    });
    expect(messages.map(({ content }) => content)).toEqual(['Are you there? [sandbox:hang]', '']);
  });

  it('a reply without text, such as a one-sheet’s, is returned as stored', async () => {
    const { status, body } = await artist.send(chatId, 'Make me a one-sheet');
    expect([status, body.reply]).toMatchObject([201, { content: oneSheetMarker, status: 'complete' }]);
    expect(lastOf(await artist.messages(chatId))).toEqual(body.reply);
  });

  it('deleting the chat ends the model’s request', async () => {
    const removed = next(socket, 'chat:remove');
    let last = '';
    for (const event of ['reply:delta', 'chat:remove'] as const) socket.on(event, () => void (last = event));
    await artist.send(chatId, 'Tell me all [sandbox:long]');
    await until(async () => (await newestRequest())?.how === null);
    await artist.call('DELETE', `/api/chats/${chatId}`);
    expect(await removed).toEqual({ id: chatId });
    await until(async () => (await newestRequest())?.how === 'aborted');
    // Batched text of a deleted chat is not sent.
    await artist.get('/api/user');
    expect(last).toBe('chat:remove');
  });

  it('a message whose chat is deleted before the reply starts is a 404', async () => {
    const sent = artist.post<ErrorBody>(`/api/chats/${chatId}/messages`, { message: 'Are you there? [sandbox:hang]' });
    await until(async () => (await artist.messages(chatId)).length === 2);
    await artist.call('DELETE', `/api/chats/${chatId}`);
    const { status, body } = await sent;
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it('is written to PostgreSQL twice, whatever its length', async () => {
    await app.database.query(`
      CREATE TABLE IF NOT EXISTS writes (message_id uuid, kind text);
      CREATE OR REPLACE FUNCTION note_write() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN INSERT INTO writes VALUES (NEW.id, TG_OP); RETURN NEW; END';
      CREATE OR REPLACE TRIGGER note_write AFTER INSERT OR UPDATE ON messages FOR EACH ROW EXECUTE FUNCTION note_write()`);
    const end = next(socket, 'reply:end');
    const { body } = await artist.send(chatId, 'When do I pitch my single?');
    await end;
    const writes = await app.database.query('SELECT kind FROM writes WHERE message_id = $1', [body.reply.id]);
    expect(writes).toEqual([{ kind: 'INSERT' }, { kind: 'UPDATE' }]);
    await app.database.query('DROP TRIGGER note_write ON messages');
  });
});
