import type { Message } from '../../../contract/chats/chat.js';
import { describeApp } from '../../support/describe-app.js';
import { addMessages } from '../../support/factories.js';
import type { Client } from '../../support/client.js';
import { next } from '../../support/replies.js';

describe('feedback', () => {
  let artist: Client;
  let chatId: string;
  let question: Message | undefined;
  let reply: Message | undefined;

  const { app } = describeApp();

  beforeAll(async () => {
    artist = app.visitor();
    await artist.subscribe();
    chatId = (await artist.chat()).id;
    await addMessages(app.database, chatId, ['x', 'x']);
    [question, reply] = await artist.messages(chatId);
  });

  const rate = (body: unknown, message = reply, client = artist) =>
    client.call('PUT', `/api/chats/${chatId}/messages/${message?.id}/feedback`, body);
  const stored = async () => (await artist.messages(chatId))[1]?.feedback;

  it('on a reply is stored with its comment, changed, and removed', async () => {
    expect((await rate({ rating: 'down', note: ' Too long. ' })).status).toBe(204);
    expect(await stored()).toEqual({ rating: 'down', note: 'Too long.' });
    await rate({ rating: 'up' });
    expect(await stored()).toEqual({ rating: 'up', note: '' });
    await rate({ rating: null });
    expect(await stored()).toBeUndefined();
  });

  it('notifies every tab', async () => {
    const tab = await artist.connect();
    const told = next(tab, 'message:rated');
    await rate({ rating: 'up', note: 'Short.' });
    expect(await told).toEqual({ chatId, messageId: reply?.id, feedback: { rating: 'up', note: 'Short.' } });
    const takenBack = next(tab, 'message:rated');
    await rate({ rating: null });
    expect(await takenBack).toEqual({ chatId, messageId: reply?.id, feedback: null });
    tab.close();
  });

  it('is removed with the text when the reply is retried', async () => {
    await rate({ rating: 'down', note: 'Too short.' });
    await app.database.query(`UPDATE messages SET status = 'failed' WHERE id = $1`, [reply?.id]);
    const tab = await artist.connect();
    const end = next(tab, 'reply:end');
    await artist.post(`/api/chats/${chatId}/messages/${reply?.id}/retry`);
    expect((await end).message.feedback).toBeUndefined();
    tab.close();
  });

  it.each([
    {},
    { rating: 'meh' },
    { rating: 1 },
    { rating: 'up', note: 'x'.repeat(1001) },
    { rating: 'up', note: ['a'] },
  ])('of %j is refused', async (body) => {
    expect((await rate(body)).status).toBe(400);
  });

  it('on a user’s message, and on another account’s reply, is a 404', async () => {
    const other = app.visitor();
    await other.subscribe();
    expect([
      (await rate({ rating: 'up' }, question)).status,
      (await rate({ rating: 'up' }, reply, other)).status,
    ]).toEqual([404, 404]);
    expect(await stored()).toBeUndefined();
  });
});
