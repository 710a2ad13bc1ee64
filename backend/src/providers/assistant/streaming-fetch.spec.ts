import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { streamingFetch } from './streaming-fetch.js';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

describe('a provider’s fetch', () => {
  let answer: Answer = (_request, response) => response.end();
  const server = createServer((request, response) => answer(request, response));
  let url = '';

  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/chat`;
  });

  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });

  const read = async (body: unknown): Promise<string> => {
    let text = '';
    for await (const piece of body as AsyncIterable<Uint8Array>) text += Buffer.from(piece).toString();
    return text;
  };

  test('passes on a streamed response piece by piece while it is being written', async () => {
    let goOn: () => void = () => undefined;
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
      response.write('data: one\n\n');
      goOn = () => response.end('data: two\n\n');
    };
    const response = await streamingFetch(url, { method: 'POST', body: '{}' });
    const pieces = (response.body as unknown as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
    const first = await pieces.next();
    expect(Buffer.from(first.value as Uint8Array).toString()).toBe('data: one\n\n');
    goOn();
    expect(await read({ [Symbol.asyncIterator]: () => pieces })).toBe('data: two\n\n');
  });

  test('sends the request, and returns status, headers and text of a plain response', async () => {
    let got = {};
    answer = (request, response) => {
      void read(request).then((text) => {
        got = { method: request.method, path: request.url, key: request.headers.authorization, text };
        response.writeHead(429, { 'content-type': 'application/json', 'x-request-id': 'r1' }).end('{"error":1}');
      });
    };
    const headers = new Headers({ authorization: 'Bearer key' });
    const response = await streamingFetch(url, { method: 'POST', headers, body: '{"a":"ü"}' });
    expect(got).toEqual({ method: 'POST', path: '/v1/chat', key: 'Bearer key', text: '{"a":"ü"}' });
    expect([response.status, response.ok, response.headers.get('x-request-id')]).toEqual([429, false, 'r1']);
    expect(await response.json()).toEqual({ error: { message: '1', param: null } });
  });

  test('closes the provider’s connection when aborted midway', async () => {
    const left = new Promise<void>((resolve) => {
      answer = (request, response) => {
        request.socket.once('close', resolve);
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n');
      };
    });
    const abort = new AbortController();
    const response = await streamingFetch(url, { signal: abort.signal });
    abort.abort();
    await expect(read(response.body)).rejects.toThrow('aborted');
    await left;
  });

  test('fails if the connection breaks midway, so that a part never passes for the whole response', async () => {
    answer = (request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: one\n\n', () => {
        request.socket.destroy();
      });
    };
    const response = await streamingFetch(url);
    await expect(read(response.body)).rejects.toThrow();
  });
});
