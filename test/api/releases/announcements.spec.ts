import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DocumentChecks } from '../../../backend/src/documents/document-checks.service.js';
import type { Document, DocumentPage } from '../../../contract/documents/document.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { Announcements } from '../../../contract/releases/announcements.js';
import type { Release } from '../../../contract/releases/release.js';
import type { TaskList } from '../../../contract/releases/task.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Client } from '../../support/client.js';
import { buildDocuments } from '../../support/factories.js';
import { OpenAiChatServer } from '../../support/model-servers/openai-chat-server.js';
import { until } from '../../support/replies.js';

const year = new Date().getUTCFullYear() + 1;
const nights = [
  { date: `${year}-03-12`, city: 'York', venue: 'The Crescent', spelled: `12 March ${year}`, spanish: '12 de marzo' },
  { date: `${year}-03-13`, city: 'Hull', venue: 'The Adelphi', spelled: `13 March ${year}`, spanish: '13 de marzo' },
  {
    date: `${year}-03-20`,
    city: 'Leeds',
    venue: 'Brudenell Social Club',
    spelled: `20 March ${year}`,
    spanish: '20 de marzo',
  },
  { date: `${year}-04-02`, city: 'Whitby', venue: 'The Pavilion', spelled: `2 April ${year}`, spanish: '2 de abril' },
];
const shows = nights.map(({ date, city, venue }) => ({ date, city, venue }));

/** Expects each document to name its own night and no other. */
function expectOwnNights(documents: readonly { markdown: string }[]): void {
  for (const [index, { markdown }] of documents.entries()) {
    for (const [at, { city, venue, spelled }] of nights.entries()) {
      for (const name of [city, venue, spelled]) expect([name, markdown.includes(name)]).toEqual([name, at === index]);
    }
  }
}

const spanishWeekdays = ['domingo', 'lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado'];
const spanishDay = (date = '', dayAndMonth = ''): string =>
  `${spanishWeekdays[new Date(date).getUTCDay()]}, ${dayAndMonth} de ${year}`;

