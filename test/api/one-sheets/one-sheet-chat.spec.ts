import type { INestApplicationContext } from '@nestjs/common';
import { jest } from '@jest/globals';
import { DependencyDown } from '../../../backend/src/common/app-error.js';
import { Jobs } from '../../../backend/src/jobs/jobs.service.js';
import type { MediaFile } from '../../../contract/media/media.js';
import type { OneSheet, SheetSummary, SheetVersion } from '../../../contract/one-sheets/one-sheet.js';
import type { ChatShare, SharedChat } from '../../../contract/shares/share.js';
import { oneSheetMarker } from '../../../contract/chats/chat.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client, TestSocket } from '../../support/client.js';
import { EchoModel } from '../../support/models/echo-model.js';
import { lastOf, next, until } from '../../support/replies.js';
import { addUnfinishedJobs, startWorker } from '../../support/worker.js';

describe('asking for a one-sheet in chat', () => {
  let artist: Client;
  let socket: TestSocket;
  let chatId: string;

  const { app, model } = describeApp({ model: () => EchoModel.start() });
  afterEach(() => artist.close());

  async function open(): Promise<void> {
    artist = app.visitor();
    await artist.subscribe();
    socket = await artist.connect();
    chatId = (await artist.chat()).id;
  }
  const library = async (): Promise<MediaFile[]> => (await artist.get<MediaFile[]>('/api/media')).body;
  /** The artist's only sheet, once it is in the library. */
  async function madeSheet(): Promise<OneSheet> {
    await until(async () => (await library()).length > 0);
    const [file, ...others] = await library();
    expect(others).toEqual([]);
    return (await artist.get<OneSheet>(`/api/one-sheets/${file?.sheetId}`)).body;
  }
  /** Sends a message and waits for the complete reply. */
  async function say(message: string) {
    const end = next(socket, 'reply:end');
    const { status } = await artist.send(chatId, message);
    expect(status).toBe(201);
    return (await end).message;
  }

  it('the assistant calls its tool: the reply is only the marker, without text written before the call', async () => {
    await open();
    const reply = await say('One sheet [tool]');
    expect(reply).toMatchObject({ content: oneSheetMarker, status: 'complete', isUser: false });
    expect(lastOf(await artist.messages(chatId))).toEqual(reply);
    expect(model.lastReply.tools?.map((tool) => tool.function.name)).toContain('make_one_sheet');
  });

  it('a typed marker, by artist or model, starts nothing', async () => {
    await open();
    expect((await say(oneSheetMarker)).content).toBe('Reply to:');
    expect((await artist.messages(chatId))[0]).toMatchObject({ content: oneSheetMarker, isUser: true });
    const nothing = await say('[marker]');
    expect([nothing.status, nothing.content]).toEqual(['failed', '']);
  });

  it('guests don’t get the tool', async () => {
    artist = app.visitor();
    const chat = await artist.tryOut();
    socket = await artist.connect();
    const end = next(socket, 'reply:end');
    await artist.sendAsGuest(chat.id, 'One sheet [tool]');
    expect((await end).message.content).toBe('Reply to: One sheet [tool]');
    expect((model.lastReply.tools ?? []).map((tool) => tool.function.name)).not.toContain('make_one_sheet');
  });

  describe('a promised one-sheet', () => {
    let worker: INestApplicationContext;

    beforeAll(async () => {
      worker = await startWorker(app);
    });
    afterAll(() => worker.close());

    const generate = (body: object) => artist.post('/api/generate-pdf', body);

    it('is made without another call, and is in the library when the artist is back', async () => {
      await open();
      await say('One sheet [tool]');
      artist.close();
      const { chatId: from, versions } = await madeSheet();
      expect(from).toBe(chatId);
      expect(versions).toMatchObject([{ number: 1, design: { variant: 'press' } }]);
    });

    it('has the kind that the artist asked for', async () => {
      await open();
      await say('A booking sheet [tool booking]');
      const { versions } = await madeSheet();
      expect(versions[0]?.design.variant).toBe('booking');
    });

    it('is listed for its chat with its newest version', async () => {
      await open();
      const { id: replyId } = await say('A booking sheet [tool booking]');
      const { id: sheetId, versions } = await madeSheet();
      const { content, design } = versions[0]!;
      const listed = async () => (await artist.get<SheetSummary[]>(`/api/one-sheets?chatId=${chatId}`)).body;
      const first = { sheetId, replyId, variant: 'booking', version: 1, mediaId: versions[0]?.mediaId };
      expect(await listed()).toEqual([first]);
      const body = { baseNumber: 1, content, design: { ...design, variant: 'radio' } };
      const { mediaId } = (await artist.post<SheetVersion>(`/api/one-sheets/${sheetId}/versions`, body)).body;
      expect(await listed()).toEqual([{ ...first, variant: 'radio', version: 2, mediaId }]);
      // With the newer file gone, the older one counts.
      await artist.call('DELETE', `/api/media/${mediaId}`);
      expect(await listed()).toEqual([first]);
      const stranger = app.visitor();
      await stranger.subscribe();
      expect((await stranger.get(`/api/one-sheets?chatId=${chatId}`)).status).toBe(404);
      stranger.close();
    });

    it('can be downloaded from a shared chat only if the artist allows it, as it was then', async () => {
      await open();
      await say('A booking sheet [tool booking]');
      const { id: sheetId, versions } = await madeSheet();
      const [version] = versions;
      const share = async (body: object) =>
        (await artist.call<ChatShare>('PUT', `/api/chats/${chatId}/share`, body)).body;
      const reader = app.visitor();
      const { url, withSheets } = await share({});
      const path = new URL(url).pathname.replace('/shared/', '/api/shared/');
      const sheetIn = async () => (await reader.get<SharedChat>(path)).body.messages.at(-1)?.sheet;
      expect([withSheets, await sheetIn()]).toEqual([false, undefined]);
      const file = `${path}/sheets/${version?.mediaId}/file`;
      expect((await reader.get(file)).status).toBe(404);

      await share({ withSheets: true });
      expect(await share({})).toMatchObject({ withSheets: true });
      const sheet = await sheetIn();
      expect(sheet).toMatchObject({ variant: 'booking', version: 1, fileUrl: file });
      const body = { baseNumber: 1, content: version?.content, design: version?.design };
      const later = (await artist.post<SheetVersion>(`/api/one-sheets/${sheetId}/versions`, body)).body;
      expect(await sheetIn()).toEqual(sheet);
      expect((await reader.get(`${path}/sheets/${later.mediaId}/file`)).status).toBe(404);
      const pdf = await reader.get(file);
      expect([pdf.status, pdf.headers.get('content-type'), pdf.headers.get('cache-control')]).toEqual([
        200,
        'application/pdf',
        'private, no-store',
      ]);
      expect(pdf.headers.get('content-disposition')).toMatch(/^attachment; filename=".*booking one-sheet \d/);
      expect((await reader.get(sheet?.thumbnailUrl ?? '')).headers.get('content-type')).toBe('image/webp');

      await share({ withSheets: false });
      expect([await sheetIn(), (await reader.get(file)).status]).toEqual([undefined, 404]);
    });

    it('isn’t made for an unknown kind', async () => {
      await open();
      await artist.send(chatId, 'A poster [tool poster]');
      await addUnfinishedJobs(worker);
      const rows = await app.database.query('SELECT 1 FROM one_sheet_promises WHERE chat_id = $1', [chatId]);
      expect(rows).toEqual([]);
    });

    it('is returned to the browser’s call, running or ready, without making another', async () => {
      await open();
      const { id: messageId } = await say('One sheet [tool]');
      const joined = await Promise.all([generate({ chatId, messageId }), generate({ chatId }), generate({})]);
      const later = await generate({ chatId, messageId });
      const { id } = await madeSheet();
      for (const { status, headers } of [...joined, later]) {
        expect([status, headers.get('x-sheet-id')]).toEqual([200, id]);
      }
    });

    it('is made once Redis is back, if its job couldn’t be added', async () => {
      await open();
      const adding = jest.spyOn(app.nest.get(Jobs, { strict: false }), 'add').mockRejectedValue(new DependencyDown());
      await say('A radio sheet [tool radio]');
      expect(adding).toHaveBeenCalledTimes(1);
      adding.mockRestore();
      expect(await library()).toEqual([]);
      await addUnfinishedJobs(worker);
      const { versions } = await madeSheet();
      expect(versions[0]?.design.variant).toBe('radio');
      // A completed sheet is not made again.
      await addUnfinishedJobs(worker);
      expect(await app.database.query('SELECT 1 FROM one_sheet_promises WHERE ended_at IS NULL')).toEqual([]);
    });

    it('can’t be joined by another account', async () => {
      await open();
      const { id: messageId } = await say('One sheet [tool]');
      const { id } = await madeSheet();
      artist.close();
      await open();
      const other = await generate({ messageId });
      expect([other.status, other.headers.get('x-sheet-id') === id]).toEqual([200, false]);
    });
  });
});
