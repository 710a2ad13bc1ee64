import express from 'express';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { serveWebApp } from './web-app.js';

describe('the web app', () => {
  let folder: string;
  let server: Server;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'web-app-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><link href="%PUBLIC_URL%/">');
    writeFileSync(join(folder, 'landing.html'), 'landing %PUBLIC_URL%');
    writeFileSync(join(folder, 'guest-chat.html'), 'first view');
    writeFileSync(join(folder, 'robots.txt'), 'Sitemap: %PUBLIC_URL%/sitemap.xml');
    writeFileSync(join(folder, 'assets', 'app-1.js'), 'let a;');
    writeFileSync(join(folder, 'assets', 'app-1.js.gz'), gzipSync('let a;'));
    writeFileSync(join(folder, 'assets', 'gone-1.js'), 'let gone;');
    const app = serveWebApp({
      publicUrl: 'https://fanfare.test',
      previewOf: async () => undefined,
      visitorCookies: ['session', 'guest'],
      folder,
    });
    server = createServer(express().use(app));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  const get = async (path: string, headers: Record<string, string> = {}) => {
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  it.each([
    ['/', 'landing https://fanfare.test'],
    ['/index.html', '<!doctype html><link href="https://fanfare.test/">'],
    ['/index%2ehtml', '<!doctype html><link href="https://fanfare.test/">'],
    ['/chat', '<!doctype html><link href="https://fanfare.test/">'],
    ['/robots.txt', 'Sitemap: https://fanfare.test/sitemap.xml'],
  ])('%s has the product’s address filled in, compressed or not', async (path, text) => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const page = await get(path, { 'accept-encoding': encoding });
      const used = encoding === 'identity' ? null : encoding;
      expect([page.status, page.headers.get('content-encoding'), page.text]).toEqual([200, used, text]);
      const again = await get(path, { 'if-none-match': page.headers.get('etag') ?? '' });
      expect([again.status, again.text]).toEqual([304, '']);
    }
  });

  it.each([
    ['/guest-chat', '', 'first view'],
    ['/guest-chat', 'theme=dark', 'first view'],
    ['/guest-chat', 'theme=dark; guest=x', '<!doctype html><link href="https://fanfare.test/">'],
    ['/guest-chat', 'session=x', '<!doctype html><link href="https://fanfare.test/">'],
    ['/guest-chat?error=x', '', '<!doctype html><link href="https://fanfare.test/">'],
    ['/', 'session=x', 'landing https://fanfare.test'],
  ])('%s with the cookies "%s" opens as it will look to that visitor', async (path, cookie, text) => {
    const page = await get(path, { cookie });
    expect([page.text, page.headers.get('vary')]).toEqual([text, 'Accept-Encoding, Cookie']);
  });

  it('serves the build’s files as immutable and precompressed', async () => {
    const { status, headers, text } = await get('/assets/app-1.js', { 'accept-encoding': 'gzip' });
    expect([status, headers.get('content-encoding'), text]).toEqual([200, 'gzip', 'let a;']);
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  });

  it.each(['bytes=2-1', 'bytes=99-', 'bytes=0-0,2-3', 'x'])(
    'never serves part of a file: Range is %s',
    async (range) => {
      const { status, text } = await get('/assets/app-1.js', { range });
      expect([status, text]).toEqual([200, 'let a;']);
    },
  );

  it('returns 404 for a file that a new build removed, and keeps running', async () => {
    expect((await get('/assets/gone-1.js')).status).toBe(200);
    rmSync(join(folder, 'assets', 'gone-1.js'));
    expect((await get('/assets/gone-1.js')).status).toBe(404);
    expect((await get('/')).status).toBe(200);
  });
});
