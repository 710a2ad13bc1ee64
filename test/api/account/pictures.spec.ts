import { jest } from '@jest/globals';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { Socket } from 'node:net';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { UsersRepository } from '../../../backend/src/users/users.repository.js';
import { ImageSlots } from '../../../backend/src/common/image-slots.js';
import { Storage, StorageUnavailable } from '../../../backend/src/providers/storage/storage.js';
import type { ErrorBody } from '../../../contract/errors.js';
import { limits } from '../../../contract/limits.js';
import type { UploadedPicture } from '../../../contract/account/picture.js';
import type { ProfileBody } from '../../../contract/account/profile.body.js';
import type { User } from '../../../contract/account/user.js';
import { describeApp } from '../../support/describe-app.js';
import type { Answer, Client } from '../../support/client.js';
import { next, until } from '../../support/replies.js';
import {
  answerOn,
  beginUpload,
  cutUpload,
  filesIn,
  type Form,
  formWith,
  picture,
  pictureOf,
  pngBomb,
  temporaryFiles,
  upload,
} from '../../support/uploads.js';

const path = '/api/upload-profile-picture';

describe('the profile picture', () => {
  let artist: Client;
  let folder: string;

  const { app } = describeApp();
  beforeEach(async () => {
    artist = app.visitor();
    const { id } = await artist.register();
    folder = join(app.env.storageDir, 'pictures', id);
  });
  afterEach(() => artist.close());

  const send = (form: Form): Promise<Answer<UploadedPicture>> => upload(artist, path, form);
  const me = async (): Promise<User> => (await artist.get<User>('/api/user')).body;
  const stored = (): Promise<string[]> => filesIn(folder);
  const read = async (client: Client, url: string): Promise<{ status: number; headers: Headers; bytes: Buffer }> => {
    const response = await fetch(client.url + url, { headers: { cookie: client.cookie } });
    return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const profile: ProfileBody = {
    name: 'Mara Quill',
    musicGenre: 'indie folk',
    location: 'Leeds, UK',
    website: '',
    spotifyUrl: '',
    instagramUrl: '',
    twitterUrl: '',
  };

  it.each(['jpeg', 'png', 'webp'] as const)(
    'a %s becomes two WebP squares, and every tab is notified',
    async (format) => {
      const socket = await artist.connect();
      const told = next(socket, 'user:changed');
      const { status, body } = await send(formWith(await picture(format, 700, 400), { type: `image/${format}` }));
      expect(status).toBe(201);
      await told;
      expect((await me()).profilePictureUrl).toBe(body.fileUrl);
      for (const [url, edge] of [
        [body.fileUrl, 512],
        [`${body.fileUrl}?size=small`, 96],
      ] as const) {
        const { headers, bytes } = await read(artist, url);
        expect(headers.get('content-type')).toBe('image/webp');
        expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: edge, height: edge });
      }
    },
  );

  it('returns 401 if the account is deleted during the upload', async () => {
    const { id } = await me();
    const { type, body } = formWith(await picture('jpeg'));
    const headers = [`Content-Length: ${body.length}`, 'Connection: close'];
    const socket = await beginUpload(artist, path, type, headers);
    socket.write(body.subarray(0, body.length - 10));
    await until(async () => (await temporaryFiles()).length > 0);
    await app.database.query('DELETE FROM users WHERE id = $1', [id]);
    socket.write(body.subarray(body.length - 10));
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 401 .*Please log in to continue$/s);
  });

  it('returns 401 if deleting the account removes its folder before the files are saved', async () => {
    const { id } = await me();
    jest.spyOn(app.nest.get(Storage, { strict: false }), 'save').mockImplementationOnce(async () => {
      await app.database.query('DELETE FROM users WHERE id = $1', [id]);
      throw new StorageUnavailable();
    });
    const { status, text } = await send(formWith(await picture('jpeg')));
    expect([status, text]).toEqual([401, 'Please log in to continue']);
  });

  it('is cropped from the middle, upright, without location, camera or comment', async () => {
    // Rotated: red above, blue below, with an EXIF orientation. Upright, red is on the right.
    const file = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0000ff' } })
      .composite([
        { input: { create: { width: 400, height: 150, channels: 3, background: '#ff0000' } }, top: 0, left: 0 },
      ])
      .jpeg({ quality: 100 })
      .withExif({ IFD0: { Make: 'Spycam', ImageDescription: 'at home' }, IFD3: { GPSLatitude: '53/1 48/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect(file.includes('Spycam')).toBe(true);
    const { body } = await send(formWith(file, { type: 'image/jpeg', fileName: 'me.jpg' }));
    const { bytes } = await read(artist, body.fileUrl);
    const { exif, icc, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(bytes.includes('Spycam')).toBe(false);
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [...data.subarray((y * 512 + x) * 3, (y * 512 + x) * 3 + 3)];
    const [left, right] = [pixel(50, 256), pixel(462, 256)];
    expect(left?.[2]).toBeGreaterThan(200);
    expect(right?.[0]).toBeGreaterThan(200);
  });

  it('replaces the previous one, whose URL and files are gone', async () => {
    const first = (await send(formWith(await picture('png')))).body.fileUrl;
    const second = (await send(formWith(await picture('png')))).body.fileUrl;
    expect(second).not.toBe(first);
    expect((await read(artist, first)).status).toBe(404);
    expect(await stored()).toHaveLength(2);
    expect((await read(artist, second)).status).toBe(200);
    await artist.call('PUT', '/api/onboarding', { ...profile, profilePictureUrl: '' });
    expect(await stored()).toEqual([]);
    expect((await read(artist, second)).status).toBe(404);
    expect((await me()).profilePictureUrl).toBe('');
  });

  it('is visible to its owner only', async () => {
    const { fileUrl } = (await send(formWith(await picture('png')))).body;
    const other = app.visitor();
    expect((await read(other, fileUrl)).status).toBe(401);
    await other.register();
    expect((await read(other, fileUrl)).status).toBe(404);
    const { headers } = await read(artist, fileUrl);
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    const again = {
      cookie: artist.cookie,
      'if-none-match': headers.get('etag') ?? '',
    };
    expect((await fetch(artist.url + fileUrl, { headers: again })).status).toBe(304);
    expect((await fetch(artist.url + fileUrl, { headers: { ...again, cookie: other.cookie } })).status).toBe(404);
    expect((await read(artist, `${fileUrl}?size=huge`)).status).toBe(400);
  });

  describe('in the profile', () => {
    const save = (profilePictureUrl: unknown) =>
      artist.call<User & ErrorBody>('PUT', '/api/onboarding', { ...profile, profilePictureUrl });

    it('stays if omitted or unchanged, and is removed by an empty URL', async () => {
      const { fileUrl } = (await send(formWith(await picture('png')))).body;
      expect((await save(undefined)).body.profilePictureUrl).toBe(fileUrl);
      expect((await save(fileUrl)).body.profilePictureUrl).toBe(fileUrl);
      expect(await stored()).toHaveLength(2);
      expect((await save('')).body.profilePictureUrl).toBe('');
      expect(await stored()).toEqual([]);
    });

    it.each(['https://evil.test/x.png', 'javascript:alert(1)', '/api/pictures/../user', null, 7, ['']])(
      'can’t be %j',
      async (address) => {
        const { status, body } = await save(address);
        expect([status, body.fields]).toEqual([400, { profilePictureUrl: 'Please upload the picture first' }]);
      },
    );

    it('can’t be another account’s', async () => {
      const { fileUrl } = (await send(formWith(await picture('png')))).body;
      const other = app.visitor();
      await other.register();
      const { status } = await other.call('PUT', '/api/onboarding', { ...profile, profilePictureUrl: fileUrl });
      expect(status).toBe(400);
      expect((await other.get<User>('/api/user')).body.profilePictureUrl).toBe('');
    });
  });

  it.each<[string, () => Buffer | Promise<Buffer>]>([
    ['HTML', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a script', () => Buffer.from('#!/bin/sh\nrm -rf /\n')],
    ['a program', () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(600)])],
    ['a GIF', () => Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')],
    [
      'a TIFF',
      () =>
        sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
          .tiff()
          .toBuffer(),
    ],
    ['HTML behind the first bytes of a JPEG', () => Buffer.from('ffd8ffe000104a464946<script>alert(1)', 'latin1')],
    ['half a picture', async () => (await pictureWithNoise()).subarray(0, 20_000)],
    ['nothing', () => Buffer.alloc(0)],
  ])('%s called .png is refused, and nothing is stored', async (_, make) => {
    const { status, headers, text } = await upload(artist, path, formWith(await make()));
    expect([status, text]).toEqual([415, 'Invalid file type. Please upload a valid image file (JPEG, PNG, WebP)']);
    expect(headers.get('content-type')).toContain('text/plain');
    expect(await stored()).toEqual([]);
    expect((await me()).profilePictureUrl).toBe('');
  });

  it('of 30,000 by 30,000 pixels is refused before decoding', async () => {
    const file = pngBomb(30_000, 30_000);
    expect(file.length).toBeLessThan(limits.pictureMaxBytes);
    const { status, text } = await upload(artist, path, formWith(file));
    expect([status, text]).toEqual([413, 'File too large. Please upload an image of at most 50 megapixels']);
    expect(await stored()).toEqual([]);
  });

  it('of exactly 5 MB is accepted', async () => {
    const { status } = await send(formWith(await pictureOf(limits.pictureMaxBytes)));
    expect(status).toBe(201);
  });

  describe('one byte more', () => {
    const tooLarge = 'File too large. Please upload an image smaller than 5MB';
    let form: Form;

    beforeAll(async () => {
      form = formWith(await pictureOf(limits.pictureMaxBytes + 1));
    });

    it('is refused', async () => {
      const { status, text } = await send(form);
      expect([status, text]).toEqual([413, tooLarge]);
      expect(await stored()).toEqual([]);
    });

    it('is refused even without a declared length', async () => {
      const socket = await beginUpload(artist, path, form.type, ['Transfer-Encoding: chunked']);
      const { length } = form.body;
      socket.write(`${length.toString(16)}\r\n`);
      socket.write(form.body);
      const answer = await answerOn(socket);
      expect(answer).toMatch(/^HTTP\/1\.1 413 /);
      expect(answer).toContain(tooLarge);
      expect(await stored()).toEqual([]);
    });
  });

  it('of 10 GB is refused by its declared length, and the connection is closed', async () => {
    const form = formWith(Buffer.alloc(1000));
    const socket = await beginUpload(artist, path, form.type, [`Content-Length: ${10 * 1024 ** 3}`]);
    socket.write(form.body.subarray(0, 500));
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('a visitor gets 401 before the body is read', async () => {
    const server = app.nest.getHttpServer();
    const connected = once(server, 'connection');
    const socket = await beginUpload(app.visitor(), path, 'multipart/form-data; boundary=x', [
      `Content-Length: ${50 * 1024 ** 2}`,
    ]);
    const [serverSide] = await connected;
    const answered = answerOn(socket);
    const chunk = Buffer.alloc(64 * 1024);
    const feed = (): void => void (socket.writable && socket.write(chunk, feed));
    feed();
    expect(await answered).toMatch(/^HTTP\/1\.1 401 /);
    expect(serverSide.bytesRead).toBeLessThan(256 * 1024);
    expect(await stored()).toEqual([]);
  });

  it('keeps the connection after an early response if the rest of the body is small', async () => {
    const socket = await beginUpload(app.visitor(), path, 'multipart/form-data; boundary=x', ['Content-Length: 20']);
    await once(socket, 'data');
    socket.write('x'.repeat(20));
    socket.write(`GET /api/health HTTP/1.1\r\nHost: ${new URL(app.url).host}\r\nConnection: close\r\n\r\n`);
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 200 [^]*\{"status":"ok"\}$/);
  });

  it.each<[string, number, () => Promise<Form>]>([
    ['JSON', 415, async () => ({ type: 'application/json', body: Buffer.from('{}') })],
    ['a form without a boundary', 400, async () => ({ type: 'multipart/form-data', body: Buffer.from('x') })],
    [
      'a form without a file',
      400,
      async () => ({ type: 'multipart/form-data; boundary=x', body: Buffer.from('--x--\r\n') }),
    ],
    ['a truncated form', 400, async () => ({ type: 'multipart/form-data; boundary=x', body: Buffer.from('--x\r\n') })],
    ['a file under another name', 400, async () => formWith(await picture('png'), { field: 'picture' })],
    ['two files', 400, async () => twice(formWith(await picture('png')))],
  ])('%s returns %i', async (_, expected, make) => {
    const { status, text } = await send(await make());
    expect([status, text]).toEqual([expected, expect.stringMatching(/^[A-Z].+/)]);
    expect(await stored()).toEqual([]);
  });

  it('processes one concurrent upload per artist at a time, and keeps one picture', async () => {
    const form = formWith(await pictureWithNoise());
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(form)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).toContain(201);
    expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
    expect(await stored()).toHaveLength(2);
    expect((await read(artist, (await me()).profilePictureUrl)).status).toBe(200);
  });

  it('slow uploads don’t block others: they are buffered on disk until complete', async () => {
    const { type, body } = formWith(await pictureOf(1_000_000));
    const begin = async (): Promise<Socket> => {
      const slow = app.visitor();
      await slow.register();
      const socket = await beginUpload(slow, path, type, [`Content-Length: ${body.length}`]);
      socket.write(body.subarray(0, 500_000));
      return socket;
    };
    const sockets = await Promise.all(Array.from({ length: 33 }, begin));
    await until(async () => (await temporaryFiles()).length === sockets.length);
    expect((await send(formWith(await picture('png')))).status).toBe(201);
    sockets.forEach((socket) => socket.destroy());
    await until(async () => (await temporaryFiles()).length === 0);
  });

  describe('with an unacknowledged commit', () => {
    const lost = new Error('Connection terminated unexpectedly');
    const upTo = (failures: number) => {
      const users = app.nest.get(UsersRepository, { strict: false });
      const replace = users.replacePicture.bind(users);
      const spy = jest.spyOn(users, 'replacePicture');
      spy.mockImplementationOnce(async (...given) => {
        await replace(...given);
        throw lost;
      });
      if (failures > 1) spy.mockRejectedValueOnce(lost);
      return spy;
    };
    afterEach(() => void jest.restoreAllMocks());

    it('is stored, and the previous one is removed', async () => {
      await send(formWith(await picture('png')));
      const before = await stored();
      upTo(1);
      const { status, body } = await send(formWith(await picture('jpeg')));
      expect([status, (await me()).profilePictureUrl]).toEqual([201, body.fileUrl]);
      expect((await read(artist, body.fileUrl)).status).toBe(200);
      expect(await stored()).toHaveLength(2);
      expect(await stored()).not.toEqual(before);
    });

    it('keeps its files while the database stays unavailable', async () => {
      upTo(2);
      expect((await send(formWith(await picture('jpeg')))).status).toBeGreaterThanOrEqual(500);
      const { profilePictureUrl } = await me();
      expect(profilePictureUrl).not.toBe('');
      expect((await read(artist, profilePictureUrl)).status).toBe(200);
    });
  });

  it('shares its image slots with the library', async () => {
    await artist.subscribe();
    let free = (): void => undefined;
    const isFree = new Promise<void>((resolve) => (free = resolve));
    const slots = app.nest.get(ImageSlots, { strict: false });
    const others = Array.from({ length: availableParallelism() }, () => slots.run(() => isFree));
    let answered = 0;
    const uploads = [
      send(formWith(await picture('png'))),
      upload(artist, '/api/media', formWith(await picture('png'))),
    ];
    const answers = uploads.map((sent) => sent.finally(() => (answered += 1)));
    await until(async () => (await temporaryFiles()).length === 2);
    await wait(500);
    expect(answered).toBe(0);
    free();
    for (const { status } of await Promise.all(answers)) expect(status).toBe(201);
    await Promise.all(others);
  });

  it('an upload cut at any of 100 places leaves no file and no row', async () => {
    const form = formWith(await pictureWithNoise());
    const { length } = form.body;
    const server = app.nest.getHttpServer();
    for (let n = 0; n < 100; n += 1) {
      // At the last bytes a parser might already be satisfied.
      const at = n < 10 ? length - 1 - n : randomInt(length);
      await cutUpload(server, artist, path, form, { at, isReset: n % 2 === 0 });
      expect([at, await stored(), (await me()).profilePictureUrl]).toEqual([at, [], '']);
    }
    await until(async () => (await temporaryFiles()).length === 0);
    // No upload is still in progress.
    expect((await send(form)).status).toBe(201);
    expect(await stored()).toHaveLength(2);
  });
});

// Its own server, so slow uploads of other tests are not aborted.
describe('a stalled profile picture', () => {
  const { app } = describeApp({ env: { UPLOAD_STALL_SECONDS: '1', UPLOAD_IMAGE_SECONDS: '2' } });

  it('is aborted', async () => {
    const artist = app.visitor();
    const { id } = await artist.register();
    const form = formWith(await pictureOf(1_000_000));
    const socket = await beginUpload(artist, path, form.type, [`Content-Length: ${form.body.length}`]);
    socket.write(form.body.subarray(0, 400_000));
    expect(await answerOn(socket)).toMatch(/^HTTP\/1\.1 408 /);
    expect(await filesIn(join(app.env.storageDir, 'pictures', id))).toEqual([]);
  });

  it('is aborted as well if it trickles in', async () => {
    const artist = app.visitor();
    await artist.register();
    const { type, body } = formWith(await pictureOf(1_000_000));
    const socket = await beginUpload(artist, path, type, [`Content-Length: ${body.length}`]);
    let at = 0;
    const drip = setInterval(() => socket.write(body.subarray(at, ++at)), 100);
    const answer = await answerOn(socket).finally(() => clearInterval(drip));
    expect(answer).toMatch(/^HTTP\/1\.1 408 [^]*The upload stopped before it was complete/);
    expect(await temporaryFiles()).toEqual([]);
  });
});

/** A picture that doesn't compress well: about 60 kB. */
function pictureWithNoise(): Promise<Buffer> {
  return sharp({
    create: {
      width: 160,
      height: 120,
      channels: 3,
      background: 'grey',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png()
    .toBuffer();
}

function twice({ type, body }: Form): Form {
  const text = body.toString('latin1');
  const end = text.lastIndexOf('--of-the-tests-4711--');
  return { type, body: Buffer.from(text.slice(0, end) + text, 'latin1') };
}
