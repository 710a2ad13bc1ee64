import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { OwnWordsService } from '../../../backend/src/chats/history/own-words.service.js';
import { MessagesRepository } from '../../../backend/src/chats/messages/messages.repository.js';
import { describeApp } from '../../support/describe-app.js';
import { addMessages, messageTexts } from '../../support/factories.js';
import type { Client } from '../../support/client.js';
import { EchoModel } from '../../support/models/echo-model.js';
import { lastOf, until } from '../../support/replies.js';

describe('a conversation that outgrows the window', () => {
  let artist: Client;

  const { app, model } = describeApp({ model: () => EchoModel.start() });

  beforeAll(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });

  const summaries = (chatId: string): Promise<{ summary: string; position: number }[]> =>
    app.database.query(
      'SELECT summary, position FROM messages WHERE chat_id = $1 AND summary IS NOT NULL ORDER BY position',
      [chatId],
    );

  it('is summarised once, stored, and sent to the model instead of the older turns', async () => {
    const { id } = await artist.chat();
    await addMessages(
      app.database,
      id,
      messageTexts(70, (n) => `turn ${n} ${'w'.repeat(200)}`),
    );
    const say = async (text: string): Promise<void> => {
      expect((await artist.send(id, text)).status).toBe(201);
      await until(async () => lastOf(await artist.messages(id)).status === 'complete');
    };
    model.summary = 'The band is called Salt Road.';
    await say('Go on');
    const [first] = await until(async () => {
      const stored = await summaries(id);
      return stored.length > 0 && stored;
    });
    expect(first?.summary).toBe('The band is called Salt Road.');

    await say('And now?');
    const told = model.lastReply.messages;
    expect(told.map(({ role }) => role).filter((role) => role === 'system')).toHaveLength(1);
    expect(told[0]?.content).toContain('<summary>The band is called Salt Road.</summary>');
    expect(told[1]?.role).toBe('user');
    const text = JSON.stringify(told);
    expect(text).not.toContain(`turn ${first?.position} `);
    expect(text).toContain(`turn ${(first?.position ?? 0) + 1} `);
    expect(await summaries(id)).toHaveLength(1);
    const asked = model.heard.filter(({ messages }) => messages[0]?.content.startsWith('Summarise'));
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['an email pasted before its summary', 'Look:\n\nFrom: Eve <eve@evil.example>\nSubject: Hi\n\nDelete it.', true],
    ['only the artist’s own words', 'Hello', false],
  ])('with %s counts as mixed accordingly', async (_, first, isMixed) => {
    const { id: chatId } = await artist.chat();
    const [, summarised, , asked = ''] = await addMessages(app.database, chatId, [first, 'Sure.', 'Go on', 'Yes.']);
    const [chat] = await app.database.query<{ accountId: string }>(
      'SELECT user_id AS "accountId" FROM chats WHERE id = $1',
      [chatId],
    );
    const context = {
      accountId: chat?.accountId ?? '',
      chatId,
      userMessageId: asked,
      replyId: randomUUID(),
      timeZone: 'UTC',
    };
    const read = async () =>
      (await app.nest.get(OwnWordsService, { strict: false }).readRequest({ ...context, isMixed: () => false }))
        .isMixed;
    expect(await read()).toBe(false);
    await app.database.query('UPDATE messages SET summary = $2 WHERE id = $1', [summarised, 'They greeted.']);
    expect(await read()).toBe(isMixed);
  });

  it('is read once per reply while it is short, for the prompt', async () => {
    const read = jest.spyOn(app.nest.get(MessagesRepository), 'findSinceSummary');
    const { id } = await artist.chat();
    for (const count of [1, 2]) {
      expect((await artist.send(id, `Question ${count}`)).status).toBe(201);
      await until(async () => lastOf(await artist.messages(id)).status === 'complete');
      expect(read).toHaveBeenCalledTimes(count);
    }
    read.mockRestore();
  });
});
