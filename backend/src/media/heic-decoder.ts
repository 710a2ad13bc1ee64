import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { MediaTooManyPixels, WrongMediaType } from './media.errors.js';

/** More than phone cameras produce. Each pixel takes four bytes. */
const maxPixels = 50_000_000;

/** Time limit in milliseconds: only a crafted image takes longer. */
const timeoutMs = 20_000;

/** The thread's result: the upright picture, only its size if that is too large, or null if it can't be read. */
type Decoded = { width: number; height: number; data?: ArrayBuffer } | null;

/** The thread's script. It checks the size before it decodes anything. */
const script = `
const { parentPort, workerData } = require('node:worker_threads');
const decode = require(workerData.decoder);
async function run() {
  const [image] = await decode.all({ buffer: workerData.file });
  const { width, height } = image;
  if (width * height > workerData.maxPixels) return { width, height };
  const { data } = await image.decode();
  return { width, height, data: data.buffer };
}
run().then(
  (decoded) => parentPort.postMessage(decoded, decoded.data ? [decoded.data] : []),
  () => parentPort.postMessage(null),
);
`;

/** The decoder's path, since the thread's script can't import it by name. */
const decoder = createRequire(import.meta.url).resolve('heic-decode');

/**
 * Decodes an iPhone photo (HEIC) to a JPEG. The decoder is WebAssembly and takes seconds, so it runs in its own thread,
 * with a time limit.
 * @throws WrongMediaType, MediaTooManyPixels
 */
export async function decodeHeic(file: Buffer): Promise<Buffer> {
  const decoded = await runThread(new Uint8Array(file));
  if (!decoded) throw new WrongMediaType('image');
  const { width, height, data } = decoded;
  if (!data) throw new MediaTooManyPixels();
  return sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 95 })
    .toBuffer();
}

async function runThread(file: Uint8Array): Promise<Decoded> {
  const thread = new Worker(script, { eval: true, workerData: { file, decoder, maxPixels } });
  const late = setTimeout(() => void thread.terminate(), timeoutMs);
  try {
    return await new Promise<Decoded>((resolve) => {
      thread.once('message', resolve);
      thread.once('error', () => resolve(null));
      thread.once('exit', () => resolve(null));
    });
  } finally {
    clearTimeout(late);
    await thread.terminate();
  }
}
