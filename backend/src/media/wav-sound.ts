/** Where the sound of a WAV is, in bytes, the last one among them, and a header for it that claims nothing untrue. */
export interface WavSound {
  header: Buffer;
  start: number;
  end: number;
}

/** What a WAV says of its samples. */
interface Format {
  tag: number;
  channels: number;
  rate: number;
  /** Bytes of one sample of all channels, or of one packed block. */
  block: number;
  bits: number;
}

/** How many bits a sample has that is not packed, by the format's tag. */
const plainBits: Record<number, readonly number[]> = {
  0x1: [8, 16, 24, 32],
  0x3: [32, 64],
  0x6: [8],
  0x7: [8],
};

/** Formats that pack samples into blocks: Microsoft's ADPCM, and IMA's. */
const packed: readonly number[] = [0x2, 0x11];

/** The tag that leaves it to a later field to say which format it is. */
const extensible = 0xfffe;

/** More are nobody's record; what a decoder sets aside for each is bounded by this. */
const channelsMax = 32;

/** A file with more parts before its sound was made to be one. */
const partsMax = 100;

/** As much of a part as says what is in it: its head and the longest format. */
const partStart = 48;

const unknownLength = 0xffffffff;

/**
 * Finds the sound in a WAV of so many bytes. Null where its header contradicts itself: a decoder would set memory aside for
 * thousands of channels that are not there.
 * @param read answers the bytes from one place to another, both among them
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
    // Parts begin at even places.
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

/** How many samples a packed block has follows from its size: nothing is left to say. */
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
