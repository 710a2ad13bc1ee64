import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Chat, Message } from '../../../contract/chats/chat.js';
import type { ErrorBody } from '../../../contract/errors.js';
import { describeApp } from '../../support/describe-app.js';
import { addMessages, messageTexts } from '../../support/factories.js';
import type { Answer, Client } from '../../support/client.js';

describe('chats', () => {
  let artist: Client;

  const { app } = describeApp();
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });

  it('a new chat is titled New Conversation and is in the list', async () => {
    const chat = await artist.chat();
    expect(chat.title).toBe('New Conversation');
    expect((await artist.get<Chat[]>('/api/chats')).body).toEqual([chat]);
  });

  it("a second empty chat returns the first one's id", async () => {
    const first = await artist.chat();
    const { status, body } = await artist.post<ErrorBody>('/api/chats', { title: 'New Conversation' });
    expect(status).toBe(409);
    expect(body).toEqual({
      error: 'Empty conversation exists',
      message: 'Please use your existing conversation before creating a new one.',
      code: 'empty_chat_exists',
      chatId: first.id,
    });
  });

  it('of 20 parallel calls one creates the empty chat and the others get its id', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => artist.post<Chat & ErrorBody>('/api/chats')));
    const made = answers.filter(({ status }) => status === 201);
    const told = answers.filter(({ status }) => status === 409);
    expect([made.length, told.length]).toEqual([1, 19]);
    expect(new Set(told.map(({ body }) => body.chatId))).toEqual(new Set([made[0]?.body.id]));
  });

  it('the same id creates one chat, however often and whenever the call is repeated', async () => {
    const body = { id: uuidv7(), title: 'Salt Road' };
    const answers = await Promise.all(Array.from({ length: 20 }, () => artist.post<Chat>('/api/chats', body)));
    expect(new Set(answers.map(({ status, body: { id } }) => `${status} ${id}`))).toEqual(new Set([`201 ${body.id}`]));
    // Once it has messages, a call without its id would create another chat.
    await addMessages(app.database, body.id, ['Hello']);
    await app.database.query('UPDATE chats SET is_empty = false WHERE id = $1', [body.id]);
    expect(await artist.post<Chat>('/api/chats', body)).toMatchObject({ status: 201, body: { title: 'Salt Road' } });
    expect((await artist.get<Chat[]>('/api/chats')).body.map(({ id }) => id)).toEqual([body.id]);

    const other = app.visitor();
    await other.subscribe();
    expect((await other.post('/api/chats', body)).status).toBe(404);
    expect((await other.get<Chat[]>('/api/chats')).body).toEqual([]);
    // Ids of chats are UUIDv7.
    expect((await artist.post<ErrorBody>('/api/chats', { id: randomUUID() })).body.fields).toHaveProperty('id');
  });

  it('a title is trimmed, at most 120 characters, and never empty', async () => {
    const { id } = await artist.chat();
    const rename = (title: unknown) => artist.call<Chat & ErrorBody>('PATCH', `/api/chats/${id}`, { title });
    expect((await rename('  Salt Road  ')).body.title).toBe('Salt Road');
    expect((await rename('<img src=x onerror=alert(1)>')).body.title).toBe('<img src=x onerror=alert(1)>');
    for (const title of ['', '   ', 'x'.repeat(121), 'x'.repeat(10_000), ['a'], null, 'a\0b']) {
      const { status, body } = await rename(title);
      expect([status, Object.keys(body.fields ?? {})]).toEqual([400, ['title']]);
      expect(body.message).toMatch(/^Title must/);
    }
  });

  it('the list comes in pages, each chat once, even if their times are equal', async () => {
    const { id: userId } = (await artist.get<{ id: string }>('/api/user')).body;
    const rows = await app.database.query<{ id: string }>(
      `INSERT INTO chats (id, user_id, title, is_empty, last_position, last_activity_at)
       SELECT gen_random_uuid(), $1, 'Talk ' || n, false, 0, '2026-01-01'::timestamptz + n / 3 * interval '1 microsecond'
       FROM generate_series(1, 25) n RETURNING id`,
      [userId],
    );
    const { body: whole } = await artist.get<Chat[]>('/api/chats');
    expect(whole).toHaveLength(rows.length);
    const paged: Chat[] = [];
    for (let path: string | undefined = '/api/chats?limit=10'; path;) {
      const { body, headers }: Answer<Chat[]> = await artist.get<Chat[]>(path);
      paged.push(...body);
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
    }
    expect(paged).toEqual(whole);
    expect((await artist.get('/api/chats?before=yesterday')).status).toBe(400);
  });

  it('a deleted chat is gone with its messages', async () => {
    const { id } = await artist.chat();
    await artist.send(id, 'Hello');
    expect((await artist.call('DELETE', `/api/chats/${id}`)).status).toBe(204);
    expect((await artist.get(`/api/chats/${id}/messages`)).status).toBe(404);
    expect(await app.database.query('SELECT 1 FROM messages WHERE chat_id = $1', [id])).toEqual([]);
  });

  it('another account’s chat is a 404, for every call', async () => {
    const { id } = await artist.chat();
    const other = app.visitor();
    await other.subscribe();
    const calls: [string, (chatId: string) => string, unknown?][] = [
      ['GET', (chatId) => `/api/chats/${chatId}/messages`],
      ['PATCH', (chatId) => `/api/chats/${chatId}`, { title: 'Mine now' }],
      ['POST', (chatId) => `/api/chats/${chatId}/messages`, { message: 'Hello' }],
      ['POST', (chatId) => `/api/chats/${chatId}/messages/${randomUUID()}/retry`, {}],
      ['POST', (chatId) => `/api/chats/${chatId}/messages/${randomUUID()}/edit`, { message: 'Hello' }],
      ['POST', (chatId) => `/api/chats/${chatId}/messages/${randomUUID()}/regenerate`, {}],
      ['PUT', (chatId) => `/api/chats/${chatId}/branch`, { messageId: randomUUID() }],
      ['PUT', (chatId) => `/api/chats/${chatId}/messages/${randomUUID()}/feedback`, { rating: 'up' }],
      ['GET', (chatId) => `/api/chats/${chatId}/share`],
      ['PUT', (chatId) => `/api/chats/${chatId}/share`, {}],
      ['DELETE', (chatId) => `/api/chats/${chatId}/share`],
      ['GET', (chatId) => `/api/chats/${chatId}/export?format=md`],
      ['DELETE', (chatId) => `/api/chats/${chatId}`],
    ];
    for (const [method, path, body] of calls) {
      const theirs = await other.call(method, path(id), body);
      const absent = await other.call(method, path(randomUUID()), body);
      expect([theirs.status, theirs.text]).toEqual([404, absent.text]);
    }
    expect((await artist.get<Chat[]>('/api/chats')).body).toHaveLength(1);
  });

  it.each(['1e3', '0x10', '-1', '99999999999999999999', 'abc', '1%00', '1;drop table', '1%2f..%2f2'])(
    'an id of %s is a 404',
    async (id) => {
      const { status, text } = await artist.get(`/api/chats/${id}/messages`);
      expect([400, 404]).toContain(status);
      expect(text).not.toMatch(/sql|syntax|uuid|\bat /i);
    },
  );

  it.each([
    ['empty', ''],
    ['white space', '   '],
    ['zero-width characters', '\u200b'.repeat(5000)],
    ['8,001 characters', 'x'.repeat(8001)],
    ['a NUL', 'a\0b'],
    ['an array', ['hello']],
    ['an object', { $gt: '' }],
  ])('a message that is %s is refused and nothing is stored', async (_, message) => {
    const { id } = await artist.chat();
    const { status, body } = await artist.post<ErrorBody>(`/api/chats/${id}/messages`, { message });
    expect([status, body.code]).toEqual([400, 'invalid_input']);
    expect(await artist.messages(id)).toEqual([]);
  });

  describe('a long history', () => {
    let chatId: string;

    beforeEach(async () => {
      chatId = (await artist.chat()).id;
      await addMessages(app.database, chatId, messageTexts(250));
    });

    it('returns the newest 100, oldest first, and pages back to the first by its Link', async () => {
      const seen: Message[] = [];
      let path: string | undefined = `/api/chats/${chatId}/messages`;
      const sizes: number[] = [];
      while (path) {
        const { body, headers }: Answer<Message[]> = await artist.get<Message[]>(path);
        sizes.push(body.length);
        seen.unshift(...body);
        path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
      }
      expect(sizes).toEqual([100, 100, 50]);
      expect(seen.map(({ content }) => content)).toEqual(Array.from({ length: 250 }, (_, n) => `message ${n + 1}`));
    });

    it('pages onwards from a message, and around one, with links both ways', async () => {
      const ids = (await artist.get<Message[]>(`/api/chats/${chatId}/messages?limit=200`)).body;
      const at = ids[50];
      const around = await artist.get<Message[]>(`/api/chats/${chatId}/messages?around=${at?.id}&limit=20`);
      expect(around.body.map(({ content }) => content)).toEqual(
        Array.from({ length: 20 }, (_, n) => `message ${91 + n}`),
      );
      expect(at?.content).toBe('message 101');
      const link = around.headers.get('link') ?? '';
      const older = /<([^>]+)>; rel="next"/.exec(link)?.[1] ?? '';
      const newer = /<([^>]+)>; rel="prev"/.exec(link)?.[1] ?? '';
      expect((await artist.get<Message[]>(older)).body.at(-1)?.content).toBe('message 90');
      const onwards = await artist.get<Message[]>(newer);
      expect([onwards.body[0]?.content, onwards.body.length]).toEqual(['message 111', 20]);
      const last = await artist.get<Message[]>(`/api/chats/${chatId}/messages?after=${ids[190]?.id}`);
      expect([last.body.length, last.headers.get('link')?.includes('rel="prev"')]).toEqual([9, false]);
    });

    it.each(['0', '201', '-1', 'x', '1e2'])('refuses a limit of %s', async (limit) => {
      expect((await artist.get(`/api/chats/${chatId}/messages?limit=${limit}`)).status).toBe(400);
    });
  });
});
