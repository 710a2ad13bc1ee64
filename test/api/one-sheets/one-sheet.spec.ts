import { getQueueToken } from '@nestjs/bull';
import { jest } from '@jest/globals';
import type { Queue } from 'bull';
import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '../../../contract/errors.js';
import type {
  OneSheet,
  SheetContent,
  SheetPreview,
  SheetStage,
  SheetVersion,
} from '../../../contract/one-sheets/one-sheet.js';
import type { User } from '../../../contract/account/user.js';
import { TooManyTries } from '../../../backend/src/common/app-error.js';
import { dayIn } from '../../../backend/src/common/local-day.js';
import { RateLimits } from '../../../backend/src/http/rate-limits.js';
import { OneSheetGenerationService } from '../../../backend/src/pdf/one-sheets/one-sheet-generation.service.js';
import { SheetPrinter } from '../../../backend/src/pdf/printer/sheet-printer.js';
import { Storage } from '../../../backend/src/providers/storage/storage.js';
import { Assistant } from '../../../backend/src/providers/assistant/assistant.js';
import { describeApp } from '../../support/describe-app.js';
import { addMessages, addOneSheetVersion, ago, zoneOnAnotherDay } from '../../support/factories.js';
import type { Client } from '../../support/client.js';
import { readPdf } from '../../support/files/pdf.js';
import { next, until } from '../../support/replies.js';
import { statementsDuring } from '../../support/statements.js';
import { addUnfinishedJobs } from '../../support/worker.js';

