import type { Express, NextFunction, Request, Response } from 'express';
import { once } from 'node:events';
import { Agent, get, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInThisContext } from 'node:vm';
import { HttpAdapter } from './http-adapter.js';

setFlagsFromString('--allow-natives-syntax');
/** Whether V8 gives two objects the same hidden class. */
const areAlike = runInThisContext('(one, other) => %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean;

/** An adapter with a listening server, and its address. */
async function listen(prepare: (app: Express) => void, msLeft = 0): Promise<{ adapter: HttpAdapter; url: string }> {
  const adapter = new HttpAdapter(() => msLeft);
  adapter.initHttpServer();
  prepare(adapter.getInstance<Express>());
  const server = adapter.getHttpServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return { adapter, url: `http://127.0.0.1:${port}/` };
}

test('requests and responses keep their V8 shape after passing through Express', async () => {
  const come: { request: Request; response: Response; next: NextFunction }[] = [];
  const { adapter, url } = await listen((app) => {
    app.use((request, response, next) => {
      come.push({ request, response, next });
      // Compared while both are here, since handling a request changes its hidden class.
      if (come.length < 2) return;
      const [one, other] = come as [(typeof come)[0], (typeof come)[0]];
      const told = [areAlike(one.request, other.request), areAlike(one.response, other.response)];
      one.response.locals['told'] = other.response.locals['told'] = told;
      come.splice(0).forEach((call) => call.next());
    });
    app.get('/', (request, response) => response.json({ isOfApp: request.app === app, told: response.locals['told'] }));
  });
  const ask = async (): Promise<unknown> => (await fetch(url)).json();
  try {
    for (let round = 0; round < 20; round += 1) {
      const answers = await Promise.all([ask(), ask()]);
      expect(answers).toEqual([1, 2].map(() => ({ isOfApp: true, told: [true, true] })));
    }
  } finally {
    await adapter.close();
  }
});

test('limits the number of query parameters it parses', async () => {
  const { adapter, url } = await listen((app) => {
    app.get('/', (request, response) => response.json(request.query));
  });
  const keys = Array.from({ length: 3000 }, (_, index) => index.toString(36));
  try {
    const read = (await (await fetch(`${url}?${keys.join('&')}`)).json()) as object;
    expect(Object.keys(read)).toHaveLength(50);
    expect(await (await fetch(`${url}?a=1&a=2&b[c]=3`)).json()).toEqual({ a: ['1', '2'], 'b[c]': '3' });
    expect(await (await fetch(url)).json()).toEqual({});
  } finally {
    await adapter.close();
  }
});

test('cuts a stalled connection whose client doesn’t read its response', async () => {
  const { adapter, url } = await listen((app) => {
    app.get('/', (_request, response) => response.end(Buffer.alloc(50_000_000)));
  });
  const server = adapter.getHttpServer() as Server;
  expect(server.timeout).toBe(180_000);
  server.timeout = 300;
  const connected = once(server, 'connection') as Promise<[Socket]>;
  const client = connect(Number(new URL(url).port), '127.0.0.1');
  client.on('error', () => undefined).pause();
  client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  try {
    const [serverSide] = await connected;
    await once(serverSide, 'close');
  } finally {
    client.destroy();
    await adapter.close();
  }
});

describe('closing', () => {
  const agent = new Agent({ keepAlive: true });
  afterAll(() => agent.destroy());

  const ask = (url: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const call = get(url, { agent }, (response) => {
        let text = '';
        response.on('data', (piece: Buffer) => (text += piece.toString())).on('end', () => resolve(text));
      });
      call.on('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ECONNRESET' ? resolve('cut') : reject(error),
      );
    });

  test('waits for a running call up to its limit, but not for its idle connection', async () => {
    const { adapter, url } = await listen((app) => {
      app.get('/', (_request, response) => void wait(1500).then(() => response.send('whole')));
    }, 10_000);
    const called = once(adapter.getHttpServer() as Server, 'request');
    const asked = ask(url);
    await called;
    const beganAt = performance.now();
    await adapter.close();
    expect(performance.now() - beganAt).toBeLessThan(4000);
    expect(await asked).toBe('whole');
  });

  test('waits until a slow reader has received a response that the handler has finished', async () => {
    const length = 50_000_000;
    const { adapter, url } = await listen((app) => {
      app.get('/', (_request, response) => response.end(Buffer.alloc(length)));
    }, 10_000);
    const called = once(adapter.getHttpServer() as Server, 'request');
    const client = connect(Number(new URL(url).port), '127.0.0.1').pause();
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await called;
    const closing = adapter.close();
    await wait(1000);
    let received = 0;
    client.on('data', (piece) => (received += piece.length)).resume();
    await once(client, 'close');
    expect(received).toBeGreaterThan(length);
    await closing;
  });

  test('ends a call without a response when time is up', async () => {
    const { adapter, url } = await listen((app) => {
      app.get('/', () => undefined);
    });
    const called = once(adapter.getHttpServer() as Server, 'request');
    const asked = ask(url);
    await called;
    const beganAt = performance.now();
    await adapter.close();
    expect(performance.now() - beganAt).toBeLessThan(4000);
    expect(await Promise.race([asked, wait(500, 'open')])).toBe('cut');
  });
});
