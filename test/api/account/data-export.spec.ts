import type { Attachment } from '../../../contract/attachments/attachment.js';
import type { Contact } from '../../../contract/contacts/contact.js';
import type { Document } from '../../../contract/documents/document.js';
import type { Release } from '../../../contract/releases/release.js';
import type { INestApplicationContext } from '@nestjs/common';
import { jest } from '@jest/globals';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { AccountFilesService } from '../../../backend/src/data-export/account-files.service.js';
import { DataExportsRepository } from '../../../backend/src/data-export/data-exports.repository.js';
import { DataExportsService } from '../../../backend/src/data-export/data-exports.service.js';
import { DataExportPackerService } from '../../../backend/src/data-export/data-export-packer.service.js';
import { Storage } from '../../../backend/src/providers/storage/storage.js';
import type { Message } from '../../../contract/chats/chat.js';
import { type DataExport, dataExportUrl, type LatestDataExport } from '../../../contract/account/data-export.js';
import type { MediaFile } from '../../../contract/media/media.js';
import type { UploadedPicture } from '../../../contract/account/picture.js';
import type { ChatShare } from '../../../contract/shares/share.js';
import type { DocumentShare } from '../../../contract/documents/document-share.js';
import { startApp } from '../../support/app.js';
import { buildChat, buildCustomer } from '../../support/factories.js';
import { describeApp } from '../../support/describe-app.js';
import { AuthenticatorApp } from '../../support/authenticators/authenticator-app.js';
import type { Client } from '../../support/client.js';
import { linkIn } from '../../support/mailbox.js';
import { mp4, wav } from '../../support/media.js';
import { startWorker } from '../../support/worker.js';
import { next, until } from '../../support/replies.js';
import { filesIn, formWith, picture, upload } from '../../support/uploads.js';
import { unzip } from '../../support/files/zip.js';

const path = '/api/account/export';

