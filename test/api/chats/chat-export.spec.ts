import { jest } from '@jest/globals';
import { getQueueToken } from '@nestjs/bull';
import type { Queue } from 'bull';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { ChatExportsService } from '../../../backend/src/chat-export/chat-exports.service.js';
import { ChatRecordsRepository } from '../../../backend/src/chats/history/chat-records.repository.js';
import { Printer } from '../../../backend/src/providers/printer/printer.js';
import { Storage } from '../../../backend/src/providers/storage/storage.js';
import type { Attachment } from '../../../contract/attachments/attachment.js';
import type { ErrorBody } from '../../../contract/errors.js';
import { describeApp } from '../../support/describe-app.js';
import { addMessages, ago, buildChatExport, minutes } from '../../support/factories.js';
import type { Client } from '../../support/client.js';
import { wholeText } from '../../support/files/pdf.js';
import { lastOf, until } from '../../support/replies.js';
import { runTask } from '../../support/worker.js';
import { unzip } from '../../support/files/zip.js';

describe('a chat as a file', () => {
  let artist: Client;
  let chatId: string;
  let canary: Server;
  let canaryHits = 0;

  const { app, worker } = describeApp({ worker: true });

  beforeAll(async () => {
    canary = createServer((_request, response) => {
      canaryHits += 1;
      response.end();
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  });
  afterAll(async () => {
    canary.close();
  });
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
    chatId = (await artist.chat()).id;
    await artist.call('PATCH', `/api/chats/${chatId}`, { title: 'Salt Road: the "plan" / Café' });
  });

  afterEach(() => jest.restoreAllMocks());

  const write = (...said: string[]) =>
    addMessages(
      app.database,
      chatId,
      said.map((text) => ({ text, createdAt: new Date('2026-11-20T22:30:00Z') })),
    );
  const say = (text: string) => addMessages(app.database, chatId, [{ text, isUser: true }]);
  const userId = async () => (await artist.get<{ id: string }>('/api/user')).body.id;
  /** An account's stored export files, and their rows. */
  async function left(id?: string): Promise<[files: string[], rows: string[]]> {
    const owner = id ?? (await userId());
    const keys = await worker.get(Storage, { strict: false }).listOwned(owner);
    const rows = await app.database.query<{ id: string }>('SELECT id FROM chat_exports WHERE user_id = $1', [owner]);
    return [keys.filter((key) => key.startsWith('chat-exports/')), rows.map((row) => row.id)];
  }
  /** Records the number of messages in each page; `then` runs after each page. */
  function spyOnPages(then?: (page: number) => Promise<void>): { sizes: number[] } {
    const records = worker.get(ChatRecordsRepository, { strict: false });
    const findAt = records.findAt.bind(records);
    const sizes: number[] = [];
    jest.spyOn(records, 'findAt').mockImplementation(async (...asked) => {
      const rows = await findAt(...asked);
      if (rows) sizes.push(rows.length);
      await then?.(sizes.length);
      return rows;
    });
    return { sizes };
  }
  async function take(format: string, query = ''): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
    const response = await fetch(`${app.url}/api/chats/${chatId}/export?format=${format}${query}`, {
      headers: { cookie: artist.cookie },
    });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  it('as Markdown is in order, with the reader’s names and times, and typed text as typed', async () => {
    await write('Is **this** a _pitch_?\n# no heading', '**Yes.** Send it:\n\n1. Monday\n2. Friday');
    const { status, headers, bytes } = await take('md', '&timeZone=Asia/Tokyo');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/markdown; charset=utf-8']);
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''Salt%20Road%20the%20plan%20Caf%C3%A9.md`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    const text = bytes.toString();
    expect(text).toContain('# Salt Road: the "plan" / Café');
    expect(text).toContain('## Mara Quill · Nov 21, 2026 7:30 AM');
    expect(text).toContain('Is \\*\\*this\\*\\* a \\_pitch\\_?  \n\\# no heading');
    expect(text).toContain('## Fanfare · Nov 21, 2026 7:30 AM\n\n**Yes.** Send it:\n\n1. Monday\n2. Friday');
    const elsewhere = await take('md', '&timeZone=Nowhere/Else');
    expect(elsewhere.bytes.toString()).toContain('## Mara Quill · Nov 20, 2026 10:30 PM');
  });

  it('as a Word document has native lists, tables and links', async () => {
    await write(
      'Plan?',
      '## Plan\n\n1. First\n2. Second\n\n| Day | What |\n|---|---|\n| Fri | **Go** |\n\n[site](https://example.com) [bad](javascript:alert(1)) ![x](https://evil.test/x.png)',
    );
    const { status, headers, bytes } = await take('docx');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('wordprocessingml');
    const parts = await unzip(bytes);
    const body = String(parts.get('word/document.xml'));
    expect(body).toContain('<w:tbl>');
    expect(body).toMatch(/<w:numPr>.*First/s);
    expect(body).toContain('<w:pStyle w:val="Heading2"/>');
    const links = String(parts.get('word/_rels/document.xml.rels'));
    expect(links).toContain('https://example.com/');
    expect(links).not.toContain('javascript:');
    expect([...parts.keys()].filter((name) => name.startsWith('word/media/'))).toEqual([]);
  });

  it('as a PDF is printed without scripts or network', async () => {
    const here = `http://127.0.0.1:${(canary.address() as AddressInfo).port}`;
    const hostile = [
      `<img src="${here}/a"><link rel="stylesheet" href="${here}/b"><iframe src="file:///etc/passwd"></iframe>`,
      `<script>document.body.innerHTML = 'PWN'; fetch('${here}/c')</script><style>@import url(${here}/d)</style>`,
      `<meta http-equiv="refresh" content="0;url=${here}/e"><object data="${here}/f"></object><base href="${here}">`,
      `![picture](${here}/g) <svg><image href="${here}/h"/></svg>`,
    ].join('\n\n');
    await write(hostile, hostile);
    const { status, headers, bytes } = await take('pdf');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(canaryHits).toBe(0);
  });

  it('names a message’s attachments, as typed, without their text', async () => {
    const attachment = {
      id: randomUUID(),
      text: `Fee: 900 <img src="http://x.test/a"> *now*. ${'Kind words. '.repeat(9)}`,
    };
    const { body } = await artist.post<Attachment>('/api/attachments/text', attachment);
    const message = { message: 'Is this fair?', clientMessageId: randomUUID(), attachmentIds: [attachment.id] };
    expect((await artist.post(`/api/chats/${chatId}/messages`, message)).status).toBe(201);
    await until(async () => lastOf(await artist.messages(chatId)).status === 'complete');
    expect(body.name).toBe('“Fee: 900 <img src="http://x.test/a"> *now*. Kind words. Kind…”');
    const markdown = (await take('md')).bytes.toString();
    expect(markdown).toContain(
      'Is this fair?\n\n*Attached: “Fee: 900 \\<img src="http://x.test/a"\\> \\*now\\*. Kind words. Kind…”*\n',
    );
    const word = String((await unzip((await take('docx')).bytes)).get('word/document.xml'));
    expect(word).toContain('Attached: “Fee: 900 &lt;img src=');
    const printed = await wholeText((await take('pdf')).bytes);
    expect(printed).toContain('Attached:“Fee:900<imgsrc="http://x.test/a">*now*.Kindwords.Kind…”');
    for (const text of [markdown, word, printed]) expect(text.match(/Kind ?words/g)).toHaveLength(1);
  });

  it.each(['md', 'docx', 'pdf'])('as %s shows an endlessly nested reply as written', async (format) => {
    await write('Quote me', '>'.repeat(12_000));
    expect((await take(format)).status).toBe(200);
  });

  it('shortens a long title between characters', async () => {
    await artist.call('PATCH', `/api/chats/${chatId}`, { title: `${'a'.repeat(79)}😀 and more` });
    const { status, headers } = await take('md');
    expect([status, headers.get('content-disposition')]).toEqual([200, `attachment; filename=${'a'.repeat(79)}.md`]);
  });

  it('serves ten concurrent requests for the same document', async () => {
    await write('Hello', 'Hi');
    const answers = await Promise.all(Array.from({ length: 10 }, () => take('pdf')));
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.length}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  it('run a few at a time per artist, and don’t delay other artists', async () => {
    const documents = app.nest.get<Queue>(getQueueToken('documents'), { strict: false });
    await write('Hello', 'Hi');
    await documents.pause();
    try {
      // Different time zones, so no two documents are the same.
      const zones = Array.from({ length: 20 }, (_, at) => `Etc/GMT${at < 10 ? '-' : '+'}${(at % 10) + 1}`);
      const asked = zones.map((zone) => take('docx', `&timeZone=${encodeURIComponent(zone)}`));
      const refused: number[] = [];
      for (const one of asked)
        void one.then(({ status, headers }) => status === 429 && refused.push(Number(headers.get('retry-after'))));
      // Nothing is generated in the meantime, so the accepted ones stay and all others are rejected.
      await until(() => Promise.resolve(refused.length === 8));
      expect(new Set(refused)).toEqual(new Set([5]));
      await until(async () => (await documents.getPausedCount()) === 2);
      await documents.resume();
      const statuses = (await Promise.all(asked)).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    } finally {
      await documents.resume();
    }
  });

  it('as Markdown queue like the others', async () => {
    const documents = app.nest.get<Queue>(getQueueToken('documents'), { strict: false });
    await write('Hello', 'Whose turn is it?');
    await documents.pause();
    try {
      const others = ['Etc/GMT+1', 'Etc/GMT+2'].map((zone) => take('docx', `&timeZone=${encodeURIComponent(zone)}`));
      await until(async () => (await documents.getPausedCount()) === 2);
      const asked = Array.from({ length: 15 }, () => take('md'));
      let refused = 0;
      for (const one of asked) void one.then(({ status }) => (refused += Number(status === 429)));
      await until(() => Promise.resolve(refused === 5));
      await documents.resume();
      const statuses = (await Promise.all([...others, ...asked])).map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(12);
    } finally {
      await documents.resume();
    }
  });

  it('queue only ids, read no result from the queue, and leave no job or file behind', async () => {
    const documents = app.nest.get<Queue>(getQueueToken('documents'), { strict: false });
    const redis = app.nest.get(Redis, { strict: false });
    await write('My secret release date', 'Noted.');
    const results: unknown[] = [];
    const onCompleted = (_id: string, result: unknown) => results.push(result);
    documents.on('global:completed', onCompleted);
    await documents.pause();
    const taken = take('docx', '&timeZone=Asia/Tokyo');
    await until(async () => (await documents.getPausedCount()) === 1);
    const [job] = await documents.getJobs(['paused', 'waiting']);
    expect(job?.data).toEqual({
      id: job?.id,
      userId: await userId(),
      chatId,
      format: 'docx',
      timeZone: 'Asia/Tokyo',
    });
    await documents.resume();
    expect((await taken).status).toBe(200);
    await until(() => Promise.resolve(results.length === 1));
    documents.removeListener('global:completed', onCompleted);
    expect([undefined, null, 'null']).toContain(results[0]);
    await until(async () => (await documents.getJob(job?.id ?? '')) === null);
    expect(await left()).toEqual([[], []]);
    const keys = await redis.keys(`${app.env.redisPrefix}:*`);
    const hashes = await Promise.all(
      keys.map(async (key) => ((await redis.type(key)) === 'hash' ? Object.values(await redis.hgetall(key)) : [])),
    );
    expect(hashes.flat().filter((value) => value.includes('My secret'))).toEqual([]);
  });

  it.each(['md', 'docx'])('as %s read a long chat in pages, each message once and in order', async (format) => {
    await write(...Array.from({ length: 1000 }, (_, at) => `word${at + 1}.`));
    const read = spyOnPages();
    const { status, bytes } = await take(format);
    expect(status).toBe(200);
    const text = format === 'md' ? bytes.toString() : await bodyOf(bytes);
    expect(numbersIn(text)).toEqual(Array.from({ length: 1000 }, (_, at) => at + 1));
    expect(read.sizes).toEqual([200, 200, 200, 200, 200]);
  });

  it('read fewer long messages at a time', async () => {
    await write(...Array.from({ length: 20 }, () => 'a '.repeat(60_000)));
    const read = spyOnPages();
    expect((await take('md')).status).toBe(200);
    expect(read.sizes).toEqual([4, 4, 4, 4, 4]);
  });

  it('too long for one Word document are a ZIP archive of numbered parts with every message once', async () => {
    await write(...Array.from({ length: 4100 }, (_, at) => `word${at + 1}.`));
    const { status, headers, bytes } = await take('docx');
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(headers.get('content-disposition')).toContain(`filename*=UTF-8''Salt%20Road%20the%20plan%20Caf%C3%A9.zip`);
    const parts = await unzip(bytes);
    expect([...parts.keys()]).toEqual([1, 2, 3].map((part) => `Salt Road the plan Café-part-${part}-of-3.docx`));
    const bodies = await Promise.all([...parts.values()].map(bodyOf));
    expect(bodies.map((body) => /Part \d of \d/.exec(body)?.[0])).toEqual([
      'Part 1 of 3',
      'Part 2 of 3',
      'Part 3 of 3',
    ]);
    expect(bodies.flatMap(numbersIn)).toEqual(Array.from({ length: 4100 }, (_, at) => at + 1));
  });

  it('as PDFs have parts limited by messages and by characters', async () => {
    const long = 'a long line of words '.repeat(6000);
    await write(...Array.from({ length: 501 }, (_, at) => `word${at + 1}.`), long, long, long);
    const { status, bytes } = await take('pdf');
    expect(status).toBe(200);
    const texts = await Promise.all([...(await unzip(bytes)).values()].map(wholeText));
    expect(texts.map((text) => numbersIn(text).length)).toEqual([500, 1, 0, 0]);
  });

  it('print one part at a time, so that one-sheets keep the other page', async () => {
    const printer = worker.get(Printer, { strict: false });
    const print = printer.print.bind(printer);
    let running = 0;
    let most = 0;
    jest.spyOn(printer, 'print').mockImplementation(async (...asked) => {
      most = Math.max(most, (running += 1));
      return print(...asked).finally(() => (running -= 1));
    });
    await write(...Array.from({ length: 1200 }, (_, at) => `word${at + 1}.`));
    const answers = await Promise.all([take('pdf'), take('pdf', '&timeZone=Asia/Tokyo')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(most).toBe(1);
  });

  it('retry only the part that failed to print', async () => {
    const printer = worker.get(Printer, { strict: false });
    const print = printer.print.bind(printer);
    let prints = 0;
    jest.spyOn(printer, 'print').mockImplementation(async (...asked) => {
      prints += 1;
      if (prints === 2) throw new Error('The browser crashed');
      return print(...asked);
    });
    await write(...Array.from({ length: 1200 }, (_, at) => `word${at + 1}.`));
    const { status, bytes } = await take('pdf');
    expect([status, (await unzip(bytes)).size, prints]).toEqual([200, 3, 4]);
  });

  it('contain the branch shown when they started, even if another is selected in the meantime', async () => {
    await write(...Array.from({ length: 450 }, (_, at) => `word${at + 1}.`));
    const read = spyOnPages(async (page) => {
      if (page === 1) await app.database.query('UPDATE messages SET is_shown = false WHERE chat_id = $1', [chatId]);
    });
    expect(numbersIn((await take('md')).bytes.toString())).toHaveLength(450);
    expect(read.sizes).toEqual([200, 200, 50]);
  });

  it('of a chat deleted in the meantime are a 404, and nothing is kept', async () => {
    await write(...Array.from({ length: 450 }, (_, at) => `word${at + 1}.`));
    const read = spyOnPages(async (page) => {
      if (page === 1) await artist.call('DELETE', `/api/chats/${chatId}`);
    });
    expect((await take('md')).status).toBe(404);
    expect(read.sizes).toEqual([200]);
    expect((await left())[0]).toEqual([]);
  });

  it('of an account deleted in the meantime leave nothing behind', async () => {
    await write(...Array.from({ length: 450 }, (_, at) => `word${at + 1}.`));
    const id = await userId();
    spyOnPages(async (page) => {
      if (page === 3) await app.database.query('DELETE FROM users WHERE id = $1', [id]);
    });
    expect([401, 404, 503]).toContain((await take('md')).status);
    expect(await left(id)).toEqual([[], []]);
  });

  it('that outlast a request continue, and repeating the call gets the file', async () => {
    const exports = app.nest.get(ChatExportsService, { strict: false });
    await write('Hello', 'Hi');
    const documents = app.nest.get<Queue>(getQueueToken('documents'), { strict: false });
    await documents.pause();
    Object.assign(exports, { waitMs: 300 });
    try {
      const { status, headers, bytes } = await take('docx');
      const { code } = JSON.parse(bytes.toString()) as ErrorBody;
      expect([status, code, headers.get('retry-after')]).toEqual([503, 'export_in_progress', '1']);
      const [job] = await documents.getJobs(['paused', 'waiting']);
      // Later messages are not in the promised file.
      await say('Later');
      Object.assign(exports, { waitMs: 45_000 });
      const again = take('docx');
      await documents.resume();
      const { status: then, bytes: file } = await again;
      expect(then).toBe(200);
      expect(await bodyOf(file)).toContain('Hello');
      await until(async () => (await documents.getJob(job?.id ?? '')) === null);
      expect(await bodyOf((await take('docx')).bytes)).toContain('Later');
    } finally {
      Object.assign(exports, { waitMs: 45_000 });
      await documents.resume();
    }
  });

  it('in sequence each get their file at once, whatever the previous one left behind', async () => {
    await write('Hello', 'Hi');
    const exports = app.nest.get(ChatExportsService, { strict: false });
    // A request that waited for a removed export would run into the test's time limit.
    Object.assign(exports, { waitMs: 600_000 });
    try {
      for (let n = 0; n < 30; n += 1) expect((await take('md')).status).toBe(200);
    } finally {
      Object.assign(exports, { waitMs: 45_000 });
    }
  });

  it('without a waiting request end early', async () => {
    await write(...Array.from({ length: 2000 }, (_, at) => `word${at + 1}.`));
    const gone = new AbortController();
    const read = spyOnPages(async (page) => {
      if (page === 1) gone.abort();
      await new Promise((resolve) => setTimeout(resolve, 1000));
    });
    const url = `${app.url}/api/chats/${chatId}/export?format=md`;
    await expect(fetch(url, { headers: { cookie: artist.cookie }, signal: gone.signal })).rejects.toThrow();
    const documents = app.nest.get<Queue>(getQueueToken('documents'), { strict: false });
    await until(async () => (await documents.getActiveCount()) === 0, 30);
    expect(read.sizes.length).toBeLessThan(10);
    expect((await left())[0]).toEqual([]);
  });

  it('that were never fetched are removed after a while', async () => {
    const id = await userId();
    const storage = worker.get(Storage, { strict: false });
    await storage.save(`chat-exports/${id}/old`, Readable.from([Buffer.from('old')]));
    await storage.save(`chat-exports/${id}/new`, Readable.from([Buffer.from('new')]));
    await buildChatExport(app.database, { id: 'old', userId: id, touchedAt: ago(minutes(11)) });
    await buildChatExport(app.database, { id: 'new', userId: id });
    await runTask(worker, 'remove-chat-exports');
    expect(await left(id)).toEqual([[`chat-exports/${id}/new`], ['new']]);
  });

  it.each([
    ['an unknown format', 'exe', ''],
    ['no format', '', ''],
    ['a path as time zone', 'md', '&timeZone=../../etc/passwd'],
  ])('%s is refused', async (_, format, query) => {
    expect((await take(format, query)).status).toBe(400);
  });

  it('of another account’s chat are a 404', async () => {
    const other = app.visitor();
    await other.subscribe();
    const { status, body } = await other.get<ErrorBody>(`/api/chats/${chatId}/export?format=md`);
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it('with control characters and half characters open in Word', async () => {
    await write('a\u0001b\u000bc \u{1F3BA}', '```\n\u0007\n```\n- [x] done\n- [ ] to do');
    const body = await bodyOf((await take('docx')).bytes);
    // oxlint-disable-next-line no-control-regex -- these must be removed
    expect(body).not.toMatch(/[\u0001\u0007\u000b]/);
    expect(body).toContain('☑ ');
  });
});

async function bodyOf(docx: Buffer): Promise<string> {
  return ((await unzip(docx)).get('word/document.xml') ?? '').toString();
}

/** The numbers in `word1.`, `word2.` and so on, in order. */
function numbersIn(text: string): number[] {
  return [...text.matchAll(/word(\d+)\./g)].map(([, number]) => Number(number));
}
