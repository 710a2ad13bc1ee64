import { getQueueToken } from '@nestjs/bull';
import type { INestApplicationContext } from '@nestjs/common';
import type { Queue } from 'bull';
import { jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { DependencyDown } from '../../../backend/src/common/app-error.js';
import { MediaLibraryService } from '../../../backend/src/media/media-library.service.js';
import { type ExamineMedia, examineMedia } from '../../../backend/src/media/examine-media.job.js';
import { MediaRepository } from '../../../backend/src/media/media.repository.js';
import { MediaService } from '../../../backend/src/media/media.service.js';
import { Storage } from '../../../backend/src/providers/storage/storage.js';
import type { Analytics } from '../../../contract/analytics.js';
import type { ErrorBody } from '../../../contract/errors.js';
import type { MediaFile } from '../../../contract/media/media.js';
import { startApp } from '../../support/app.js';
import { describeApp } from '../../support/describe-app.js';
import type { Answer, Client } from '../../support/client.js';
import { startWorker } from '../../support/worker.js';
import { startBucket } from '../../support/bucket.js';
import { mp3, mp4, nestedMp4, wav } from '../../support/media.js';
import { next, until } from '../../support/replies.js';
import { beginUpload, filesIn, formWith, picture, upload } from '../../support/uploads.js';

const path = '/api/media';

interface Read {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

async function read(client: Client, url: string, headers: Record<string, string> = {}): Promise<Read> {
  const response = await fetch(client.url + url, { headers: { cookie: client.cookie, ...headers } });
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const send = (client: Client, bytes: Uint8Array, fileName: string): Promise<Answer<MediaFile & ErrorBody>> =>
  upload(client, path, formWith(bytes, { fileName, type: 'application/octet-stream' }));

const list = async (client: Client): Promise<MediaFile[]> => (await client.get<MediaFile[]>(path)).body;

describe('the library', () => {
  let artist: Client;
  let userId: string;
  let worker: INestApplicationContext | undefined;

  const { app } = describeApp();
  beforeEach(async () => {
    artist = app.visitor();
    ({ id: userId } = await artist.subscribe());
  });
  afterEach(async () => {
    artist.close();
    await worker?.close();
    worker = undefined;
  });

  const stored = (): Promise<string[]> => filesIn(join(app.env.storageDir, 'media', userId));
  const added = async (bytes: Uint8Array, fileName: string): Promise<MediaFile> => {
    const { status, body, text } = await send(artist, bytes, fileName);
    if (status !== 201) throw new Error(`The upload answered ${status}: ${text}`);
    return body;
  };

  it('re-encodes an image without location or camera, adds a thumbnail, and notifies every tab', async () => {
    const file = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0000ff' } })
      .jpeg()
      .withExif({ IFD0: { Make: 'Spycam' }, IFD3: { GPSLatitude: '53/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const told = next(await artist.connect(), 'media:upsert');
    const image = await added(file, 'Press photo.JPG');
    expect(await told).toEqual({ file: image });
    expect(image).toMatchObject({
      fileName: 'Press photo.JPG',
      fileType: 'image',
      width: 600,
      height: 900,
      durationSeconds: null,
      waveform: null,
      sheetId: null,
    });
    expect(await list(artist)).toEqual([image]);
    const { bytes, headers } = await read(artist, image.fileUrl);
    expect(headers.get('content-type')).toBe('image/jpeg');
    expect(bytes.length).toBe(image.sizeBytes);
    expect(bytes.includes('Spycam')).toBe(false);
    const { exif, icc, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, orientation]).toEqual([undefined, undefined, undefined]);
    const small = await read(artist, image.thumbnailUrl ?? '');
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 427, height: 640 });
    // A second visit finds it in the browser's cache.
    const known = { 'if-none-match': small.headers.get('etag') ?? '' };
    expect((await read(artist, image.thumbnailUrl ?? '', known)).status).toBe(304);
  });

  it('stores an iPhone’s photo as a JPEG, and refuses one that is broken', async () => {
    const photo = await readFile('test/support/files/photo.heic');
    const { status, body } = await send(artist, photo, 'IMG_0042.HEIC');
    expect([status, body.fileName, body.fileType, body.width, body.height]).toEqual([
      201,
      'IMG_0042.jpg',
      'image',
      320,
      240,
    ]);
    const { headers, bytes } = await read(artist, body.fileUrl);
    expect(headers.get('content-type')).toBe('image/jpeg');
    const [red = 0, green = 0, blue = 0] = await sharp(bytes)
      .extract({ left: 90, top: 80, width: 1, height: 1 })
      .raw()
      .toBuffer();
    // The orange circle.
    expect([red > 200, green < 170, blue < 120]).toEqual([true, true, true]);
    const broken = await send(artist, photo.subarray(0, 400), 'broken.heic');
    expect([broken.status, broken.body.code]).toEqual([415, 'wrong_media_type']);
  });

  it('stores a song unchanged; its title, length and waveform follow', async () => {
    const song = mp3(3, 'Low Tide');
    const socket = await artist.connect();
    const heard = next(socket, 'media:upsert', ({ file }) => file.waveform !== null);
    const file = await added(song, 'track 01.mp3');
    expect(file).toMatchObject({ fileType: 'audio', sizeBytes: song.length, title: null, waveform: null });
    worker = await startWorker(app);
    const { file: examined } = await heard;
    expect(examined).toMatchObject({ id: file.id, title: 'Low Tide', fileName: 'track 01.mp3' });
    expect(examined.durationSeconds).toBeCloseTo(3, 0);
    expect(examined.waveform).toHaveLength(120);
    expect(examined.waveform?.[10]).toBeLessThan(30);
    expect(Math.max(...(examined.waveform ?? []))).toBe(100);
    expect((await read(artist, file.fileUrl)).bytes.equals(song)).toBe(true);
  });

  it('determines a WAV’s length, and keeps files it can’t examine', async () => {
    worker = await startWorker(app);
    await added(wav(2), 'a.wav');
    await added(mp4(65), 'b.mp4');
    await added(mp4(5, 'qt  '), 'c.mov');
    await added(Buffer.from('ID3\x04\x00\x00\x00\x00\x7f\x7f, and no more', 'latin1'), 'd.mp3');
    const files = await until(async () => {
      const rows = await app.database.query('SELECT 1 FROM media_files WHERE user_id = $1 AND examined_at IS NULL', [
        userId,
      ]);
      return rows.length === 0 && (await list(artist));
    });
    expect(files.map(({ fileName, fileType, durationSeconds }) => [fileName, fileType, durationSeconds])).toEqual([
      ['d.mp3', 'audio', null],
      ['c.mov', 'video', null],
      ['b.mp4', 'video', null],
      ['a.wav', 'audio', 2],
    ]);
    expect(files[3]?.waveform).toHaveLength(120);
  });

  it('examines each account’s first file before anyone’s second', async () => {
    const other = app.visitor();
    const { id: otherId } = await other.subscribe();
    const queue = app.nest.get<Queue<ExamineMedia>>(getQueueToken(examineMedia.queue.name), { strict: false });
    const names = ['a1', 'a2', 'a3', 'b1', 'b2'];
    for (const name of names) {
      const { body } = await send(name.startsWith('a') ? artist : other, wav(1), `${name}.wav`);
      await until(() => queue.getJob(body.id));
    }
    worker = await startWorker(app);
    const examined = (): Promise<{ name: string }[]> =>
      app.database.query(
        `SELECT file_name AS name FROM media_files WHERE user_id = ANY($1) AND examined_at IS NOT NULL ORDER BY examined_at`,
        [[userId, otherId]],
      );
    await until(async () => (await examined()).length === names.length);
    expect((await examined()).map(({ name }) => name)).toEqual(['a1.wav', 'b1.wav', 'a2.wav', 'b2.wav', 'a3.wav']);
  });

  it('stops examining a video with too much metadata after half a megabyte, and keeps it', async () => {
    worker = await startWorker(app);
    const opening = jest.spyOn(worker.get(Storage, { strict: false }), 'openFile');
    const { id } = await added(nestedMp4(4 * 1024 * 1024), 'nested.mp4');
    const file = await until(async () => {
      const [row] = await app.database.query('SELECT 1 FROM media_files WHERE id = $1 AND examined_at IS NOT NULL', [
        id,
      ]);
      return row && (await list(artist))[0];
    });
    expect(file).toMatchObject({ id, title: null, durationSeconds: null });
    const ofVideo = opening.mock.calls.filter(([key]) => key.includes(id));
    const read = ofVideo.map(([, range]) => (range ? range.end - range.start + 1 : Infinity));
    expect(read.length).toBeGreaterThan(0);
    expect(read.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(512 * 1024);
  });

  it('stops examining a file that workers keep dying over', async () => {
    const { id } = await added(wav(1), 'a.wav');
    const queue = app.nest.get<Queue<ExamineMedia>>(getQueueToken(examineMedia.queue.name), { strict: false });
    await app.database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$`,
    );
    await app.database.query(
      `CREATE TRIGGER refused BEFORE UPDATE ON media_files FOR EACH ROW WHEN (NEW.id = '${id}') EXECUTE FUNCTION refuse()`,
    );
    worker = await startWorker(app);
    const job = await until(async () => {
      const failed = await queue.getJob(id);
      return failed !== null && (await failed.isDelayed()) && failed;
    });
    await app.database.query('DROP TRIGGER refused ON media_files');
    // As the queue counts crashed workers.
    await queue.client.hset(queue.toKey(id), 'stalledCounter', 5);
    await job.promote();
    await until(async () => (await queue.getJob(id)) === null);
    const [row] = await app.database.query('SELECT examined_at, duration_seconds FROM media_files WHERE id = $1', [id]);
    expect(row).toEqual({ examined_at: expect.any(Date), duration_seconds: null });
  });

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['HTML', 'x.png', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', 'x.jpg', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a script', 'x.mp3', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a program', 'x.mp4', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)])],
    ['HTML behind a tag', 'x.mp3', () => Buffer.from('ID3\x04\x00\x00\x00\x00\x00\x00<html>', 'latin1')],
    ['a PDF', 'x.pdf', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['WebP', 'x.png', () => picture('webp')],
    ['half an image', 'x.png', async () => (await picture('png', 900, 900)).subarray(0, 600)],
    ['nothing', 'x.mp3', () => Buffer.alloc(0)],
  ])('refuses %s named %s, and stores nothing', async (_what, fileName, make) => {
    const { status, body } = await send(artist, await make(), fileName);
    expect([status, body.code]).toEqual([415, 'wrong_media_type']);
    expect(body.error).toMatch(/^Invalid file type\. Please upload/);
    expect(await stored()).toEqual([]);
    expect(await list(artist)).toEqual([]);
  });

  it.each([
    ['../../etc/cron.d/x.png', 'x.png'],
    ['..\\\\..\\\\x.png', 'x.png'],
    ['a%00.png', 'a%00.png'],
    [`${'n'.repeat(300)}.png`, `${'n'.repeat(116)}.png`],
    ['CON.png', '_CON.png'],
    ['夜の海.jpg', '夜の海.png'],
    ['Club 12%22 mix%0D%0A.png', 'Club 12 mix.png'],
  ])('stores a file named %s under our own key and shows it as %s', async (given, shown) => {
    const file = await added(await picture('png'), given);
    expect(file.fileName).toBe(shown);
    expect((await stored()).sort()).toEqual([`${file.id}-small.webp`, `${file.id}.png`]);
    const { headers } = await read(artist, `${file.fileUrl}?download`);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename=/);
    expect(decodeURIComponent(headers.get('content-disposition') ?? '')).toContain(shown);
    expect(headers.get('set-cookie')).toBeNull();
  });

  describe('a file', () => {
    let song: Buffer;
    let file: MediaFile;

    beforeEach(async () => {
      song = wav(1);
      file = await added(song, 'Low Tide.wav');
    });

    it('is available to its owner only, and to no one once deleted', async () => {
      const other = app.visitor();
      expect((await read(other, file.fileUrl)).status).toBe(401);
      await other.subscribe();
      const own = formWith(await picture('png'));
      const calls: [string, string, unknown?, Record<string, string>?][] = [
        ['GET', `${path}/${file.id}/file`],
        ['GET', `${path}/${file.id}/thumbnail`],
        ['PUT', `${path}/${file.id}/thumbnail`, own.body, { 'content-type': own.type }],
        ['PATCH', `${path}/${file.id}`, { fileName: 'mine' }],
        ['DELETE', `${path}/${file.id}`],
        ['POST', `${path}/${file.id}/restore`],
      ];
      for (const [method, url, body, headers] of calls) {
        expect([method, url, (await other.call(method, url, body, headers)).status]).toEqual([method, url, 404]);
      }
      expect(await list(other)).toEqual([]);
      expect(await list(artist)).toEqual([file]);
      expect((await artist.call('DELETE', `${path}/${file.id}`)).status).toBe(204);
      expect((await read(artist, file.fileUrl)).status).toBe(404);
    });

    it('is served so that it can’t run as a page', async () => {
      const { status, headers, bytes } = await read(artist, file.fileUrl);
      expect([status, bytes.equals(song)]).toEqual([200, true]);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-type': 'audio/wav',
        'content-length': String(song.length),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "sandbox; default-src 'none'",
        'content-disposition': 'inline; filename="Low Tide.wav"',
        'cross-origin-resource-policy': 'same-origin',
        'accept-ranges': 'bytes',
        'cache-control': 'private, no-cache',
      });
    });

    it.each([
      ['bytes=0-9', 206, 0, 9],
      ['bytes=100-', 206, 100, 16043],
      ['bytes=-44', 206, 16000, 16043],
      ['bytes=16043-99999', 206, 16043, 16043],
    ])('returns %i with the requested bytes for %s', async (range, status, start, end) => {
      const answer = await read(artist, file.fileUrl, { range });
      expect([answer.status, answer.headers.get('content-range')]).toEqual([status, `bytes ${start}-${end}/16044`]);
      expect(answer.bytes.equals(song.subarray(start, end + 1))).toBe(true);
    });

    it('returns 416 beyond its end, 304 for a current copy, and the whole file if it changed', async () => {
      const beyond = await read(artist, file.fileUrl, { range: 'bytes=16044-' });
      expect([beyond.status, beyond.headers.get('content-range'), beyond.bytes.length]).toEqual([
        416,
        'bytes */16044',
        0,
      ]);
      const etag = (await read(artist, file.fileUrl)).headers.get('etag') ?? '';
      const fresh = await read(artist, file.fileUrl, { 'if-none-match': etag });
      expect(fresh.status).toBe(304);
      const ranged = { range: 'bytes=0-9' };
      expect((await read(artist, file.fileUrl, { ...ranged, 'if-range': etag })).bytes).toHaveLength(10);
      expect((await read(artist, file.fileUrl, { ...ranged, 'if-range': '"other"' })).bytes).toHaveLength(16044);
    });

    it('responds to HEAD for the whole file, whatever the range', async () => {
      const { status, headers } = await artist.call('HEAD', file.fileUrl, undefined, { range: 'bytes=0-9' });
      expect([status, headers.get('content-length'), headers.get('content-range')]).toEqual([200, '16044', null]);
    });

    it('lost by storage is an error that can’t pass for the file', async () => {
      await app.nest.get(Storage, { strict: false }).delete(`media/${userId}/${file.id}.wav`);
      const { status, headers } = await read(artist, file.fileUrl, { range: 'bytes=0-9' });
      const told = ['content-range', 'content-disposition', 'etag', 'accept-ranges'].map((name) => headers.get(name));
      expect([status, ...told, headers.get('cache-control')]).toEqual([404, null, null, null, null, 'no-store']);
    });

    it('can be renamed, keeping its extension, in every tab', async () => {
      const told = next(await artist.connect(), 'media:upsert');
      const { status, body } = await artist.call<MediaFile>('PATCH', `${path}/${file.id}`, {
        fileName: ' ../Demo/v2 ',
      });
      expect([status, body.fileName]).toEqual([200, 'v2.wav']);
      expect((await told).file.fileName).toBe('v2.wav');
      for (const fileName of ['', '   ', 'x'.repeat(121), 7, null]) {
        expect((await artist.call('PATCH', `${path}/${file.id}`, { fileName })).status).toBe(400);
      }
    });

    it('can be restored within ten minutes of deletion, and is purged after that', async () => {
      const socket = await artist.connect();
      const gone = next(socket, 'media:remove');
      await artist.call('DELETE', `${path}/${file.id}`);
      expect(await gone).toEqual({ id: file.id });
      expect(await list(artist)).toEqual([]);
      const back = next(socket, 'media:upsert');
      const { status, body } = await artist.post<MediaFile>(`${path}/${file.id}/restore`);
      expect([status, body]).toEqual([200, file]);
      await back;
      expect((await read(artist, file.fileUrl)).status).toBe(200);

      await artist.call('DELETE', `${path}/${file.id}`);
      await app.database.query(`UPDATE media_files SET deleted_at = now() - interval '11 minutes' WHERE id = $1`, [
        file.id,
      ]);
      expect((await artist.post(`${path}/${file.id}/restore`)).status).toBe(404);
      const media = app.nest.get(MediaService, { strict: false });
      await media.clear();
      expect(await stored()).toHaveLength(1);
      await app.database.query(`UPDATE media_files SET deleted_at = now() - interval '16 minutes' WHERE id = $1`, [
        file.id,
      ]);
      expect(await media.clear()).toBe(1);
      expect(await stored()).toEqual([]);
    });
  });

  it('can be read sixteen times concurrently per account; more are refused until one ends', async () => {
    const { fileUrl } = await added(wav(1, { bytes: 12 * 1024 * 1024 }), 'long.wav');
    const open = async () => {
      const given = new AbortController();
      const answer = await fetch(app.url + fileUrl, { headers: { cookie: artist.cookie }, signal: given.signal });
      return { answer, giveUp: () => given.abort() };
    };
    const opened = await Promise.all(Array.from({ length: 16 }, open));
    expect(opened.map(({ answer }) => answer.status)).toEqual(Array<number>(16).fill(200));
    const refused = await read(artist, fileUrl, { range: 'bytes=0-9' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
    expect(JSON.parse(refused.bytes.toString())).toMatchObject({
      code: 'too_many_downloads',
      error: 'You already have several downloads in progress. Wait for one to finish.',
    });
    const other = app.visitor();
    await other.subscribe();
    const { body: own } = await send(other, wav(1), 'own.wav');
    expect((await read(other, own.fileUrl)).status).toBe(200);

    const [first, ...others] = opened;
    expect((await first?.answer.arrayBuffer())?.byteLength).toBe(12 * 1024 * 1024);
    // Each slot is released as often as it is taken, soon after the last byte.
    for (let n = 0; n < 20; n += 1) {
      await until(async () => {
        const { status, bytes } = await read(artist, fileUrl, { range: 'bytes=0-9' });
        return status === 206 && bytes.length === 10;
      });
    }
    for (const { giveUp } of others) giveUp();
    await until(async () => {
      const again = await Promise.all(Array.from({ length: 16 }, open));
      for (const { giveUp } of again) giveUp();
      return again.every(({ answer }) => answer.status === 200);
    });
  });

  it('frees its read slot if it is gone or the read couldn’t be recorded', async () => {
    const file = await added(wav(1), 'lost.wav');
    const { fileUrl } = await added(wav(1), 'kept.wav');
    await app.nest.get(Storage, { strict: false }).delete(`media/${userId}/${file.id}.wav`);
    const noting = jest
      .spyOn(app.nest.get(MediaLibraryService, { strict: false }), 'recordDownload')
      .mockImplementation(() => Promise.reject(new DependencyDown()));
    for (let n = 0; n < 16; n += 1) {
      expect((await read(artist, file.fileUrl)).status).toBe(404);
      expect((await read(artist, `${fileUrl}?download`)).status).toBe(503);
    }
    noting.mockRestore();
    expect((await read(artist, fileUrl)).status).toBe(200);
  });

  it('accepts a frame as a video’s thumbnail, and for nothing else', async () => {
    const video = await added(mp4(5), 'clip.mp4');
    expect(video.thumbnailUrl).toBeNull();
    const frame = formWith(await picture('jpeg', 1280, 720), { fileName: 'frame.jpg' });
    const put = (id: string, form = frame) =>
      artist.call<MediaFile>('PUT', `${path}/${id}/thumbnail?duration=65.5&width=1280&height=720`, form.body, {
        'content-type': form.type,
      });
    const { status, body } = await put(video.id);
    expect([status, body.thumbnailUrl]).toEqual([200, `${path}/${video.id}/thumbnail`]);
    expect(body).toMatchObject({ durationSeconds: 65.5, width: 1280, height: 720 });
    const small = await read(artist, body.thumbnailUrl ?? '');
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 640, height: 360 });
    expect((await put(video.id, formWith(Buffer.from('<svg/>')))).status).toBe(415);
    // A new poster has the same URL.
    await put(video.id, formWith(await picture('jpeg', 720, 720), { fileName: 'frame.jpg' }));
    expect(small.headers.get('etag')).toBeNull();
    const anew = await read(artist, body.thumbnailUrl ?? '');
    expect(await sharp(anew.bytes).metadata()).toMatchObject({ width: 640, height: 640 });
    const song = await added(wav(1), 'a.wav');
    expect((await put(song.id)).status).toBe(404);
  });

  describe('of a printed sheet', () => {
    const linked = () => Promise.resolve();
    const sheet = (id: string) => ({
      id,
      fileName: 'Low Tide one-sheet.pdf',
      content: Buffer.from('%PDF-1.7 sheet'),
      thumbnail: null,
    });

    it('has one file and one row, however often it is saved', async () => {
      const media = app.nest.get(MediaService, { strict: false });
      const id = randomUUID();
      const [first, second] = await Promise.all([
        media.addSheet(userId, sheet(id), linked),
        media.addSheet(userId, sheet(id), linked),
      ]);
      expect(second).toEqual(first);
      expect(await list(artist)).toEqual([first]);
      expect(await stored()).toEqual([`${id}.pdf`]);
      await expect(media.addSheet(randomUUID(), sheet(randomUUID()), linked)).rejects.toThrow();
    });

    it('is sent as a download, never displayed, and counted', async () => {
      const media = app.nest.get(MediaService, { strict: false });
      const { fileUrl } = await media.addSheet(userId, sheet(randomUUID()), linked);
      const { headers } = await read(artist, fileUrl);
      expect(headers.get('content-disposition')).toBe('attachment; filename="Low Tide one-sheet.pdf"');
      expect((await read(artist, `${fileUrl}?download`)).bytes.toString()).toBe('%PDF-1.7 sheet');
      await app.database.query(`UPDATE subscriptions SET price_id = 'price_sandbox_yearly' WHERE user_id = $1`, [
        userId,
      ]);
      const { body } = await artist.get<Analytics>('/api/analytics');
      // In whichever week it is now.
      expect(body.weeks.reduce((sum, { counts }) => sum + counts.one_sheet_downloaded, 0)).toBe(1);
    });
  });

  it('provides an image for one-sheets, to its owner only', async () => {
    const media = app.nest.get(MediaService, { strict: false });
    const image = await added(await picture('png'), 'a.png');
    const song = await added(wav(1), 'a.wav');
    expect(await sharp((await media.readImage(userId, image.id)) ?? Buffer.alloc(0)).metadata()).toMatchObject({
      width: 40,
    });
    expect(await media.readImage(randomUUID(), image.id)).toBeNull();
    expect(await media.readImage(userId, song.id)).toBeNull();
    await artist.call('DELETE', `${path}/${image.id}`);
    expect(await media.readImage(userId, image.id)).toBeNull();
  });

  it.each(['/uploads/..%2f..%2fpackage.json', '/uploads/%2e%2e/.env', '/uploads/', '/files/media/'])(
    'can’t be fetched at %s',
    async (address) => {
      const { headers, text } = await artist.get(address);
      expect(headers.get('content-type')).not.toContain('json');
      expect(text).not.toMatch(/"dependencies"|SESSION_SECRET|\.webp/);
    },
  );
});

describe('the library on S3', () => {
  const inBucket = ({ name, endpoint, key }: Awaited<ReturnType<typeof startBucket>>): Record<string, string> => ({
    STORAGE_DRIVER: 's3',
    S3_BUCKET: name,
    S3_ENDPOINT: endpoint,
    S3_FORCE_PATH_STYLE: 'true',
    S3_ACCESS_KEY_ID: key,
    S3_SECRET_ACCESS_KEY: key,
  });

  it('finishes running downloads during shutdown', async () => {
    const bucket = await startBucket();
    const app = await startApp({ ...inBucket(bucket), DRAIN_SECONDS: '10' });
    try {
      const artist = app.visitor();
      await artist.subscribe();
      const song = wav(1, { bytes: 30_000_000 });
      const { body: file } = await send(artist, song, 'long.wav');
      const given = await fetch(app.url + file.fileUrl, { headers: { cookie: artist.cookie } });
      const closed = app.nest.close();
      await wait(200);
      expect((await given.arrayBuffer()).byteLength).toBe(song.length);
      await closed;
    } finally {
      await app.close();
      await bucket.close();
    }
  });

  // Otherwise the worker would remove what has arrived of them.
  it('keeps uploads alive during shutdown until they have ended', async () => {
    const app = await startApp({ DRAIN_SECONDS: '120' });
    const artist = app.visitor();
    await artist.subscribe();
    const beats = jest.spyOn(app.nest.get(MediaRepository, { strict: false }), 'recordHeartbeat');
    const { type, body } = formWith(wav(1, { bytes: 1_000_000 }), { fileName: 'long.wav', type: 'audio/wav' });
    const uploading = await beginUpload(artist, path, type, [`Content-Length: ${body.length}`]);
    uploading.write(body.subarray(0, body.length / 2));
    const reservation = 'SELECT FROM media_uploads';
    await until(async () => (await app.database.query(reservation)).length === 1);
    const closed = app.nest.close();
    await until(async () => (await artist.get('/api/health/ready').catch(() => ({ status: 0 }))).status === 0);
    const before = beats.mock.calls.length;
    await until(async () => beats.mock.calls.length > before, 60);
    const answered = once(uploading, 'data');
    uploading.write(body.subarray(body.length / 2));
    expect(String((await answered)[0])).toMatch(/^HTTP\/1\.1 201 /);
    await closed;
    await app.close();
  });

  it('reports an outage, and logs the cause', async () => {
    const lines: string[] = [];
    const away = { STORAGE_DRIVER: 's3', S3_BUCKET: 'library', S3_ENDPOINT: 'http://127.0.0.1:1', LOG_LEVEL: 'error' };
    const keys = { S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'key' };
    const app = await startApp({ ...away, ...keys }, { write: (line: string) => lines.push(line) });
    try {
      const artist = app.visitor();
      await artist.subscribe();
      lines.length = 0;
      const { status, body } = await send(artist, wav(1, { bytes: 7_000_000 }), 'long.wav');
      expect([status, body.error]).toEqual([503, 'Files can’t be reached right now. Please try again in a moment.']);
      expect(lines.find((line) => line.includes('storage_away'))).toContain('ECONNREFUSED');
    } finally {
      await app.close();
    }
  });

  it('stores a file, serves ranges of it, and purges it', async () => {
    const bucket = await startBucket();
    const app = await startApp(inBucket(bucket));
    try {
      const artist = app.visitor();
      await artist.subscribe();
      const song = wav(1, { bytes: 7_000_000 });
      const { status, body } = await send(artist, song, 'long.wav');
      expect([status, body.sizeBytes]).toEqual([201, song.length]);
      const { bytes } = await read(artist, body.fileUrl, { range: 'bytes=100-299' });
      expect(bytes.equals(song.subarray(100, 300))).toBe(true);
      expect((await read(artist, body.fileUrl)).bytes.equals(song)).toBe(true);
      await artist.call('DELETE', `${path}/${body.id}`);
      await app.database.query(`UPDATE media_files SET deleted_at = now() - interval '16 minutes'`);
      expect(await app.nest.get(MediaService, { strict: false }).clear()).toBe(1);
      expect((await read(artist, body.fileUrl)).status).toBe(404);
    } finally {
      await app.close();
      await bucket.close();
    }
  });
});
