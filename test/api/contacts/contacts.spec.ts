import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { Readable } from 'node:stream';
import { ContactsRepository } from '../../../backend/src/contacts/contacts.repository.js';
import type { FoundPlace, FoundPlaces } from '../../../contract/chats/place.js';
import type { Release } from '../../../contract/releases/release.js';
import type { Contact, ContactImport, ContactPage, Duplicates } from '../../../contract/contacts/contact.js';
import type { ErrorBody } from '../../../contract/errors.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Answer, Client } from '../../support/client.js';
import { next } from '../../support/replies.js';

const megabyte = 1024 * 1024;

describe('contacts', () => {
  let app: TestApp;
  let artist: Client;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });

  const add = async (overrides: object = {}, client = artist): Promise<Contact> => {
    const { status, body, text } = await client.post<Contact>('/api/contacts', { name: 'Ines Vale', ...overrides });
    if (status !== 201) throw new Error(`Adding a contact returned ${status}: ${text}`);
    return body;
  };
  const list = async (query = ''): Promise<string[]> =>
    (await artist.get<ContactPage>(`/api/contacts${query}`)).body.items.map(({ name }) => name);
  const send = <T = ContactImport & ErrorBody>(csv: string | Uint8Array<ArrayBuffer>, query = ''): Promise<Answer<T>> =>
    artist.call<T>('POST', `/api/contacts/import${query}`, csv, { 'content-type': 'text/csv' });

  it('stay as they were changed if the call that added them is repeated', async () => {
    const added = await add({ id: randomUUID() });
    await artist.call<Contact>('PATCH', `/api/contacts/${added.id}`, { note: 'Likes cellos' });
    expect(await add({ id: added.id })).toMatchObject({ id: added.id, note: 'Likes cellos' });
  });

  it('are added once for an id, listed by name, found, changed and deleted', async () => {
    const id = randomUUID();
    await Promise.all(
      Array.from({ length: 4 }, () => add({ id, email: ' ines@zine.example ', outlet: 'Low Tide Zine' })),
    );
    await add({ name: 'Ada Low' });
    await add({ name: 'zoe 100%' });
    expect(await list()).toEqual(['Ada Low', 'Ines Vale', 'zoe 100%']);
    const { body: first } = await artist.get<ContactPage>('/api/contacts?limit=2');
    expect(await list(`?cursor=${first.next}`)).toEqual(['zoe 100%']);
    expect(await list('?q=TIDE')).toEqual(['Ines Vale']);
    expect(await list('?q=%25')).toEqual(['zoe 100%']);
    const { body: changed } = await artist.call<Contact>('PATCH', `/api/contacts/${id}`, {
      role: 'Editor',
      note: 'Likes cellos',
    });
    expect(changed).toMatchObject({
      name: 'Ines Vale',
      email: 'ines@zine.example',
      role: 'Editor',
      note: 'Likes cellos',
    });
    expect((await artist.call('DELETE', `/api/contacts/${id}`)).status).toBe(204);
    expect((await artist.get(`/api/contacts/${id}`)).status).toBe(404);
  });

  it('continue on the next page even if the last one of this page is deleted meanwhile', async () => {
    for (const name of ['Ada', 'ÉVA', 'Ines', 'Zoe']) await add({ name });
    const { body: first } = await artist.get<ContactPage>('/api/contacts?limit=2');
    const names = first.items.map(({ name }) => name);
    await artist.call('DELETE', `/api/contacts/${first.items.at(-1)?.id}`);
    const { body: second } = await artist.get<ContactPage>(`/api/contacts?limit=2&cursor=${first.next}`);
    expect([...names, ...second.items.map(({ name }) => name)].toSorted()).toEqual(['Ada', 'Ines', 'Zoe', 'ÉVA']);
    expect(second.next).toBeNull();
    expect((await artist.get(`/api/contacts?cursor=00.${first.items[0]?.id}`)).status).toBe(400);
  });

  it('of another account are a 404', async () => {
    const { id } = await add();
    const other = app.visitor();
    await other.subscribe();
    expect((await other.get(`/api/contacts/${id}`)).status).toBe(404);
    expect((await other.call('PATCH', `/api/contacts/${id}`, { name: 'Mine' })).status).toBe(404);
    expect((await other.call('DELETE', `/api/contacts/${id}`)).status).toBe(404);
    expect((await other.post('/api/contacts', { id, name: 'Mine' })).status).toBe(404);
    expect((await other.post('/api/contacts/merge', { ids: [id, (await add({}, other)).id] })).status).toBe(404);
    expect((await other.get<string>('/api/contacts.csv')).text).not.toContain('Mine,');
    expect(await list()).toEqual(['Ines Vale']);
  });

  it.each([
    [{ name: '' }],
    [{ email: 'nobody' }],
    [{ url: 'javascript:alert(1)' }],
    [{ note: 'x'.repeat(2001) }],
    [{ checkedOn: '2027-02-29' }],
  ])('refuse %j', async (body) => {
    expect((await artist.post('/api/contacts', { name: 'Ines', ...body })).status).toBe(400);
  });

  it('never exceed the limit under concurrent calls', async () => {
    const { id } = await add();
    await app.database.query(
      `INSERT INTO contacts (id, user_id, name, checked_on)
       SELECT gen_random_uuid(), user_id, 'More', now() FROM contacts, generate_series(1, 4998) WHERE id = $1`,
      [id],
    );
    const answers = await Promise.all(Array.from({ length: 4 }, () => artist.post('/api/contacts', { name: 'One' })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await send('name\nOne more')).body.code).toBe('too_many_contacts');
  });

  describe('from a CSV file', () => {
    const utf16 = (text: string): Uint8Array<ArrayBuffer> =>
      new Uint8Array([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);

    it.each([
      ['commas', 'Name,Email,Outlet\nInés Vale,ines@zine.example,Low Tide\n'],
      ['semicolons', 'Name;Email;Outlet\nInés Vale;ines@zine.example;Low Tide\n'],
      ['tabs', 'Name\tEmail\tOutlet\r\nInés Vale\tines@zine.example\tLow Tide\r\n'],
      ['quotes', '"Name","Email","Outlet"\n"Inés Vale","ines@zine.example","Low Tide"'],
      ['no header', 'Inés Vale,ines@zine.example,Low Tide\n'],
      ['two names', 'First name,Last name,E-mail,Publication\nInés,Vale,ines@zine.example,Low Tide\n'],
      ['UTF-16', utf16('Name,Email,Outlet\nInés Vale,ines@zine.example,Low Tide\n')],
      [
        'Windows-1252',
        new Uint8Array(Buffer.from('Name;Email;Outlet\nInés Vale;ines@zine.example;Low Tide\n', 'latin1')),
      ],
    ])('with %s', async (_, csv) => {
      expect((await send(csv)).body).toMatchObject({ created: 1, merged: 0, errors: [] });
      const { body } = await artist.get<ContactPage>('/api/contacts');
      expect(body.items).toMatchObject([{ name: 'Inés Vale', email: 'ines@zine.example', outlet: 'Low Tide' }]);
    });

    it('are announced once to every tab, unless nothing was stored', async () => {
      const tabs = await Promise.all([artist.connect(), artist.connect()]);
      const events: string[] = [];
      for (const tab of tabs) tab.on('contact:import', () => events.push('import'));
      await send('Name\nAda Low', '?preview=true');
      await send('Name,Email\nAda Low,nobody');
      await send('Name\nAda Low\nInes Vale');
      // Nothing new.
      await send('Name\nAda Low');
      // Events of an account arrive in order, so earlier ones have arrived too.
      const last = tabs.map((tab) => next(tab, 'contact:upsert'));
      await add({ name: 'Zoe' });
      await Promise.all(last);
      expect(events).toEqual(['import', 'import']);
      artist.close();
    });

    it('are mapped by the artist’s columns, after a preview that stores nothing', async () => {
      const csv = 'a,b,c\nLow Tide,Ines Vale,ines@zine.example\n';
      const { body: preview } = await send(csv, '?preview=true&columns=outlet,name,email');
      expect(preview).toMatchObject({ created: 1, isPreview: true, columns: ['outlet', 'name', 'email'] });
      expect(preview.errors).toEqual([]);
      expect(await list()).toEqual([]);
    });

    it('report invalid lines, and import nothing unless asked to', async () => {
      const csv =
        'name,email\nAda,ada@zine.example\n"Two\nlines",nowhere\n,x@zine.example\n , \nIda,ida@zine.example\n';
      const { body } = await send(csv);
      // As Excel writes it: with carriage returns, also in cells, and with empty rows.
      expect((await send(csv.replaceAll('\n', '\r\n'))).body.errors).toEqual(body.errors);
      expect((await send(csv.replaceAll('\n', '\r'))).body.errors).toEqual(body.errors);
      expect(body).toMatchObject({ created: 0, merged: 0 });
      expect(body.errors).toEqual([
        { line: 3, why: 'has no valid email address: nowhere' },
        { line: 5, why: 'has no name' },
      ]);
      expect(await list()).toEqual([]);
      expect((await send(csv, '?partial=true')).body).toMatchObject({ created: 2 });
      expect(await list()).toEqual(['Ada', 'Ida']);
    });

    it('fill gaps of known contacts, once however often the file is imported', async () => {
      await add({ name: 'Ines', email: 'Ines@zine.example', note: 'Likes cellos' });
      const csv = 'name,email,role\nInes Vale,ines@zine.example,Editor\nAda,,\nAda,,\n';
      expect((await send(csv)).body).toMatchObject({ created: 1, merged: 2 });
      expect((await send(csv)).body).toMatchObject({ created: 0, merged: 3 });
      const { body } = await artist.get<ContactPage>('/api/contacts?q=ines');
      expect(body.items).toMatchObject([{ name: 'Ines', role: 'Editor', note: 'Likes cellos' }]);
    });

    it('gain notes once, and no line whose note doesn’t fit is imported', async () => {
      const { id } = await add({ name: 'Ines', email: 'ines@zine.example', note: 'Likes cellos' });
      const note = async () => (await artist.get<Contact>(`/api/contacts/${id}`)).body.note;
      const csv = 'name,email,note\nInes,ines@zine.example,Met in Leeds\n';
      for (let time = 0; time < 3; time += 1) await send(csv);
      expect(await note()).toBe('Likes cellos\nMet in Leeds');
      const long = `${csv}Ada,,\nInes,ines@zine.example,${'Plays the saw. '.repeat(132).trim()}\n`;
      const { body } = await send(long);
      expect(body).toMatchObject({ created: 0, merged: 0 });
      expect(body.errors).toEqual([{ line: 4, why: expect.stringContaining('2,000') }]);
      expect((await send(long, '?partial=true')).body).toMatchObject({ created: 1, merged: 1 });
      expect(await note()).toBe('Likes cellos\nMet in Leeds');
      expect(await list()).toEqual(['Ada', 'Ines']);
    });

    it('stay two people if they share an address, however often the file is imported', async () => {
      const csv =
        'name,outlet,email,role\nAda Fry,The Paper,music@paper.example,\nBen Roe,The Paper,music@paper.example,Editor\n' +
        ',The Desk,desk@paper.example,\nEve Low,The Desk,desk@paper.example,\nE. Low,The Desk,desk@paper.example,Host\n';
      expect((await send(csv)).body).toMatchObject({ created: 3, merged: 2 });
      expect((await send(csv)).body).toMatchObject({ created: 0, merged: 5 });
      const { body } = await artist.get<ContactPage>('/api/contacts');
      expect(body.items.map(({ name, role }) => [name, role])).toEqual([
        ['Ada Fry', ''],
        ['Ben Roe', 'Editor'],
        ['Eve Low', 'Host'],
      ]);
      expect((await artist.get<Duplicates>('/api/contacts/duplicates')).body.items).toEqual([]);
    });

    it('are all in an export, however many pages they are read in', async () => {
      const names = Array.from({ length: 450 }, (_, at) => `Person ${String(at).padStart(3, '0')}`);
      await artist.call('POST', '/api/contacts/import', ['Name', ...names].join('\n'), { 'content-type': 'text/csv' });
      const read = jest.spyOn(app.nest.get(ContactsRepository, { strict: false }), 'listAll');
      const { text } = await artist.get<string>('/api/contacts.csv');
      expect(read).not.toHaveBeenCalled();
      read.mockRestore();
      const [, ...lines] = text.trim().split('\r\n');
      expect(lines.map((line) => line.split(',')[0])).toEqual(names);
    });

    it('survive an export and import unchanged, without formulas', async () => {
      const note = '=HYPERLINK("https://evil.example","Click")';
      await add({ name: '+1 Collective', outlet: '@zine', role: '-', note });
      await add({ name: '＝1+1' });
      const { text, headers } = await artist.get<string>('/api/contacts.csv');
      expect(headers.get('content-disposition')).toContain('attachment');
      for (const line of text.split('\r\n')) expect(line.replace(/^\ufeff/, '')).not.toMatch(/(^|,)"?[=+@＝-]/);
      const other = app.visitor();
      await other.subscribe();
      const { body } = await other.call<ContactImport>('POST', '/api/contacts/import', text, {
        'content-type': 'text/csv',
      });
      expect(body).toMatchObject({ created: 2, errors: [] });
      const { body: page } = await other.get<ContactPage>('/api/contacts');
      expect(page.items).toMatchObject([
        { name: '+1 Collective', outlet: '@zine', role: '-', note },
        { name: '＝1+1' },
      ]);
    });

    it.each([
      ['an unclosed quotation mark', 'name,email\n"Ada,ada@zine.example\nIda,ida@zine.example\n', 400, 'never closed'],
      ['nothing', ' \n', 400, 'empty'],
      ['something that isn’t text', 'PK\u0003\u0004\u0000\u0000\u0000name', 400, 'no text file'],
      ['a million columns', `name${','.repeat(1_000_000)}\n`, 400, '50 are the most'],
      ['a hundred columns', `${'name,'.repeat(100)}\n`, 400, 'columns'],
      ['too many lines', 'name\n'.repeat(5002), 400, 'at most 5,000 lines'],
      ['more than 2 MB', 'x'.repeat(2 * 1024 * 1024 + 1), 413, 'at most 2 MB'],
    ])('are refused for %s', async (_, csv, status, sentence) => {
      const answer = await send(csv);
      expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(sentence)]);
      expect(await list()).toEqual([]);
    });

    it.each([
      ['declared', { 'content-length': 200 * megabyte }, 0],
      ['of unknown length', { 'transfer-encoding': 'chunked' }, 2],
    ])('are refused for 200 MB %s long before it has arrived', async (_, length, read) => {
      const held = process.memoryUsage().arrayBuffers;
      const { status, sent, peak } = await stream(200 * megabyte, length);
      expect(status).toBe(413);
      // Two sockets' buffers have more data than has been read.
      expect(sent).toBeLessThan((read + 18) * megabyte);
      expect(peak - held).toBeLessThan(40 * megabyte);
      expect(await list()).toEqual([]);
    });

    /** Sends this many zeros as a CSV file, until there is a response. */
    function stream(
      size: number,
      length: OutgoingHttpHeaders,
    ): Promise<{ status: number; sent: number; peak: number }> {
      const [zeros, url] = [Buffer.alloc(64 * 1024, '0'), `${app.url}/api/contacts/import`];
      const headers = { origin: artist.origin, cookie: artist.cookie, 'content-type': 'text/csv', ...length };
      return new Promise((resolve, reject) => {
        let [sent, peak] = [0, 0];
        const sending = request(url, { method: 'POST', headers });
        const source = Readable.from(
          (function* () {
            for (; sent < size; sent += zeros.length) {
              peak = Math.max(peak, process.memoryUsage().arrayBuffers);
              yield zeros;
            }
          })(),
          { objectMode: false },
        );
        sending.on('response', ({ statusCode = 0 }) => {
          resolve({ status: statusCode, sent, peak });
          source.destroy();
          sending.destroy();
        });
        sending.on('error', reject);
        source.pipe(sending);
      });
    }

    it('are refused as another type', async () => {
      expect((await artist.call('POST', '/api/contacts/import', 'name', { 'content-type': 'text/plain' })).status).toBe(
        415,
      );
    });
  });

  it('are found by search together with releases, and only the artist’s own', async () => {
    const { id } = await add({ name: 'Ines Vale', outlet: 'Salt & Sound', email: 'ines@zine.example' });
    const release = (await artist.post<Release>('/api/releases', { kind: 'release', title: 'Salt Road' })).body;
    const find = async (q: string, client = artist): Promise<FoundPlace[]> =>
      (await client.get<FoundPlaces>(`/api/search/places?q=${encodeURIComponent(q)}`)).body.items;
    expect((await find('salt')).map(({ kind, path }) => [kind, path])).toEqual([
      ['release', `/releases/${release.id}`],
      ['person', '/people?q=Ines+Vale'],
    ]);
    const written = { kind: 'other', title: 'Winter songs', markdown: 'Recorded in Whitby.' };
    const document = (await artist.post<{ id: string }>('/api/documents', written)).body;
    const fact = (await artist.post<{ id: string }>('/api/facts', { kind: 'preference', value: 'Born in Whitby' }))
      .body;
    expect((await find('whitby')).map(({ kind, path, detail }) => [kind, path, detail])).toEqual([
      ['document', `/documents/${document.id}`, 'Other text'],
      ['fact', '/facts', 'Remember'],
    ]);
    await artist.call('PATCH', `/api/facts/${fact.id}`, { status: 'refused' });
    expect((await find('whitby')).map(({ kind }) => kind)).toEqual(['document']);
    expect(await find('VALE ines')).toMatchObject([
      {
        id,
        title: {
          text: 'Ines Vale',
          marks: [
            [0, 4],
            [5, 9],
          ],
        },
      },
    ]);
    expect(await find('100%')).toEqual([]);
    expect(await find('!?')).toEqual([]);
    const other = app.visitor();
    await other.subscribe();
    expect(await find('salt', other)).toEqual([]);
  });

  it('with different addresses are never proposed as one, not even through a third without an address', async () => {
    const outlet = 'The Paper';
    const sams = [];
    for (const email of ['', 'sam@paper.example', 'sam@other.example'])
      sams.push(await add({ name: 'Sam', outlet, email }));
    const { body } = await artist.get<Duplicates>('/api/contacts/duplicates');
    expect(body.items).toHaveLength(1);
    expect(new Set(body.items[0]?.contacts.map(({ email }) => email)).size).toBe(2);
    expect(body.items[0]?.contacts.map(({ id }) => id)).toContain(sams[0]?.id);
  });

  it('are found and merged if duplicate, with a preview', async () => {
    const kept = await add({ name: 'Ines Vale', email: 'ines@zine.example' });
    const double = await add({ name: 'I. Vale', email: 'INES@zine.example', role: 'Editor', note: 'Met in Leeds' });
    await add({ name: 'Ada' });
    const { body } = await artist.get<Duplicates>('/api/contacts/duplicates');
    expect(body.items.map(({ why, contacts }) => [why, contacts.length])).toEqual([['Same email address', 2]]);
    const ids = [kept.id, double.id];
    expect((await artist.post<Contact>('/api/contacts/merge?preview=true', { ids })).body.role).toBe('Editor');
    expect(await list()).toHaveLength(3);
    const { body: result } = await artist.post<Contact>('/api/contacts/merge', { ids });
    expect(result).toMatchObject({ id: kept.id, name: 'Ines Vale', role: 'Editor', note: 'Met in Leeds' });
    expect(await list()).toEqual(['Ada', 'Ines Vale']);
  });

  it('aren’t merged while their notes are too long together, and none is lost', async () => {
    const [long, more] = ['Likes cellos. '.repeat(100).trim(), 'Met in Leeds. '.repeat(100).trim()];
    const ids = [];
    for (const note of [long, more]) ids.push((await add({ name: 'Ines Vale', note })).id);
    for (const query of ['?preview=true', '']) {
      const { status, body } = await artist.post<ErrorBody>(`/api/contacts/merge${query}`, { ids });
      expect([status, body.code]).toEqual([409, 'notes_too_long']);
    }
    const { body } = await artist.get<ContactPage>('/api/contacts');
    expect(body.items.map(({ note }) => note).toSorted()).toEqual([long, more]);
  });
});
