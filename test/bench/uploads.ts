import { request } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from '../support/client.js';
import type { TestDatabase } from '../support/database.js';
import type { Subject } from './subject.js';

const gigabyte = 1_000_000_000;
const chunkBytes = 64 * 1024;

/** Creates an artist who uploads a video of a gigabyte, as fast as the server accepts it. */
export async function prepareUpload(product: Subject, database: TestDatabase): Promise<() => Promise<void>> {
  const client = new Client(product.url, database);
  await client.subscribe();
  return () => upload(product.url, client.cookie);
}

/** A server's peak memory during some work, in megabytes. */
export async function peakMemory(product: Subject, during: () => Promise<unknown>): Promise<number> {
  let peak = product.residentMegabytes();
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, product.residentMegabytes());
      await wait(50);
    }
  })();
  await during().finally(() => (isOver = true));
  await watching;
  return peak;
}

async function upload(url: string, cookie: string): Promise<void> {
  const boundary = 'of-a-very-long-video';
  const head = Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="tour.mp4"\r\nContent-Type: video/mp4\r\n\r\n`,
  );
  const tail = Buffer.from(`\r\n--${boundary}--\r\n`);
  const sending = request(`${url}/api/media`, {
    method: 'POST',
    headers: {
      cookie,
      origin: url,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': head.length + gigabyte + tail.length,
    },
  });
  const answered = once(sending, 'response');
  const chunk = Buffer.alloc(chunkBytes);
  sending.write(head);
  for (let left = gigabyte; left > 0; left -= chunkBytes) {
    const part = left === gigabyte ? beginning() : chunk.subarray(0, Math.min(left, chunkBytes));
    if (!sending.write(part)) await once(sending, 'drain');
  }
  sending.end(tail);
  const [response] = (await answered) as [{ statusCode?: number; resume: () => void }];
  response.resume();
  if (response.statusCode !== 201) throw new Error(`The upload answered ${response.statusCode}`);
}

/** The start of an MP4 file. */
function beginning(): Buffer {
  const bytes = Buffer.alloc(chunkBytes);
  bytes.writeUInt32BE(24, 0);
  bytes.write('ftypisom', 4, 'latin1');
  return bytes;
}