describe('announcements of a tour', () => {
  let model: OpenAiChatServer;
  let app: TestApp;
  let artist: Client;
  let tour: Release;

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
    await artist.subscribe();
    tour = (await artist.post<Release>('/api/releases', { kind: 'tour', title: 'Winter Tour', shows })).body;
  });

  const write = (id = tour.id, client = artist) => client.post<Announcements>(`/api/releases/${id}/announcements`, {});
  const listDocuments = async (): Promise<DocumentPage['items']> =>
    (await artist.get<DocumentPage>('/api/documents')).body.items;

  it('are one per show, from the same facts, and each names its own night alone', async () => {
    const keep = (kind: string, value: string, subject = '') =>
      artist.post('/api/facts', { kind, value, subject, releaseId: tour.id });
    await keep('link', 'https://tickets.test/winter', 'Tickets');
    await keep('show', 'Doors at 19:30 in The Adelphi');
    await keep('story', 'They drive from York to Whitby in a milk float');
    const { status, body } = await write();
    expect(status).toBe(200);
    expect(body.items).toHaveLength(4);
    expectOwnNights(body.items);
    for (const { kind, releaseId, markdown, findings } of body.items) {
      expect({ kind, releaseId }).toEqual({ kind: 'gig_announcement', releaseId: tour.id });
      expect(markdown).toContain('https://tickets.test/winter');
      expect(markdown).toContain('Winter Tour');
      expect(markdown).not.toContain('milk float');
      expect(findings.filter((finding) => finding.kind === 'unproven')).toEqual([]);
      expect(findings.some(({ text }) => text.includes('full address'))).toBe(true);
    }
    expect(body.items.map(({ markdown }) => markdown.includes('19:30'))).toEqual([false, true, false, false]);
  });

  it('are in the artist’s language, with nothing to check in them', async () => {
    const chat = (await artist.post<{ id: string }>('/api/chats', { releaseId: tour.id })).body;
    model.say(() => 'Anotado.');
    await artist.send(chat.id, 'Hola, hacemos gira en marzo y quiero un anuncio para cada ciudad');
    await until(async () => (await artist.messages(chat.id)).at(-1)?.status === 'complete');
    const { items } = (await write()).body;
    expect(items[1]?.title).toBe(`Hull, ${spanishDay(nights[1]?.date, '13 de marzo')}: anuncio de concierto`);
    for (const [index, { markdown, findings }] of items.entries()) {
      const { city = '', venue = '', date, spanish } = nights[index] ?? {};
      expect(markdown).toContain(`# Mara Quill en directo en ${venue}, ${city}`);
      expect(markdown).toContain(`**Fecha:** ${spanishDay(date, spanish)}`);
      expect(markdown).toContain('[precio, o entrada libre]');
      expect(markdown).not.toMatch(/Venue|Doors|This show/);
      expect(findings.filter(({ kind }) => kind === 'unproven')).toEqual([]);
    }
  });

  it('are written once per show, and keep what the artist changed', async () => {
    const [first] = (await Promise.all(Array.from({ length: 3 }, () => write()))).map(({ body }) => body.items);
    const [york] = first ?? [];
    await artist.call('PUT', `/api/documents/${york?.id}`, { markdown: 'My own words', baseVersion: 1 });
    const more = [...tour.shows, { date: `${year}-04-09`, city: 'Ripon', venue: '' }];
    await artist.call('PATCH', `/api/releases/${tour.id}`, { shows: more });
    const checks = jest.spyOn(app.nest.get(DocumentChecks, { strict: false }), 'checkAll');
    const { items } = (await write()).body;
    expect(checks.mock.calls.map(([, , texts]) => texts.length)).toEqual([1]);
    checks.mockRestore();
    expect(items.map(({ id }) => id).slice(0, 4)).toEqual(first?.map(({ id }) => id));
    expect(items[0]).toMatchObject({ markdown: 'My own words', version: 2 });
    expect(items[4]?.markdown).toContain('[venue], Ripon');
    expect(await listDocuments()).toHaveLength(5);
  });

  it('are the documents of their shows’ tasks', async () => {
    const { items } = (await write()).body;
    const plan = (await artist.get<TaskList>(`/api/releases/${tour.id}/tasks`)).body.items;
    const ofHull = plan.filter(
      ({ title, documentKind }) => title.startsWith('Hull') && documentKind === 'gig_announcement',
    );
    expect(new Set(ofHull.map(({ documentId }) => documentId))).toEqual(new Set([items[1]?.id]));
  });

  it('notify open tabs', async () => {
    const tab = await artist.connect();
    const heard: string[] = [];
    tab.on('document:saved', ({ document }: { document: Document }) => heard.push(document.id));
    const { items } = (await write()).body;
    await until(async () => heard.length === 4);
    expect(heard.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    artist.close();
  });

  it('need shows, room for all of them, and the artist’s own tour', async () => {
    const { id } = (await artist.post<Release>('/api/releases', { kind: 'tour', title: 'Empty' })).body;
    expect((await artist.post<ErrorBody>(`/api/releases/${id}/announcements`, {})).body.code).toBe('no_shows');
    const other = app.visitor();
    await other.subscribe();
    expect((await write(tour.id, other)).status).toBe(404);
    expect((await write(randomUUID())).status).toBe(404);
    const { id: userId } = (await artist.get<{ id: string }>('/api/user')).body;
    await buildDocuments(app.database, { userId, count: 497 });
    expect((await artist.post<ErrorBody>(`/api/releases/${tour.id}/announcements`, {})).body.code).toBe(
      'too_many_documents',
    );
    const [stored] = await app.database.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM documents WHERE user_id = $1',
      [userId],
    );
    expect(stored?.count).toBe(497);
  });

  it('can be requested in its chat: one document per town', async () => {
    const chat = (await artist.post<{ id: string }>('/api/chats', { releaseId: tour.id })).body;
    model.say(({ results }) => {
      const night = nights[results.length];
      if (!night) return 'Four announcements are ready.';
      const { city, venue, spelled } = night;
      const markdown = `# Mara Quill live in ${city}\n\n**Date:** ${spelled}\n**Venue:** ${venue}, ${city}`;
      const call = { documentId: null, kind: 'gig_announcement', title: `Gig: ${city}`, markdown };
      return { name: 'write_document', arguments: JSON.stringify(call) };
    });
    const said = nights.map(({ city, venue, spelled }) => `${venue} in ${city} on ${spelled}`).join(', ');
    expect((await artist.send(chat.id, `Write one gig announcement per town: ${said}.`)).status).toBe(201);
    await until(async () => (await artist.messages(chat.id)).at(-1)?.status === 'complete');
    const written = (await listDocuments()).toReversed();
    expect(written.map(({ title }) => title)).toEqual(nights.map(({ city }) => `Gig: ${city}`));
    expect(new Set(written.map(({ releaseId }) => releaseId))).toEqual(new Set([tour.id]));
    expectOwnNights(written);
    for (const { findings } of written) expect(findings.filter(({ kind }) => kind === 'unproven')).toEqual([]);
  });
});
