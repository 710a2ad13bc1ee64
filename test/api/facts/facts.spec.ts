import { jest } from '@jest/globals';
import type { Chat } from '../../../contract/chats/chat.js';
import type { Document, DocumentPage } from '../../../contract/documents/document.js';
import type { Release } from '../../../contract/releases/release.js';
import type { Fact, FactPage } from '../../../contract/facts/fact.js';
import type { User } from '../../../contract/account/user.js';
import { dayIn } from '../../../backend/src/common/local-day.js';
import { FactsRepository } from '../../../backend/src/facts/facts.repository.js';
import { UsersService } from '../../../backend/src/users/users.service.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Client, TestSocket } from '../../support/client.js';
import { addMessages, buildFacts, buildReleases, messageTexts, zoneOnAnotherDay } from '../../support/factories.js';
import { OpenAiChatServer } from '../../support/model-servers/openai-chat-server.js';
import { next, until } from '../../support/replies.js';
import { plansDuring } from '../../support/statements.js';

const words = 'My single “Harbour” is out on 22 January 2027';
const date = { kind: 'releaseDate', subject: 'Harbour', value: '22 January 2027', words, isAsked: false };

describe('facts', () => {
  let model: OpenAiChatServer;
  let app: TestApp;
  let artist: Client;
  let user: User;
  let socket: TestSocket;
  let chat: Chat;

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
    user = await artist.subscribe();
    socket = await artist.connect();
    chat = await artist.chat();
    find([]);
    model.say(undefined);
  });
  afterEach(() => artist.close());

  /** Sets what the small model finds in the next messages. */
  function find(facts: object[]): void {
    model.say(JSON.stringify({ facts }), 'form');
  }

  async function say(message: string, client = artist, chatId = chat.id): Promise<void> {
    const before = model.heard.length;
    const { status, text } = await client.send(chatId, message);
    if (status !== 201) throw new Error(text);
    await until(async () => (await client.messages(chatId)).at(-1)?.status === 'complete');
    const isAsked = () => model.heard.slice(before).some(({ body }) => 'response_format' in body);
    await until(async () => isAsked());
  }

  const list = async (query = '', client = artist): Promise<Fact[]> =>
    (await client.get<FactPage>(`/api/facts${query}`)).body.items.filter(({ kind }) => kind !== 'artistName');
  const change = (id: string | undefined, body: object, client = artist) =>
    client.call<Fact & { code: string }>('PATCH', `/api/facts/${id}`, body);
  const add = (body: object) => artist.post<Fact>('/api/facts', body);

  it('are proposed live after a reply, with their evidence, and are used once kept', async () => {
    find([date, { ...date, kind: 'label', value: 'Low Tide', words: 'on Low Tide' }]);
    const proposed = next(socket, 'fact:upsert');
    await say(`${words}.`);
    const { fact } = await proposed;
    const [question, reply] = await artist.messages(chat.id);
    expect(fact).toMatchObject({
      ...{ kind: 'releaseDate', subject: 'Harbour', value: '22 January 2027', status: 'proposed' },
      evidence: { messageId: question?.id, chatId: chat.id, replyId: reply?.id, words },
    });
    expect(await list()).toEqual([fact]);
    const { body: kept } = await change(fact.id, { status: 'kept' });
    expect(kept).toMatchObject({ id: fact.id, status: 'kept' });
    find([]);
    await say('When is it?');
    const system = JSON.stringify(model.heard.findLast(({ body }) => body['stream'] === true)?.body['messages']);
    expect(system).toContain('Release date (Harbour): 22 January 2027');
  });

  it('from the first day are in a draft a year and thousands of messages later, with their source', async () => {
    find([date]);
    await say(`${words}. Oda Varga mastered it.`);
    const [firstMessage] = await artist.messages(chat.id);
    const [fact] = await until(async () => (await list()).length === 1 && list());
    await change(fact?.id, { status: 'kept' });
    find([]);
    await addMessages(
      app.database,
      chat.id,
      messageTexts(3000, (n) => `Message ${n} about other things`),
    );
    for (const table of ['messages', 'facts'])
      await app.database.query(`UPDATE ${table} SET created_at = created_at - interval '1 year'`);
    let asked = '';
    model.say(({ results }) => {
      if (results.length > 0) return 'It is saved.';
      asked = JSON.stringify(model.heard.at(-1)?.body['messages']);
      const day = /Release date \(Harbour\): ([\w ]+)/.exec(asked)?.[1] ?? 'some day';
      const markdown = `“Harbour” is out on ${day}. Oda Varga mastered it.`;
      const args = { documentId: null, kind: 'other', title: 'Harbour', markdown };
      return { name: 'write_document', arguments: JSON.stringify(args) };
    });
    await say('Write the announcement of Harbour.');
    expect(asked).not.toContain(words);

    const { body: page } = await artist.get<DocumentPage>(`/api/documents?chatId=${chat.id}`);
    const { body: draft } = await artist.get<Document>(`/api/documents/${page.items[0]?.id}`);
    expect(draft.markdown).toBe('“Harbour” is out on 22 January 2027. Oda Varga mastered it.');
    expect(draft.findings).toEqual([]);
    const proofs = new Map(draft.proofs.map(({ start, end, ...proof }) => [draft.markdown.slice(start, end), proof]));
    expect(proofs.get('22 January 2027')).toMatchObject({ factId: fact?.id });
    expect(fact?.evidence).toMatchObject({ messageId: firstMessage?.id, words });
    expect(proofs.get('Oda Varga')).toMatchObject({ messageId: firstMessage?.id, chatId: chat.id });
  });

  it('are not proposed again once refused or kept', async () => {
    find([date]);
    await say(`${words}.`);
    const [fact] = await until(async () => (await list()).length === 1 && list());
    await change(fact?.id, { status: 'refused' });
    await say(`As I said: ${words.toUpperCase()}!`);
    await say(`${words}.`);
    expect(await list()).toEqual([]);
    expect(await list('?status=refused')).toHaveLength(1);
  });

  it('replace older ones about the same thing, and no others', async () => {
    const { body: first } = await add({ kind: 'releaseDate', subject: 'Harbour', value: '22 January 2027' });
    const { body: other } = await add({ kind: 'releaseDate', subject: 'Salt Road', value: '3 May 2026' });
    await add({ kind: 'email', subject: 'Ines', value: 'ines@example.com' });
    await add({ kind: 'email', subject: 'Jo', value: 'jo@example.com' });
    const removed = next(socket, 'fact:remove');
    const { body: second } = await add({ kind: 'releaseDate', subject: 'harbour', value: '29 January 2027' });
    expect(await removed).toEqual({ id: first.id });
    const dates = (await list()).filter(({ kind }) => kind === 'releaseDate');
    expect(dates.map(({ id }) => id)).toEqual([second.id, other.id]);
    expect((await list()).filter(({ kind }) => kind === 'email')).toHaveLength(2);
    // The fact that it replaced does not come back.
    expect((await artist.call('DELETE', `/api/facts/${second.id}`)).status).toBe(204);
    expect((await list()).filter(({ kind }) => kind === 'releaseDate')).toEqual([other]);
  });

  it('of two people are kept apart, also about one release', async () => {
    const [release] = await buildReleases(app.database, { userId: user.id, titles: ['Harbour'] });
    const releaseId = release?.id;
    const facts = [
      ...['Jo Ek', 'Ines'].map((subject) => ({ kind: 'person', subject, value: 'guitar' })),
      ...['Jo Ek', 'Ines'].map((subject) => ({ kind: 'phone', subject, value: '+44 113 496 0001' })),
      ...['Mojo', 'The Wire'].map((subject) => ({ kind: 'quote', subject, value: 'It stayed with us all winter.' })),
    ].map((fact) => ({ ...fact, releaseId }));
    for (const fact of facts) expect(await add(fact)).toMatchObject({ status: 201, body: fact });
    expect((await list(`?releaseId=${releaseId}`)).toReversed()).toMatchObject(facts);
    // The same again changes nothing; a new role replaces that person's only.
    const { body: again } = await add({ ...facts[4], value: 'it stayed with us all winter' });
    expect(again).toMatchObject({ subject: 'Mojo', value: 'It stayed with us all winter.' });
    await add({ ...facts[0], value: 'drums' });
    const people = (await list()).filter(({ kind }) => kind === 'person');
    expect(people.map(({ subject, value }) => `${subject}: ${value}`)).toEqual(['Jo Ek: drums', 'Ines: guitar']);
    await say('Who plays what?');
    const system = JSON.stringify(model.heard.findLast(({ body }) => body['stream'] === true)?.body['messages']);
    for (const line of ['Person (Jo Ek): drums', 'Person (Ines): guitar', 'Phone (Ines): +44 113 496 0001'])
      expect(system).toContain(line);

    const markdown = '“It stayed with us all winter,” says Mojo. Jo Ek plays drums. Call Ines on +44 113 496 0001.';
    const { body: draft } = await artist.post<Document>('/api/documents', {
      ...{ kind: 'other', title: 'Notes', markdown, releaseId },
    });
    expect(draft.findings).toEqual([]);
  });

  const storedValues = async (): Promise<string[]> => {
    const rows = await app.database.query<{ value: string }>(
      `SELECT value FROM facts WHERE user_id = $1 AND kind <> 'artistName' ORDER BY value`,
      [user.id],
    );
    return rows.map(({ value }) => value);
  };

  it('leave nothing stored once they are replaced or deleted', async () => {
    for (const value of ['1 May 2027', '2 May 2027', '3 May 2027']) await add({ kind: 'releaseDate', value });
    expect(await storedValues()).toEqual(['3 May 2027']);
    const [fact] = await list();
    // As a server of the previous release leaves them.
    const older = await add({ kind: 'preference', value: 'Older' });
    await app.database.query('UPDATE facts SET replaced_by = $2 WHERE id = $1', [older.body.id, older.body.id]);
    expect((await artist.call('DELETE', `/api/facts/${fact?.id}`)).status).toBe(204);
    expect(await storedValues()).toEqual([]);
  });

  it('change with the profile without adding up', async () => {
    for (const location of ['Leeds', 'Hull', 'York', 'Leeds', 'Hull']) {
      await artist.call('PUT', '/api/onboarding', { name: 'Mara Quill', musicGenre: 'folk', location });
    }
    expect(await storedValues()).toEqual(['Hull', 'folk']);
  });

  it('that were refused are remembered up to a limit, newest first', async () => {
    await app.database.query(
      `INSERT INTO facts (id, user_id, kind, value, status, as_of, identity, updated_at)
       SELECT gen_random_uuid(), $1, 'preference', n::text, 'refused', now(), n::text, now() - make_interval(hours => n)
       FROM generate_series(1, 500) n`,
      [user.id],
    );
    const { body: fact } = await add({ kind: 'preference', value: 'No puns' });
    expect((await change(fact.id, { status: 'refused' })).status).toBe(200);
    const values = await storedValues();
    expect([values.length, values.includes('No puns'), values.includes('499'), values.includes('500')]).toEqual([
      ...[500, true, true, false],
    ]);
  });

  it('about the same thing, kept concurrently, leave one', async () => {
    const days = Array.from({ length: 6 }, (_, day) => `${day + 1} May 2027`);
    await Promise.all(days.map((value) => add({ kind: 'releaseDate', subject: 'Harbour', value })));
    expect(await list()).toHaveLength(1);
  });

  it('are kept at once when the artist asks for it, in any language', async () => {
    const asked = 'Recuerda que nunca toco los lunes';
    find([{ kind: 'preference', subject: '', value: 'nunca toco los lunes', words: asked, isAsked: true }]);
    await say(asked);
    const [fact] = await until(async () => (await list()).length === 1 && list());
    expect(fact).toMatchObject({ kind: 'preference', value: 'nunca toco los lunes', status: 'kept' });
  });

  it('edited by the artist are the artist’s own word', async () => {
    find([date]);
    await say(`${words}.`);
    const [fact] = await until(async () => (await list()).length === 1 && list());
    const { body } = await change(fact?.id, { status: 'kept', value: '29 January 2027' });
    expect(body).toMatchObject({ status: 'kept', value: '29 January 2027', evidence: null });
    await add({ kind: 'preference', value: 'No puns' });
    const { body: puns } = await add({ kind: 'preference', value: 'Never on Mondays' });
    expect((await change(puns.id, { value: 'no puns' })).body.code).toBe('fact_exists');
  });

  it('can be edited to state what was once refused', async () => {
    const { body: refused } = await add({ kind: 'preference', value: 'No puns' });
    await change(refused.id, { status: 'refused' });
    const { body: kept } = await add({ kind: 'preference', value: 'Never on Mondays' });
    const removed = next(socket, 'fact:remove');
    expect((await change(kept.id, { value: 'no puns' })).body).toMatchObject({ id: kept.id, value: 'no puns' });
    expect(await removed).toEqual({ id: refused.id });
    expect(await list('?status=refused')).toEqual([]);
  });

  it('and the profile stay in sync, whichever changes', async () => {
    const profile = { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds' };
    await artist.call('PUT', '/api/onboarding', profile);
    const genres = async () => (await list()).flatMap(({ kind, value }) => (kind === 'genre' ? [value] : []));
    expect(await genres()).toEqual(['indie folk']);
    await add({ kind: 'genre', value: 'chamber pop' });
    expect(await genres()).toEqual(['chamber pop']);
    expect((await artist.get<User>('/api/user')).body).toMatchObject({ musicGenre: 'chamber pop', location: 'Leeds' });
    await artist.call('PUT', '/api/onboarding', profile);
    expect(await genres()).toEqual(['indie folk']);
    expect((await add({ kind: 'website', value: 'not a link' })).status).toBe(400);
    await artist.call('PUT', '/api/songs', { songTitle: 'Salt Road', songLink: 'https://example.com/salt' });
    await add({ kind: 'listenLink', subject: 'Salt Road', value: 'https://example.com/road' });
    expect((await artist.get<User>('/api/user')).body.songLink).toBe('https://example.com/road');
  });

  it('of the profile are completed and checked when kept, and stay linked to their message', async () => {
    const said = 'My site is maraquill.com and my Spotify is maraquill there';
    const found = { subject: '', words: said, isAsked: false };
    find([
      { ...found, kind: 'website', value: 'maraquill.com' },
      { ...found, kind: 'spotifyUrl', value: 'maraquill' },
    ]);
    await say(`${said}.`);
    const proposed = await until(async () => (await list()).length === 2 && list());
    const idOf = (wanted: string) => proposed.find(({ kind }) => kind === wanted)?.id;
    const { body: site } = await change(idOf('website'), { status: 'kept' });
    expect(site).toMatchObject({ status: 'kept', value: 'https://maraquill.com/', evidence: { words: said } });
    expect((await artist.get<User>('/api/user')).body.website).toBe('https://maraquill.com/');
    const refused = await change(idOf('spotifyUrl'), { status: 'kept' });
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({ error: 'Please enter a valid URL' }),
    ]);
    expect((await list('?status=proposed')).map(({ kind }) => kind)).toEqual(['spotifyUrl']);
    // The same words are not proposed again.
    await say(`As I said: ${said}.`);
    expect(await list()).toHaveLength(2);
    const { body: handle } = await add({ kind: 'instagramUrl', value: '@maraquill' });
    expect(handle.value).toBe('https://www.instagram.com/maraquill');
  });

  it('that the artist asks to remember but the profile can’t store are left for them to edit', async () => {
    const asked = 'Remember that my genre is a';
    find([{ kind: 'genre', subject: '', value: 'a', words: asked, isAsked: true }]);
    await say(asked);
    const [fact] = await until(
      async () => (await list()).some(({ kind }) => kind === 'genre') && list('?status=proposed'),
    );
    expect(fact).toMatchObject({ kind: 'genre', value: 'a' });
    const { status, body } = await change(fact?.id, { status: 'kept' });
    expect([status, body]).toEqual([400, expect.objectContaining({ error: 'Genre must be at least 2 characters' })]);
  });

  it('of the profile are deleted there too, unless it needs them', async () => {
    const profile = { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds', website: 'maraquill.com' };
    await artist.call('PUT', '/api/onboarding', profile);
    await artist.call('PUT', '/api/songs', { songTitle: 'Salt Road', songLink: 'https://example.com/salt' });
    const remove = async (wanted: string) => {
      const fact = (await list()).find(({ kind }) => kind === wanted);
      return artist.call<{ error: string }>('DELETE', `/api/facts/${fact?.id}`);
    };
    expect((await remove('website')).status).toBe(204);
    expect((await remove('listenLink')).status).toBe(204);
    expect((await artist.get<User>('/api/user')).body).toMatchObject({
      website: '',
      songTitle: 'Salt Road',
      songLink: '',
    });
    expect((await remove('release')).status).toBe(204);
    const { status, body } = await remove('genre');
    expect([status, body.error]).toEqual([409, 'Your profile needs this (Genre). Edit it instead of deleting it.']);
    expect((await artist.get<User>('/api/user')).body).toMatchObject({ musicGenre: 'indie folk', songTitle: '' });
    expect((await list()).map(({ kind }) => kind).sort()).toEqual(['city', 'genre']);
  });

  it('of the profile that could not be cleared there can be deleted again', async () => {
    const profile = { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds', website: 'maraquill.com' };
    await artist.call('PUT', '/api/onboarding', profile);
    const fact = (await list()).find(({ kind }) => kind === 'website');
    const set = jest.spyOn(app.nest.get(UsersService, { strict: false }), 'setProfileField');
    set.mockRejectedValueOnce(new Error('The database is gone'));
    expect((await artist.call('DELETE', `/api/facts/${fact?.id}`)).status).toBe(500);
    expect((await artist.call('DELETE', `/api/facts/${fact?.id}`)).status).toBe(204);
    expect((await artist.get<User>('/api/user')).body.website).toBe('');
    expect((await list()).map(({ kind }) => kind)).not.toContain('website');
  });

  it('of the profile are only refused if the profile forgets them too', async () => {
    const profile = { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds', website: 'maraquill.com' };
    await artist.call('PUT', '/api/onboarding', profile);
    const fact = (await list()).find(({ kind }) => kind === 'website');
    const set = jest.spyOn(app.nest.get(UsersService, { strict: false }), 'setProfileField');
    set.mockRejectedValueOnce(new Error('The database is gone'));
    expect((await change(fact?.id, { status: 'refused' })).status).toBe(500);
    expect((await list('?status=kept')).map(({ kind }) => kind)).toContain('website');
    const socket = await artist.connect();
    const changed = next(socket, 'user:changed');
    expect((await change(fact?.id, { status: 'refused' })).status).toBe(200);
    await changed;
    expect((await artist.get<User>('/api/user')).body.website).toBe('');
    expect((await list('?status=refused')).map(({ id }) => id)).toEqual([fact?.id]);
  });

  it('of a release’s previous date and link don’t outlive a change of its plan, and come back when it is undone', async () => {
    const release = async (title: string, day: string) =>
      (await artist.post<Release>('/api/releases', { kind: 'release', title, date: day })).body;
    const { id } = await release('Salt Road', '2027-01-22');
    const { id: other } = await release('Low Tide', '2027-03-05');
    const { body: kept } = await add({ kind: 'releaseDate', releaseId: id, value: '22 January 2027' });
    const { body: link } = await add({ kind: 'listenLink', releaseId: id, value: 'song.example/salt' });
    const { body: label } = await add({ kind: 'label', releaseId: id, value: 'Night Bus' });
    const { body: others } = await add({ kind: 'releaseDate', releaseId: other, value: '5 March 2027' });
    const idsOf = async () => (await list()).map((fact) => fact.id).sort();
    const removed = next(socket, 'fact:remove');
    await artist.call('PATCH', `/api/releases/${id}`, { date: '2027-01-29' });
    expect(await removed).toEqual({ id: kept.id });
    expect(await idsOf()).toEqual([link.id, label.id, others.id].sort());
    const { body: moved } = await add({ kind: 'releaseDate', releaseId: id, value: '29 January' });
    await artist.call('PATCH', `/api/releases/${id}`, { listenLink: 'song.example/new' });
    expect(await idsOf()).toEqual([label.id, others.id, moved.id].sort());
    // The fact may be kept before the plan moves.
    const { body: known } = await add({ kind: 'releaseDate', releaseId: id, value: '5 February 2027' });
    await artist.call('PATCH', `/api/releases/${id}`, { date: '2027-02-05' });
    expect(await idsOf()).toEqual([label.id, others.id, known.id].sort());

    model.say(({ results }) => {
      if (results.length > 0) return 'It is moved.';
      const release = { title: 'Salt Road', kind: 'release', format: 'single', date: '12 February 2027', shows: [] };
      const args = { ...release, hoursPerWeek: null };
      return { name: 'plan_release', arguments: JSON.stringify(args) };
    });
    await say('Salt Road moves to 12 February 2027.');
    expect(await idsOf()).toEqual([label.id, others.id].sort());
    const { body: changes } = await artist.get<{ items: { id: string }[] }>(`/api/releases/${id}/changes`);
    await artist.post(`/api/releases/${id}/changes/${changes.items[0]?.id}/undo`);
    expect(await idsOf()).toEqual([label.id, others.id, known.id].sort());
    expect((await list()).find((fact) => fact.id === known.id)?.value).toBe('5 February 2027');
  });

  it('about a deleted release are replaced, and not proposed again, once it is planned again', async () => {
    const plan = async () =>
      (await artist.post<Release>('/api/releases', { kind: 'release', title: 'Harbour', date: '2027-01-22' })).body;
    const deleted = await plan();
    const about = { subject: 'Harbour', releaseId: deleted.id };
    const { body: label } = await add({ kind: 'label', value: 'Low Tide', ...about });
    const { body: refused } = await add({ kind: 'releaseDate', value: date.value, ...about });
    await change(refused.id, { status: 'refused' });
    await artist.call('DELETE', `/api/releases/${deleted.id}`);
    await plan();
    const { body: newer } = await add({ kind: 'label', value: 'High Water', subject: 'Harbour' });
    expect((await list()).map(({ id }) => id)).toEqual([newer.id]);
    expect(newer.id).not.toBe(label.id);
    find([date]);
    await say(`${words}.`);
    find([]);
    await say('Thank you.');
    expect((await list()).map(({ kind }) => kind)).toEqual(['label']);
    // What was refused may still be kept.
    expect((await add({ kind: 'releaseDate', value: date.value, subject: 'Harbour' })).body).toMatchObject({
      ...{ id: refused.id, status: 'kept' },
    });
  });

  it('in the form of a release prove a draft about it, and no draft about another', async () => {
    const { body: tour } = await artist.post<Release>('/api/releases', {
      kind: 'tour',
      title: 'Winter Lights',
      shows: [{ date: '2027-02-05', city: 'Hull', venue: 'The Lantern' }],
    });
    await artist.call('PATCH', `/api/releases/${tour.id}`, { listenLink: 'song.example/winter' });
    const { body: single } = await artist.post<Release>('/api/releases', { kind: 'release', title: 'Low Tide' });
    const markdown = 'Winter Lights comes to The Lantern in Hull on 5 February 2027: https://song.example/winter';
    const write = async (releaseId?: string) => {
      const body = { kind: 'other', title: 'Draft', markdown, ...(releaseId && { releaseId }) };
      const { findings } = (await artist.post<Document>('/api/documents', body)).body;
      return findings.flatMap(({ kind, text }) => (kind === 'unproven' ? [text] : []));
    };
    expect(await write(tour.id)).toEqual([]);
    expect(await write()).toEqual([]);
    expect(await write(single.id)).toContain('5 February 2027');
  });

  it('without a year are about the year after they were said, and cite the message', async () => {
    find([{ ...date, value: '18 December', words: '“Harbour” is out on 18 December' }]);
    await say('“Harbour” is out on 18 December.');
    const [fact] = await until(async () => (await list()).length === 1 && list());
    await change(fact?.id, { status: 'kept' });
    const year = Number(fact?.asOf.slice(0, 4)) + (fact && fact.asOf.slice(5) > '12-18' ? 1 : 0);
    // As once newer messages have pushed this one out of what is searched.
    await app.database.query(`UPDATE messages SET content = 'Something else' WHERE chat_id = $1`, [chat.id]);
    const draft = { kind: 'other', title: 'Draft', markdown: `It is out on 18 December ${year}.` };
    const { body } = await artist.post<Document>('/api/documents', draft);
    expect(body.findings.filter(({ kind }) => kind === 'unproven')).toEqual([]);
    const { messageId, chatId, words: evidence } = fact?.evidence ?? {};
    expect(body.proofs).toContainEqual(
      expect.objectContaining({ factId: fact?.id, messageId, chatId, words: evidence }),
    );
  });

  it('confirmed in a document about a release prove nothing about another', async () => {
    const rooms = await Promise.all(
      ['Salt Road', 'Low Tide'].map((title) => artist.post<Release>('/api/releases', { kind: 'release', title })),
    );
    const [salt, tide] = rooms.map(({ body }) => body.id);
    const write = async (releaseId: string | undefined, markdown: string) =>
      (await artist.post<Document>('/api/documents', { kind: 'other', title: 'Draft', markdown, releaseId })).body;
    const unproven = ({ findings }: Document) =>
      findings.flatMap(({ kind, text }) => (kind === 'unproven' ? text : []));
    const draft = await write(salt, 'It has 12,400 streams. It was made in 17 days.');
    for (const { text } of draft.findings.filter(({ kind }) => kind === 'unproven'))
      await artist.post(`/api/documents/${draft.id}/confirm`, { text });
    const kept = await list();
    expect(kept.map(({ kind, releaseId }) => [kind, releaseId])).toEqual([
      ['number', salt],
      ['number', salt],
    ]);
    expect(unproven(await write(salt, 'After 12,400 streams and 17 days.'))).toEqual([]);
    expect(unproven(await write(tide, 'After 12,400 streams and 17 days.'))).not.toEqual([]);
  });

  it('that no one answers make way for newer ones', async () => {
    await app.database.query(
      `INSERT INTO facts (id, user_id, kind, value, status, as_of, identity)
       SELECT ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, $1, 'preference', n::text, 'proposed', now(), n::text
       FROM generate_series(1, 100) n`,
      [user.id],
    );
    find([date]);
    await say(`${words}.`);
    await until(async () => (await list('?status=proposed')).some(({ kind }) => kind === 'releaseDate'));
    const values = await storedValues();
    expect([values.length, values.includes('1'), values.includes('2')]).toEqual([100, false, true]);
  });

  it('are dated with the artist’s day when typed in, edited or taken from the profile', async () => {
    const timeZone = zoneOnAnotherDay();
    await app.database.query('UPDATE users SET time_zone = $2 WHERE id = $1', [user.id, timeZone]);
    const { body: typed } = await add({ kind: 'preference', value: 'No puns' });
    await artist.call('PUT', '/api/onboarding', { name: 'Mara Quill', musicGenre: 'indie folk', location: 'Leeds' });
    const [genre] = (await list()).filter(({ kind }) => kind === 'genre');
    const { body: old } = await add({ kind: 'releaseDate', value: '12 June', asOf: '2026-01-10' });
    expect((await change(old.id, { value: ' 12 June' })).body.asOf).toBe('2026-01-10');
    const { body: edited } = await change(old.id, { value: '5 March' });
    const today = dayIn(timeZone, new Date());
    expect([typed.asOf, genre?.asOf, edited.asOf]).toEqual([today, today, today]);
  });

  it('of different profile fields, kept concurrently, are all kept, in the profile too', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const [genre, city] = [`genre ${round}`, `City ${round}`];
      const kept = await Promise.all([add({ kind: 'genre', value: genre }), add({ kind: 'city', value: city })]);
      expect(kept.map(({ status }) => status)).toEqual([201, 201]);
      const { musicGenre, location } = (await artist.get<User>('/api/user')).body;
      expect([musicGenre, location]).toEqual([genre, city]);
      const now = await list();
      expect(now.map(({ id }) => id).sort()).toEqual(kept.map(({ body }) => body.id).sort());
    }
  });

  it('find the release they are about by an index, however many there are', async () => {
    const titles = messageTexts(600, (n) => `Song ${n}`);
    await buildReleases(app.database, { userId: user.id, titles });
    await buildFacts(app.database, { userId: user.id, texts: messageTexts(100, (n) => `It is ${n}`) });
    await app.database.query(`UPDATE facts SET kind = 'release', subject = 'Song 7' WHERE user_id = $1`, [user.id]);
    await app.database.query('VACUUM ANALYZE facts, releases');
    const plans = await plansDuring(app, () => app.nest.get(FactsRepository, { strict: false }).listKeptLines(user.id));
    expect(plans.join('\n')).toContain('releases_by_title');
  });

  it('of other accounts are a 404', async () => {
    const { body: fact } = await add({ kind: 'preference', value: 'Mine' });
    const other = app.visitor();
    await other.subscribe();
    expect(await list('', other)).toEqual([]);
    expect((await change(fact.id, { status: 'refused' }, other)).status).toBe(404);
    expect((await other.call('DELETE', `/api/facts/${fact.id}`)).status).toBe(404);
    expect(await list()).toEqual([fact]);
    other.close();
  });

  it('come in pages, newest first', async () => {
    await buildFacts(app.database, { userId: user.id, texts: messageTexts(150, String) });
    const { body: first } = await artist.get<FactPage>('/api/facts');
    const { body: second } = await artist.get<FactPage>(`/api/facts?cursor=${first.next}`);
    expect([first.items.length, second.items.length, second.next]).toEqual([100, 50, null]);
    expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(150);
    expect((await artist.get('/api/facts?cursor=7')).status).toBe(400);
    expect((await artist.get('/api/facts?status=odd')).status).toBe(400);
  });

  it('are proposed after a reply that was stopped or failed', async () => {
    find([date]);
    model.say('Pitch it soon. '.repeat(500));
    const begun = next(socket, 'reply:delta');
    const { body: stopped } = await artist.send(chat.id, `${words}.`);
    await begun;
    const proposed = next(socket, 'fact:upsert');
    await socket.emitWithAck('reply:stop', { chatId: chat.id });
    expect((await proposed).fact).toMatchObject({ value: date.value, evidence: { replyId: stopped.reply.id } });
    expect((await artist.messages(chat.id)).at(-1)?.status).toBe('stopped');

    find([{ ...date, kind: 'label', value: 'Low Tide', words: 'on Low Tide' }]);
    model.say({ text: 'Pitch it', finish: 'error' });
    const labelled = next(socket, 'fact:upsert');
    const { body: failed } = await artist.send(chat.id, '“Harbour” is on Low Tide.');
    expect((await labelled).fact).toMatchObject({ value: 'Low Tide', evidence: { replyId: failed.reply.id } });
    expect((await artist.messages(chat.id)).at(-1)?.status).toBe('failed');
  });

  it('said in a trial are proposed once it has become part of an account, with one call', async () => {
    const guest = app.visitor();
    const trial = await guest.tryOut();
    for (const message of [`${words}.`, 'It is on Low Tide. When do I pitch?']) {
      await guest.sendAsGuest(trial.id, message);
      await until(async () => (await guest.guestMessages(trial.id)).at(-1)?.status === 'complete');
    }
    const [question, reply, second] = await guest.guestMessages(trial.id);
    find([date, { ...date, kind: 'label', subject: '', value: 'Low Tide', words: 'on Low Tide' }]);
    const before = model.heard.length;
    artist.copyCookies(guest, 'fanfare_guest');
    await artist.post('/api/transfer-guest-chats', { guestUserId: trial.guestUserId });
    const found = await until(async () => {
      const facts = await list('?status=proposed');
      return facts.length === 2 && facts;
    });
    expect(found.map(({ value, evidence }) => [value, evidence?.messageId, evidence?.chatId]).sort()).toEqual([
      ['22 January 2027', question?.id, trial.id],
      ['Low Tide', second?.id, trial.id],
    ]);
    expect(found.find(({ value }) => value === date.value)?.evidence?.replyId).toBe(reply?.id);
    const forms = model.heard.slice(before).filter(({ body }) => 'response_format' in body);
    expect(forms).toHaveLength(1);
    guest.close();
  });

  it('aren’t read from a guest’s messages', async () => {
    const guest = app.visitor();
    const { body } = await guest.post<{ id: string }>('/api/guest/chat', {});
    const before = model.heard.length;
    await guest.post(`/api/guest/messages/${body.id}`, { message: `${words}.` });
    await until(async () => (await guest.guestMessages(body.id)).at(-1)?.status === 'complete');
    expect(model.heard.slice(before).some(({ body: sent }) => 'response_format' in sent)).toBe(false);
    guest.close();
  });
});
