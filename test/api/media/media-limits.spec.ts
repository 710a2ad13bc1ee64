import { jest } from '@jest/globals';
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { MediaRepository } from '../../../backend/src/media/media.repository.js';
import { MediaService } from '../../../backend/src/media/media.service.js';
import { Storage } from '../../../backend/src/providers/storage/storage.js';
import type { User } from '../../../contract/account/user.js';
import type { ErrorBody } from '../../../contract/errors.js';
import { mediaFilesMax, type MediaFile } from '../../../contract/media/media.js';
import { describeApp } from '../../support/describe-app.js';
import { ago, buildMedia, buildMediaUpload, minutes } from '../../support/factories.js';
import { type Answer, type Client, password } from '../../support/client.js';
import { mp4, wav } from '../../support/media.js';
import { until } from '../../support/replies.js';
import {
  answerOn,
  beginUpload,
  cutUpload,
  filesIn,
  type Form,
  formWith,
  picture,
  pngBomb,
  pictureOf,
  temporaryFiles,
  upload,
} from '../../support/uploads.js';

const path = '/api/media';
const megabyte = 1024 * 1024;

describe('a library’s uploads', () => {
  let artist: Client;
  let userId: string;

  const { app } = describeApp({
    env: {
      MEDIA_IMAGE_MAX_MB: '1',
      MEDIA_AUDIO_MAX_MB: '2',
      MEDIA_VIDEO_MAX_MB: '3',
      MEDIA_TOTAL_MAX_MB: '5',
    },
  });
  beforeEach(async () => {
    artist = app.visitor();
    ({ id: userId } = await artist.subscribe());
  });
  afterEach(() => artist.close());

  it('don’t block a login while an upload’s transaction waits', async () => {
    const { email } = (await artist.get<User>('/api/user')).body;
    const database = app.nest.get(DataSource, { strict: false });
    const uploading = await database.transaction(async (transaction) => {
      await transaction.query('LOCK TABLE media_uploads IN EXCLUSIVE MODE');
      const answer = send(wav(1));
      const waiting = `SELECT 1 FROM pg_locks WHERE relation = 'media_uploads'::regclass AND NOT granted`;
      await until(async () => (await app.database.query(waiting)).length > 0);
      expect((await app.visitor().post('/api/login', { email, password })).status).toBe(200);
      return { answer };
    });
    expect((await uploading.answer).status).toBe(201);
  });

  const stored = (): Promise<string[]> => filesIn(join(app.env.storageDir, 'media', userId));
  const send = (bytes: Uint8Array, fileName = 'a.wav'): Promise<Answer<MediaFile & ErrorBody>> =>
    upload(artist, path, formWith(bytes, { fileName }));
  const nothingLeft = async (): Promise<void> => {
    await until(async () => (await app.database.query('SELECT 1 FROM media_uploads')).length === 0);
    expect([await stored(), (await artist.get(path)).body]).toEqual([[], []]);
  };
  /** Adds small files to the library, or to the deleted ones. */
  const fill = (count: number, more: { sizeBytes?: number; deletedAt?: Date } = {}): Promise<unknown> =>
    buildMedia(app.database, { userId, count, ...more });
  /** Sends a file without Content-Length. */
  const sendChunked = async (bytes: Buffer): Promise<string> => {
    const { type, body } = formWith(bytes, { fileName: 'a.wav' });
    const socket = await beginUpload(artist, path, type, ['Transfer-Encoding: chunked', 'Connection: close']);
    socket.write(`${body.length.toString(16)}\r\n`);
    socket.write(body);
    socket.write('\r\n0\r\n\r\n');
    return answerOn(socket);
  };

  it('have limits that the browser knows', async () => {
    const { body } = await artist.get<{ mediaLimits: object }>('/api/config');
    expect(body.mediaLimits).toEqual({
      image: megabyte,
      audio: 2 * megabyte,
      video: 3 * megabyte,
      total: 5 * megabyte,
    });
  });

  it('accept a song of exactly the limit, and not one byte more', async () => {
    expect((await send(wav(1, { bytes: 2 * megabyte }))).status).toBe(201);
    const { status, body } = await send(wav(1, { bytes: 2 * megabyte + 1 }));
    expect([status, body.code, body.error]).toEqual([
      413,
      'media_too_large',
      'File too large. Please upload a song of at most 2 MB.',
    ]);
    expect(await sendChunked(wav(1, { bytes: 2 * megabyte + 1 }))).toMatch(/^HTTP\/1\.1 413 [^]*at most 2 MB/);
    expect(await stored()).toHaveLength(1);
  });

  it('refuse an image beyond the limit in bytes or pixels', async () => {
    const large = await send(await pictureOf(megabyte + 1), 'a.png');
    expect([large.status, large.body.error]).toEqual([413, 'File too large. Please upload an image of at most 1 MB.']);
    const bomb = await send(pngBomb(8_000, 8_000), 'a.png');
    expect([bomb.status, bomb.body.code]).toEqual([413, 'too_many_pixels']);
    await nothingLeft();
  });

  it('are refused by a declared length beyond every limit, and the connection is closed', async () => {
    const form = formWith(Buffer.alloc(1000));
    const socket = await beginUpload(artist, path, form.type, [`Content-Length: ${10 * 1024 ** 3}`]);
    socket.write(form.body.subarray(0, 500));
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 413 [^]*a video of at most 3 MB/);
    await nothingLeft();
  });

  it('are refused before they arrive, and the connection survives if the rest arrives', async () => {
    const form = formWith(Buffer.alloc(5 * megabyte));
    const socket = await beginUpload(artist, path, form.type, [`Content-Length: ${form.body.length}`]);
    const answered = once(socket, 'data');
    socket.write(form.body);
    await answered;
    // Longer than the server waits for an unread rest.
    await wait(2500);
    const answer = answerOn(socket);
    socket.write(`GET /api/config HTTP/1.1\r\nHost: ${new URL(app.url).host}\r\nConnection: close\r\n\r\n`);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('stay within the library’s total size under concurrency, separately per account', async () => {
    const song = wav(1, { bytes: 1.5 * megabyte });
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(song)));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken).toHaveLength(3);
    for (const { status, body } of answers.filter((answer) => !taken.includes(answer))) {
      expect([status, body.code]).toEqual([413, 'library_full']);
      expect(body.error).toMatch(/^Your library holds 5 MB in all/);
    }
    expect(await stored()).toHaveLength(3);
    expect(await sendChunked(song)).toMatch(/^HTTP\/1\.1 413 [^]*5 MB in all/);
    const other = app.visitor();
    await other.subscribe();
    expect((await upload(other, path, formWith(song, { fileName: 'a.wav' }))).status).toBe(201);

    // Deleted files free their space, and are only restored while there is room.
    const id = taken[0]?.body.id ?? '';
    await artist.call('DELETE', `${path}/${id}`);
    expect((await send(song)).status).toBe(201);
    expect((await artist.post(`${path}/${id}/restore`)).status).toBe(413);
  });

  it(`are limited to ${mediaFilesMax} files`, async () => {
    await fill(mediaFilesMax);
    const { status, body } = await send(await picture('png'), 'a.png');
    expect([status, body.code, body.error]).toEqual([409, 'too_many_files', expect.stringContaining('1,000 files')]);
  });

  it(`are limited to ${mediaFilesMax} files, including restored ones`, async () => {
    const { body } = await send(wav(1));
    await artist.call('DELETE', `${path}/${body.id}`);
    await fill(mediaFilesMax);
    const { status, body: refusal } = await artist.post<ErrorBody>(`${path}/${body.id}/restore`);
    expect([status, refusal.code]).toEqual([409, 'too_many_files']);
  });

  it('are limited to twice that while deleted files can be restored', async () => {
    await fill(1, { sizeBytes: 10 * megabyte - 10_000, deletedAt: new Date() });
    const { status, body } = await send(wav(1));
    expect([status, body.code]).toEqual([413, 'library_full']);
    await app.database.query(
      `UPDATE media_files SET deleted_at = now() - interval '16 minutes' WHERE user_id = $1 AND deleted_at IS NOT NULL`,
      [userId],
    );
    await app.nest.get(MediaService, { strict: false }).clear();
    expect((await send(wav(1))).status).toBe(201);

    await fill(mediaFilesMax, { deletedAt: new Date() });
    expect((await send(wav(1))).status).toBe(409);
    await app.database.query('DELETE FROM media_files WHERE deleted_at IS NOT NULL');
  });

  it('include six video frames concurrently, and none after the video was purged', async () => {
    const { body: video } = await send(mp4(5), 'a.mp4');
    const { type, body } = formWith(await picture('jpeg'));
    const address = `${path}/${video.id}/thumbnail`;
    const headers = [`Content-Length: ${body.length}`, 'Connection: close'];
    const begin = () => beginUpload(artist, address, type, headers, 'PUT');
    const all = await Promise.all(Array.from({ length: 7 }, begin));
    const firstAnswer = Promise.race(all.map(async (socket) => ({ socket, said: String(await once(socket, 'data')) })));
    all.forEach((socket) => socket.write(body.subarray(0, 200)));
    const refused = await firstAnswer;
    expect(refused.said).toMatch(/^HTTP\/1\.1 429 [^]*too_many_uploads/);
    const sockets = all.filter((socket) => socket !== refused.socket);

    await app.database.query('DELETE FROM media_files WHERE id = $1', [video.id]);
    await app.nest.get(MediaService, { strict: false }).discard(userId, video.id);
    const answers = sockets.map(answerOn);
    sockets.forEach((socket) => socket.write(body.subarray(200)));
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 404 /);
    await nothingLeft();
  });

  it('process complete images while slow ones are buffered on disk', async () => {
    const { type, body } = formWith(await pictureOf(megabyte / 2));
    const artists = Array.from({ length: 3 }, () => app.visitor());
    await Promise.all(artists.map((slow) => slow.subscribe()));
    const six = (slow: Client) =>
      Array.from({ length: 6 }, () =>
        beginUpload(slow, path, type, [`Content-Length: ${body.length}`, 'Connection: close']),
      );
    const sockets = await Promise.all(artists.flatMap(six));
    sockets.forEach((socket) => socket.write(body.subarray(0, megabyte / 4)));
    await until(async () => (await temporaryFiles()).length === sockets.length);
    expect((await send(await picture('png'), 'a.png')).status).toBe(201);

    sockets.splice(0, 16).forEach((socket) => socket.destroy());
    await until(async () => (await temporaryFiles()).length === sockets.length);
    const answers = sockets.map(answerOn);
    sockets.forEach((socket) => socket.write(body.subarray(megabyte / 4)));
    for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 201 /);
    expect(await temporaryFiles()).toEqual([]);
  });

  it('run six at a time', async () => {
    const { type, body } = formWith(wav(1));
    const sockets = await Promise.all(
      Array.from({ length: 6 }, () => beginUpload(artist, path, type, [`Content-Length: ${body.length}`])),
    );
    await until(async () => (await app.database.query('SELECT 1 FROM media_uploads')).length === 6);
    const { status, headers } = await send(wav(1));
    expect([status, headers.get('retry-after')]).toEqual([429, '5']);
    sockets.forEach((socket) => socket.destroy());
    await nothingLeft();
  });

  it.each(['a visitor', 'a member without a subscription'])('refuse %s before reading it', async (who) => {
    const client = app.visitor();
    if (who !== 'a visitor') await client.register();
    const connected = once(app.nest.getHttpServer(), 'connection');
    const socket = await beginUpload(client, path, 'multipart/form-data; boundary=x', [
      `Content-Length: ${50 * megabyte}`,
    ]);
    const [serverSide] = await connected;
    const answered = answerOn(socket);
    const chunk = Buffer.alloc(64 * 1024);
    const feed = (): void => void (socket.writable && socket.write(chunk, feed));
    feed();
    expect(await answered).toMatch(who === 'a visitor' ? /^HTTP\/1\.1 401 / : /^HTTP\/1\.1 402 /);
    expect(serverSide.bytesRead).toBeLessThan(256 * 1024);
    await nothingLeft();
  });

  it('leave no file and no row if cut at any of 30 places', async () => {
    const form = formWith(wav(1, { bytes: 300_000 }), { fileName: 'a.wav' });
    const { length } = form.body;
    const server = app.nest.getHttpServer();
    for (let n = 0; n < 30; n += 1) {
      // At the last bytes a parser might already be satisfied.
      const at = n < 5 ? length - 1 - n : randomInt(length);
      await cutUpload(server, artist, path, form, { at, isReset: n % 2 === 0 });
    }
    await nothingLeft();
    expect((await upload(artist, path, form)).status).toBe(201);
  });

  describe('with an unacknowledged commit', () => {
    const lost = new Error('Connection terminated unexpectedly');
    const loseAcknowledgement = (): MediaRepository => {
      const media = app.nest.get(MediaRepository, { strict: false });
      const add = media.add.bind(media);
      jest.spyOn(media, 'add').mockImplementationOnce(async (...given) => {
        await add(...given);
        throw lost;
      });
      return media;
    };
    const fileInLibrary = async (): Promise<Response> => {
      const [file] = (await artist.get<MediaFile[]>(path)).body;
      return fetch(artist.url + file?.fileUrl, { headers: { cookie: artist.cookie } });
    };
    afterEach(() => void jest.restoreAllMocks());

    it('keep their file, as it is in the library', async () => {
      loseAcknowledgement();
      expect((await send(wav(1))).status).toBeGreaterThanOrEqual(500);
      expect((await fileInLibrary()).status).toBe(200);
    });

    it('keep their file while the database stays unavailable', async () => {
      jest.spyOn(loseAcknowledgement(), 'exists').mockRejectedValueOnce(lost);
      expect((await send(wav(1))).status).toBeGreaterThanOrEqual(500);
      expect((await fileInLibrary()).status).toBe(200);
    });
  });

  it('free their reserved space after their server died, leaving nothing', async () => {
    const id = '00000000-0000-7000-8000-000000000001';
    const media = app.nest.get(MediaService, { strict: false });
    const { body } = await send(wav(1));
    await buildMediaUpload(app.database, { id, userId, sizeBytes: 4 * megabyte, seenAt: ago(minutes(3)) });
    expect((await send(wav(1, { bytes: 1.9 * megabyte }))).status).toBe(201);
    expect(await media.clear()).toBe(1);
    expect(await app.database.query('SELECT 1 FROM media_uploads WHERE id = $1', [id])).toEqual([]);
    expect((await artist.get<MediaFile[]>(path)).body.map((file) => file.id)).toContain(body.id);
  });

  it('are purged after their server died, even if storage was unavailable at first; a late one fails', async () => {
    const media = app.nest.get(MediaService, { strict: false });
    const storage = app.nest.get(Storage, { strict: false });
    const { type, body } = formWith(wav(1, { bytes: 200_000 }), { fileName: 'a.wav' });
    const socket = await beginUpload(artist, path, type, [`Content-Length: ${body.length}`, 'Connection: close']);
    socket.write(body.subarray(0, 100_000));
    await until(async () => (await stored()).length === 1);
    await app.database.query(`UPDATE media_uploads SET seen_at = now() - interval '3 minutes'`);
    const away = jest.spyOn(storage, 'deleteBeginning').mockRejectedValue(new Error('away'));
    expect(await media.clear()).toBe(0);
    const answer = answerOn(socket);
    socket.write(body.subarray(100_000));
    expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*upload_lost/);
    away.mockRestore();
    expect(await stored()).toHaveLength(1);
    expect(await media.clear()).toBe(1);
    await nothingLeft();
  });

  it.each<[string, number, () => Promise<{ type: string; body: Buffer<ArrayBuffer> }>]>([
    ['JSON', 415, async () => ({ type: 'application/json', body: Buffer.from('{}') })],
    ['a form without a boundary', 400, async () => ({ type: 'multipart/form-data', body: Buffer.from('x') })],
    [
      'a form without a file',
      400,
      async () => ({ type: 'multipart/form-data; boundary=x', body: Buffer.from('--x--\r\n') }),
    ],
    [
      'a form with an endless header',
      400,
      // Long enough to arrive in several pieces: the parser fails at one of them and ends before the others.
      async () => formWith(wav(1, { bytes: 50_000 }), { fileName: 'a'.repeat(100_000) }),
    ],
    [
      'a form that ends in the middle of its file',
      400,
      async () => {
        const { type, body } = formWith(wav(1, { bytes: 50_000 }));
        return { type, body: body.subarray(0, 40_000) };
      },
    ],
    ['a file under another name', 400, async () => formWith(await picture('png'), { field: 'picture' })],
  ])('refuse %s', async (_what, expected, make) => {
    const { status, body } = await upload<ErrorBody>(artist, path, await make());
    expect([status, body.error]).toEqual([expected, expect.stringMatching(/^[A-Z].+/)]);
    await nothingLeft();
  });
});

