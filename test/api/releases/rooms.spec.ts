import type { Chat } from '../../../contract/chats/chat.js';
import type { Document } from '../../../contract/documents/document.js';
import type { Fact, FactPage } from '../../../contract/facts/fact.js';
import type { OneSheetList } from '../../../contract/one-sheets/one-sheet.js';
import type { User } from '../../../contract/account/user.js';
import { emptySheet } from '../../../contract/rules/sheet-rule.js';
import { addOneSheetVersion, buildOneSheet } from '../../support/factories.js';
import type { Release } from '../../../contract/releases/release.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Client } from '../../support/client.js';
import { OpenAiChatServer } from '../../support/model-servers/openai-chat-server.js';
import { until } from '../../support/replies.js';

describe('conversations about a release', () => {
  let model: OpenAiChatServer;
  let app: TestApp;
  let artist: Client;

  beforeAll(async () => {
    model = await OpenAiChatServer.start();
    app = await startApp(model.variables);
  });
  afterAll(async () => {
    await app.close();
    await model.close();
  });
  beforeEach(async () => {
    artist = app.visitor();
    const { id } = await artist.subscribe();
    await app.database.query(`UPDATE subscriptions SET price_id = 'price_sandbox_yearly' WHERE user_id = $1`, [id]);
    find([]);
  });

  /** Sets what the small model finds in the next messages. */
  function find(facts: object[]): void {
    model.say(JSON.stringify({ facts }), 'form');
  }
  const plan = async (title: string, overrides: object = {}, client = artist): Promise<Release> =>
    (await client.post<Release>('/api/releases', { kind: 'release', title, date: '2027-03-12', ...overrides })).body;
  const startChat = async (releaseId: string | null): Promise<Chat> =>
    (await artist.post<Chat>('/api/chats', { releaseId })).body;
  const move = (chatId: string, releaseId: string | null) =>
    artist.call<Chat>('PATCH', `/api/chats/${chatId}`, { releaseId });
  const factsOf = async (releaseId: string): Promise<Fact[]> =>
    (await artist.get<FactPage>(`/api/facts?releaseId=${releaseId}`)).body.items;

  async function say(chatId: string, message: string): Promise<string> {
    const before = model.heard.length;
    const { status, text } = await artist.send(chatId, message);
    if (status !== 201) throw new Error(text);
    await until(async () => (await artist.messages(chatId)).at(-1)?.status === 'complete');
    await until(async () => model.heard.slice(before).some(({ body }) => 'response_format' in body));
    return JSON.stringify(model.heard.findLast(({ body }) => body['stream'] === true)?.body['messages']);
  }

  it('start there, move, and stay when it is deleted', async () => {
    const [salt, tour] = [await plan('Salt Road'), await plan('Winter Tour', { kind: 'tour' })];
    const chat = await startChat(salt.id);
    expect(chat.releaseId).toBe(salt.id);
    expect((await move(chat.id, tour.id)).body.releaseId).toBe(tour.id);
    expect((await artist.call('DELETE', `/api/releases/${tour.id}`)).status).toBe(204);
    expect((await artist.get<Chat[]>('/api/chats')).body).toMatchObject([{ id: chat.id, releaseId: null }]);
    expect((await move(chat.id, salt.id)).body.releaseId).toBe(salt.id);
    expect((await move(chat.id, null)).body.releaseId).toBeNull();
  });

  it('show facts about the artist separately from facts about the release', async () => {
    const salt = await plan('Salt Road');
    const add = (body: object) => artist.post<Fact>('/api/facts', body);
    await add({ kind: 'credential', value: 'Played End of the Road' });
    await add({ kind: 'label', value: 'Low Tide Records', releaseId: salt.id });
    await add({ kind: 'story', value: 'Written in Whitby', subject: 'Salt Road' });
    expect((await factsOf(salt.id)).map(({ kind }) => kind).toSorted()).toEqual(['label', 'story']);
    const { items } = (await artist.get<FactPage>('/api/facts?status=kept&isGeneral=true')).body;
    expect(items.map(({ value, releaseId }) => [value, releaseId])).toEqual([['Played End of the Road', null]]);
  });

  it('are never moved to another account’s release', async () => {
    const other = app.visitor();
    await other.subscribe();
    const foreign = await plan('Theirs', {}, other);
    const chat = await artist.chat();
    expect((await move(chat.id, foreign.id)).status).toBe(404);
    expect((await artist.get<Chat[]>('/api/chats')).body).toMatchObject([{ id: chat.id, releaseId: null }]);
    expect(
      (await artist.post<Fact>('/api/facts', { kind: 'label', value: 'X', releaseId: foreign.id })).body,
    ).toMatchObject({ releaseId: null });
  });

  it('of two releases and a tour don’t mix facts', async () => {
    const [salt, sea] = [await plan('Salt Road'), await plan('Sea Glass', { format: 'ep' })];
    const shows = [{ date: '2027-04-02', city: 'Hull', venue: 'Adelphi' }];
    const tour = await plan('Winter Tour', { kind: 'tour', shows });
    const [saltChat, seaChat, tourChat] = [salt, sea, tour].map(({ id }) => id);
    const chats: Record<string, string> = {};
    for (const [releaseId, label] of [
      [salt.id, 'Low Tide'],
      [sea.id, 'High Water'],
      [tour.id, 'Brine Bookings'],
    ] as const) {
      const chat = await startChat(releaseId);
      chats[releaseId] = chat.id;
      const words = `It comes out on ${label}`;
      find([{ kind: 'label', subject: '', value: label, words, isAsked: true }]);
      await say(chat.id, `${words}.`);
      await until(async () => (await factsOf(releaseId)).length === 1);
    }
    find([]);
    expect((await factsOf(salt.id))[0]).toMatchObject({ value: 'Low Tide', subject: 'Salt Road', status: 'kept' });
    expect((await factsOf(sea.id))[0]).toMatchObject({ value: 'High Water', subject: 'Sea Glass' });
    const prompt = await say(chats[saltChat ?? ''] ?? '', 'Which label is it, and when does it come out?');
    expect(prompt).toContain('Label (Salt Road): Low Tide');
    expect(prompt).toContain('\\"title\\":\\"Salt Road\\"');
    expect(prompt).not.toMatch(/High Water|Brine Bookings|Sea Glass|Adelphi/);
    const ofTour = await say(chats[tourChat ?? ''] ?? '', 'Where does it start, and who is the label?');
    expect(ofTour).toContain('Adelphi');
    expect(ofTour).not.toMatch(/High Water|Low Tide/);
    // Outside of any release, all of them are listed under their names.
    const outside = await say((await artist.chat()).id, 'Which labels do I have?');
    expect(outside).toContain('Label (Salt Road): Low Tide');
    expect(outside).toContain('Label (Sea Glass): High Water');
    // A document is proven by facts about its own release.
    const write = (releaseId: string) =>
      artist.post<Document>('/api/documents', {
        kind: 'other',
        title: 'Note',
        markdown: 'The single comes out on Low Tide.',
        chatId: chats[releaseId],
      });
    const [own, foreign] = [(await write(salt.id)).body, (await write(sea.id)).body];
    expect([own.releaseId, foreign.releaseId]).toEqual([salt.id, seaChat]);
    const unproven = ({ findings }: Document) =>
      findings.filter(({ kind }) => kind === 'unproven').map(({ text }) => text);
    expect(unproven(own)).toEqual([]);
    expect(unproven(foreign)).toEqual(['Low Tide']);
  });

  it('link its one-sheets to it, as its title does', async () => {
    const [salt, sea] = [await plan('Salt Road'), await plan('Sea Glass')];
    const { id: userId } = (await artist.get<User>('/api/user')).body;
    const chat = await startChat(sea.id);
    const design = { variant: 'radio' };
    const { id: ofChat } = await buildOneSheet(app.database, { userId, chatId: chat.id });
    await addOneSheetVersion(app.database, { sheetId: ofChat, number: 1, design });
    const { id: byTitle } = await buildOneSheet(app.database, { userId });
    const content = { ...emptySheet(), release: { ...emptySheet().release, title: 'salt road' } };
    await addOneSheetVersion(app.database, { sheetId: byTitle, number: 1, design, content });
    const list = (id: string, client = artist) => client.get<OneSheetList>(`/api/releases/${id}/one-sheets`);
    expect((await list(sea.id)).body.items).toMatchObject([{ id: ofChat, title: 'One-sheet for radio' }]);
    expect((await list(salt.id)).body.items).toMatchObject([{ id: byTitle, title: 'One-sheet for radio: salt road' }]);
    const other = app.visitor();
    await other.subscribe();
    expect((await list(sea.id, other)).status).toBe(404);
  });

  it('distinguish two releases with the same title, and keep their facts under a new title', async () => {
    const [first, second] = [await plan('Harbour'), await plan('Harbour')];
    for (const [release, value] of [
      [first, 'Low Tide'],
      [second, 'High Water'],
    ] as const) {
      const { status } = await artist.post('/api/facts', { kind: 'label', value, releaseId: release.id });
      expect(status).toBe(201);
    }
    await artist.call('PATCH', `/api/releases/${first.id}`, { title: 'Harbour (live)' });
    expect(await factsOf(first.id)).toMatchObject([{ value: 'Low Tide' }]);
    expect(await factsOf(second.id)).toMatchObject([{ value: 'High Water' }]);
    // Facts from before there was a plan name it by title.
    await artist.post('/api/facts', { kind: 'isrc', subject: 'Sea Glass', value: 'GBAYE0000001' });
    expect(await factsOf((await plan('Sea Glass')).id)).toMatchObject([{ kind: 'isrc' }]);
  });
});
