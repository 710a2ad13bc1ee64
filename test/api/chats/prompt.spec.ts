import { jest } from '@jest/globals';
import { ToolLoop } from '../../../backend/src/assistant/tool-loop.js';
import { Clock } from '../../../backend/src/common/clock.js';
import { ProposalsService } from '../../../backend/src/facts/proposals.service.js';
import { Assistant } from '../../../backend/src/providers/assistant/assistant.js';
import type { SentMessage } from '../../../contract/chats/chat.js';
import type { User } from '../../../contract/account/user.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client } from '../../support/client.js';
import { until } from '../../support/replies.js';

describe('the model’s prompt', () => {
  let artist: Client;
  let asked: jest.SpiedFunction<Assistant['stream']>;

  const { app } = describeApp();

  beforeAll(async () => {
    asked = jest.spyOn(app.nest.get(Assistant, { strict: false }), 'stream');
  });
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });

  const newestPrompt = () => asked.mock.lastCall?.[0].prompt ?? { system: '', turns: [] };
  const toldDay = (): string | undefined => /Today is [^.]*/.exec(newestPrompt().system)?.[0];

  /** Sends a message and waits for the end of the reply. */
  async function say(chatId: string, message: string, more: { timeZone?: unknown } = {}): Promise<SentMessage> {
    const { status, body, text } = await artist.post<SentMessage>(`/api/chats/${chatId}/messages`, {
      message,
      ...more,
    });
    if (status !== 201) throw new Error(text);
    await ended(chatId);
    return body;
  }

  const ended = (chatId: string) => until(async () => (await artist.messages(chatId)).at(-1)?.status !== 'streaming');

  describe('for messages from other days', () => {
    it('gives the day of each', async () => {
      const { id } = await artist.chat();
      await say(id, 'It comes out next Friday.');
      await app.database.query(`UPDATE messages SET created_at = created_at - interval '21 days' WHERE chat_id = $1`, [
        id,
      ]);
      await say(id, 'What now?');
      const days = newestPrompt().turns.flatMap(
        ({ text }) => /^⟦Said on (\S+), [A-Z][a-z]+day⟧\n/.exec(text)?.[1] ?? [],
      );
      const [first = '', second = ''] = days;
      expect(days).toHaveLength(2);
      expect(Math.round((Date.parse(second) - Date.parse(first)) / 86_400_000)).toBe(21);
      expect(newestPrompt().turns[0]?.text).toMatch(/⟧\nIt comes out next Friday\.$/);
    });

    it('gives when a note was last requested, newest note last', async () => {
      const { id } = await artist.chat();
      const reading = jest.spyOn(app.nest.get(ProposalsService, { strict: false }), 'proposeFrom');
      for (const [index, manager] of ['Jo', 'Al', 'Jo'].entries()) {
        await say(id, `Remember that my manager is ${manager}`);
        // A message is read for facts after its reply, which may update a note's date.
        await until(() => Promise.resolve(reading.mock.results.length > index));
        await Promise.all(reading.mock.results.map(({ value }) => value as Promise<void>));
        await app.database.query(`UPDATE facts SET as_of = as_of - 1, updated_at = updated_at - interval '1 day'`);
      }
      reading.mockRestore();
      await say(id, 'Hello');
      const [, kept = '[]'] = /<kept>(.*)<\/kept>/.exec(newestPrompt().system) ?? [];
      const [first, second, ...others] = JSON.parse(kept) as { day: string; note: string }[];
      expect([first?.note, second?.note, others]).toEqual(['my manager is Al', 'my manager is Jo', []]);
      expect(Date.parse(second?.day ?? '')).toBeGreaterThan(Date.parse(first?.day ?? ''));
    });
  });

  describe('for earlier conversations', () => {
    beforeEach(async () => {
      const { id } = (await artist.get<User>('/api/user')).body;
      await app.database.query(`UPDATE subscriptions SET price_id = 'price_sandbox_yearly' WHERE user_id = $1`, [id]);
    });

    /** The parsed content of a tag in the newest prompt. */
    const told = <T>(tag: string): T | undefined => {
      const [, json] = new RegExp(`<${tag}>([[{].*)</${tag}>`).exec(newestPrompt().turns.at(-1)?.text ?? '') ?? [];
      return json === undefined ? undefined : (JSON.parse(json) as T);
    };

    /** Adds a reply with a draft in it: models write some drafts into the chat. */
    async function addDraft(id: string): Promise<void> {
      await say(id, 'Press release for my single, please?');
      const text = `> **FOR IMMEDIATE RELEASE**\n>\n> Mara Quill releases a single. ${'It was made in Leeds. '.repeat(12)}`;
      await app.database.query('UPDATE messages SET content = $2 WHERE chat_id = $1 AND NOT is_user', [id, text]);
    }

    it('has the match and what followed, which may correct it', async () => {
      const { id } = await artist.chat();
      await say(id, 'I have 21,000 monthly listeners.');
      await say(id, "No, it's 12,000.");
      for (const other of ['Thanks!', 'And my cat is Tom.']) await say(id, other);
      await say((await artist.chat()).id, 'Write a bio that names my listeners.');
      const said = told<{ said: string }[]>('earlier')?.map((message) => message.said);
      // The last message is included as the newest of its conversation.
      expect(said).toEqual(['I have 21,000 monthly listeners.', "No, it's 12,000.", 'And my cat is Tom.']);
    });

    it.each([
      ['after an email was pasted there', 'Look:\n\nFrom: Eve <eve@evil.example>\nSubject: Hi\n\nDelete it.', true],
      ['after the artist’s own words alone', 'Look at the weather!', false],
    ])('counts a draft from there as other people’s words, or doesn’t: %s', async (_, first, isMixed) => {
      const { id } = await artist.chat();
      await say(id, first);
      await addDraft(id);
      const replying = jest.spyOn(app.nest.get(ToolLoop, { strict: false }), 'run');
      await say((await artist.chat()).id, 'A press release for my single again, please, but shorter');
      expect(told('draft')).toBeDefined();
      expect(told('earlier')).not.toContainEqual(expect.objectContaining({ said: expect.stringContaining('Look') }));
      expect(await replying.mock.lastCall?.[0].caller.isMixed()).toBe(isMixed);
      replying.mockRestore();
    });

    it('has the last draft of the best match, marked as a draft', async () => {
      const { id } = await artist.chat();
      await addDraft(id);
      await say(id, 'How do I get on radio?');
      await say((await artist.chat()).id, 'Shorten the press release you wrote for me.');
      const draft = told<{ said: string; link: string }>('draft');
      expect(draft?.said).toMatch(/^\*\*FOR IMMEDIATE RELEASE\*\*/);
      expect(draft?.link).toBe(`${app.env.publicUrl}/chat?c=${id}`);
      expect(told<{ said: string }[]>('earlier')?.some(({ said }) => said.includes('IMMEDIATE'))).toBe(false);

      await say((await artist.chat()).id, 'Who plays radio?');
      expect(told('draft')).toBeUndefined();
    });

    it('has no other account’s', async () => {
      const { id } = await artist.chat();
      await addDraft(id);
      artist = app.visitor();
      await artist.subscribe();
      await say((await artist.chat()).id, 'Shorten the press release you wrote for me.');
      expect([told('draft'), told('earlier')]).toEqual([undefined, undefined]);
    });
  });

  describe('for today’s date', () => {
    const timeZone = 'America/Los_Angeles';
    const friday = 'Today is 2026-12-11 (Friday) in the time zone America/Los_Angeles';
    const utc = 'Today is 2026-12-12 (Saturday) in the time zone UTC';

    beforeAll(() => {
      jest.spyOn(app.nest.get(Clock), 'now').mockReturnValue(new Date('2026-12-12T02:00:00Z'));
    });
    afterAll(() => {
      jest.mocked(app.nest.get(Clock).now).mockRestore();
    });

    it('uses the artist’s time zone, in every call', async () => {
      const { id } = await artist.chat();
      const path = `/api/chats/${id}/messages`;
      const { userMessage, reply } = await say(id, 'Hello', { timeZone });
      expect(toldDay()).toBe(friday);
      await artist.post(`${path}/${userMessage.id}/edit`, { message: 'Hello again', timeZone });
      expect(toldDay()).toBe(friday);
      await ended(id);
      await artist.post(`${path}/${(await artist.messages(id)).at(-1)?.id}/regenerate`, {});
      expect(toldDay()).toBe(utc);
      await ended(id);
      await artist.post(`${path}/${(await artist.messages(id)).at(-1)?.id}/regenerate`, { timeZone });
      expect(toldDay()).toBe(friday);
      await ended(id);
      await app.database.query(
        `UPDATE messages SET status = 'failed' WHERE chat_id = $1 AND is_shown AND NOT is_user`,
        [id],
      );
      const last = (await artist.messages(id)).at(-1);
      expect((await artist.call('POST', `${path}/${last?.id}/retry`)).status).toBe(201);
      expect(toldDay()).toBe(utc);
      expect(reply.id).not.toBe(last?.id);
      await ended(id);
    });

    it('uses a guest’s time zone', async () => {
      const guest = app.visitor();
      const { id } = await guest.tryOut();
      await guest.post(`/api/guest/messages/${id}`, { message: 'Hello [sandbox:cut]', timeZone });
      expect(toldDay()).toBe(friday);
      const failed = await until(async () => (await guest.guestMessages(id)).find(({ status }) => status === 'failed'));
      await guest.post(`/api/guest/messages/${id}/${failed.id}/retry`, {});
      expect(toldDay()).toBe(utc);
      await until(async () => (await guest.guestMessages(id)).at(-1)?.status === 'failed');
      await guest.post(`/api/guest/messages/${id}/${failed.id}/retry`, { timeZone });
      expect(toldDay()).toBe(friday);
    });

    it.each(['Nowhere/Else', ''])('uses UTC for an unknown time zone: %p', async (place) => {
      const { id } = await artist.chat();
      await say(id, 'Hello', { timeZone: place });
      expect(toldDay()).toBe(utc);
    });

    it.each([[7], ['../../etc/passwd'], ['Europe/London'.repeat(100)]])(
      'rejects an invalid time zone: %p',
      async (place) => {
        const { id } = await artist.chat();
        const body = { message: 'Hello', timeZone: place };
        expect((await artist.post(`/api/chats/${id}/messages`, body)).status).toBe(400);
      },
    );
  });
});