describe('the data export', () => {
  let artist: Client;
  let id: string;
  let email: string;
  let worker: INestApplicationContext | undefined;

  const { app, payments, mailbox } = describeApp({ payments: true, mailbox: true });
  beforeEach(async () => {
    artist = app.visitor();
    ({ id, email } = await artist.register());
    await app.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [id]);
  });
  afterEach(async () => {
    artist.close();
    await worker?.close();
    worker = undefined;
  });

  const work = async (): Promise<void> => {
    worker = await startWorker(app);
  };
  const request = async (client = artist): Promise<DataExport> => {
    const { status, body, text } = await client.post<LatestDataExport>(path);
    if (status !== 202 || !body.export) throw new Error(`Asking answered ${status}: ${text}`);
    return body.export;
  };
  const latest = async (client = artist): Promise<DataExport | null> =>
    (await client.get<LatestDataExport>(path)).body.export;
  const ready = (client = artist): Promise<DataExport> =>
    until(async () => {
      const copy = await latest(client);
      return copy?.state === 'ready' && copy;
    });
  const download = async (copy: DataExport, client = artist): Promise<{ response: Response; bytes: Buffer }> => {
    const response = await fetch(client.url + dataExportUrl(copy.id), { headers: { cookie: client.cookie } });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const stored = (): Promise<string[]> => filesIn(join(app.env.storageDir, 'exports', id));
  /** A chat inserted without the model. */
  const tell = async (title: string, texts: string[], owner = id): Promise<string> => {
    return (await buildChat(app.database, { userId: owner, title, messages: texts })).id;
  };
  const jsonIn = (files: Map<string, Buffer>, name: string): unknown => JSON.parse(String(files.get(name)));

  it('has the profile, chats in both formats, pictures, subscriptions and payments', async () => {
    const { body: session } = await artist.post<{ sessionId: string }>('/api/subscription/create-checkout-session', {
      priceId: 'price_sandbox_monthly',
    });
    await payments.pay(session.sessionId);
    await artist.post('/api/subscription/verify-status', { sessionId: session.sessionId });
    await upload<UploadedPicture>(artist, '/api/upload-profile-picture', formWith(await picture('png')));
    const { id: chatId } = await artist.chat();
    const attached = { id: randomUUID(), text: 'Dear Mara, our radio pays 300 euros.\nKind regards' };
    const { body: attachment } = await artist.post<Attachment>('/api/attachments/text', attached);
    await artist.post(`/api/chats/${chatId}/messages`, {
      message: 'How do I pitch “Tidal” to radio? 🎸',
      clientMessageId: randomUUID(),
      attachmentIds: [attached.id],
    });
    const stranger = app.visitor();
    await stranger.subscribe();
    await stranger.post('/api/attachments/text', { id: randomUUID(), text: 'A stranger’s secret' });
    const messages = await until(async () => {
      const all: Message[] = await artist.messages(chatId);
      return all.at(-1)?.status === 'complete' && all;
    });
    await artist.call('PUT', `/api/chats/${chatId}/messages/${messages[1]?.id}/feedback`, {
      rating: 'down',
      note: 'Dry',
    });
    const { body: share } = await artist.call<ChatShare>('PUT', `/api/chats/${chatId}/share`, {});
    await artist.post('/api/facts', { kind: 'preference', value: 'The band is called Salt Road.' });
    const salt = { kind: 'release', title: 'Salt Road', date: '2027-05-07' };
    const { body: release } = await artist.post<Release>('/api/releases', salt);
    const { body: ines } = await artist.post<Contact>('/api/contacts', { name: 'Ines Vale', outlet: 'Zine' });
    const pitch = { kind: 'blog_pitch', title: 'Pitch', releaseId: release.id };
    const { body: document } = await artist.post<Document>('/api/documents', pitch);
    await artist.post('/api/pitches', { contactId: ines.id, documentId: document.id });
    const { body: link } = await artist.call<DocumentShare>('PUT', `/api/documents/${document.id}/share`, {});
    await artist.post('/api/support', { message: 'Where is my invoice?' });
    await tell('Tour / posters: "spring" <b>2027</b>', ['# A heading', 'An answer\nof two lines']);
    await tell('Somebody else’s', ['secret'], (await app.visitor().register()).id);
    const { secret, codes } = await new AuthenticatorApp(app).turnOn(artist, app);
    jest.restoreAllMocks();
    await work();
    await request();

    const copy = await ready();
    const { response, bytes } = await download(copy);

    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="fanfare-data.zip"',
      'content-length': String(copy.sizeBytes),
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(copy.percent).toBe(100);
    const days = (new Date(copy.expiresAt ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(2.9);
    expect(days).toBeLessThanOrEqual(3);

    const files = await unzip(bytes);
    const names = [...files.keys()];
    expect(names.slice(0, 13)).toEqual([
      'README.txt',
      'profile.json',
      'subscription.json',
      'facts.json',
      'questions.json',
      'one-sheets.json',
      'shared-links.json',
      'releases.json',
      'contacts.json',
      'pitches.json',
      'activity.json',
      'model-calls.json',
      'media.json',
    ]);
    expect(names.filter((name) => name.startsWith('chats/'))).toHaveLength(4);
    const readme = String(files.get('README.txt'));
    expect(readme).toContain(email);
    for (const name of names.slice(1)) expect(readme).toContain(name.replace(/\/.*/, '/'));
    expect(jsonIn(files, 'profile.json')).toMatchObject({
      id,
      name: 'Mara Quill',
      email,
      emailVerified: true,
      signIn: {
        hasPassword: true,
        providers: [],
        twoFactor: { enabledAt: expect.any(String), recoveryCodesLeft: 10 },
        passkeys: [],
      },
      ...{ timeZone: expect.any(String), planReminder: { isOn: false }, calendarFeed: { createdAt: null } },
      devices: [expect.objectContaining({ device: expect.any(String) })],
    });
    const allText = [...files.values()].join();
    for (const hidden of ['argon2', secret, ...codes]) expect(allText).not.toContain(hidden);
    expect(jsonIn(files, 'subscription.json')).toMatchObject({
      subscriptions: [{ plan: 'Monthly Plan', status: 'active' }],
      payments: [{ status: 'paid', amount: 2995, currency: 'usd' }],
    });

    const posters = names.find((name) => name.endsWith('tour-posters-spring-b-2027-b.md')) ?? '';
    expect(String(files.get(posters))).toMatch(
      /^# Tour \/ posters: "spring" \\<b\\>2027\\<\/b\\>\n\nStarted .+ UTC\n\n## Mara Quill, .+ UTC\n\n\\# A heading\n\n## Fanfare, .+ UTC\n\nAn answer\nof two lines\n$/,
    );
    const chat = names
      .filter((name) => name.endsWith('.json') && name.startsWith('chats/'))
      .map((name) => jsonIn(files, name) as { id: string; messages: object[] })
      .find((each) => each.id === chatId);
    expect(chat?.messages).toEqual(
      messages.map(({ id: messageId, isUser, content, status, createdAt }) => ({
        id: messageId,
        from: isUser ? 'artist' : 'assistant',
        content,
        status,
        isShown: true,
        createdAt,
        ...(isUser ? { attached: [attachment.name] } : { rating: 'down', ratingNote: 'Dry' }),
      })),
    );
    const pitched =
      names.find((name) => name.endsWith('.md') && String(files.get(name)).includes('How do I pitch')) ?? '';
    expect(String(files.get(pitched))).toContain(`🎸\n\nAttached: ${attachment.name}\n`);
    const texts = names.filter((name) => name.startsWith('attachments/'));
    expect(texts).toEqual([`attachments/${attachment.name}.txt`]);
    expect(String(files.get(texts[0] ?? ''))).toBe(attached.text);
    expect(jsonIn(files, 'shared-links.json')).toMatchObject([{ chatId, token: share.url.split('/').at(-1) }]);
    const record = names.find((name) => name.startsWith('documents/') && name.endsWith('.json')) ?? '';
    expect(jsonIn(files, record)).toMatchObject({
      ...{
        id: document.id,
        kind: 'blog_pitch',
        version: 1,
        confirmed: [],
        share: { token: link.url.split('/').at(-1) },
      },
      versions: [{ version: 1, by: 'artist' }],
    });
    expect(jsonIn(files, 'activity.json')).toContainEqual({
      kind: 'message_sent',
      happenedAt: expect.any(String) as string,
    });
    expect(jsonIn(files, 'facts.json')).toMatchObject([{ kind: 'preference', value: 'The band is called Salt Road.' }]);
    expect(jsonIn(files, 'releases.json')).toMatchObject([
      { id: release.id, title: 'Salt Road', date: '2027-05-07', changes: [] },
    ]);
    expect((jsonIn(files, 'releases.json') as { tasks: unknown[] }[])[0]?.tasks.length).toBeGreaterThan(5);
    expect(jsonIn(files, 'contacts.json')).toMatchObject([{ id: ines.id, name: 'Ines Vale' }]);
    expect(jsonIn(files, 'pitches.json')).toMatchObject([{ contactName: 'Ines Vale', releaseId: release.id }]);
    expect(jsonIn(files, 'questions.json')).toMatchObject([{ message: 'Where is my invoice?' }]);
    expect([...files.values()].join()).not.toContain('secret');

    const media = names.filter((name) => name.startsWith('media/'));
    expect(media).toHaveLength(2);
    const widths = await Promise.all(media.map(async (name) => (await sharp(files.get(name)).metadata()).width));
    expect(widths.sort((a, b) => a - b)).toEqual([96, 512]);
  });

  it('has the library under its owner’s file names, one folder per kind, without deleted files', async () => {
    ({ id } = await artist.subscribe());
    const add = async (file: Uint8Array, fileName: string): Promise<MediaFile> => {
      const { status, body, text } = await upload<MediaFile>(artist, '/api/media', formWith(file, { fileName }));
      if (status !== 201) throw new Error(`${fileName}: ${status} ${text}`);
      return body;
    };
    const song = wav(1);
    await add(song, 'Ebbe & Flut — 東京 🎸.wav');
    const first = await add(await picture('png', 10, 10), 'stage.png');
    await add(await picture('png', 20, 20), 'Stage.png');
    await add(await picture('png', 30, 30), 'stage.png');
    await add(mp4(3), 'clip.mp4');
    const undoable = await add(await picture('png'), 'undo runs.png');
    const passed = await add(wav(2), 'undo passed.wav');
    await artist.call('DELETE', `/api/media/${undoable.id}`);
    await artist.call('DELETE', `/api/media/${passed.id}`);
    await app.database.query(`UPDATE media_files SET deleted_at = now() - interval '1 hour' WHERE id = $1`, [
      passed.id,
    ]);
    // Names are sanitized on upload. The export sanitizes them again, whatever the row says.
    await app.database.query(`UPDATE media_files SET file_name = $2 WHERE id = $1`, [
      first.id,
      '..\\..\\con\u0007.png',
    ]);
    await work();
    await request();

    const files = await unzip((await download(await ready())).bytes);
    expect([...files.keys()].filter((name) => name.startsWith('media/'))).toEqual([
      'media/music/Ebbe & Flut — 東京 🎸.wav',
      'media/images/_con.png',
      'media/images/Stage.png',
      'media/images/stage (2).png',
      'media/videos/clip.mp4',
    ]);
    expect(files.get('media/music/Ebbe & Flut — 東京 🎸.wav')).toEqual(song);
    expect((await sharp(files.get('media/images/stage (2).png')).metadata()).width).toBe(30);
    expect(jsonIn(files, 'media.json')).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: first.id, path: 'media/images/_con.png', width: 10, sizeBytes: first.sizeBytes }),
        expect.objectContaining({ path: 'media/videos/clip.mp4', fileName: 'clip.mp4', fileType: 'video' }),
      ]),
    );
    expect(jsonIn(files, 'media.json')).toHaveLength(5);
  });

  it('leaves out a file that storage has lost, and says so', async () => {
    await artist.subscribe();
    const { body: kept } = await upload<MediaFile>(artist, '/api/media', formWith(wav(1), { fileName: 'kept.wav' }));
    const { body: lost } = await upload<MediaFile>(artist, '/api/media', formWith(wav(1), { fileName: 'lost.wav' }));
    await app.database.query(`UPDATE media_files SET storage_key = storage_key || '.lost' WHERE id = $1`, [lost.id]);
    await work();
    await request();
    const files = await unzip((await download(await ready())).bytes);
    expect([...files.keys()].filter((name) => name.startsWith('media/'))).toEqual(['media/music/kept.wav']);
    const described = jsonIn(files, 'media.json') as { id: string; path: string | null }[];
    expect(described.map(({ id: fileId, path }) => [fileId, path])).toEqual([
      [kept.id, 'media/music/kept.wav'],
      [lost.id, null],
    ]);
  });

  it('leaves out what is deleted while it is packed', async () => {
    await artist.subscribe();
    const { body: gone } = await artist.post<Document>('/api/documents', { kind: 'blog_pitch', title: 'Gone' });
    await artist.post<Document>('/api/documents', { kind: 'blog_pitch', title: 'Kept' });
    const unsent = { id: randomUUID(), text: 'A text that was never sent' };
    await artist.post('/api/attachments/text', unsent);
    await upload<UploadedPicture>(artist, '/api/upload-profile-picture', formWith(await picture('png')));
    const { body: song } = await upload<MediaFile>(artist, '/api/media', formWith(wav(1), { fileName: 'kept.wav' }));
    await work();
    const files = worker?.get(AccountFilesService, { strict: false });
    const storage = worker?.get(Storage, { strict: false });
    if (!files || !storage) throw new Error('There is no worker');
    const listed = files.of.bind(files);
    jest.spyOn(files, 'of').mockImplementationOnce(async (userId) => {
      const entries = await listed(userId);
      await app.database.query('DELETE FROM documents WHERE id = $1', [gone.id]);
      await app.database.query('DELETE FROM attachments WHERE id = $1', [unsent.id]);
      await storage.deleteOwned(userId, 'pictures');
      return entries;
    });
    await request();

    const names = [...(await unzip((await download(await ready())).bytes)).keys()];
    expect(names.filter((name) => /^(documents|attachments|media)\//.test(name))).toEqual([
      'documents/Kept.md',
      'documents/Kept.json',
      `media/music/${song.fileName}`,
    ]);
  });

  it('is announced by email and in every tab, with progress', async () => {
    const socket = await artist.connect();
    const told = next(socket, 'export:progress', ({ export: copy }) => copy.state === 'ready');
    const begun = next(socket, 'export:progress', ({ export: copy }) => copy.state === 'waiting');
    const stranger = app.visitor();
    await stranger.register();
    const others: unknown[] = [];
    (await stranger.connect()).on('export:progress', (event) => others.push(event));
    const asked = await request();
    expect(asked).toMatchObject({ state: 'waiting', percent: 0, sizeBytes: null, expiresAt: null });
    await work();
    expect((await begun).export).toMatchObject({ id: asked.id, state: 'waiting' });
    const { export: copy } = await told;
    expect(copy).toEqual(await latest());
    const [mail] = await mailbox.receive(email, /data is ready/);
    if (!mail) throw new Error('There is no mail');
    expect(linkIn(mail).href).toBe(`${app.env.publicUrl}/account`);
    expect(others).toEqual([]);
    stranger.close();
  });

  it('runs once: concurrent and later calls join it', async () => {
    const copies = await Promise.all(Array.from({ length: 10 }, () => request()));
    copies.push(await request());
    expect(new Set(copies.map((copy) => copy.id)).size).toBe(1);
    await work();
    await ready();
    expect(await stored()).toHaveLength(1);
    await mailbox.receive(email, /data is ready/);
    expect(mailbox.about(email, /data is ready/)).toHaveLength(1);
  });

  it('replaces the previous one and deletes its file', async () => {
    await work();
    await request();
    const first = await ready();
    const second = await request();
    expect(second.id).not.toBe(first.id);
    await ready();
    expect(await stored()).toEqual([`${second.id}.zip`]);
    expect((await download(first)).response.status).toBe(404);
  });

  it('isn’t lost to a second worker that starts late and fails', async () => {
    await work();
    await request();
    const copy = await ready();
    const exports = worker?.get(DataExportsRepository, { strict: false });
    const storage = worker?.get(Storage, { strict: false });
    const packer = worker?.get(DataExportPackerService, { strict: false });
    if (!exports || !storage || !packer) throw new Error('There is no worker');
    const row = await exports.find(id);
    jest.spyOn(exports, 'find').mockResolvedValueOnce(row && { ...row, state: 'waiting' });
    jest.spyOn(storage, 'save').mockRejectedValueOnce(new Error('killed'));
    await expect(packer.pack({ id: copy.id, userId: id }, () => Promise.resolve())).rejects.toThrow('killed');
    expect((await download(copy)).response.status).toBe(200);
  });

  it('is available to its owner only, once ready', async () => {
    const waiting = await request();
    expect((await download(waiting)).response.status).toBe(404);
    await work();
    const copy = await ready();
    const stranger = app.visitor();
    await stranger.register();
    expect(await latest(stranger)).toBeNull();
    expect((await download(copy, stranger)).response.status).toBe(404);
    expect((await download(copy, app.visitor())).response.status).toBe(401);
    expect((await download(copy)).response.status).toBe(200);
  });

  it('expires: immediately for its owner, and its file and row at night', async () => {
    await work();
    await request();
    const copy = await ready();
    // The nightly clean-up doesn't delete it in the meantime.
    await worker?.close();
    worker = undefined;
    await app.database.query(`UPDATE data_exports SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      copy.id,
    ]);
    expect(await latest()).toBeNull();
    expect((await download(copy)).response.status).toBe(404);
    expect(await app.nest.get(DataExportsService, { strict: false }).removeExpired()).toBe(1);
    expect(await stored()).toEqual([]);
    expect(await app.database.query('SELECT 1 FROM data_exports WHERE user_id = $1', [id])).toEqual([]);
  });

  it('is packed even if its job was lost', async () => {
    const { id: exportId } = await request();
    await forgetJobs();
    await work();
    expect((await ready()).id).toBe(exportId);
  });

  it('is packed once the payment provider is back, without leftovers of earlier attempts', async () => {
    await buildCustomer(app.database, { userId: id, customerId: 'cus_unknown' });
    await payments.fail('error-500');
    await request();
    await work();
    await until(async () => (await attempts()) > 0);
    expect(await latest()).toMatchObject({ state: 'waiting' });
    expect(await stored()).toEqual([]);
    await payments.fail('none');
    await until(async () => (await latest())?.state === 'ready', 15);
  });

  it('is never packed for an account deleted while it waits', async () => {
    await request();
    await app.database.query('DELETE FROM users WHERE id = $1', [id]);
    await work();
    await until(async () => (await jobs()) === 0);
    expect(await stored()).toEqual([]);
  });

  it('is complete and in order for thousands of messages', async () => {
    const texts = Array.from({ length: 1203 }, (_, n) => `message ${n + 1}`);
    for (const title of ['One', 'Two']) await tell(title, texts);
    await work();
    await request();
    const files = await unzip((await download(await ready())).bytes);
    const chats = [...files.keys()].filter((name) => name.startsWith('chats/') && name.endsWith('.json'));
    expect(chats).toHaveLength(2);
    for (const name of chats) {
      const { messages } = jsonIn(files, name) as { messages: { content: string }[] };
      expect(messages.map(({ content }) => content)).toEqual(texts);
    }
  });

  it('can be requested five times a day', async () => {
    const strict = await startApp({ RATE_LIMIT_FACTOR: '1' });
    try {
      const visitor = strict.visitor();
      const user = await visitor.register();
      for (let n = 0; n < 5; n += 1) {
        await request(visitor);
        // Joining is free.
        await request(visitor);
        await strict.database.query(`UPDATE data_exports SET state = 'failed' WHERE user_id = $1`, [user.id]);
      }
      const { status, headers } = await visitor.post(path);
      expect(status).toBe(429);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(80_000);
    } finally {
      await strict.close();
    }
  });

  const redis = async <T>(work: (client: Redis) => Promise<T>): Promise<T> => {
    return work(app.nest.get(Redis, { strict: false }));
  };
  const queueKey = (rest: string): string => `${app.env.redisPrefix}:export:${rest}`;
  const forgetJobs = (): Promise<unknown> =>
    redis(async (client) => client.del(...(await client.keys(queueKey('*'))), queueKey('id')));
  const jobs = (): Promise<number> =>
    redis(async (client) => (await client.llen(queueKey('wait'))) + (await client.llen(queueKey('active'))));
  const attempts = (): Promise<number> => redis((client) => client.zcard(queueKey('delayed')));
});
