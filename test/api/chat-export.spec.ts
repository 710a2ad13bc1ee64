import { getQueueToken } from '@nestjs/bull';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bull';
import { Redis } from 'ioredis';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inflateRawSync } from 'node:zlib';
import { QueuesService } from '../../backend/src/queue/queues.service.js';
import type { ErrorBody } from '../../contract/errors.js';
import { startApp, type TestApp } from '../support/app.js';
import type { Client } from '../support/client.js';
import { until } from '../support/replies.js';
import { startWorker } from '../support/worker.js';

describe('a chat as a file', () => {
  let app: TestApp;
  let worker: INestApplicationContext;
  let artist: Client;
  let chatId: string;
  let canary: Server;
  let canaryHits = 0;

  beforeAll(async () => {
    app = await startApp();
    worker = await startWorker(app);
    canary = createServer((_request, response) => {
      canaryHits += 1;
      response.end();
    });
    await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
  }, 60_000);
  afterAll(async () => {
    await worker.close();
    await app.close();
    canary.close();
  });
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
    chatId = (await artist.chat()).id;
    await artist.call('PATCH', `/api/chats/${chatId}`, { title: 'Salt Road: the "plan" / Café' });
  });

  const write = (...said: string[]) =>
    app.database.query(
      `INSERT INTO messages (id, chat_id, position, is_user, content, status, created_at)
       SELECT gen_random_uuid(), $1, n, n % 2 = 1, text, 'complete', '2026-11-20T22:30:00Z' FROM unnest($2::text[]) WITH ORDINALITY AS t (text, n)`,
      [chatId, said],
    );
  async function take(format: string, query = ''): Promise<{ status: number; headers: Headers; bytes: Buffer }> {
    const response = await fetch(`${app.url}/api/chats/${chatId}/export?format=${format}${query}`, {
      headers: { cookie: artist.cookie },
    });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  it('as Markdown it reads in order, with names and times of the reader, and what was typed stays as it was typed', async () => {
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

  it('as a Word document its lists, tables and links are the document’s own', async () => {
    await write(
      'Plan?',
      '## Plan\n\n1. First\n2. Second\n\n| Day | What |\n|---|---|\n| Fri | **Go** |\n\n[site](https://example.com) [bad](javascript:alert(1)) ![x](https://evil.test/x.png)',
    );
    const { status, headers, bytes } = await take('docx');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toContain('wordprocessingml');
    const parts = unzip(bytes);
    const body = parts.get('word/document.xml') ?? '';
    expect(body).toContain('<w:tbl>');
    expect(body).toMatch(/<w:numPr>.*First/s);
    expect(body).toContain('<w:pStyle w:val="Heading2"/>');
    const links = parts.get('word/_rels/document.xml.rels') ?? '';
    expect(links).toContain('https://example.com/');
    expect(links).not.toContain('javascript:');
    expect([...parts.keys()].filter((name) => name.startsWith('word/media/'))).toEqual([]);
  });

  it('as a PDF it is printed without scripts and without a network', async () => {
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

  it.each(['md', 'docx', 'pdf'])(
    'as %s a reply that nests without end stands there as it was written',
    async (format) => {
      await write('Quote me', '>'.repeat(12_000));
      expect((await take(format)).status).toBe(200);
    },
  );

  it('a title that is cut is cut between characters', async () => {
    await artist.call('PATCH', `/api/chats/${chatId}`, { title: `${'a'.repeat(79)}😀 and more` });
    const { status, headers } = await take('md');
    expect([status, headers.get('content-disposition')]).toEqual([200, `attachment; filename=${'a'.repeat(79)}.md`]);
  });

  it('the same document asked for ten times at once is there for all', async () => {
    await write('Hello', 'Hi');
    const answers = await Promise.all(Array.from({ length: 10 }, () => take('pdf')));
    expect(new Set(answers.map(({ status, bytes }) => `${status} ${bytes.length}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
  });

  it('are made a few at a time for one artist, however many they ask for; somebody else is not kept waiting for those', async () => {
    const documents = app.nest.get<Queue>(getQueueToken('documents'), { strict: false });
    await write('Hello', 'Hi');
    await documents.pause();
    try {
      // Each with other times in it, so that none is the same document as another one.
      const zones = Array.from({ length: 20 }, (_, at) => `Etc/GMT${at < 10 ? '-' : '+'}${(at % 10) + 1}`);
      const asked = zones.map((zone) => take('docx', `&timeZone=${encodeURIComponent(zone)}`));
      const refused: number[] = [];
      for (const one of asked)
        void one.then(({ status, headers }) => status === 429 && refused.push(Number(headers.get('retry-after'))));
      // Nothing is made meanwhile: who is let in is let in now, and everybody else is refused.
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

  it('as Markdown wait for their turn like the others', async () => {
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

  it('leave nothing of a conversation in the queue once nobody waits for them', async () => {
    await write('My secret release date', 'Noted.');
    expect((await take('docx')).status).toBe(200);
    const redis = app.nest.get(Redis, { strict: false });
    const held = async (): Promise<string[]> => {
      const keys = await redis.keys(`${app.env.redisPrefix}:documents:*`);
      const jobs = await Promise.all(
        keys.map(async (key) => (await redis.type(key)) === 'hash' && redis.hget(key, 'data')),
      );
      return jobs.filter((data): data is string => typeof data === 'string' && data.includes('My secret release date'));
    };
    expect(await held()).toHaveLength(1);
    await worker.get(QueuesService, { strict: false }).forgetDone(0);
    expect(await held()).toEqual([]);
  });

  it.each([
    ['an unknown format', 'exe', ''],
    ['no format', '', ''],
    ['a path as time zone', 'md', '&timeZone=../../etc/passwd'],
  ])('%s is refused', async (_, format, query) => {
    expect((await take(format, query)).status).toBe(400);
  });

  it("somebody else's chat can not be taken away", async () => {
    const other = app.visitor();
    await other.subscribe();
    const { status, body } = await other.get<ErrorBody>(`/api/chats/${chatId}/export?format=md`);
    expect([status, body.code]).toEqual([404, 'not_found']);
  });

  it('a Word document of control characters and half characters can be opened', async () => {
    await write('a\u0001b\u000bc \u{1F3BA}', '```\n\u0007\n```\n- [x] done\n- [ ] to do');
    const body = unzip((await take('docx')).bytes).get('word/document.xml') ?? '';
    // oxlint-disable-next-line no-control-regex -- these must be gone
    expect(body).not.toMatch(/[\u0001\u0007\u000b]/);
    expect(body).toContain('☑ ');
  });
});

/** The files of a ZIP archive by name, as text: read from its directory at the end. */
function unzip(bytes: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  let at = bytes.readUInt32LE(bytes.lastIndexOf('PK\u0005\u0006') + 16);
  while (bytes.readUInt32LE(at) === 0x02014b50) {
    const [packed, nameLength, moreLength, noteLength] = [20, 28, 30, 32].map((offset, index) =>
      index === 0 ? bytes.readUInt32LE(at + offset) : bytes.readUInt16LE(at + offset),
    ) as [number, number, number, number];
    const local = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    const isPacked = bytes.readUInt16LE(at + 10) === 8;
    parts.set(name, (isPacked ? inflateRawSync(content) : content).toString());
    at += 46 + nameLength + moreLength + noteLength;
  }
  return parts;
}
