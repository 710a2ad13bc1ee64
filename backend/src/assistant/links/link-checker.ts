import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import { Agent, request } from 'undici';
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
  resolve: (host: string) => Promise<Address[]>;
  isPublic: (address: string) => boolean;
  ports: readonly string[];
}

const internet: LinkNetwork = {
  resolve: (host) => lookup(host, { all: true }),
  isPublic: isPublicAddress,
  // Only the default ports of http and https, which a URL omits.
  ports: [''],
};

/** Time limit of a whole check, in milliseconds. */
const limitMs = 5000;
const bytesMax = 256 * 1024;
const redirectsMax = 3;
const titleMax = 200;
const notPublic = 'The address is not on the public internet.';
const tooLate = 'The link took too long to answer.';

/**
 * Opens one of the artist's links. Only public addresses are contacted: each host name is resolved once and the
 * connection goes to that address, so that a second, different DNS answer can't redirect it. Each redirect is checked
 * like the link itself.
 */
export class LinkChecker {
  /** Node has two lookups in flight at most, for the whole process. A slow name server must not block both. */
  private readonly lookups = pLimit(1);

  constructor(private readonly network: LinkNetwork = internet) {}

  /** @throws ToolRefused with a sentence that says why the link can't be opened */
  async check(link: string, signal: AbortSignal): Promise<CheckedLink> {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(limitMs)]);
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
      : await this.resolve(host, signal).catch(() => {
          throw new ToolRefused(signal.aborted ? tooLate : 'There is no such address.');
        });
    const [first] = addresses;
    if (!first) throw new ToolRefused('There is no such address.');
    if (!addresses.every(({ address }) => this.network.isPublic(address))) throw new ToolRefused(notPublic);
    return first;
  }

  /**
   * A lookup can't be cancelled: a late one is abandoned, and one that is still queued when time is up never starts.
   */
  private resolve(host: string, signal: AbortSignal): Promise<Address[]> {
    const addresses = this.lookups(() => {
      signal.throwIfAborted();
      return this.network.resolve(host);
    });
    return pTimeout(addresses, { milliseconds: Infinity, signal });
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
