import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import express from 'express';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as zlib from 'node:zlib';

type Done = (error: Error | null, result: Buffer) => void;
const brotliCompress = jest.fn((bytes: Buffer, done: Done) => zlib.brotliCompress(bytes, done));
jest.unstable_mockModule('node:zlib', () => ({ ...zlib, brotliCompress }));
const { serveWebApp } = await import('./web-app.js');

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'web-app-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><link href="%PUBLIC_URL%/">');
  server = createServer(express().use(serveWebApp('https://fanfare.test', async () => undefined, folder)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

it('a page that could not be compressed goes as it is, and the next one is tried again', async () => {
  brotliCompress.mockImplementationOnce((_, done) => done(new Error('no memory'), Buffer.alloc(0)));
  const { port } = server.address() as AddressInfo;
  const read = async () => {
    const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'accept-encoding': 'br' } });
    return [response.status, response.headers.get('content-encoding'), await response.text()];
  };
  const page = '<!doctype html><link href="https://fanfare.test/">';
  expect(await read()).toEqual([200, null, page]);
  expect(await read()).toEqual([200, 'br', page]);
  expect(await read()).toEqual([200, 'br', page]);
  expect(brotliCompress).toHaveBeenCalledTimes(2);
});
