import { wav } from '../../../test/support/media.js';
import { findWavSound } from './wav-sound.js';

/** A WAV with a modified header. */
function changed(change: (header: Buffer) => void): Buffer {
  const file = wav(1);
  change(file);
  return file;
}

/** A RIFF chunk, padded to an even length. */
function part(name: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}

const find = (file: Buffer) =>
  findWavSound(file.length, async (start, end) => {
    if (end >= file.length) throw new Error('Read beyond the end');
    return file.subarray(start, end + 1);
  });

describe('the audio of a WAV file', () => {
  it('is found in its data chunk, whatever comes before and after', async () => {
    const file = wav(1);
    expect(await find(file)).toMatchObject({ start: 44, end: file.length - 1 });
    const before = part('LIST', Buffer.alloc(70_001));
    const padded = Buffer.concat([file.subarray(0, 12), before, file.subarray(12), part('id3 ', Buffer.alloc(9))]);
    expect(await find(padded)).toMatchObject({ start: 44 + before.length, end: 44 + before.length + 15_999 });
  });

  it.each([0, 0xffffffff, 0xfffffff0])(
    'runs to the end of the file if its declared length is %i bytes',
    async (said) => {
      const file = changed((header) => header.writeUInt32LE(said, 40));
      expect(await find(file)).toMatchObject({ start: 44, end: file.length - 1 });
    },
  );

  it.each<[string, (header: Buffer) => void]>([
    ['65,535 channels in one byte', (header) => (header.writeUInt16LE(0xffff, 22), header.writeUInt16LE(1, 32))],
    ['more channels than fit into its blocks', (header) => header.writeUInt16LE(2, 22)],
    ['33 channels', (header) => (header.writeUInt16LE(33, 22), header.writeUInt16LE(66, 32))],
    ['no channel', (header) => header.writeUInt16LE(0, 22)],
    ['no samples in a second', (header) => header.writeUInt32LE(0, 24)],
    ['blocks of no size', (header) => header.writeUInt16LE(0, 32)],
    ['samples of seven bits', (header) => header.writeUInt16LE(7, 34)],
    ['packed blocks smaller than their heads', (header) => (header[20] = 0x11)],
    ['an unknown format', (header) => (header[20] = 0x55)],
    ['no format before its data', (header) => header.write('junk', 12, 'latin1')],
    ['a first chunk that is longer than the file', (header) => header.writeUInt32LE(0xffffffff, 16)],
  ])('isn’t read from a file with %s', async (_what, lie) => {
    expect(await find(changed(lie))).toBeNull();
  });

  it('isn’t searched for beyond a thousand chunks', async () => {
    const file = wav(1);
    const parts = Array.from({ length: 1000 }, () => part('junk', Buffer.alloc(0)));
    expect(await find(Buffer.concat([file.subarray(0, 36), ...parts, file.subarray(36)]))).toBeNull();
  });
});
