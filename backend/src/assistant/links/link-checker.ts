import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import { Agent, request } from 'undici';
import { TooManyTries } from '../../common/app-error.js';
import { KeyedConcurrencyLimit } from '../../common/keyed-concurrency-limit.js';
import { ToolRefused } from '../tool.errors.js';
import { isPublicAddress } from './public-address.js';

/** What was found at an address. */
export interface CheckedLink {
  /** Final URL after redirects. */
  url: string;
  status: number;
  contentType: string;
  /** Title of a web page; empty if it has none. */
  title: string;
}

interface Address {
  address: string;
  family: number;
}

/** Access to the network, for tests to replace. */
export interface LinkNetwork {
  resolve: (host: string, signal: AbortSignal) => Promise<Address[]>;
  isPublic: (address: string) => boolean;
  ports: readonly string[];
}

const internet: LinkNetwork = {
  resolve: resolveInternetHost,
  isPublic: isPublicAddress,
  // Only the default ports of http and https, which a URL omits.
  ports: [''],
};

/** Time limit of a check, including its wait for others, in milliseconds. */
const limitMs = 5000;
/** An account's checks run one after another, so that slow links only hold up their owner's. */
const share = { atOnce: 1, waiting: 8 };
/** How many checks a server runs concurrently: each holds a connection and up to `bytesMax`. */
const atOnceMax = 20;
const bytesMax = 256 * 1024;
const redirectsMax = 3;
const titleMax = 200;
const notPublic = 'The address is not on the public internet.';
const tooLate = 'The link took too long to answer.';
const tooMany = 'It was not opened, because other links are still being checked. Try again in a moment.';

/**
 * Opens one of the artist's links. Only public addresses are contacted: each host name is resolved once and the
 * connection goes to that address, so that a second, different DNS answer can't redirect it. Each redirect is checked
 * like the link itself.
 */
export class LinkChecker {
  private readonly turns = new KeyedConcurrencyLimit(share);
  private readonly running = pLimit(atOnceMax);

  constructor(private readonly network: LinkNetwork = internet) {}

  /**
   * Opens a link of an account's, after the account's other ones.
   * @throws ToolRefused with a sentence that says why the link can't be opened
   */
  async check(link: string, accountId: string, signal?: AbortSignal): Promise<CheckedLink> {
    const timeout = AbortSignal.timeout(limitMs);
    const limit = signal ? AbortSignal.any([signal, timeout]) : timeout;
    let hasStarted = false;
    const start = (): Promise<CheckedLink> => {
      limit.throwIfAborted();
      hasStarted = true;
      return this.open(link, limit);
    };
    try {
      const checked = this.turns.run(accountId, () => this.running(start));
      return await pTimeout(checked, { milliseconds: Infinity, signal: limit });
    } catch (error) {
      if (error instanceof ToolRefused) throw error;
      if (error instanceof TooManyTries) throw new ToolRefused(tooMany);
      if (limit.aborted) throw new ToolRefused(hasStarted ? tooLate : tooMany);
      throw error;
    }
  }

  private async open(link: string, limit: AbortSignal): Promise<CheckedLink> {
    let url = parse(link);
    for (let redirects = 0; redirects <= redirectsMax; redirects += 1) {
      const answer = await this.fetchPage(url, limit);
      if (!('location' in answer)) return answer;
      url = parse(answer.location, url);
    }
    throw new ToolRefused('The link redirects too often.');
  }

  private async fetchPage(url: URL, signal: AbortSignal): Promise<CheckedLink | { location: string }> {
    if (!this.network.ports.includes(url.port)) throw new ToolRefused('Only links to usual web ports can be checked.');
    const pinned = await this.pin(url, signal);
    const agent = new Agent({
      connect: { lookup: (_host, _options, done) => done(null, [pinned]) },
    });
    try {
      const { statusCode, headers, body } = await request(url, {
        method: 'GET',
        dispatcher: agent,
        signal,
        headers: { accept: 'text/html,*/*;q=0.5', 'user-agent': 'Fanfare link check' },
      });
      const { location } = headers;
      if (statusCode >= 300 && statusCode < 400 && typeof location === 'string') return { location };
      const contentType = String(headers['content-type'] ?? '').slice(0, 100);
      const isPage = /^text\/html\b/i.test(contentType);
      const title = isPage ? titleIn(await beginningOf(body)) : '';
      return { url: url.href, status: statusCode, contentType, title };
    } catch (error) {
      if (error instanceof ToolRefused) throw error;
      throw new ToolRefused(signal.aborted ? tooLate : 'The link can’t be reached.');
    } finally {
      await agent.destroy();
    }
  }

  /** The address to connect to. A host is refused if any of its addresses isn't public. */
  private async pin({ hostname }: URL, signal: AbortSignal): Promise<Address> {
    const host = hostname.replace(/^\[|\]$/g, '');
    const family = isIP(host);
    const addresses = family
      ? [{ address: host, family }]
      : await this.network.resolve(host, signal).catch(() => {
          throw new ToolRefused(signal.aborted ? tooLate : 'There is no such address.');
        });
    const [first] = addresses;
    if (!first) throw new ToolRefused('There is no such address.');
    if (!addresses.every(({ address }) => this.network.isPublic(address))) throw new ToolRefused(notPublic);
    return first;
  }
}

/**
 * The addresses of a host name, IPv4 first. Asks the name servers directly: a lookup by the operating system can't be
 * cancelled, and holds one of the process's few threads until it ends.
 */
async function resolveInternetHost(host: string, signal: AbortSignal): Promise<Address[]> {
  signal.throwIfAborted();
  if (/^(?:.+\.)?localhost\.?$/i.test(host)) return [{ address: '127.0.0.1', family: 4 }];
  const resolver = new Resolver();
  const cancel = (): void => resolver.cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    if (v4.status === 'rejected' && v6.status === 'rejected') throw v4.reason;
    const listed = (found: typeof v4, family: number): Address[] =>
      found.status === 'fulfilled' ? found.value.map((address) => ({ address, family })) : [];
    return [...listed(v4, 4), ...listed(v6, 6)];
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function parse(link: string, base?: URL): URL {
  let url: URL;
  try {
    url = new URL(link, base);
  } catch {
    throw new ToolRefused('That is not a link.');
  }
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new ToolRefused('Only http and https links without a password can be checked.');
  return url;
}

async function beginningOf(body: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= bytesMax) break;
  }
  return Buffer.concat(chunks).subarray(0, bytesMax).toString();
}

function titleIn(page: string): string {
  const start = page.search(/<title[\s>]/i);
  if (start < 0) return '';
  const text = page.slice(page.indexOf('>', start) + 1, start + 4096);
  const end = text.toLowerCase().indexOf('</title');
  return text
    .slice(0, end < 0 ? titleMax : end)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, titleMax);
}
