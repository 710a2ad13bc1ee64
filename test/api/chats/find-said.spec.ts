import { ToolRegistry } from '../../../backend/src/assistant/tool-registry.js';
import { addMessages, buildChat, buildUser, messageTexts } from '../../support/factories.js';
import type { Client } from '../../support/client.js';
import { describeApp } from '../../support/describe-app.js';
import { seeded } from '../../support/seeded.js';
import { plansDuring } from '../../support/statements.js';
import { toolContext } from '../../support/models/tool-context.js';

interface Found {
  searched: string;
  found: { messageId: string; by: string; said: string; conversation: string; link: string; words: string }[];
}

const vocabulary = 'song radio blog label single tour friday press photo cover drummer venue playlist email plan'.split(
  ' ',
);

describe('what was said', () => {
  let artist: Client;
  let artistId: string;
  const { app } = describeApp();

  beforeEach(async () => {
    artist = app.visitor();
    artistId = (await artist.subscribe()).id;
  });

  async function find(chatId: string, words: string, accountId = artistId): Promise<Found & { link?: string }> {
    const tool = app.nest
      .get(ToolRegistry, { strict: false })
      .list('account')
      .find(({ name }) => name === 'find_said');
    const outcome = await tool?.run({ words }, toolContext({ accountId, chatId, timeZone: 'Europe/London' }));
    return { ...(outcome?.output as Found), ...(outcome?.link ? { link: outcome.link } : {}) };
  }

  const yearly = (): Promise<unknown> =>
    app.database.query(`UPDATE subscriptions SET price_id = 'price_sandbox_yearly' WHERE user_id = $1`, [artistId]);

  /** This many messages of everyday words. */
  function talk(count: number): string[] {
    const random = seeded(count);
    const word = (): string => vocabulary[Math.floor(random() * vocabulary.length)] ?? '';
    return messageTexts(count, (n) => `${n} ${Array.from({ length: 12 }, word).join(' ')}`);
  }

  it('9,000 messages ago in the same chat is found, with its day and a link', async () => {
    const { id, messageIds } = await buildChat(app.database, {
      userId: artistId,
      messages: [
        {
          text: 'Our mastering engineer is Oda Varga, who also did the tour posters',
          createdAt: new Date('2025-03-04T12:00Z'),
        },
        { text: 'Noted.', createdAt: new Date('2025-03-04T12:01Z') },
      ],
    });
    await addMessages(app.database, id, talk(9000));
    const { searched, found, link } = await find(id, 'who was the mastering engineer');
    expect(searched).toBe('this conversation');
    expect(found[0]).toEqual({
      messageId: messageIds[0],
      by: 'artist',
      said: expect.stringContaining('2025-03-04'),
      conversation: 'this one',
      link: `/chat?c=${id}&m=${messageIds[0]}`,
      words: 'Our mastering engineer is Oda Varga, who also did the tour posters',
    });
    expect(link).toBe(found[0]?.link);
    expect(found.length).toBeLessThanOrEqual(12);
    // Each word is common, but few messages have all of them.
    const common = await find(id, 'tour posters mastering');
    expect(common.found[0]?.messageId).toBe(messageIds[0]);
  });

  it('in other chats is found only on the yearly plan, and never in another account', async () => {
    const { id } = await buildChat(app.database, { userId: artistId, messages: ['Hello', 'Hi'] });
    await buildChat(app.database, {
      userId: artistId,
      title: 'Radio',
      messages: ['My cellist is Ines Moreau', 'Lovely'],
    });
    const stranger = app.visitor();
    await buildChat(app.database, { userId: (await stranger.subscribe()).id, messages: ['Ines Moreau is my aunt'] });
    expect((await find(id, 'Ines Moreau')).found).toEqual([]);
    await yearly();
    const { searched, found } = await find(id, 'Ines Moreau');
    expect(searched).toBe('all conversations');
    expect(found.map(({ conversation, words }) => [conversation, words])).toEqual([
      ['Radio', 'My cellist is Ines Moreau'],
    ]);
  });

  it('is quoted as an excerpt around the words if it is long', async () => {
    const long = `${'la '.repeat(1000)}the Oslo show is off ${'la '.repeat(1000)}`;
    const { id } = await buildChat(app.database, { userId: artistId, messages: [long] });
    const [first] = (await find(id, 'Oslo')).found;
    expect(first?.words).toContain('the Oslo show is off');
    expect(first?.words.length).toBeLessThan(250);
  });

  it('is not found in a replaced version, and odd words break nothing', async () => {
    const { id } = await buildChat(app.database, {
      userId: artistId,
      messages: [{ text: 'The show is in Bergen', isShown: false }, 'ok'],
    });
    expect((await find(id, 'Bergen')).found).toEqual([]);
    for (const words of ["o'neill \\ :*", '東京', 'a b c d e f g h i']) {
      expect((await find(id, words)).found).toEqual([]);
    }
    await expect(find(id, "' | & ! (")).rejects.toThrow('at least one word');
  });

  it.each(['chat', 'account'] as const)('is searched by an index: %s', async (scope) => {
    // Another account has most of the rows; otherwise reading the whole table would rightly be the faster plan.
    const { id: otherId } = await buildUser(app.database);
    await buildChat(app.database, { userId: otherId, messages: talk(20_000) });
    const { id } = await buildChat(app.database, { userId: artistId, messages: talk(2000) });
    await app.database.query('ANALYZE message_words');
    if (scope === 'account') await yearly();
    const plans = (await plansDuring(app, () => find(id, 'song oda'))).join('\n');
    expect(plans).toMatch(/Index Scan (on|using) message_words_(terms|chat|newest)/);
    expect(plans).not.toMatch(/Seq Scan on (message_words|messages)/);
  });
});