/** The outcome of a one-sheet request. */
interface Sheet {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

describe('one-sheets', () => {
  let artist: Client;
  let user: User;
  let chatId: string;
  /** The worker's model calls. */
  let asked: jest.Spied<Assistant['completeJson']>;

  const { app, worker } = describeApp({ worker: true });

  beforeAll(async () => {
    asked = jest.spyOn(worker.get(Assistant, { strict: false }), 'completeJson');
  });
  beforeEach(async () => {
    artist = app.visitor();
    user = await artist.subscribe();
    await profile({});
    chatId = (await artist.chat()).id;
  });
  afterEach(() => artist.close());

  const profile = (overrides: object) =>
    artist.call('PUT', '/api/onboarding', {
      name: 'Mara Quill',
      musicGenre: 'Dream pop',
      location: 'Leeds, UK',
      website: 'https://mara.example',
      spotifyUrl: '',
      instagramUrl: '',
      twitterUrl: '',
      ...overrides,
    });
  /** Adds messages to the chat, alternating between artist and assistant. Returns their ids. */
  async function write(...said: string[]): Promise<string[]> {
    return addMessages(app.database, chatId, said);
  }
  async function ask(body: object = { chatId }): Promise<Sheet> {
    const response = await fetch(`${app.url}/api/generate-pdf`, {
      method: 'POST',
      headers: { cookie: artist.cookie, origin: app.env.publicUrl, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }
  const textOf = async ({ bytes }: Sheet): Promise<string> => (await readPdf(bytes)).text.replace(/\s+/g, ' ');
  const idIn = ({ headers }: Sheet, name: string): string => headers.get(name) ?? '';
  const sheetOf = async (sheet: Sheet): Promise<OneSheet> =>
    (await artist.get<OneSheet>(`/api/one-sheets/${idIn(sheet, 'x-sheet-id')}`)).body;

  it('is made from the profile and the conversation, downloads as one_sheet.pdf and appears in every tab’s library', async () => {
    const [said] = await write(
      'My single is called Iron Tide and comes out on 18 December 2026. For fans of Beach House. We have 12,400 monthly listeners on Spotify.',
      'Lovely. “A stunning masterpiece” — The Guardian. 90,000 streams!',
    );
    const socket = await artist.connect();
    const stages: SheetStage[] = [];
    socket.on('one-sheet:progress', ({ stage }) => stages.push(stage));
    const added = next(socket, 'media:upsert');
    const sheet = await ask();

    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(sheet.headers.get('content-disposition')).toBe('attachment; filename="one_sheet.pdf"');
    expect(sheet.headers.get('x-content-type-options')).toBe('nosniff');
    expect(sheet.headers.get('cache-control')).toBe('private, no-store');
    const text = await textOf(sheet);
    for (const words of [
      'Mara Quill makes Dream pop',
      'Iron Tide',
      '18 December 2026',
      'Beach House',
      '12,400',
      'Leeds',
    ]) {
      expect(text.toLowerCase()).toContain(words.toLowerCase());
    }
    // The assistant's own words are not facts.
    for (const words of ['Guardian', '90,000', 'masterpiece']) expect(text).not.toContain(words);

    const { file } = await added;
    expect(file).toMatchObject({
      id: idIn(sheet, 'x-media-id'),
      fileName: expect.stringMatching(/^Mara Quill press one-sheet \d{4}-\d\d-\d\d\.pdf$/),
      fileType: 'application/pdf',
      sizeBytes: sheet.bytes.length,
      sheetId: idIn(sheet, 'x-sheet-id'),
    });
    await until(() => Promise.resolve(stages.includes('saved')));
    expect(new Set(stages)).toEqual(new Set(['drafting', 'layout', 'printing', 'saved']));
    const { versions, chatId: from } = await sheetOf(sheet);
    expect(from).toBe(chatId);
    expect(versions).toMatchObject([{ number: 1, mediaId: file.id, design: { variant: 'press', paper: 'a4' } }]);
    expect(versions[0]?.sources).toMatchObject({
      artistName: { from: 'profile' },
      forFansOf: { from: 'chat', messageId: said },
      'numbers.0': { from: 'chat', messageId: said },
    });
    const noted = await app.database.query('SELECT subject FROM activity WHERE user_id = $1 AND kind = $2', [
      user.id,
      'one_sheet_made',
    ]);
    expect(noted).toEqual([{ subject: file.id }]);
  });

  it('the assistant’s question explains a figure, but isn’t evidence itself', async () => {
    const question = 'Do you have 90,000 streams? And how many monthly listeners on Spotify?';
    const [, , answer] = await write('Hello', `${'x'.repeat(1000)}${question}`, '12,400', 'Thank you.');
    const number = { what: 'monthly listeners', source: 'Spotify', asOf: '', message: 2, says: 'states' };
    asked.mockClear();
    asked.mockResolvedValueOnce({
      ...{ finish: 'stop', usage: null, model: 'fake' },
      value: {
        numbers: [
          { ...number, figure: '12,400', evidence: '12,400' },
          { ...number, figure: '90,000', what: 'streams', evidence: '90,000 streams' },
        ],
      },
    });
    const { versions } = await sheetOf(await ask());
    expect(versions[0]?.content.numbers).toEqual([
      { figure: '12,400', what: 'monthly listeners', source: 'Spotify', asOf: '' },
    ]);
    expect(versions[0]?.sources['numbers.0']).toEqual({ from: 'chat', messageId: answer });
    const said = asked.mock.calls[0]?.[0].prompt.turns.at(-1)?.text;
    expect(said).toContain(`x${question}","text":"12,400"`);
    expect(said?.length).toBeLessThan(600);
  });

  it('notes are used, dated by when they were made', async () => {
    await write('Hello', 'Hi.', 'For fans of Beach House. Our label is Low Tide Records.', 'Noted.');
    const notes = ['Our label is Fika Recordings', 'We have 9,000 monthly listeners on Spotify'];
    for (const text of notes) await artist.post('/api/facts', { kind: 'preference', value: text });
    const { versions } = await sheetOf(await ask());
    expect(versions[0]?.content).toMatchObject({
      forFansOf: 'Beach House',
      release: { label: 'Fika Recordings' },
      numbers: [{ figure: '9,000', source: 'Spotify' }],
    });
    expect(versions[0]?.sources).toMatchObject({ 'release.label': { from: 'note' }, 'numbers.0': { from: 'note' } });
    const { versions: ofNoChat } = await sheetOf(await ask({}));
    expect(ofNoChat[0]?.content.release.label).toBe('Fika Recordings');
  });

  it('twenty concurrent calls are one job, one model call, one sheet', async () => {
    await write('Make my one-sheet');
    asked.mockClear();
    const sheets = await Promise.all(Array.from({ length: 20 }, () => ask()));
    expect(sheets.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(sheets.map((sheet) => idIn(sheet, 'x-media-id'))).size).toBe(1);
    expect(asked).toHaveBeenCalledTimes(1);
    const rows = await app.database.query('SELECT 1 FROM one_sheets WHERE user_id = $1', [user.id]);
    expect(rows).toHaveLength(1);
    // The next request makes a new one.
    const later = await ask();
    expect(idIn(later, 'x-sheet-id')).not.toBe(idIn(sheets[0]!, 'x-sheet-id'));
  });

  it('concurrent calls don’t exceed the rate limit', async () => {
    await write('Make my one-sheet');
    asked.mockClear();
    const limits = app.nest.get(RateLimits, { strict: false });
    const count = limits.count.bind(limits);
    let calls = 0;
    const counting = jest.spyOn(limits, 'count').mockImplementation(async (...counted) => {
      if (counted[0]?.[0].name === 'one-sheet-ask') calls += 1;
      if (counted[0]?.[0].name !== 'one-sheet') return count(...counted);
      // Any request that would join has arrived by then.
      await until(() => Promise.resolve(calls === 10));
      await app.database.query('SELECT pg_sleep(0.3)');
      throw new TooManyTries(60);
    });
    try {
      const sheets = await Promise.all(Array.from({ length: 10 }, () => ask()));
      expect(sheets.map(({ status }) => status)).toEqual(Array(10).fill(429));
    } finally {
      counting.mockRestore();
    }
    expect(asked).not.toHaveBeenCalled();
    expect(await app.database.query('SELECT 1 FROM one_sheets WHERE user_id = $1', [user.id])).toEqual([]);
    expect((await ask()).status).toBe(200);
  });

  it('concurrent calls for one sheet count once', async () => {
    const limits = app.nest.get(RateLimits, { strict: false });
    const [counting, givingBack] = [jest.spyOn(limits, 'count'), jest.spyOn(limits, 'refund')];
    try {
      await Promise.all(Array.from({ length: 5 }, () => ask()));
      const counted = counting.mock.calls.filter(([first]) => first?.[0].name === 'one-sheet').length;
      expect(counted - givingBack.mock.calls.length).toBe(1);
    } finally {
      counting.mockRestore();
      givingBack.mockRestore();
    }
  });

  it('without a subscription returns 402 without calling the model', async () => {
    asked.mockClear();
    for (const state of [{ status: 'canceled', endsInDays: -1 }, { status: 'unpaid' }]) {
      artist = app.visitor();
      await artist.subscribe(state);
      expect((await ask({})).status).toBe(402);
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('can’t be made from another account’s chat or by a foreign page', async () => {
    const other = app.visitor();
    await other.subscribe();
    expect((await other.post('/api/generate-pdf', { chatId })).status).toBe(404);
    const foreign = await artist.call('POST', '/api/generate-pdf', { chatId }, { origin: 'https://evil.test' });
    expect(foreign.status).toBe(403);
    expect((await artist.post('/api/generate-pdf', { chatId: 'x' })).status).toBe(400);
  });

  it('without a chat uses the most recently active one; without the model only the profile', async () => {
    await write('For fans of Beach House [sandbox:error]');
    const text = await textOf(await ask({}));
    expect(text.toLowerCase()).toContain('mara quill');
    expect(text).not.toContain('Beach House');
  });

  it('prints profile values as plain text', async () => {
    const hostile = '<script>document.body.innerHTML="PWN"</script><iframe src="file:///etc/passwd">';
    await profile({ name: hostile, musicGenre: hostile });
    const text = await textOf(await ask());
    expect(text.replaceAll(' ', '').toLowerCase()).toContain('<script>document.body.innerhtml="pwn"</script>');
    expect(text).not.toContain('root:');
  });

  it('uses the paper size of the artist’s country', async () => {
    await profile({ location: 'Austin, TX' });
    const { versions } = await sheetOf(await ask());
    expect(versions[0]?.design.paper).toBe('letter');
  });

  describe('edited', () => {
    let first: OneSheet;
    let content: SheetContent;

    beforeEach(async () => {
      await write('For fans of Beach House');
      first = await sheetOf(await ask());
      content = first.versions[0]!.content;
    });

    const design = (overrides: object = {}) => ({ ...first.versions[0]!.design, ...overrides });
    const save = (body: object) => artist.post<SheetVersion & ErrorBody>(`/api/one-sheets/${first.id}/versions`, body);

    it('is a new version with its own file; changes count as the artist’s word', async () => {
      const edited = { ...content, credential: 'Supported Low in 2025', pastVenues: 'Brudenell Social Club' };
      // The file is named with the artist's day.
      const timeZone = zoneOnAnotherDay();
      await app.database.query('UPDATE users SET time_zone = $2 WHERE id = $1', [user.id, timeZone]);
      const { status, body } = await save({ baseNumber: 1, content: edited, design: design({ variant: 'booking' }) });
      expect(status).toBe(201);
      expect(body).toMatchObject({ number: 2, content: edited, design: { variant: 'booking' } });
      expect(body.sources).toMatchObject({
        credential: { from: 'edit' },
        forFansOf: { from: 'chat' },
        artistName: { from: 'profile' },
      });
      const files = await app.database.query<{ file_name: string }>(
        'SELECT file_name FROM media_files WHERE user_id = $1 ORDER BY created_at DESC',
        [user.id],
      );
      expect(files.map(({ file_name: name }) => name)).toEqual([
        `Mara Quill booking one-sheet ${dayIn(timeZone, new Date())} v2.pdf`,
        expect.stringMatching(/^Mara Quill press one-sheet/),
      ]);
    });

    it('reads no other versions of the sheet', async () => {
      const statements = await statementsDuring(app, () =>
        save({ baseNumber: 1, content: { ...content, mood: 'wistful' }, design: design() }),
      );
      const reads = statements.filter(
        (sql) => /FROM one_sheets? |FROM one_sheet_versions /.test(sql) && !sql.includes('INSERT'),
      );
      expect(reads.length).toBeGreaterThan(0);
      for (const sql of reads) expect(sql).toContain('v.number = $3');
    });

    it('prefills the next sheet with what was confirmed', async () => {
      const edited = {
        ...content,
        credential: 'Supported Low in 2025',
        contact: { ...content.contact, role: 'Manager' },
      };
      const look = design({ variant: 'booking', accent: '#0f766e' });
      expect((await save({ baseNumber: 1, content: edited, design: look })).status).toBe(201);
      const { versions } = await sheetOf(await ask());
      expect(versions[0]).toMatchObject({
        number: 1,
        content: { credential: 'Supported Low in 2025', forFansOf: 'Beach House', contact: { role: 'Manager' } },
        design: { variant: 'press', accent: '#0f766e' },
        sources: { credential: { from: 'edit' }, forFansOf: { from: 'chat' } },
      });
    });

    it('repeating a save returns the same version; a different one on the same base is refused', async () => {
      // Saving is slow, so the second request arrives during the first.
      await app.database.query(
        `CREATE FUNCTION take_time() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN PERFORM pg_sleep(0.5); RETURN NULL; END'`,
      );
      await app.database.query('CREATE TRIGGER slow AFTER INSERT ON one_sheet_versions EXECUTE FUNCTION take_time()');
      const body = { baseNumber: 1, content: { ...content, mood: 'wistful' }, design: design() };
      const [one, again] = await Promise.all([save(body), save(body)]);
      await app.database.query('DROP FUNCTION take_time CASCADE');
      const third = await save(body);
      expect([one.body, again.body]).toEqual([third.body, third.body]);
      const { status, body: refusal } = await save({ ...body, content: { ...content, mood: 'loud' } });
      expect([status, refusal.code]).toEqual([409, 'newer_version_exists']);
      const rows = await app.database.query('SELECT number FROM one_sheet_versions WHERE sheet_id = $1', [first.id]);
      expect(rows).toHaveLength(2);
    });

    it('gets its file within a minute if Redis lost its job', async () => {
      const edited = { ...content, mood: 'wistful' };
      const design = first.versions[0]?.design;
      await addOneSheetVersion(app.database, {
        ...{ sheetId: first.id, number: 2, content: edited, createdAt: ago(61_000) },
        ...(design && { design }),
      });
      const isSaved = next(await artist.connect(), 'one-sheet:progress', ({ stage }) => stage === 'saved');
      await addUnfinishedJobs(worker);
      await isSaved;
      const { body } = await artist.get<OneSheet>(`/api/one-sheets/${first.id}`);
      expect(body.versions[1]).toMatchObject({ number: 2, content: edited, mediaId: expect.any(String) });
    });

    it('leaves neither version nor file if it times out while the file is being stored', async () => {
      const generation = worker.get(OneSheetGenerationService, { strict: false });
      const storage = worker.get(Storage, { strict: false });
      const job = { userId: user.id, sheetId: first.id, number: 2, mediaId: randomUUID(), chatId: null, deadline: 0 };
      const design = first.versions[0]?.design;
      await addOneSheetVersion(app.database, { sheetId: first.id, number: 2, content, ...(design && { design }) });
      const save = storage.save.bind(storage);
      const saving = jest.spyOn(storage, 'save').mockImplementation(async (key, content) => {
        await generation.discard(job);
        await save(key, content);
      });
      await expect(generation.make(job, () => Promise.resolve(), new AbortController().signal)).rejects.toThrow();
      saving.mockRestore();
      expect(
        await app.database.query('SELECT 1 FROM one_sheet_versions WHERE number = 2 AND sheet_id = $1', [first.id]),
      ).toEqual([]);
      expect(await app.database.query('SELECT 1 FROM media_files WHERE id = $1', [job.mediaId])).toEqual([]);
      expect((await storage.listOwned(user.id)).filter((key) => key.includes(job.mediaId))).toEqual([]);
    });

    it('has a preview page without scripts that stores nothing', async () => {
      const { status, body } = await artist.post<SheetPreview>(`/api/one-sheets/${first.id}/preview`, {
        content: { ...content, mood: '<img src=x onerror=alert(1)>' },
        design: design({ variant: 'playlist', paper: 'letter' }),
      });
      expect(status).toBe(200);
      expect(body.html).toContain('&lt;img src=x');
      expect(body.html).not.toMatch(/<script|<img src=x/);
      expect((await artist.get<OneSheet>(`/api/one-sheets/${first.id}`)).body).toEqual(first);
    });

    it('lays out only the newest preview request; older ones end', async () => {
      const previews = app.nest.get<Queue>(getQueueToken('sheet-previews'), { strict: false });
      const printing = jest.spyOn(worker.get(SheetPrinter, { strict: false }), 'preview');
      const look = (n: number) =>
        artist.post<SheetPreview & ErrorBody>(`/api/one-sheets/${first.id}/preview`, {
          content: { ...content, credential: `Supported Low ${n} times` },
          design: design(),
        });
      await previews.pause();
      const looks: ReturnType<typeof look>[] = [];
      for (let n = 1; n <= 5; n += 1) {
        looks.push(look(n));
        await until(async () => (await previews.getPausedCount()) === n);
      }
      const replaced = await Promise.all(looks.slice(0, 4));
      expect(replaced.map(({ status, body }) => [status, body.code])).toEqual(Array(4).fill([409, 'preview_replaced']));
      await previews.resume();
      const last = await looks[4]!;
      expect([last.status, last.body.html]).toEqual([200, expect.stringContaining('Supported Low 5 times')]);
      expect(printing).toHaveBeenCalledTimes(1);
      printing.mockRestore();
    });

    it('previews each change with the same fonts and pictures', async () => {
      const look = async (credential: string) =>
        (
          await artist.post<SheetPreview>(`/api/one-sheets/${first.id}/preview`, {
            content: { ...content, credential },
            design: design(),
          })
        ).body.html;
      const [one, other] = [await look('wistful'), await look('loud')];
      expect(one).toContain('wistful');
      expect(other).not.toContain('wistful');
      expect(other.replaceAll('loud', 'wistful')).toBe(one);
      expect(other).toMatch(/@font-face.*src:url\(data:font/);
    });

    it('refuses content that is invalid or too long, with a sentence', async () => {
      const tooMany = Array.from({ length: 13 }, () => ({ text: 'a', outlet: 'b', link: '' }));
      const wrong: [object, RegExp][] = [
        [{ content: { ...content, artistName: '' }, design: design() }, /Artist name/],
        [{ content: { ...content, quotes: tooMany }, design: design() }, /At most 12 quotes/],
        [{ content: { ...content, videoLink: 'javascript:alert(1)' }, design: design() }, /valid URL/],
        [{ content: { ...content, more: 1 }, design: design() }, /has no more/],
        [{ content: { ...content, bio: 'a'.repeat(8001) }, design: design() }, /at most 8,000/],
        [{ content: { ...content, bio: 'half \ud83d of it' }, design: design() }, /Bio contains half of a character/],
        [
          { content: { ...content, release: { ...content.release, tracks: ['\udc00'] } }, design: design() },
          /Track contains/,
        ],
        [{ content: [], design: design() }, /object/],
        [{ content, design: design({ accent: 'red;}' }) }, /colour/],
        [{ content, design: design({ photoId: '../x' }) }, /photo/],
        [{ content, design: design(), baseNumber: 0 }, /baseNumber/],
      ];
      for (const [body, sentence] of wrong) {
        const { status, text } = await save({ baseNumber: 1, ...body });
        expect([status, text]).toEqual([400, expect.stringMatching(sentence)]);
      }
    });

    it('is a 404 for other accounts', async () => {
      const other = app.visitor();
      await other.subscribe();
      const body = { baseNumber: 1, content, design: design() };
      const path = `/api/one-sheets/${first.id}`;
      expect((await other.get(path)).status).toBe(404);
      expect((await other.post(`${path}/preview`, body)).status).toBe(404);
      expect((await other.post(`${path}/versions`, body)).status).toBe(404);
      expect((await artist.get(`/api/one-sheets/${randomUUID()}`)).status).toBe(404);
    });
  });
});
