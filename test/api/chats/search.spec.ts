import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { SearchRepository } from '../../../backend/src/chats/history/search.repository.js';
import type { Chat } from '../../../contract/chats/chat.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { MarkedText, SearchResult } from '../../../contract/chats/search.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client } from '../../support/client.js';
import { EchoModel } from '../../support/models/echo-model.js';
import { next } from '../../support/replies.js';

describe('search', () => {
  let artist: Client;

  const { app } = describeApp({ model: () => EchoModel.start(), env: { GUEST_DAILY_ADDRESS_LIMIT: '1000' } });
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });
  afterEach(() => artist.close());

  const search = async (words: string, client = artist): Promise<SearchResult[]> =>
    (await client.get<SearchResult[]>(`/api/search?q=${encodeURIComponent(words)}`)).body;
  const marked = ({ text, marks }: MarkedText): string[] => marks.map(([start, end]) => text.slice(start, end));

  async function say(text: string): Promise<Chat> {
    const chat = await artist.chat();
    const socket = await artist.connect();
    const named = next(socket, 'chat:upsert', ({ chat: { title } }) => title === 'A title');
    const { status } = await artist.send(chat.id, text);
    expect(status).toBe(201);
    await named;
    socket.disconnect();
    return chat;
  }

  it.each([
    ['a word', 'The magazine wants a Zebra picture', 'zebra', 'Zebra'],
    ['the beginning of the last word', 'The magazine wants a zebra picture', 'magazine pict', 'magazine'],
    ['a word without its accents', 'We meet in the Café Müller', 'muller', 'Müller'],
    ['Cyrillic, in any case', 'Пишет ЖУРНАЛ о музыке', 'журнал', 'ЖУРНАЛ'],
    ['Japanese within a sentence', '来月東京でライブがあります', '東京', '東京'],
    ['Korean', '서울에서 공연', '서울', '서울'],
    ['Arabic', 'مقابلة مع مجلة', 'مجلة', 'مجلة'],
    ['words in quotes and with hyphens', 'They wrote “salt-road” today', 'road', 'road'],
  ])('finds %s', async (_, text, words, place) => {
    const chat = await say(text);
    const results = await search(words);
    expect(results.map(({ chatId }) => chatId)).toEqual([chat.id, chat.id]);
    for (const { message } of results) expect(message && marked(message.excerpt)).toContain(place);
  });

  it('shows replies as rendered and messages as typed', async () => {
    await say('Ask **the [zebra](https://zebra.test) mag** now');
    const excerpts = (await search('zebra')).map(({ message }) => [message?.isUser, message?.excerpt.text]);
    expect(Object.fromEntries(excerpts)).toEqual({
      true: 'Ask **the [zebra](https://zebra.test) mag** now',
      false: expect.stringContaining('Ask the zebra mag now'),
    });
  });

  it('shows what a message quotes without the marks', async () => {
    await say('> The zebra mag\n> loved it\n\nMake it **shorter**');
    const excerpts = (await search('zebra')).map(({ message }) => [message?.isUser, message?.excerpt.text]);
    expect(Object.fromEntries(excerpts)).toMatchObject({ true: 'The zebra mag loved it  Make it **shorter**' });
  });

  it('requires all words; characters of an unspaced script must be adjacent', async () => {
    await say('京東 zebra');
    expect(await search('zebra giraffe')).toEqual([]);
    expect(await search('東京')).toEqual([]);
  });

  it('ranks by frequency, with titles first', async () => {
    const once = await say('zebra and a lot of other words that are about something else');
    const often = await say('zebra zebra zebra');
    const titled = await say('nothing of it');
    await artist.call('PATCH', `/api/chats/${titled.id}`, { title: 'The <b>Zebra</b> interview' });
    const results = await search('zebra');
    expect(results.map(({ chatId }) => chatId)).toEqual([titled.id, often.id, often.id, once.id, once.id]);
    expect(results[0]).toMatchObject({ message: null, title: { text: 'The <b>Zebra</b> interview' } });
    expect(marked(results[0]?.title ?? { text: '', marks: [] })).toEqual(['Zebra']);
  });

  it('finds only the shown version, and nothing deleted', async () => {
    const chat = await say('zebra');
    const [question] = await artist.messages(chat.id);
    await artist.post(`/api/chats/${chat.id}/messages/${question?.id}/edit`, { message: 'giraffe' });
    expect(await search('zebra')).toEqual([]);
    expect(await search('giraffe')).not.toEqual([]);
    await artist.call('DELETE', `/api/chats/${chat.id}`);
    expect(await search('giraffe')).toEqual([]);
  });

  it('finds nothing of another account', async () => {
    await say('zebra');
    const other = app.visitor();
    const { id } = await other.subscribe();
    for (const words of ['zebra', `${id.slice(-8)}zebra`, '*', "' | '"]) expect(await search(words, other)).toEqual([]);
  });

  it('finds a guest’s messages once they are in an account', async () => {
    const { id, guestUserId } = await artist.tryOut();
    await artist.sendAsGuest(id, 'Is a zebra on the cover a good idea?');
    expect(await search('zebra')).toEqual([]);
    expect((await artist.post('/api/transfer-guest-chats', { guestUserId })).status).toBe(204);
    expect(await search('zebra')).toMatchObject([{ chatId: id }, { chatId: id }]);
  });

  it('runs two at a time per account, queues thirty and refuses more, without delaying others', async () => {
    const other = app.visitor();
    await other.subscribe();
    let letGo: (found: []) => void = () => undefined;
    const held = new Promise<[]>((resolve) => (letGo = resolve));
    const finding = jest
      .spyOn(app.nest.get(SearchRepository), 'findMessages')
      .mockReturnValueOnce(held)
      .mockReturnValueOnce(held);
    const searches = Array.from({ length: 33 }, () => artist.get<ErrorBody>('/api/search?q=zebra'));
    const refused = await Promise.race(searches);
    expect([refused.status, refused.body.code]).toEqual([429, 'too_many_tries']);
    expect(finding).toHaveBeenCalledTimes(2);
    expect(await search('zebra', other)).toEqual([]);
    letGo([]);
    const statuses = (await Promise.all(searches)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([...Array<number>(32).fill(200), 429]);
    finding.mockRestore();
  });

  it.each(['', '   ', '\u200b', 'x'.repeat(201)])('refuses %j', async (words) => {
    expect((await artist.get(`/api/search?q=${encodeURIComponent(words)}`)).status).toBe(400);
  });

  it.each(['%00', "'", '\\', '&', '!', '<->', ':*', '(', "a'b", 'a:*b', '\u{1F600}', '\u0301'])(
    'handles characters like %j',
    async (words) => {
      const { status } = await artist.get(`/api/search?q=${words.startsWith('%') ? words : encodeURIComponent(words)}`);
      expect([200, 400]).toContain(status);
    },
  );

  describe('pins and archive', () => {
    it('a chat is pinned and archived, other tabs are notified, and its title and place stay', async () => {
      const chat = await say('Hello');
      const before = (await artist.get<Chat[]>('/api/chats')).body[0];
      const socket = await artist.connect();
      const told = next(socket, 'chat:upsert');
      const { body } = await artist.call<Chat>('PATCH', `/api/chats/${chat.id}`, { isPinned: true });
      expect(body).toEqual({ ...before, isPinned: true });
      expect(await told).toEqual({ chat: body });
      await artist.call('PATCH', `/api/chats/${chat.id}`, { isPinned: false, isArchived: true });
      expect((await artist.get<Chat[]>('/api/chats')).body).toEqual([{ ...before, isArchived: true }]);
    });

    it('a message in an archived chat returns it to the list', async () => {
      const chat = await say('Hello');
      await artist.call('PATCH', `/api/chats/${chat.id}`, { isArchived: true });
      expect((await artist.send(chat.id, 'And now?')).status).toBe(201);
      expect((await artist.get<Chat[]>('/api/chats')).body).toMatchObject([{ id: chat.id, isArchived: false }]);
    });

    it.each([{}, { isPinned: 'yes' }, { isArchived: 1 }, { isPinned: null }, { other: true }])(
      'refuses the change %j',
      async (change) => {
        const chat = await artist.chat();
        expect((await artist.call<ErrorBody>('PATCH', `/api/chats/${chat.id}`, change)).status).toBe(400);
      },
    );

    it('another account’s chat can’t be pinned or archived', async () => {
      const chat = await artist.chat();
      const other = app.visitor();
      await other.subscribe();
      expect((await other.call('PATCH', `/api/chats/${chat.id}`, { isPinned: true })).status).toBe(404);
      expect((await other.call('PATCH', `/api/chats/${randomUUID()}`, { isPinned: true })).status).toBe(404);
    });
  });
});
