import express, { type NextFunction, type Request, type Response } from 'express';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { parseBodies } from './body.js';
import { matchRules } from './rules/match-rules.js';
import { type BodyRule, closedRules } from './rules/route-rules.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Memory in use by the process, in bytes. */
async function heldBytes(): Promise<number> {
  collectGarbage();
  // Objects freed along the way take another round.
  await wait(100);
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

describe('bodies', () => {
  const rawPath = '/api/raw';
  const formPath = '/api/form';
  let server: Server;
  let url: string;

  /** A server that echoes what it read and limits how long a body may take. */
  async function listen(bodyMs?: number): Promise<void> {
    const app = express();
    const post = (path: string, body: BodyRule) => ({ method: 'POST', path, rules: { ...closedRules, body } });
    const raw = post(rawPath, { kind: 'raw', maxBytes: 1024 * 1024 });
    app.use(matchRules([raw, post(formPath, { kind: 'form', maxBytes: 16 * 1024 })]));
    app.use(parseBodies(bodyMs));
    app.use((request: Request, response: Response) => {
      const body: unknown = request.body;
      response.json(Buffer.isBuffer(body) ? { bytes: body.toString() } : { body });
    });
    app.use((error: { status: number }, _request: Request, response: Response, next: NextFunction) => {
      if (response.headersSent) next(error);
      else response.status(error.status).json({ refused: true });
    });
    server = createServer(app).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  /** Begins a request without a declared length. The second is the server's end of the connection. */
  async function begin(path: string, type: string): Promise<[Socket, Socket]> {
    const connected = once(server, 'connection') as Promise<[Socket]>;
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => undefined);
    const [serverSide] = await connected;
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`);
    return [socket, serverSide];
  }

  async function send(path: string, type: string, body: string | Buffer<ArrayBuffer>, headers = {}): Promise<unknown> {
    const response = await fetch(url + path, { method: 'POST', body, headers: { 'content-type': type, ...headers } });
    return { status: response.status, ...((await response.json()) as object) };
  }

  const json = 'application/json';
  const form = 'application/x-www-form-urlencoded';

  it('arrive as the handler declares: JSON, raw bytes or a form', async () => {
    await listen();
    expect(await send('/api/x', json, '{"a":[1]}')).toEqual({ status: 200, body: { a: [1] } });
    expect(await send('/api/x', json, gzipSync('{"a":1}'), { 'content-encoding': 'gzip' })).toEqual({
      status: 200,
      body: { a: 1 },
    });
    expect(await send('/api/x', json, '')).toEqual({ status: 200, body: {} });
    expect(await send('/api/x', json, '{"a"')).toEqual({ status: 400, refused: true });
    expect(await send(rawPath, json, '{ "a" }')).toEqual({ status: 200, bytes: '{ "a" }' });
    expect(await send(formPath, form, 'a=1&b=2')).toEqual({ status: 200, body: { a: '1', b: '2' } });
  });

  it.each([
    ['JSON', '/api/x', json, 256 * 1024],
    ['raw bytes', rawPath, json, 1024 * 1024],
    ['a form', formPath, form, 16 * 1024],
  ])('of %s are limited, with or without a declared length', async (_what, path, type, most) => {
    await listen();
    const body = (path === '/api/x' ? '[]' : 'x').padEnd(most);
    expect(await send(path, type, body)).toMatchObject({ status: 200 });
    expect(await send(path, type, `${body} `)).toEqual({ status: 413, refused: true });
    const [socket] = await begin(path, type);
    socket.write(`${(most + 1).toString(16)}\r\n${body} `);
    const [said] = (await once(socket, 'data')) as [Buffer];
    expect(said.toString()).toMatch(/^HTTP\/1\.1 413 /);
  });

  const fieldsOf = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`k${index}`, 0]));

  it.each([
    ['an object of 100 fields', fieldsOf(100), 200],
    ['an object of 101 fields', fieldsOf(101), 400],
    ['an object of 101 fields in another one', { inner: fieldsOf(101) }, 400],
    ['a list of 101', { list: Array.from({ length: 101 }, () => 0) }, 400],
    ['1,000 fields in all', Array.from({ length: 10 }, () => fieldsOf(99)), 200],
    ['1,001 fields in all', [...Array.from({ length: 10 }, () => fieldsOf(99)), 0], 400],
    ['lists ten levels deep', JSON.parse('['.repeat(10) + ']'.repeat(10)), 200],
    ['lists twelve levels deep', JSON.parse('['.repeat(12) + ']'.repeat(12)), 400],
  ])('of JSON are limited in width and depth: %s', async (_what, body, status) => {
    await listen();
    expect(await send('/api/x', json, JSON.stringify(body))).toMatchObject({ status });
  });

  it.each([
    ['JSON', '/api/x'],
    ['raw bytes', rawPath],
  ])(
    'of %s that arrive byte by byte take no more memory than whole ones',
    async (_what, path) => {
      const count = 60_000;
      await listen();
      const [socket, serverSide] = await begin(path, json);
      const before = await heldBytes();
      const crumbs = '1\r\nx\r\n'.repeat(1000);
      const { bytesRead } = serverSide;
      for (let sent = 0; sent < count; sent += 1000) if (!socket.write(crumbs)) await once(socket, 'drain');
      while (serverSide.bytesRead - bytesRead < count * 6) await wait(10);
      expect((await heldBytes()) - before).toBeLessThan(3 * 1024 * 1024);
    },
    30_000,
  );

  it.each([
    ['JSON', '/api/x', json],
    ['raw bytes', rawPath, json],
    ['a form', formPath, form],
  ])('of %s that stall time out', async (_what, path, type) => {
    await listen(100);
    const [socket, serverSide] = await begin(path, type);
    socket.write('1\r\nx\r\n');
    await once(serverSide, 'close');
  });
});
