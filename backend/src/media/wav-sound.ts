/** Byte range of a WAV's audio data (`end` inclusive), and a clean header for it. */
export interface WavSound {
  header: Buffer;
  start: number;
  end: number;
}

/** The `fmt ` chunk. */
interface Format {
  tag: number;
  channels: number;
  rate: number;
  /** Block align: bytes per sample frame, or per packed block. */
  block: number;
  bits: number;
}

/** Bits per sample of unpacked formats, by format tag. */
const plainBits: Record<number, readonly number[]> = {
  0x1: [8, 16, 24, 32],
  0x3: [32, 64],
  0x6: [8],
  0x7: [8],
};

/** Formats with packed blocks: Microsoft's ADPCM and IMA's. */
const packed: readonly number[] = [0x2, 0x11];

/** WAVE_FORMAT_EXTENSIBLE: the actual format is in a later field. */
const extensible = 0xfffe;

/** No real recording has more. Bounds the memory a decoder allocates per channel. */
const channelsMax = 32;

/** A file with more chunks before the audio data is crafted. */
const partsMax = 100;

/** How much of a chunk to read: its header and the longest format. */
const partStart = 48;

const unknownLength = 0xffffffff;

/**
 * Finds the audio data in a WAV of `size` bytes. @returns null if the header contradicts itself: a decoder would
 * allocate memory for thousands of nonexistent channels
 * @param read returns the bytes of a range, both ends inclusive
 */
export async function findWavSound(
  size: number,
  read: (start: number, end: number) => Promise<Buffer>,
): Promise<WavSound | null> {
  let format: Format | null = null;
  let at = 12;
  for (let part = 0; part < partsMax && at + 8 < size; part += 1) {
    const bytes = await read(at, Math.min(at + partStart, size) - 1);
    const name = bytes.toString('latin1', 0, 4);
    const length = bytes.readUInt32LE(4);
    if (name === 'data') {
      const isOpen = length === 0 || length === unknownLength;
      const end = Math.min(size, isOpen ? size : at + 8 + length) - 1;
      return format && { header: headerOf(format), start: at + 8, end };
    }
    if (name === 'fmt ') {
      format = formatIn(bytes.subarray(8));
      if (!format) return null;
    }
    // Chunks are aligned to even offsets.
    at += 8 + length + (length % 2);
  }
  return null;
}

function formatIn(bytes: Buffer): Format | null {
  if (bytes.length < 16) return null;
  const said = bytes.readUInt16LE(0);
  const tag = said === extensible && bytes.length >= 26 ? bytes.readUInt16LE(24) : said;
  const format = {
    tag,
    channels: bytes.readUInt16LE(2),
    rate: bytes.readUInt32LE(4),
    block: bytes.readUInt16LE(12),
    bits: bytes.readUInt16LE(14),
  };
  return isTrue(format) ? format : null;
}

function isTrue({ tag, channels, rate, block, bits }: Format): boolean {
  if (channels < 1 || channels > channelsMax || rate < 1) return false;
  if (packed.includes(tag)) return bits === 4 && block >= 7 * channels && block % channels === 0;
  return plainBits[tag]?.includes(bits) === true && block === (channels * bits) / 8;
}

/** Samples per packed block are left out: they follow from the block's size. */
function headerOf({ tag, channels, rate, block, bits }: Format): Buffer {
  const header = Buffer.alloc(46);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(unknownLength, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(18, 16);
  header.writeUInt16LE(tag, 20);
  header.writeUInt16LE(channels, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE((rate * block) % 2 ** 32, 28);
  header.writeUInt16LE(block, 32);
  header.writeUInt16LE(bits, 34);
  header.write('data', 38, 'latin1');
  header.writeUInt32LE(unknownLength, 42);
  return header;
}
