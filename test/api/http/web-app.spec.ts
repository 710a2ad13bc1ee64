import sharp from 'sharp';
import type { ErrorBody } from '../../../contract/errors.js';
import { describeApp } from '../../support/describe-app.js';
import type { Client } from '../../support/client.js';

describe('the web app', () => {
  let visitor: Client;

  const { app } = describeApp();

  beforeAll(async () => {
    visitor = app.visitor();
  });

  const scriptOf = (page: string): string => /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '';

  it.each(['/', '/auth', '/chat', '/no/such/page', '/about.me', '/old.html'])(
    '%s is the app page, revalidated each time',
    async (path) => {
      const { status, headers, text } = await visitor.get(path);
      expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ]);
      expect(text).toContain('<div id="root">');
    },
  );

  it('an asset is immutable, compressed, and revalidated by ETag', async () => {
    const path = scriptOf((await visitor.get<string>('/')).text);
    const { status, headers } = await visitor.call('GET', path, undefined, { 'accept-encoding': 'br' });
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    const again = await visitor.call('GET', path, undefined, {
      'if-none-match': headers.get('etag') ?? '',
    });
    expect([again.status, again.text]).toEqual([304, '']);
    const plain = await visitor.call('GET', path, undefined, { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.text).toMatch(/import|export|function|=>/);
  });

  it.each([
    '/.env',
    '/.git/config',
    '/%2egit/config',
    '/assets/missing.js',
    '/..%2f..%2fpackage.json',
    '/assets/index.js.map',
    '/assets/missing',
    '/sw.js',
    '/no/such/Picture.PNG',
    '/index.js.map',
    '/%6din.js',
  ])('%s is a 404', async (path) => {
    const { status, text } = await visitor.get(path);
    expect(status).toBe(404);
    expect(text).not.toMatch(/"dependencies"|repositoryformatversion|"mappings"/);
    const isPage = text.includes('<div id="root">');
    expect(isPage).toBe(false);
  });

  it('can be installed: its manifest and icons exist, in the declared sizes', async () => {
    const page = (await visitor.get<string>('/')).text;
    const [, apple = ''] = /rel="apple-touch-icon" href="([^"]+)"/.exec(page) ?? [];
    const [, path = ''] = /rel="manifest" href="([^"]+)"/.exec(page) ?? [];
    const { headers, text } = await visitor.get<string>(path);
    expect(headers.get('content-type')).toBe('application/manifest+json');
    const { icons, start_url } = JSON.parse(text) as { icons: { src: string; sizes: string }[]; start_url: string };
    expect(start_url).toBe('/chat');
    expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
    for (const { src, sizes } of [...icons, { src: apple, sizes: '180x180' }]) {
      const icon = await sharp(Buffer.from(await (await fetch(app.url + src)).arrayBuffer())).metadata();
      expect([src, icon.format, `${icon.width}x${icon.height}`]).toEqual([src, 'png', sizes]);
    }
  });

  it('an API path never returns the page', async () => {
    for (const path of ['/api', '/api/', '/api/nope', '/api/../api/nope']) {
      const { status, text } = await visitor.get(path);
      expect([path, status, text.includes('<div')]).toEqual([path, 404, false]);
    }
  });

  it('an API path in capitals is an unknown screen', async () => {
    await visitor.register();
    for (const path of ['/API/user', '/Api/user']) {
      const { status, text } = await visitor.get(path);
      expect([path, status, text.includes('<div id="root">')]).toEqual([path, 200, true]);
    }
    const form = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await visitor.call('POST', '/API/media', '--b--\r\n', form)).status).toBe(404);
    expect((await visitor.post('/API/logout')).status).toBe(404);
    const { status, headers, body } = await visitor.get<ErrorBody>('/api/USER');
    expect([status, headers.get('cache-control'), body.code]).toEqual([404, 'no-store', 'not_found']);
    expect((await visitor.get('/api/user')).status).toBe(200);
  });
});
