import { connect } from 'node:net';
import { percentile } from './numbers.js';

const connections = 64;

/**
 * Requests a path over 64 connections, each again after its response. Returns requests per second and the slow
 * percentiles in milliseconds. Reads and writes raw bytes: an HTTP client would be busier than the server.
 * @throws Error on a response other than 200
 */
export async function loadHttp(
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<{ perSecond: number; p99: number }> {
  const { hostname, port, pathname, search } = new URL(url);
  const lines = Object.entries({ host: `${hostname}:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const question = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  const times: number[] = [];
  const beganAt = performance.now();
  const endsAt = beganAt + seconds * 1000;

  const ask = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let askedAt = performance.now();
      let held: Buffer = Buffer.alloc(0);
      socket.on('error', reject);
      socket.on('connect', () => socket.write(question));
      socket.on('data', (bytes) => {
        held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
        const length = lengthOf(held);
        if (length === undefined || held.length < length) return;
        if (!held.subarray(0, 12).equals(okay)) {
          socket.destroy();
          reject(new Error(`${url} answered ${held.toString('utf8', 0, 200)}`));
          return;
        }
        held = Buffer.alloc(0);
        const now = performance.now();
        times.push(now - askedAt);
        askedAt = now;
        if (now < endsAt) socket.write(question);
        else {
          socket.destroy();
          resolve();
        }
      });
    });

  await Promise.all(Array.from({ length: connections }, ask));
  return { perSecond: (times.length * 1000) / (performance.now() - beganAt), p99: percentile(times, 0.99) };
}

const okay = Buffer.from('HTTP/1.1 200');

/** The length of a response with its headers; undefined until the headers are complete. */
function lengthOf(held: Buffer): number | undefined {
  const end = held.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(held.toString('latin1', 0, end));
  if (!length) throw new Error('An answer did not say its length');
  return end + 4 + Number(length[1]);
}
