import { describe, expect, it, jest } from '@jest/globals';
import { Readable } from 'node:stream';
import { wav } from '../../../test/support/media.js';
import { type Storage, StorageUnavailable } from '../providers/storage/storage.js';
import { MediaExaminerService } from './media-examiner.service.js';
import type { MediaRepository } from './media.repository.js';

const song = wav(1, { bytes: 300_000 });
const row = {
  id: 'song',
  userId: 'mara',
  storageKey: 'media/mara/song.wav',
  fileType: 'audio',
  contentType: 'audio/wav',
};

/** Examines a file; reads fail when `readable` returns false. */
async function examine(bytes: Buffer, readable: (asked: number) => boolean) {
  const storeFindings = jest.fn((_user: string, _id: string, _found: object) => Promise.resolve(null));
  const media = { find: () => Promise.resolve({ ...row, sizeBytes: bytes.length }), storeFindings };
  let asked = 0;
  const storage = {
    openFile: (_key: string, range = { start: 0, end: bytes.length - 1 }) => {
      asked += 1;
      const isReadable = readable(asked);
      const [half, rest] = [bytes.subarray(range.start, range.end / 2), bytes.subarray(range.end / 2, range.end + 1)];
      const content = Readable.from(
        (function* () {
          yield half;
          if (!isReadable) throw new Error('cut');
          yield rest;
        })(),
      );
      return Promise.resolve({ size: bytes.length, content });
    },
  };
  const examiner = new MediaExaminerService(media as unknown as MediaRepository, storage as unknown as Storage);
  const failure = await examiner.examine('mara', 'song').catch((error: unknown) => error);
  return { failure, kept: storeFindings.mock.calls.map(([, , found]) => found), asked };
}

describe('examining a song', () => {
  it('finds its audio, and nothing in a file that isn’t a song', async () => {
    const { kept, failure } = await examine(song, () => true);
    expect([failure, kept]).toEqual([null, [expect.objectContaining({ waveform: expect.any(Array) as object })]]);
    const nothing = { durationSeconds: null, title: null, waveform: null };
    expect(await examine(Buffer.alloc(300_000, 7), () => true)).toMatchObject({ failure: null, kept: [nothing] });
  });

  it('fails when any storage read fails, and keeps nothing', async () => {
    const { asked: reads } = await examine(song, () => true);
    expect(reads).toBeGreaterThan(2);
    for (let cut = 1; cut <= reads; cut += 1) {
      const { kept, failure } = await examine(song, (asked) => asked !== cut);
      expect(failure).toBeInstanceOf(StorageUnavailable);
      expect(kept).toEqual([]);
    }
  });
});
