import { randomUUID } from 'node:crypto';
import type { ActivityKind, Analytics } from '../../../contract/analytics.js';
import type { Fact, FactPage } from '../../../contract/facts/fact.js';
import { describeApp } from '../../support/describe-app.js';
import { buildActivity, buildFacts, messageTexts } from '../../support/factories.js';
import type { Client } from '../../support/client.js';
import { until } from '../../support/replies.js';

describe('memory', () => {
  let artist: Client;

  const { app } = describeApp();
  beforeEach(() => {
    artist = app.visitor();
  });

  /** The facts kept in the artist's own words. */
  const facts = async (client = artist): Promise<Fact[]> =>
    (await client.get<FactPage>('/api/facts?status=kept')).body.items;
  const notes = async (client = artist): Promise<string[]> =>
    (await facts(client)).flatMap(({ kind, value }) => (kind === 'preference' ? [value] : []));
  const note = (value: unknown) => artist.post<Fact & { code: string }>('/api/facts', { kind: 'preference', value });
  /** Fills an artist's memory up to a number of facts. */
  const fill = (userId: string, count: number) =>
    buildFacts(app.database, { userId, texts: messageTexts(count, String) });

  /** Sends a message in a new chat and returns the complete reply. */
  async function say(text: string, client = artist): Promise<{ chatId: string; reply: string }> {
    const { id: chatId } = await client.chat();
    const { status, text: problem } = await client.send(chatId, text);
    if (status !== 201) throw new Error(problem);
    const reply = await until(async () => {
      const last = (await client.messages(chatId)).at(-1);
      return last?.status === 'complete' && last.content;
    });
    return { chatId, reply };
  }

  async function subscribe(plan: 'monthly' | 'yearly', client = artist): Promise<void> {
    const { id } = await client.subscribe();
    await app.database.query('UPDATE subscriptions SET price_id = $2 WHERE user_id = $1', [
      id,
      `price_sandbox_${plan}`,
    ]);
  }

  describe('a note', () => {
    it('is kept once, is in every conversation’s prompt and can be deleted', async () => {
      await subscribe('monthly');
      await say('Remember that my label is called Low Tide.');
      expect(await notes()).toEqual(['my label is called Low Tide.']);
      expect((await say('What did I ask you to remember?')).reply).toContain('my label is called Low Tide.');

      const [kept] = await facts();
      expect((await artist.call('DELETE', `/api/facts/${kept?.id}`)).status).toBe(204);
      expect(await notes()).toEqual([]);
      expect((await say('What did I ask you to remember?')).reply).not.toContain('Low Tide');
    });

    it('isn’t kept if no reply starts, and is kept once however often it is said', async () => {
      await subscribe('monthly');
      await say('Remember that my cat is Tom');
      await say('Please remember: my cat is Tom');
      const { id: chatId } = await artist.chat();
      expect((await artist.send(chatId, 'Remember that my dog is Ada [sandbox:error]')).status).toBe(502);
      expect(await artist.messages(chatId)).toEqual([]);
      expect(await notes()).toEqual(['my cat is Tom']);
    });

    it('is kept from another version of a message, unless its reply doesn’t start', async () => {
      await subscribe('monthly');
      const { chatId } = await say('How do I pitch a single?');
      const [question] = await artist.messages(chatId);
      const edit = (message: string) =>
        artist.post(`/api/chats/${chatId}/messages/${question?.id}/edit`, { message, clientMessageId: randomUUID() });
      expect((await edit('Remember that I tour in June [sandbox:error]')).status).toBe(502);
      expect(await notes()).toEqual([]);
      expect((await edit('Remember that I tour in May')).status).toBe(201);
      expect(await notes()).toEqual(['I tour in May']);
    });

    it('is in the prompt of the message that asks for it, which says if there is no room', async () => {
      const { id } = await artist.subscribe();
      expect((await say('Keep in mind that I am vegan')).reply).toContain('I am vegan');
      await fill(id, 499);
      const { reply } = await say('Keep in mind that my drummer is left-handed');
      expect(reply).toContain("I can't keep this in mind: “my drummer is left-handed”");
      expect(await notes()).not.toContain('my drummer is left-handed');
      expect((await say('Keep in mind that I am vegan')).reply).not.toContain("can't keep");
    });

    it('can be added by hand, within limits', async () => {
      const { id } = await artist.subscribe();
      expect((await note('  Never on Mondays ')).status).toBe(201);
      expect((await note('never on mondays.')).body.value).toBe('Never on Mondays');
      for (const value of ['', '   ', 'x'.repeat(501), 7, null]) expect((await note(value)).status).toBe(400);
      await fill(id, 499);
      const { status, body } = await note('One too many');
      expect([status, body.code]).toEqual([409, 'too_many_facts']);
    });

    it('never exceeds its limit under concurrent calls', async () => {
      const { id } = await artist.subscribe();
      await fill(id, 498);
      // Slowed down, so all of them run concurrently.
      await app.database.query(
        `CREATE FUNCTION dawdle() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.2); RETURN NEW; END'`,
      );
      await app.database.query(`CREATE TRIGGER slow BEFORE INSERT ON facts FOR EACH ROW EXECUTE FUNCTION dawdle()`);
      const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => note(`Number ${n}`)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, ...Array<number>(6).fill(409)]);
      await app.database.query('DROP TRIGGER slow ON facts');
      const rows = await app.database.query('SELECT 1 FROM facts WHERE user_id = $1', [id]);
      expect(rows).toHaveLength(500);
    });

    it('can’t be read or deleted by another account', async () => {
      await subscribe('monthly');
      const { body: mine } = await note('Mine');
      const other = app.visitor();
      await subscribe('monthly', other);
      expect(await notes(other)).toEqual([]);
      expect((await other.call('DELETE', `/api/facts/${mine.id}`)).status).toBe(404);
      expect(await notes()).toEqual(['Mine']);
    });
  });

  describe('earlier conversations', () => {
    it('are recalled and linked on the yearly plan', async () => {
      await subscribe('yearly');
      const { chatId } = await say('My cellist Ines joins us for the Brudenell show.');
      const { reply } = await say('What did I tell you earlier about my cellist?');
      expect(reply).toContain('My cellist Ines joins us for the Brudenell show.');
      expect(reply).toContain(`(/chat?c=${chatId}&m=`);
    });

    it('aren’t recalled on the monthly plan', async () => {
      await subscribe('monthly');
      await say('My cellist Ines joins us for the Brudenell show.');
      expect((await say('What did I tell you earlier about my cellist?')).reply).not.toContain('Ines');
    });

    it('of other accounts are never recalled, and odd queries break nothing', async () => {
      await subscribe('yearly');
      await say('The secret tour ends in Reykjavik.');
      const other = app.visitor();
      await subscribe('yearly', other);
      expect((await say('What did I tell you earlier about the secret tour?', other)).reply).not.toContain('Reykjavik');
      for (const text of ["' | & ! ( ) :* \\ <->", '🎺🎺🎺', 'the of and']) {
        expect((await say(text, other)).reply).not.toBe('');
      }
    });
  });

  describe('an artist’s activity', () => {
    const read = async (): Promise<Analytics> => (await artist.get<Analytics>('/api/analytics')).body;
    /** Counts of this week and the previous one, which may just have ended. */
    const counts = async (): Promise<Partial<Record<string, number>>> => {
      const [before, now] = (await read()).weeks.slice(-2);
      return Object.fromEntries(
        Object.entries(now?.counts ?? {}).map(([kind, count]) => [
          kind,
          count + (before?.counts[kind as ActivityKind] ?? 0),
        ]),
      );
    };

    it('counts messages and drafts once each, including deleted chats', async () => {
      await subscribe('yearly');
      const { chatId } = await say('Write a pitch email to a music blog.');
      await say('How do I pitch a single?');
      await until(async () => (await counts())['message_sent'] === 2);
      await until(async () => (await counts())['draft_made'] === 1);
      await artist.call('DELETE', `/api/chats/${chatId}`);
      const { weeks } = await read();
      expect(weeks).toHaveLength(12);
      expect(await counts()).toEqual({
        message_sent: 2,
        draft_made: 1,
        one_sheet_made: 0,
        one_sheet_downloaded: 0,
        share_link_opened: 0,
      });
      expect(weeks[0]?.counts.message_sent).toBe(0);
    });

    it('is counted by weeks in the artist’s time zone, or UTC if unknown', async () => {
      await subscribe('yearly');
      const { body: user } = await artist.get<{ id: string }>('/api/user');
      const countIn = async (query: string): Promise<string[]> => {
        const { status, body } = await artist.get<Analytics>(`/api/analytics${query}`);
        expect(status).toBe(200);
        return body.weeks.flatMap(({ start, counts: { draft_made: drafts } }) => (drafts > 0 ? [start] : []));
      };
      const [monday = ''] = (await read()).weeks.slice(-3).map(({ start }) => start);
      const weekBefore = new Date(Date.parse(monday) - 7 * 86_400_000).toISOString().slice(0, 10);
      const at = [new Date(`${monday}T00:30:00Z`)];
      await buildActivity(app.database, { userId: user.id, kind: 'draft_made', at });
      expect(await countIn('')).toEqual([monday]);
      expect(await countIn('?timeZone=Mars/Olympus')).toEqual([monday]);
      expect(await countIn('?timeZone=Asia/Tokyo')).toEqual([monday]);
      expect(await countIn('?timeZone=America/Los_Angeles')).toEqual([weekBefore]);
      expect((await artist.get('/api/analytics?timeZone=%27')).status).toBe(400);
    });

    it('is part of the yearly plan only', async () => {
      await subscribe('monthly');
      const { status, body } = await artist.get<{ code: string }>('/api/analytics');
      expect([status, body.code]).toEqual([403, 'only_yearly']);
    });
  });
});
