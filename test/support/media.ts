import { Mp3Encoder } from '@breezystack/lamejs';

const rate = 8000;

/** A tone that gets louder, as 16-bit samples. */
function growing(seconds: number): Int16Array {
  const length = Math.round(seconds * rate);
  return Int16Array.from({ length }, (_, at) => Math.sin(at / 5) * (at / length) * 30_000);
}

/** A WAV of a tone that gets louder; with `bytes`, padded with silence to that size. */
export function wav(seconds: number, { bytes = 0 } = {}): Buffer {
  const samples = Buffer.from(growing(seconds).buffer);
  const data = Buffer.concat([samples, Buffer.alloc(Math.max(0, bytes - 44 - samples.length))]);
  const header = Buffer.alloc(44);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(36 + data.length, 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(rate, 24);
  header.writeUInt32LE(rate * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36, 'latin1');
  header.writeUInt32LE(data.length, 40);
  return Buffer.concat([header, data]);
}

/** An MP3 of a tone that gets louder, with its title in an ID3v2 tag. */
export function mp3(seconds: number, title: string): Buffer {
  const encoder = new Mp3Encoder(1, rate, 32);
  const text = Buffer.concat([Buffer.from([3]), Buffer.from(title)]);
  const frame = Buffer.concat([Buffer.from('TIT2'), synchsafe(text.length), Buffer.alloc(2), text]);
  const tag = Buffer.concat([Buffer.from('ID3\x04\x00\x00', 'latin1'), synchsafe(frame.length), frame]);
  return Buffer.concat([tag, Buffer.from(encoder.encodeBuffer(growing(seconds))), Buffer.from(encoder.flush())]);
}

/** The headers of a video without frames, with its duration and size. */
export function mp4(seconds: number, brand: 'isom' | 'qt  ' = 'isom'): Buffer {
  const timed = (at: number, length: number): Buffer => {
    const content = Buffer.alloc(length);
    content.writeUInt32BE(1000, at);
    content.writeUInt32BE(seconds * 1000, at + 4);
    return content;
  };
  const movie = box('moov', box('mvhd', timed(12, 100)));
  return Buffer.concat([
    box('ftyp', Buffer.from(brand), Buffer.alloc(4), Buffer.from(brand)),
    movie,
    box('mdat', Buffer.alloc(100)),
  ]);
}

/** A video of `bytes` whose headers are nested boxes, each containing only the next. */
export function nestedMp4(bytes: number): Buffer {
  const [start, count] = [mp4(1).subarray(0, 20), bytes / 8];
  const boxes = Buffer.alloc(count * 8);
  for (let at = 0; at < count; at += 1) {
    boxes.writeUInt32BE((count - at) * 8, at * 8);
    boxes.write(at === 0 ? 'moov' : 'udta', at * 8 + 4, 'latin1');
  }
  return Buffer.concat([start, boxes]);
}

function box(name: string, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, content]);
}

/** A number as four bytes of seven bits. */
function synchsafe(size: number): Buffer {
  return Buffer.from([(size >> 21) & 127, (size >> 14) & 127, (size >> 7) & 127, size & 127]);
}