// Its own server, so slow uploads of other tests are not aborted.
describe('a stalled upload', () => {
  const { app } = describeApp({ env: { UPLOAD_STALL_SECONDS: '1', UPLOAD_IMAGE_SECONDS: '2' } });

  it('is aborted, leaving nothing', async () => {
    const artist = app.visitor();
    const { id } = await artist.subscribe();
    const form = formWith(wav(1, { bytes: megabyte }));
    const socket = await beginUpload(artist, path, form.type, [`Content-Length: ${form.body.length}`]);
    socket.write(form.body.subarray(0, 400_000));
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 408 /);
    await until(async () => (await app.database.query('SELECT 1 FROM media_uploads')).length === 0);
    expect(await filesIn(join(app.env.storageDir, 'media', id))).toEqual([]);
  });

  it('is aborted if an image, video frame or attachment trickles in; a song may take longer', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const { body: video } = await upload<MediaFile>(artist, path, formWith(mp4(5), { fileName: 'a.mp4' }));
    const image = formWith(await pictureOf(megabyte));
    const song = formWith(wav(1, { bytes: megabyte }), { fileName: 'a.wav' });
    const begin = async ({ type, body }: Form, address: string, method: 'POST' | 'PUT') => {
      const headers = [`Content-Length: ${body.length}`, 'Connection: close'];
      const socket = await beginUpload(artist, address, type, headers, method);
      socket.write(body.subarray(0, 400_000));
      const answer = answerOn(socket);
      let at = 400_000;
      const drip = setInterval(() => socket.write(body.subarray(at, ++at)), 100);
      const over = async (): Promise<string> => {
        clearInterval(drip);
        socket.write(body.subarray(at));
        return answer;
      };
      return { answer: answer.finally(() => clearInterval(drip)), over };
    };
    const slowSong = await begin(song, path, 'POST');
    const cut = await Promise.all([
      begin(image, path, 'POST'),
      begin(image, `${path}/${video.id}/thumbnail`, 'PUT'),
      begin(image, `/api/attachments/file?id=${randomUUID()}`, 'POST'),
    ]);
    for (const { answer } of cut) expect(await answer).toMatch(/^HTTP\/1\.1 408 [^]*upload_stalled/);
    expect(await temporaryFiles()).toEqual([]);
    expect(await slowSong.over()).toMatch(/^HTTP\/1\.1 201 /);
  });
});
