import { join } from 'node:path';
import type { MediaFile } from '../../contract/media/media.js';
import { describeApp } from '../support/describe-app.js';
import { wav } from '../support/media.js';
import { mountSmallDisk } from '../support/faults/small-disk.js';
import { filesIn, formWith, upload } from '../support/uploads.js';

const disk = mountSmallDisk(4);
// Without permission to mount a file system there is no disk to fill.
const withDisk = disk ? describe : describe.skip;
const folder = join(disk?.folder ?? '', 'files');

withDisk('a full disk of the storage (needs permission to mount one)', () => {
  const { app } = describeApp({ env: { STORAGE_DIR: folder } });
  afterAll(() => disk?.remove());

  const song = (bytes: number) => formWith(wav(1, { bytes }), { fileName: 'salt.wav', type: 'audio/wav' });

  it('refuses an upload, leaves nothing of it, and takes the next one that fits', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    expect((await upload(artist, '/api/media', song(6_000_000))).status).toBe(503);
    for (const table of ['media_files', 'media_uploads']) {
      expect([table, await app.database.query(`SELECT FROM ${table}`)]).toEqual([table, []]);
    }
    expect(await filesIn(folder)).toEqual([]);

    const { status: next, body: file } = await upload<MediaFile>(artist, '/api/media', song(50_000));
    expect([next, file.sizeBytes]).toEqual([201, 50_000]);
  });
});

describe('a full disk of PostgreSQL', () => {
  const { app } = describeApp();

  it('refuses a message, leaves nothing of it, and takes the next one once there is room', async () => {
    const artist = app.visitor();
    await artist.subscribe();
    const { id: chatId } = await artist.chat();
    await app.database.query(
      `CREATE FUNCTION find_no_room() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN RAISE EXCEPTION USING ERRCODE = 'disk_full', MESSAGE = 'could not extend file: No space left on device'; END $$`,
    );
    await app.database.query(
      'CREATE TRIGGER full_disk AFTER INSERT ON messages FOR EACH ROW EXECUTE FUNCTION find_no_room()',
    );
    const { status, text } = await artist.send(chatId, 'Hello');
    expect([status, text]).toEqual([503, expect.stringContaining('dependency_down')]);
    expect(await app.database.query('SELECT FROM messages')).toEqual([]);

    await app.database.query('DROP TRIGGER full_disk ON messages');
    expect((await artist.send(chatId, 'Hello')).status).toBe(201);
  });
});
