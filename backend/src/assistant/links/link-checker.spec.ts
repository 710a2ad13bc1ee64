import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ToolRefused } from '../tool.errors.js';
import { LinkChecker, type LinkNetwork } from './link-checker.js';
import { isPublicAddress } from './public-address.js';

describe('public addresses', () => {
  it.each(['8.8.8.8', '1.1.1.1', '2606:4700:4700::1111', '::ffff:8.8.8.8'])('%s is one', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ...['127.0.0.1', '127.1.2.3', '0.0.0.0', '10.0.0.1', '172.16.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1'],
    ...['192.0.2.1', '198.18.0.1', '224.0.0.1', '255.255.255.255', '240.0.0.1', '::', '::1', 'fe80::1', 'fc00::1'],
    ...[
      'fd12::1',
      'ff02::1',
      '::ffff:127.0.0.1',
      '::ffff:10.0.0.1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
      '2002:7f00:1::',
    ],
    ...['2001:db8::1', '', 'localhost', '0x7f.1'],
  ])('%s isn’t one', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('a checked link', () => {
  let server: Server;
  let port: string;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** Every host that was resolved. */
  let asked: string[];

  beforeAll(async () => {
    server = createServer((request, response) => answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    port = String((server.address() as AddressInfo).port);
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  beforeEach(() => {
    asked = [];
  });

  /** A network where this machine counts as public and `inside.test` doesn't. */
  const network = (more: Partial<LinkNetwork> = {}): LinkNetwork => ({
    resolve: async (host) => {
      asked.push(host);
      return [{ address: host === 'inside.test' ? '10.0.0.1' : '127.0.0.1', family: 4 }];
    },
    isPublic: (address) => address === '127.0.0.1',
    ports: ['', port],
    ...more,
  });
  const check = (link: string, more?: Partial<LinkNetwork>) => new LinkChecker(network(more)).check(link, 'mara');

  it('reports its final address and the page’s title', async () => {
    answer = (_request, response) => {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end('<html><head><title>\n Salt Road </title></head>');
    };
    expect(await check(`http://mara.test:${port}/a`)).toEqual({
      url: `http://mara.test:${port}/a`,
      status: 200,
      contentType: 'text/html; charset=utf-8',
      title: 'Salt Road',
    });
    expect(asked).toEqual(['mara.test']);
  });

  it('follows redirects, but not into a private network', async () => {
    answer = ({ url }, response) => {
      const location = url === '/start' ? '/end' : url === '/trap' ? `http://inside.test:${port}/` : undefined;
      response.writeHead(location ? 302 : 404, location ? { location } : {}).end();
    };
    expect(await check(`http://mara.test:${port}/start`)).toMatchObject({
      status: 404,
      url: expect.stringMatching(/\/end$/),
    });
    await expect(check(`http://mara.test:${port}/trap`)).rejects.toThrow('not on the public internet');
  });

  it('stops at a redirect loop and at an endless page', async () => {
    answer = (_request, response) => response.writeHead(302, { location: '/again' }).end();
    await expect(check(`http://mara.test:${port}/`)).rejects.toThrow('redirects too often');
    answer = (_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.write('<title>Endless</title>');
      const more = (): void => void (response.destroyed || response.write('x'.repeat(64 * 1024), more));
      more();
    };
    expect(await check(`http://mara.test:${port}/`)).toMatchObject({ title: 'Endless' });
  });

  it('resolves the name once and connects to the address it checked', async () => {
    let count = 0;
    answer = (_request, response) => response.end('here');
    const rebinding = async () => [{ address: (count += 1) === 1 ? '127.0.0.1' : '10.0.0.1', family: 4 }];
    expect(await check(`http://mara.test:${port}/`, { resolve: rebinding })).toMatchObject({ status: 200 });
    expect(count).toBe(1);
  });

  it.each([
    ['http://localhost/', 'not on the public internet'],
    ['http://127.0.0.1/', 'not on the public internet'],
    ['http://0x7f000001/', 'not on the public internet'],
    ['http://2130706433/', 'not on the public internet'],
    ['http://[::1]/', 'not on the public internet'],
    ['http://[::ffff:127.0.0.1]/', 'not on the public internet'],
    ['http://169.254.169.254/latest/meta-data', 'not on the public internet'],
    ['http://8.8.8.8:6379/', 'usual web ports'],
    ['ftp://example.com/', 'Only http and https'],
    ['file:///etc/passwd', 'Only http and https'],
    ['http://me:secret@example.com/', 'without a password'],
    ['not a link', 'not a link'],
  ])('is refused on this machine or its network: %s', async (link, sentence) => {
    await expect(new LinkChecker().check(link, 'mara')).rejects.toThrow(sentence);
  });

  it('times out if its name server doesn’t answer, and holds up only its owner’s other links', async () => {
    answer = (_request, response) => response.end('here');
    const started: string[] = [];
    const resolve: LinkNetwork['resolve'] = (host, signal) => {
      started.push(host);
      if (!host.startsWith('slow')) return Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
      return new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
    };
    const links = new LinkChecker(network({ resolve }));
    const { signal } = new AbortController();
    const stop = new AbortController();
    const late = ['slow-one', 'slow-two'].map((host) => links.check(`http://${host}.test/`, 'mara', stop.signal));
    const others = ['ines', 'otto'].map((account) => links.check(`http://${account}.test:${port}/`, account, signal));
    expect(await Promise.all(others)).toEqual([
      expect.objectContaining({ status: 200 }),
      expect.objectContaining({ status: 200 }),
    ]);
    stop.abort();
    expect(await Promise.allSettled(late)).toEqual([
      { status: 'rejected', reason: new ToolRefused('The link took too long to answer.') },
      {
        status: 'rejected',
        reason: new ToolRefused(
          'It was not opened, because other links are still being checked. Try again in a moment.',
        ),
      },
    ]);
    expect(started).toEqual(['slow-one.test', 'ines.test', 'otto.test']);
    expect(await links.check(`http://mara.test:${port}/`, 'mara')).toMatchObject({ status: 200 });
  });

  it('is refused if its owner has too many waiting', async () => {
    const stop = new AbortController();
    const resolve: LinkNetwork['resolve'] = (_host, signal) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', reject));
    const links = new LinkChecker(network({ resolve }));
    const waiting = Array.from({ length: 9 }, () => links.check('http://slow.test/', 'mara', stop.signal));
    await expect(links.check('http://slow.test/', 'mara')).rejects.toThrow('other links are still being checked');
    stop.abort();
    expect((await Promise.allSettled(waiting)).filter(({ status }) => status === 'rejected')).toHaveLength(9);
  });

  it('is refused if any of its addresses isn’t public', async () => {
    const both = async () => [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.1', family: 4 },
    ];
    await expect(check('http://mara.test/', { resolve: both })).rejects.toThrow('not on the public internet');
  });
});
