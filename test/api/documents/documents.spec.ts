import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { Clock } from '../../../backend/src/common/clock.js';
import { SourcedFactsService } from '../../../backend/src/facts/sourced-facts.service.js';
import type { Attachment } from '../../../contract/attachments/attachment.js';
import type { Document, DocumentPage, DocumentVersionPage } from '../../../contract/documents/document.js';
import type { Fact } from '../../../contract/facts/fact.js';
import type { Release } from '../../../contract/releases/release.js';
import type { ErrorBody } from '../../../contract/errors.js';
import { describeApp } from '../../support/describe-app.js';
import { addDocumentVersions, buildDocuments } from '../../support/factories.js';
import type { Answer, Client } from '../../support/client.js';
import { until } from '../../support/replies.js';

describe('documents', () => {
  let artist: Client;

  const { app } = describeApp();
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });

  async function create(overrides: object = {}, client = artist): Promise<Document> {
    const body = { kind: 'other', title: 'Salt Road', markdown: 'First words', ...overrides };
    const { status, body: document, text } = await client.post<Document>('/api/documents', body);
    if (status !== 201) throw new Error(`Creating a document returned ${status}: ${text}`);
    return document;
  }

  const put = <T = Document>(id: string, body: object, client = artist): Promise<Answer<T>> =>
    client.call<T>('PUT', `/api/documents/${id}`, body);
  const versions = async (id: string): Promise<DocumentVersionPage> =>
    (await artist.get<DocumentVersionPage>(`/api/documents/${id}/versions`)).body;
  const titles = async (query: string): Promise<string[]> =>
    (await artist.get<DocumentPage>(`/api/documents?${query}`)).body.items.map(({ title }) => title);

  it('are created with version 1, read, changed and deleted', async () => {
    const { id: chatId } = await artist.chat();
    const created = await create({ kind: 'press_release', chatId, releaseId: randomUUID() });
    expect(created).toMatchObject({ kind: 'press_release', version: 1, markdown: 'First words', chatId });
    expect((await artist.get(`/api/documents/${created.id}`)).body).toMatchObject({ id: created.id, version: 1 });
    const saved = await put(created.id, { markdown: 'Second words', title: ' Salt ', baseVersion: 1 });
    expect(saved.body).toMatchObject({ version: 2, markdown: 'Second words', title: 'Salt' });
    expect((await artist.call('DELETE', `/api/documents/${created.id}`)).status).toBe(204);
    expect((await artist.get(`/api/documents/${created.id}`)).status).toBe(404);
  });

  it('stay when their chat is deleted', async () => {
    const { id: chatId } = await artist.chat();
    const { id } = await create({ chatId });
    await artist.call('DELETE', `/api/chats/${chatId}`);
    expect((await artist.get<Document>(`/api/documents/${id}`)).body).toMatchObject({ id, chatId: null });
  });

  it('are created once for an id, however often and at the same time', async () => {
    const id = randomUUID();
    const made = await Promise.all(Array.from({ length: 5 }, () => create({ id })));
    expect(new Set(made.map((document) => document.id))).toEqual(new Set([id]));
    expect(await titles('')).toEqual(['Salt Road']);
  });

  it('that exist are returned as they are now, with their own findings', async () => {
    const id = randomUUID();
    const draft = { id, markdown: 'It was made with Otto Kern and Nora Vale.' };
    await create(draft);
    await artist.post(`/api/documents/${id}/confirm`, { text: 'Otto Kern and Nora Vale' });
    expect((await create(draft)).findings).toEqual([]);
    const edited = { markdown: 'Now it was made with Zora Blum.', baseVersion: 1 };
    const { body: saved } = await put(id, edited);
    const tab = await artist.connect();
    const heard: number[] = [];
    tab.on('document:saved', ({ document }) => heard.push(document.version));
    expect(await create(draft)).toMatchObject({ version: 2, markdown: edited.markdown, findings: saved.findings });
    await put(id, { markdown: 'Third words', baseVersion: 2 });
    await until(async () => heard.includes(3));
    expect(heard).toEqual([3]);
    artist.close();
  });

  it('of another account are a 404', async () => {
    const { id } = await create();
    const { id: chatId } = await artist.chat();
    const other = app.visitor();
    await other.subscribe();
    const paths = ['', '/versions', '/versions/1'];
    for (const path of paths) expect((await other.get(`/api/documents/${id}${path}`)).status).toBe(404);
    expect((await put(id, { markdown: 'Mine', baseVersion: 1 }, other)).status).toBe(404);
    expect((await other.post(`/api/documents/${id}/restore`, { version: 1 })).status).toBe(404);
    expect((await other.call('DELETE', `/api/documents/${id}`)).status).toBe(404);
    expect((await other.post('/api/documents', { kind: 'other', title: 'x', chatId })).status).toBe(404);
    expect((await other.post('/api/documents', { id, kind: 'other', title: 'x' })).status).toBe(404);
    expect((await artist.get<Document>(`/api/documents/${id}`)).body.markdown).toBe('First words');
  });

  it.each([
    [{ kind: 'sonnet' }],
    [{ title: '' }],
    [{ title: 'x'.repeat(201) }],
    [{ markdown: 'x'.repeat(20_001) }],
    [{ chatId: 'nothing' }],
    [{ markdown: 7 }],
  ])('refuse %j', async (wrong) => {
    expect((await artist.post('/api/documents', { kind: 'other', title: 'x', ...wrong })).status).toBe(400);
  });

  it('accept 20,000 characters unchanged, including surrounding spaces', async () => {
    const markdown = ` ${'é'.repeat(19_998)}\n`;
    expect((await create({ markdown })).markdown).toBe(markdown);
  });

  it('are limited to 500 per account, even under concurrent calls', async () => {
    const { id } = (await artist.get<{ id: string }>('/api/user')).body;
    await buildDocuments(app.database, { userId: id, count: 498 });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => artist.post<ErrorBody>('/api/documents', { kind: 'other', title: 'x' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('too_many_documents');
  });

  it('notify every tab when saved or deleted', async () => {
    const tab = await artist.connect();
    const heard: string[] = [];
    const removed = new Promise<string>((resolve) => {
      tab.on('document:saved', ({ document }) => heard.push(`${document.version} ${document.markdown}`));
      tab.on('document:remove', ({ id }) => resolve(id));
    });
    const { id } = await create();
    await put(id, { markdown: 'Next', baseVersion: 1 });
    await artist.call('DELETE', `/api/documents/${id}`);
    expect(await removed).toBe(id);
    expect(heard).toEqual(['1 First words', '2 Next']);
    artist.close();
  });

  describe('saved from an older version', () => {
    it('are not overwritten: the response has the current document', async () => {
      const { id } = await create();
      await put(id, { markdown: 'Tab one', baseVersion: 1 });
      const late = await put<ErrorBody>(id, { markdown: 'Tab two', baseVersion: 1 });
      expect([late.status, late.body.code]).toEqual([409, 'document_changed']);
      expect(late.body.document).toMatchObject({ id, version: 2, markdown: 'Tab one' });
      expect((await artist.get<Document>(`/api/documents/${id}`)).body.markdown).toBe('Tab one');
    });

    it('count once when the same save is repeated', async () => {
      const { id } = await create();
      const body = { markdown: 'Once', baseVersion: 1 };
      const answers = [await put(id, body), await put(id, body)];
      expect(answers.map((answer) => [answer.status, answer.body.version])).toEqual([
        [200, 2],
        [200, 2],
      ]);
    });

    it('lose to the first of several concurrent saves', async () => {
      const { id } = await create();
      const answers = await Promise.all(
        Array.from({ length: 8 }, (_, n) => put(id, { markdown: `Tab ${n}`, baseVersion: 1 })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(409)]);
      expect((await versions(id)).items).toHaveLength(2);
    });
  });

  describe('versions', () => {
    it('are kept one per save and can be read and restored', async () => {
      const { id } = await create();
      await put(id, { markdown: 'Second', title: 'New title', baseVersion: 1 });
      expect((await versions(id)).items).toMatchObject([
        { version: 2, by: 'artist' },
        { version: 1, by: 'artist' },
      ]);
      const first = await artist.get(`/api/documents/${id}/versions/1`);
      expect(first.body).toMatchObject({ version: 1, title: 'Salt Road', markdown: 'First words' });
      const restored = await artist.post<Document>(`/api/documents/${id}/restore`, { version: 1 });
      expect([restored.status, restored.body]).toEqual([
        200,
        expect.objectContaining({ version: 3, title: 'Salt Road', markdown: 'First words' }),
      ]);
      for (const path of ['versions/9', 'versions/x', 'versions/0']) {
        expect((await artist.get(`/api/documents/${id}/${path}`)).status).toBe(404);
      }
      expect((await artist.post(`/api/documents/${id}/restore`, { version: 9 })).status).toBe(404);
    });

    it('of autosaves replace one another for five minutes; other saves stay', async () => {
      const { id } = await create();
      const autosave = (baseVersion: number): Promise<unknown> =>
        put(id, { markdown: `Typed ${baseVersion}`, baseVersion, isAutosave: true });
      for (const base of [1, 2, 3]) await autosave(base);
      expect((await versions(id)).items.map(({ version }) => version)).toEqual([4, 1]);
      await put(id, { markdown: 'Saved', baseVersion: 4 });
      await autosave(5);
      expect((await versions(id)).items.map(({ version }) => version)).toEqual([6, 5, 4, 1]);
      await app.database.query(
        `UPDATE document_versions SET began_at = now() - interval '6 minutes' WHERE document_id = $1`,
        [id],
      );
      await autosave(6);
      expect((await versions(id)).items.map(({ version }) => version)).toEqual([7, 6, 5, 4, 1]);
    });

    it('are the first and the 99 newest, page by page', async () => {
      const { id } = await create();
      await addDocumentVersions(app.database, { documentId: id, from: 2, to: 100 });
      await put(id, { markdown: 'One more', baseVersion: 100 });
      const { items, next } = await versions(id);
      expect(next).toBeNull();
      expect(items.map(({ version }) => version)).toEqual([...Array.from({ length: 99 }, (_, n) => 101 - n), 1]);
      const page = (await artist.get<DocumentVersionPage>(`/api/documents/${id}/versions?limit=60`)).body;
      const rest = await artist.get<DocumentVersionPage>(`/api/documents/${id}/versions?cursor=${page.next}`);
      expect([...page.items, ...rest.body.items]).toEqual(items);
    });
  });

  describe('lists', () => {
    it('come page by page, most recently changed first', async () => {
      for (const title of ['one', 'two', 'three', 'four', 'five']) await create({ title });
      const first = (await artist.get<DocumentPage>('/api/documents?limit=3')).body;
      const second = (await artist.get<DocumentPage>(`/api/documents?limit=3&cursor=${first.next}`)).body;
      expect([first, second].map(({ items }) => items.map(({ title }) => title))).toEqual([
        ['five', 'four', 'three'],
        ['two', 'one'],
      ]);
      expect(second.next).toBeNull();
    });

    it('can be filtered by kind, chat, release and words', async () => {
      const { id: chatId } = await artist.chat();
      const release = { kind: 'release', title: 'Salt Road' };
      const releaseId = (await artist.post<Release>('/api/releases', release)).body.id;
      await create({ title: 'A', kind: 'bio_50', markdown: 'She plays the Café Zénith.' });
      await create({ title: 'B', chatId });
      await create({ title: 'C zenith', releaseId });
      expect(await titles('kind=bio_50')).toEqual(['A']);
      expect(await titles(`chatId=${chatId}`)).toEqual(['B']);
      expect(await titles(`releaseId=${releaseId}`)).toEqual(['C zenith']);
      expect(await titles('q=zenith')).toEqual(['C zenith', 'A']);
      expect(await titles('q=cafe%20zen')).toEqual(['A']);
      expect(await titles('q=!!')).toEqual([]);
      for (const wrong of ['cursor=1', 'kind=x', 'limit=0', 'q=']) {
        expect((await artist.get(`/api/documents?${wrong}`)).status).toBe(400);
      }
    });

    it('show no document of another account, whatever the filter', async () => {
      await create({ title: 'Secret tour' });
      const other = app.visitor();
      await other.subscribe();
      expect((await other.get<DocumentPage>('/api/documents?q=secret')).body).toEqual({ items: [], next: null });
    });
  });

  describe('proof: a claim', () => {
    const kindsOf = (document: Document): string[] => document.findings.map(({ kind, text }) => `${kind} ${text}`);

    /** Sends a message in a chat. */
    async function say(text: string): Promise<{ chatId: string; messageId: string }> {
      const { id: chatId } = await artist.chat();
      const { body } = await artist.send(chatId, text);
      return { chatId, messageId: body.userMessage.id };
    }

    it('is proven by the message that says it, with its place', async () => {
      const { chatId, messageId } = await say('My single Salt Road is out on 29 January 2027, recorded by Jonas Reed.');
      const markdown = 'The single Salt Road, recorded by Jonas Reed, is out on 29 January 2027, with Ann Lee.';
      const document = await create({ chatId, markdown });
      expect(kindsOf(document)).toEqual(['unproven Ann Lee']);
      expect(document.proofs.map(({ start, end, messageId: from }) => [markdown.slice(start, end), from])).toEqual([
        ['Salt Road', messageId],
        ['Jonas Reed', messageId],
        ['29 January 2027', messageId],
      ]);
    });

    it('is also proven by an old message of another chat, and by the profile', async () => {
      const { chatId, messageId } = await say('My drummer is called Zora Blum.');
      await app.database.query(
        `INSERT INTO messages (id, chat_id, position, is_user, content, status)
         SELECT gen_random_uuid(), $1, 100 + n, true, 'Some words', 'complete' FROM generate_series(1, 400) n`,
        [chatId],
      );
      const document = await create({ markdown: 'It is by Mara Quill with Zora Blum on drums.' });
      expect(kindsOf(document)).toEqual([]);
      expect(document.proofs.map((proof) => proof.messageId)).toEqual([undefined, messageId]);
    });

    it('is the date of a press release’s day of writing on later days, too', async () => {
      const day = new Date(Date.now() - 3 * 86_400_000);
      const date = `${day.getUTCDate()} ${day.toLocaleString('en', { month: 'long', timeZone: 'UTC' })} ${day.getUTCFullYear()}`;
      const document = await create({ kind: 'press_release', markdown: `**LEEDS, ${date}** – It is out.` });
      expect(kindsOf(document)).toContain(`unproven ${date}`);
      await app.database.query(
        "UPDATE documents SET created_at = $2, updated_at = now() - interval '1 day' WHERE id = $1",
        [document.id, day],
      );
      const { body: later } = await artist.get<Document>(`/api/documents/${document.id}`);
      expect(kindsOf(later)).not.toContain(`unproven ${date}`);
      expect(later.proofs).toMatchObject([{ words: 'Worked out from the date this was written' }]);
    });

    it.each([
      ['America/Los_Angeles', '2027-01-08T02:00:00Z', ['7 January 2027', 'Friday 8 January 2027', '9 January 2027']],
      ['Australia/Sydney', '2027-01-07T20:00:00Z', ['8 January 2027', 'Saturday 9 January 2027', '10 January 2027']],
    ])('is of the artist’s own day in %s', async (timeZone, now, [today, tomorrow, later]) => {
      const { chatId, messageId } = await say('Salt Road is out tomorrow');
      await app.database.query(
        'UPDATE users SET time_zone = $2 WHERE id::text = (SELECT owner FROM chats WHERE id = $1)',
        [chatId, timeZone],
      );
      await app.database.query('UPDATE messages SET created_at = $2 WHERE id = $1', [messageId, now]);
      const clock = jest.spyOn(app.nest.get(Clock), 'now').mockReturnValue(new Date(now));
      const markdown = `**${today}** – Salt Road is out on ${tomorrow}, not on ${later}.`;
      const document = await create({ markdown }).finally(() => clock.mockRestore());
      expect(kindsOf(document)).toEqual([`unproven ${later}`]);
    });

    it('is proven by a kept fact, but not by other facts or other accounts’', async () => {
      const markdown = 'She recorded it with Otto Kern.';
      const body = { kind: 'person', subject: 'Otto Kern', value: 'Otto Kern' };
      const stranger = app.visitor();
      await stranger.subscribe();
      await stranger.post('/api/facts', body);
      const unproven = await create({ markdown });
      expect(unproven.findings).toMatchObject([{ kind: 'unproven', text: 'Otto Kern' }]);
      const { body: fact } = await artist.post<Fact>('/api/facts', body);
      const proven = await create({ markdown });
      expect(proven.findings).toEqual([]);
      expect(proven.proofs).toMatchObject([{ factId: fact.id }]);
      await artist.call('PATCH', `/api/facts/${fact.id}`, { status: 'refused' });
      expect((await create({ markdown })).findings).toHaveLength(1);
    });

    it('is not proven by a pasted email or by what another artist said', async () => {
      const other = app.visitor();
      await other.subscribe();
      const { id } = await other.chat();
      await other.send(id, 'I play with Otto Kern.');
      const { chatId } = await say('From: Ann\nSubject: Hello\n\nWe love Salt Road says Nora Vale');
      const document = await create({ chatId, markdown: 'It was made with Otto Kern and Nora Vale.' });
      expect(kindsOf(document)).toEqual(['unproven Otto Kern and Nora Vale']);
    });

    it('is marked if only an attachment of its chat has it, and stays unproven', async () => {
      const { id: chatId } = await artist.chat();
      const { body } = await artist.post<Attachment>('/api/attachments/text', {
        id: randomUUID(),
        text: 'Rider: Nora Vale plays the harp.',
      });
      const said = { message: 'What do they want?', clientMessageId: randomUUID(), attachmentIds: [body.id] };
      expect((await artist.post(`/api/chats/${chatId}/messages`, said)).status).toBe(201);
      const markdown = 'It was made with Nora Vale.';
      const document = await create({ chatId, markdown });
      expect(document.findings).toMatchObject([
        {
          kind: 'unproven',
          text: 'Nora Vale',
          why: `In your attachment ${body.name}, not in your own words: confirm or cut.`,
        },
      ]);
      expect((await create({ markdown })).findings).toMatchObject([{ why: expect.stringContaining('Not from you') }]);
    });

    it('is listed with blanks, hype and broken rules', async () => {
      const document = await create({
        kind: 'spotify_pitch',
        markdown: `A stunning song by [name]. ${'x'.repeat(500)}`,
      });
      expect(document.findings.map(({ kind }) => kind)).toEqual(['hype', 'blank', 'rule']);
    });

    it('is proven once the artist confirms it, and kept as a fact that proves it elsewhere', async () => {
      const markdown = 'It was made with Otto Kern.';
      const { id } = await create({ markdown });
      const confirmed = await artist.post<Document>(`/api/documents/${id}/confirm`, { text: 'Otto Kern' });
      expect([confirmed.status, kindsOf(confirmed.body)]).toEqual([200, []]);
      const saved = await put(id, { markdown: `${markdown} Thanks, Otto Kern and Nora Vale!`, baseVersion: 1 });
      expect(kindsOf(saved.body)).toEqual(['unproven Nora Vale']);
      expect(kindsOf(await create({ markdown: 'Thanks to Otto Kern.' }))).toEqual([]);
      const { items } = (await artist.get<{ items: Fact[] }>('/api/facts?status=kept')).body;
      expect(items).toContainEqual(
        expect.objectContaining({ kind: 'preference', value: markdown, evidence: null, documentId: id }),
      );
    });

    it('stays unproven if its fact could not be kept, so it can be confirmed again', async () => {
      const { id } = await create({ markdown: 'It was made with Otto Kern.' });
      const confirm = () => artist.post<Document>(`/api/documents/${id}/confirm`, { text: 'Otto Kern' });
      const keep = jest.spyOn(app.nest.get(SourcedFactsService, { strict: false }), 'keepConfirmed');
      keep.mockRejectedValueOnce(new Error('The database is gone'));
      expect((await confirm()).status).toBe(500);
      expect(kindsOf((await confirm()).body)).toEqual([]);
      const { items } = (await artist.get<{ items: Fact[] }>('/api/facts?status=kept')).body;
      expect(items).toContainEqual(expect.objectContaining({ documentId: id }));
    });

    it('is checked again when the document is read', async () => {
      const { id } = await create({ markdown: 'It was made with Otto Kern.' });
      await say('My producer is Otto Kern.');
      expect(kindsOf((await artist.get<Document>(`/api/documents/${id}`)).body)).toEqual([]);
      const [listed] = (await artist.get<DocumentPage>('/api/documents')).body.items;
      expect(listed?.findings).toEqual([]);
    });
  });
});
