import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Answer, Client } from './client.js';
import { until } from './replies.js';

/** A form as sent by a browser: its content type and bytes. */
export interface Form {
  type: string;
  body: Buffer<ArrayBuffer>;
}

/** A form with one file. */
export function formWith(
  file: Uint8Array,
  {
    field = 'file',
    fileName = 'me.png',
    type = 'image/png',
  }: { field?: string; fileName?: string; type?: string } = {},
): Form {
  const boundary = 'of-the-tests-4711';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${fileName}"\r\nContent-Type: ${type}\r\n\r\n`;
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  };
}

/** Sends a whole form. */
export function upload<T>(client: Client, path: string, { type, body }: Form): Promise<Answer<T>> {
  return client.call<T>('POST', path, body, { 'content-type': type });
}

/** Starts an upload on a raw connection, which the test can feed, pause and cut. The headers have already been sent. */
export async function beginUpload(
  client: Client,
  path: string,
  type: string,
  headers: string[],
  method: 'POST' | 'PUT' = 'POST',
): Promise<Socket> {
  const { hostname, port, host } = new URL(client.url);
  const socket = connect(Number(port), hostname);
  // Some tests wait for the server to hang up.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const cookie = client.cookie ? [`Cookie: ${client.cookie}`] : [];
  const lines = [`${method} ${path} HTTP/1.1`, `Host: ${host}`, `Content-Type: ${type}`, ...cookie, ...headers];
  socket.write(lines.join('\r\n') + '\r\n\r\n');
  return socket;
}

/** Sends part of a form and cuts the connection, by a reset or by hanging up like a browser. Resolves once the server knows. */
export async function cutUpload(
  server: Server,
  client: Client,
  path: string,
  { type, body }: Form,
  cut: { at: number; isReset: boolean },
): Promise<void> {
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const socket = await beginUpload(client, path, type, [`Content-Length: ${body.length}`]);
  const [serverSide] = await connected;
  const closed = new Promise((resolve) => serverSide.once('close', resolve));
  await new Promise((resolve) => socket.write(body.subarray(0, cut.at), resolve));
  await until(async () => serverSide.bytesRead >= cut.at);
  if (cut.isReset) socket.resetAndDestroy();
  else socket.destroy();
  await closed;
}

/** The data received on a raw connection until the server closes it. */
export async function answerOn(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

/** An image of a single colour. */
export function picture(format: 'jpeg' | 'png' | 'webp', width = 40, height = 30): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#ff5a1f' } })
    .toFormat(format)
    .toBuffer();
}

/** An image of exactly this many bytes: readers stop at its end, the rest is padding. */
export async function pictureOf(bytes: number): Promise<Buffer> {
  const file = await picture('png');
  return Buffer.concat([file, Buffer.alloc(bytes - file.length)]);
}

/** A complete white PNG with far fewer bytes than pixels. */
export function pngBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // One bit per pixel, grey.
  header[8] = 1;
  const rows = Buffer.alloc(height * (1 + Math.ceil(width / 8)), 0);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** The temporary files of this process's servers, which hold images until they are re-encoded. */
export async function temporaryFiles(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith(`fanfare-upload-${process.pid}-`));
}

/** The files in a folder and its subfolders, as relative paths; empty if the folder doesn't exist. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    },
  );
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** The files below a folder, as sorted relative paths. */
export async function pathsIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)).sort();
}
