import type { Message } from '../../../contract/chats/chat.js';
import type { Contact } from '../../../contract/contacts/contact.js';
import type { Document } from '../../../contract/documents/document.js';
import type { Fact, FactPage } from '../../../contract/facts/fact.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { NewPitches, Pitch, PitchMessage, PitchPage } from '../../../contract/pitches/pitch.js';
import type { Release } from '../../../contract/releases/release.js';
import { addWorkingDays } from '../../../contract/rules/day-rule.js';
import { followUpDay } from '../../../backend/src/contacts/pitches/pitch-rules.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Answer, Client } from '../../support/client.js';
import { next, until } from '../../support/replies.js';

const today = new Date().toISOString().slice(0, 10);

describe('pitches', () => {
  let app: TestApp;
  let artist: Client;
  let document: Document;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
    document = (
      await artist.post<Document>('/api/documents', {
        kind: 'blog_pitch',
        title: 'Pitch',
        markdown: 'Subject: Review request: **Salt Road**\n\nListen [here](https://song.example/).',
      })
    ).body;
  });

  const contact = async (name: string, client = artist): Promise<string> =>
    (await client.post<Contact>('/api/contacts', { name, outlet: 'Zine', email: 'ines@zine.example' })).body.id;
  const pitch = async (name = 'Ines', overrides: object = {}): Promise<Pitch> => {
    const body = { contactId: await contact(name), documentId: document.id, ...overrides };
    return (await artist.post<Pitch>('/api/pitches', body)).body;
  };
  const change = <T = Pitch & ErrorBody>(id: string, body: object, client = artist): Promise<Answer<T>> =>
    client.call<T>('PATCH', `/api/pitches/${id}`, body);

  it('are drafted once per person and document, and read as an email', async () => {
    const contactId = await contact('Ines');
    const body = { contactId, documentId: document.id, firstLine: 'Your piece on cellos made me write.' };
    const made = await Promise.all(Array.from({ length: 4 }, () => artist.post<Pitch>('/api/pitches', body)));
    expect(new Set(made.map((one) => one.body.id)).size).toBe(1);
    expect(made[0]?.body).toMatchObject({ contactName: 'Ines', status: 'drafted', followUpDue: null });
    const { body: message } = await artist.get<PitchMessage>(`/api/pitches/${made[0]?.body.id}/message`);
    expect(message).toEqual({
      to: 'ines@zine.example',
      subject: 'Review request: Salt Road',
      text: 'Your piece on cellos made me write.\n\nListen here (https://song.example/).',
    });
  });

  it('leave every tab when they are deleted', async () => {
    const { id } = await pitch();
    const tabs = await Promise.all([artist.connect(), artist.connect()]);
    const removed = tabs.map((tab) => next(tab, 'pitch:remove'));
    expect((await artist.call('DELETE', `/api/pitches/${id}`)).status).toBe(204);
    expect(await Promise.all(removed)).toEqual([{ id }, { id }]);
    artist.close();
  });

  it('appear in the chat of their release, where a second follow-up is advised against', async () => {
    const release = (await artist.post<Release>('/api/releases', { kind: 'release', title: 'Salt Road' })).body;
    document = (
      await artist.post<Document>('/api/documents', { kind: 'blog_pitch', title: 'Pitch', releaseId: release.id })
    ).body;
    const { id } = await pitch('Ines Vale');
    const ask = async (): Promise<string> => {
      const chat = (await artist.post<{ id: string }>('/api/chats', { releaseId: release.id })).body;
      await artist.post(`/api/chats/${chat.id}/messages`, { message: 'Should I follow up with Ines?' });
      return until(async () => {
        const { body } = await artist.get<Message[]>(`/api/chats/${chat.id}/messages`);
        return body.at(-1)?.status === 'complete' && body.at(-1)?.content;
      });
    };
    await change(id, { status: 'sent' });
    expect(await ask()).toMatch(/Ines Vale, Zine\*\*: wait until/);
    await change(id, { status: 'followed_up' });
    expect(await ask()).toMatch(/Ines Vale, Zine\*\*: you have followed up once. Stop here/);
  });

  describe('that are placed', () => {
    let release: Release;
    let id: string;

    beforeEach(async () => {
      release = (await artist.post<Release>('/api/releases', { kind: 'release', title: 'Salt Road' })).body;
      const draft = { kind: 'blog_pitch', title: 'Pitch', releaseId: release.id };
      document = (await artist.post<Document>('/api/documents', draft)).body;
      ({ id } = await pitch());
      await change(id, { status: 'sent' });
    });

    const facts = async (): Promise<Fact[]> =>
      (await artist.get<FactPage>(`/api/facts?releaseId=${release.id}`)).body.items;

    it('are facts with the link while they are', async () => {
      expect(await facts()).toEqual([]);
      await change(id, { status: 'placed', link: 'https://zine.example/salt-road' });
      const placed = { kind: 'credential', status: 'kept', source: 'https://zine.example/salt-road', asOf: today };
      expect(await facts()).toMatchObject([{ id, ...placed, releaseId: release.id, evidence: null }]);
      await change(id, { link: 'https://zine.example/2' });
      expect(await facts()).toMatchObject([{ id, source: 'https://zine.example/2' }]);
      await change(id, { status: 'no' });
      expect(await facts()).toEqual([]);
    });

    it('don’t state a day that nobody named', async () => {
      await change(id, { status: 'yes' });
      await app.database.query(`UPDATE pitches SET answered_at = now() - interval '17 days' WHERE id = $1`, [id]);
      await change(id, { status: 'placed' });
      expect(await facts()).toMatchObject([{ value: 'Covered by Zine', asOf: today }]);
    });

    it('leave their fact as the artist changed it', async () => {
      await change(id, { status: 'placed', link: 'https://zine.example/1' });
      await artist.call('PATCH', `/api/facts/${id}`, { value: 'Single of the week in Zine' });
      await change(id, { firstLine: 'Your piece on cellos made me write.' });
      await change(id, { status: 'placed', link: 'https://zine.example/2' });
      expect(await facts()).toMatchObject([{ value: 'Single of the week in Zine', source: 'https://zine.example/2' }]);
      await artist.call('DELETE', `/api/facts/${id}`);
      await change(id, { firstLine: 'Thank you.' });
      await change(id, { link: 'https://zine.example/3' });
      expect(await facts()).toEqual([]);
    });
  });

  it('are followed up once, five working days after they were sent, and end with a response', async () => {
    const { id } = await pitch();
    expect((await change(id, { status: 'followed_up' })).body.code).toBe('pitch_not_there');
    const { body: sent } = await change(id, { status: 'sent' });
    expect(sent.followUpDue).toBe(followUpDay(today));
    expect(sent.followUpDue && sent.followUpDue >= addWorkingDays(today, 5)).toBe(true);
    const due = async (): Promise<string[]> =>
      (await artist.get<PitchPage>('/api/pitches?isDue=true')).body.items.map((one) => one.id);
    expect(await due()).toEqual([]);
    await app.database.query(
      `UPDATE pitches SET sent_at = now() - interval '9 days', follow_up_due = now()::date - 1 WHERE id = $1`,
      [id],
    );
    expect(await due()).toEqual([id]);
    const { body: followed } = await change(id, { status: 'followed_up' });
    expect([followed.followUpDue, followed.advice]).toEqual([null, expect.stringContaining('Stop here')]);
    expect(await due()).toEqual([]);
    const { body: placed } = await change(id, { status: 'placed', link: 'https://zine.example/salt-road' });
    expect(placed).toMatchObject({
      status: 'placed',
      link: 'https://zine.example/salt-road',
      answeredAt: expect.any(String),
    });
  });

  it('get one follow-up when it is due, made of known facts with blanks for the rest', async () => {
    const { body: release } = await artist.post<Release>('/api/releases', {
      kind: 'release',
      title: 'Salt Road',
      date: '2027-01-29',
    });
    document = (
      await artist.post<Document>('/api/documents', {
        kind: 'blog_pitch',
        title: 'Pitch',
        markdown: 'Subject: Salt Road\n\nIt is out soon.',
        releaseId: release.id,
      })
    ).body;
    const { id } = await pitch('Ines Vale', { firstLine: 'Your piece on cellos made me write. It was long.' });
    const write = (client = artist): Promise<Answer<Document & ErrorBody>> =>
      client.post<Document & ErrorBody>(`/api/pitches/${id}/follow-up`);
    expect((await write()).body).toMatchObject({ code: 'follow_up_not_due', error: expect.stringContaining('Send') });
    await change(id, { status: 'sent' });
    expect((await write()).body).toMatchObject({ code: 'follow_up_not_due', error: expect.stringContaining('Wait') });
    await app.database.query(`UPDATE pitches SET follow_up_due = now()::date - 1 WHERE id = $1`, [id]);
    expect((await artist.get<PitchPage>('/api/pitches')).body.items).toMatchObject([{ id, isFollowUpDue: true }]);
    const written = await Promise.all(Array.from({ length: 4 }, () => write()));
    expect(new Set(written.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    const [first] = written.map(({ body }) => body);
    expect(first).toMatchObject({ kind: 'follow_up', title: 'Follow-up to Ines Vale', releaseId: release.id });
    expect(first?.markdown).toBe(
      [
        'Subject: Re: Salt Road',
        'Hello Ines Vale,',
        'Your piece on cellos made me write. “Salt Road” is out on Friday 29 January 2027. [What is new since your first email.]',
        'You can listen here: [link to listen]',
      ].join('\n\n'),
    );
    expect(first?.findings.map(({ kind, text }) => [kind, text])).toEqual([
      ['blank', '[What is new since your first email.]'],
      ['blank', '[link to listen]'],
    ]);

    // The artist's edits stay, even if the follow-up is requested again after it was sent.
    const edited = { markdown: 'Subject: Re: Salt Road\n\nHello Ines, it is out.', baseVersion: 1 };
    await artist.call('PUT', `/api/documents/${first?.id}`, edited);
    await change(id, { status: 'followed_up' });
    expect((await write()).body).toMatchObject({ id: first?.id, version: 2, markdown: edited.markdown });
    const stranger = app.visitor();
    await stranger.subscribe();
    expect((await write(stranger)).status).toBe(404);
  });

  it('are limited to 30 a day, even under concurrent calls, and more the next day', async () => {
    const { id } = await pitch('First');
    await app.database.query(
      `INSERT INTO pitches (id, user_id, contact_name, outlet, document_title, status, sent_at)
       SELECT gen_random_uuid(), user_id, 'x', '', '', 'sent', now() FROM pitches, generate_series(1, 28) WHERE id = $1`,
      [id],
    );
    const ids = [id, (await pitch('Second')).id, (await pitch('Third')).id, (await pitch('Fourth')).id];
    const answers = await Promise.all(ids.map((one) => change(one, { status: 'sent' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.error).toContain('30 pitches today');
    await app.database.query(`UPDATE pitches SET sent_at = sent_at - interval '1 day' WHERE sent_at IS NOT NULL`);
    const left = ids[answers.findIndex(({ status }) => status === 409)] ?? '';
    expect((await change(left, { status: 'sent' })).status).toBe(200);
  });

  it('to several people are all drafted or none, with a warning about identical texts', async () => {
    const people: { contactId: string }[] = [];
    for (const name of ['Ada', 'Ida', 'Eda']) people.push({ contactId: await contact(name) });
    const { body } = await artist.post<NewPitches>('/api/pitches/batch', { documentId: document.id, people });
    expect(body.items.map(({ contactName }) => contactName)).toEqual(['Ada', 'Ida', 'Eda']);
    expect(body.warnings[0]).toContain('3 people get exactly the same text');
    // The same words for everyone don't count as a personal first line.
    const batch = async (lineOf: (index: number) => string) => {
      const withLines = people.map((person, index) => ({ ...person, firstLine: lineOf(index) }));
      return (await artist.post<NewPitches>('/api/pitches/batch', { documentId: document.id, people: withLines })).body;
    };
    expect((await batch(() => 'I love your blog!')).warnings[0]).toContain('3 people');
    // Drafts take the lines that the warning asks for; sent pitches stay as they were sent.
    await change(body.items[0]?.id ?? '', { status: 'sent' });
    const lined = await batch((index) => `Your piece ${index} made me write.`);
    expect(lined.warnings).toEqual([]);
    expect(lined.items.map(({ firstLine }) => firstLine)).toEqual([
      'I love your blog!',
      'Your piece 1 made me write.',
      'Your piece 2 made me write.',
    ]);
    expect((await batch(() => '')).items.map(({ firstLine }) => firstLine)[2]).toBe('Your piece 2 made me write.');
    const strangers = app.visitor();
    await strangers.subscribe();
    const foreign = { contactId: await contact('Eve', strangers) };
    const other = (await artist.post<Document>('/api/documents', { kind: 'other', title: 'Other' })).body.id;
    const answer = await artist.post('/api/pitches/batch', { documentId: other, people: [people[0], foreign] });
    expect(answer.status).toBe(404);
    expect((await artist.get<PitchPage>(`/api/pitches?documentId=${other}`)).body.items).toEqual([]);
    expect((await artist.post('/api/pitches/batch', { documentId: other, people: [] })).status).toBe(400);
  });

  it('belong to their document’s release, and survive contact and document as results', async () => {
    const { body: release } = await artist.post<Release>('/api/releases', { kind: 'release', title: 'Salt Road' });
    const { body: own } = await artist.post<Document>('/api/documents', {
      kind: 'other',
      title: 'Own',
      releaseId: release.id,
    });
    const made = await pitch('Ines', { documentId: own.id });
    await pitch('Ada');
    const { body } = await artist.get<PitchPage>(`/api/pitches?releaseId=${release.id}`);
    expect(body.items.map(({ id }) => id)).toEqual([made.id]);
    await artist.call('DELETE', `/api/contacts/${made.contactId}`);
    await artist.call('DELETE', `/api/documents/${own.id}`);
    const { body: left } = await artist.get<PitchPage>(`/api/pitches?releaseId=${release.id}`);
    expect(left.items).toMatchObject([
      { contactId: null, contactName: 'Ines', documentId: null, documentTitle: 'Own' },
    ]);
    expect((await artist.get(`/api/pitches/${made.id}/message`)).status).toBe(404);
  });

  it('of another account are a 404', async () => {
    const { id } = await pitch();
    const other = app.visitor();
    await other.subscribe();
    expect((await change(id, { status: 'sent' }, other)).status).toBe(404);
    expect((await other.get(`/api/pitches/${id}/message`)).status).toBe(404);
    expect((await other.call('DELETE', `/api/pitches/${id}`)).status).toBe(404);
    expect((await other.get<PitchPage>('/api/pitches')).body.items).toEqual([]);
  });

  it.each([[{ status: 'lost' }], [{ link: 'javascript:alert(1)' }], [{ firstLine: 'x'.repeat(501) }]])(
    'refuse %j',
    async (body) => {
      expect((await change((await pitch()).id, body)).status).toBe(400);
    },
  );
});
