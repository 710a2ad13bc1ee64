import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import PostalMime from 'postal-mime';
import type { Document, DocumentPage, Finding } from '../../../contract/documents/document.js';
import { DocumentTools } from '../../../backend/src/documents/tools/document-tools.service.js';
import { ToolRegistry } from '../../../backend/src/assistant/tool-registry.js';
import { Jobs } from '../../../backend/src/jobs/jobs.service.js';
import { ToolRunner } from '../../../backend/src/assistant/tool-runner.js';
import type { ToolContext } from '../../../backend/src/assistant/tool.js';
import { startApp, type TestApp } from '../../support/app.js';
import type { Client } from '../../support/client.js';
import { readPdf, wholeText } from '../../support/files/pdf.js';
import { unzip } from '../../support/files/zip.js';
import { toolContext } from '../../support/models/tool-context.js';
import { startWorker } from '../../support/worker.js';

/** A part of a document, for the model. */
interface Part {
  markdown: string;
  next: number | null;
  findings?: Finding[];
}

describe('documents', () => {
  let app: TestApp;
  let worker: INestApplicationContext;
  let artist: Client;

  beforeAll(async () => {
    app = await startApp();
    worker = await startWorker(app);
  });
  afterAll(async () => {
    await worker.close();
    await app.close();
  });
  beforeEach(async () => {
    artist = app.visitor();
    await artist.subscribe();
  });

  async function create(overrides: object = {}): Promise<Document> {
    const body = { kind: 'other', title: 'Salt: Road', markdown: '# A **bold** song\n\nBy me.', ...overrides };
    return (await artist.post<Document>('/api/documents', body)).body;
  }

  async function file(id: string, format: string): Promise<{ name: string; bytes: Buffer; status: number }> {
    const response = await fetch(`${app.url}/api/documents/${id}/file?format=${format}`, {
      headers: { cookie: artist.cookie },
    });
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
    return { name, bytes: Buffer.from(await response.arrayBuffer()), status: response.status };
  }

  describe('as files', () => {
    const unproven = { markdown: 'It was made with Otto Kern.' };

    it('are Markdown under the title, and marked DRAFT while something is unproven', async () => {
      const clean = await file((await create()).id, 'md');
      expect([clean.name, clean.bytes.toString()]).toEqual(['Salt Road.md', '# A **bold** song\n\nBy me.']);
      const draft = await file((await create(unproven)).id, 'md');
      expect(draft.name).toBe('Salt Road DRAFT.md');
      expect(draft.bytes.toString()).toBe('**DRAFT: 1 thing is not confirmed yet**\n\nIt was made with Otto Kern.');
    });

    it('are emails to open and send, with the text’s subject', async () => {
      const markdown = 'Subject: Salt Road – für Anna\n\nHi Anna, **listen**: [here](https://x.example/a)';
      const { name, bytes } = await file((await create({ markdown, kind: 'blog_pitch' })).id, 'eml');
      const email = await PostalMime.parse(bytes);
      expect(name).toMatch(/^Salt Road DRAFT\.eml$/);
      expect(email.headers.find(({ key }) => key === 'x-unsent')?.value).toBe('1');
      expect(email.subject).toBe('DRAFT: Salt Road – für Anna');
      expect([email.from, email.to]).toEqual([undefined, undefined]);
      expect(email.html).toContain('<strong>listen</strong>: <a href="https://x.example/a">here</a>');
      expect(email.text).toContain('Hi Anna, listen: here (https://x.example/a)');
      expect(bytes.toString('latin1').replaceAll('\r\n', '')).not.toContain('\n');
    });

    it('are Word files', async () => {
      const { name, bytes } = await file((await create(unproven)).id, 'docx');
      const parts = await unzip(bytes);
      const body = parts.get('word/document.xml')?.toString() ?? '';
      expect(name).toBe('Salt Road DRAFT.docx');
      expect(body).toContain('DRAFT: 1 thing is not confirmed yet');
      expect(body).toContain('It was made with Otto Kern.');
    });

    it('show a text with absurdly deep lists as typed, and keep no one waiting', async () => {
      // A parser would take minutes, and every account's calls would wait for it.
      const markdown = '- '.repeat(5000) + 'a\n'.repeat(5000);
      const { id } = await create({ markdown });
      const email = await PostalMime.parse((await file(id, 'eml')).bytes);
      expect([email.html?.includes('<li>'), email.text?.startsWith('- - - ')]).toEqual([false, true]);
      const parts = await unzip((await file(id, 'docx')).bytes);
      expect(parts.get('word/document.xml')?.toString()).toContain('>- - - ');
      const { name, bytes } = await file(id, 'pdf');
      expect([name, bytes.subarray(0, 5).toString()]).toEqual(['Salt Road.pdf', '%PDF-']);
    });

    it('are PDFs, printed once per version', async () => {
      const { id } = await create();
      const first = await file(id, 'pdf');
      expect([first.name, first.bytes.subarray(0, 5).toString()]).toEqual(['Salt Road.pdf', '%PDF-']);
      const again = await file(id, 'pdf');
      expect(again.bytes.equals(first.bytes)).toBe(true);
      await artist.call('PUT', `/api/documents/${id}`, { markdown: 'Other words', baseVersion: 1 });
      expect((await file(id, 'pdf')).bytes.equals(first.bytes)).toBe(false);
    });

    it('are PDFs with the mark on them while something is unproven', async () => {
      const { name, bytes } = await file((await create(unproven)).id, 'pdf');
      expect(name).toBe('Salt Road DRAFT.pdf');
      // Without the spaces between words.
      expect(await wholeText(bytes)).toContain('DRAFT:1thingisnotconfirmedyet');
    });

    it('are PDFs with the mark on every page', async () => {
      const { markdown } = unproven;
      const { bytes } = await file(
        (await create({ markdown: `${markdown}\n\n${'And more.\n\n'.repeat(120)}` })).id,
        'pdf',
      );
      const { pages } = await readPdf(bytes);
      expect(pages).toBeGreaterThan(2);
      expect((await wholeText(bytes)).split('DRAFT:1thingisnotconfirmedyet')).toHaveLength(pages + 1);
    });

    it('are printed again when the assistant has written more of the same version', async () => {
      const { id } = await create();
      const first = await file(id, 'pdf');
      for (const [table, column] of [
        ['documents', 'id'],
        ['document_versions', 'document_id'],
      ]) {
        await app.database.query(`UPDATE ${table} SET markdown = markdown || ' And more.' WHERE ${column} = $1`, [id]);
      }
      expect((await file(id, 'pdf')).bytes.equals(first.bytes)).toBe(false);
    });

    /** Changes the text between its check and its printing, once. */
    const whilePrinting = (change: () => Promise<unknown>): void => {
      const jobs = app.nest.get(Jobs, { strict: false });
      const add = jobs.add.bind(jobs);
      jest.spyOn(jobs, 'add').mockImplementationOnce(async (...job) => {
        await change();
        return add(...job);
      });
    };

    it('are checked again if the assistant writes more while they are printed', async () => {
      const { id } = await create();
      whilePrinting(() =>
        app.database.query(
          `WITH grown AS (UPDATE documents SET markdown = $2 WHERE id = $1)
           UPDATE document_versions SET markdown = $2 WHERE document_id = $1`,
          [id, unproven.markdown],
        ),
      );
      const { name, bytes } = await file(id, 'pdf');
      expect(name).toBe('Salt Road DRAFT.pdf');
      expect(await wholeText(bytes)).toContain('DRAFT:1thingisnotconfirmedyet');
    });

    it('are of the newest text if an autosave replaces theirs while they are printed', async () => {
      const { id } = await create();
      const autosave = (markdown: string, baseVersion: number): Promise<unknown> =>
        artist.call('PUT', `/api/documents/${id}`, { markdown, baseVersion, isAutosave: true });
      await autosave('By me', 1);
      whilePrinting(() => autosave('By me and you', 2));
      expect(await wholeText((await file(id, 'pdf')).bytes)).toContain('Bymeandyou');
    });

    it('are refused in other formats, and to other accounts', async () => {
      const { id } = await create();
      expect((await file(id, 'rtf')).status).toBe(400);
      artist = app.visitor();
      await artist.subscribe();
      expect((await file(id, 'md')).status).toBe(404);
    });
  });

  describe('by the assistant', () => {
    let context: ToolContext;
    const run = async (
      name: string,
      args: object,
    ): Promise<{ output: Record<string, unknown>; label: string; link?: string }> => {
      const registry = app.nest.get(ToolRegistry, { strict: false });
      registry.validate(name, args);
      const tool = registry.list('account').find((each) => each.name === name);
      if (!tool) throw new Error(`There is no tool ${name}`);
      return (await tool.run(args, context)) as { output: Record<string, unknown>; label: string; link?: string };
    };

    beforeEach(async () => {
      expect(app.nest.get(DocumentTools, { strict: false })).toBeDefined();
      const { id: accountId } = (await artist.get<{ id: string }>('/api/user')).body;
      const { id: chatId } = await artist.chat();
      const userMessageId = randomUUID();
      await app.database.query(
        `INSERT INTO messages (id, chat_id, position, is_user, content, status, created_at)
         VALUES ($1, $2, 1, true, 'Write it, and change it.', 'complete', now())`,
        [userMessageId, chatId],
      );
      context = toolContext({ accountId, chatId, userMessageId });
    });

    const press = { kind: 'press_release', title: 'Salt Road', markdown: 'With Otto Kern.', documentId: null };

    it('are written once per call, and say what is unproven', async () => {
      const first = await run('write_document', press);
      expect(first).toMatchObject({ label: 'Saved: press release', link: `/documents/${String(first.output['id'])}` });
      expect(first.output['findings']).toContainEqual(expect.objectContaining({ kind: 'unproven', text: 'Otto Kern' }));
      expect((await run('write_document', press)).output['id']).toBe(first.output['id']);
      const { items } = (await artist.get<DocumentPage>(`/api/documents?chatId=${context.chatId}`)).body;
      expect(items).toHaveLength(1);
    });

    it.each([
      ['spotify_pitch', 'Spotify pitch'],
      ['bio_50', 'bio, 50 words'],
      ['other', 'Salt Road'],
    ])('name a %s as people do: %s', async (kind, name) => {
      expect((await run('write_document', { ...press, kind })).label).toBe(`Saved: ${name}`);
    });

    it('are edited by a passage that occurs once, and read', async () => {
      const { output } = await run('write_document', press);
      const documentId = String(output['id']);
      await run('edit_document', { documentId, find: 'Otto Kern', replace: 'me' });
      expect((await run('read_document', { documentId, from: 0 })).output).toMatchObject({
        version: 2,
        markdown: 'With me.',
      });
      await expect(run('edit_document', { documentId, find: 'Otto', replace: '' })).rejects.toThrow('word for word');
      const { body } = await artist.get<{ items: { by: string }[] }>(`/api/documents/${documentId}/versions`);
      expect(body.items.map(({ by }) => by)).toEqual(['assistant', 'assistant']);
      expect((await run('read_document', { documentId: null, from: 0 })).output).toMatchObject({
        documents: [{ id: documentId }],
      });
    });

    it('change their title with a day that changes in the text', async () => {
      const night = {
        ...press,
        title: 'Carlisle, Saturday 16 January 2027',
        markdown: 'We play on Saturday 16 January.',
      };
      const { output } = await run('write_document', night);
      const documentId = String(output['id']);
      const edited = await run('edit_document', { documentId, find: 'on Saturday 16', replace: 'on Sunday 17' });
      expect(edited.output).toMatchObject({ title: 'Carlisle, Sunday 17 January 2027' });
    });

    describe('again', () => {
      const again = { kind: 'other', title: 'Salt Road', markdown: 'All new.' };
      let id: string;

      /** Runs a call as a step of the reply. */
      const call = async (name: string, args: object): Promise<{ isDone: boolean; text: string; output: Part }> => {
        const tools = app.nest.get(ToolRegistry, { strict: false }).list('account');
        const made = { id: randomUUID(), name, arguments: args };
        const result = await app.nest.get(ToolRunner, { strict: false }).run(tools, made, context);
        return { isDone: result.isDone, text: result.output, output: JSON.parse(result.output) as Part };
      };
      const rewrite = (): ReturnType<typeof call> => call('write_document', { ...again, documentId: id });
      const read = (from: number): ReturnType<typeof call> => call('read_document', { documentId: id, from });

      beforeEach(async () => {
        await app.database.query(
          `INSERT INTO messages (id, chat_id, position, is_user, content, status) VALUES ($1, $2, 2, false, '', 'streaming')`,
          [context.replyId, context.chatId],
        );
        const markdown = `We met “Otto Kern” and Nora Vale.\n${'Mara sings of the "sea".\n'.repeat(700)}`;
        id = (await create({ chatId: context.chatId, markdown })).id;
      });

      it('are written once all of the text was read, part by part', async () => {
        const { markdown } = (await artist.get<Document>(`/api/documents/${id}`)).body;
        const parts: Part[] = [];
        for (let next: number | null = 0; next !== null; next = parts.at(-1)?.next ?? null) {
          expect(await rewrite()).toMatchObject({ isDone: false, text: expect.stringContaining('Read the whole') });
          const { text, output } = await read(next);
          expect(text.length).toBeLessThanOrEqual(12_000);
          parts.push(output);
        }
        expect(parts.map((part) => part.markdown).join('')).toBe(markdown);
        expect(parts[0]?.findings).toContainEqual(expect.objectContaining({ kind: 'unproven', text: 'Nora Vale' }));
        expect((await rewrite()).output).toMatchObject({ version: 2 });
      });

      it('leave what the artist changed meanwhile', async () => {
        await put({ markdown: 'Short.', baseVersion: 1 });
        await read(0);
        await put({ markdown: 'Short, with my own end.', baseVersion: 2 });
        expect(await rewrite()).toMatchObject({ isDone: false, text: expect.stringContaining('changed since') });
        expect((await artist.get<Document>(`/api/documents/${id}`)).body.markdown).toBe('Short, with my own end.');
        expect((await read(0)).output.markdown).toBe('Short, with my own end.');
        expect((await rewrite()).output).toMatchObject({ version: 4 });
        // Without reading it once more: nobody else has changed it.
        expect((await call('write_document', { ...again, markdown: 'Newer.', documentId: id })).isDone).toBe(true);
      });

      const put = async (body: object): Promise<void> => {
        expect((await artist.call('PUT', `/api/documents/${id}`, body)).status).toBe(200);
      };
    });

    it('of another account don’t exist', async () => {
      const { id } = await create();
      const other = app.visitor();
      context = { ...context, accountId: (await other.subscribe()).id };
      for (const [name, args] of [
        ['read_document', { documentId: id, from: 0 }],
        ['edit_document', { documentId: id, find: 'me', replace: 'x' }],
        ['write_document', { ...press, documentId: id }],
      ] as const) {
        await expect(run(name, args)).rejects.toThrow('no such document');
      }
    });
  });

  describe('from a draft in a reply', () => {
    async function reply(content: string): Promise<{ chatId: string; messageId: string }> {
      const { id: chatId } = await artist.chat();
      const { body } = await artist.send(chatId, 'Write it.');
      await app.database.query(`UPDATE messages SET content = $2, status = 'complete' WHERE id = $1`, [
        body.reply.id,
        content,
      ]);
      return { chatId, messageId: body.reply.id };
    }
    const quoted = `> **Subject: Salt Road**\n>\n> ${'Some words about the song. '.repeat(10)}`;

    it('become one document, however often it is requested', async () => {
      const { chatId, messageId } = await reply(`Here it is:\n\n${quoted}\n\nGood luck!`);
      const answers = [
        await artist.post<Document>(`/api/chats/${chatId}/messages/${messageId}/document`),
        await artist.post<Document>(`/api/chats/${chatId}/messages/${messageId}/document`),
      ];
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(answers[0]?.body).toMatchObject({ kind: 'blog_pitch', title: 'Salt Road', chatId, version: 1 });
      expect(answers[0]?.body.markdown).toMatch(/^\*\*Subject: Salt Road\*\*/);
    });

    it('is refused for a reply without one, and for one of another account', async () => {
      const plain = await reply('Hello!');
      const path = `/api/chats/${plain.chatId}/messages/${plain.messageId}/document`;
      expect((await artist.post(path)).status).toBe(409);
      const other = app.visitor();
      await other.subscribe();
      expect((await other.post(path)).status).toBe(404);
    });
  });
});
