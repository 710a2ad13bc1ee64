import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddr from 'proxy-addr';

/**
 * The caller's address, as seen by our outermost proxy. Equal to Express's `request.ip`, for requests that never reach
 * Express, such as socket handshakes.
 * @param proxies how many proxies we run; addresses forwarded from beyond them may be made up
 */
export function addressBehind(proxies: number, request: IncomingMessage): string {
  return proxyAddr(request, (_address, hop) => hop < proxies);
}

/** The network that rate limits count by: an IPv4 address, or the /64 that belongs to one IPv6 customer. */
export function networkOf(address: string | undefined): string {
  if (!address || !ipaddr.isValid(address)) return address ?? 'unknown';
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  return parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':');
}

/** The /48 around an IPv6 network, since one customer may own every /64 in it; null for IPv4. */
export function siteOf(network: string): string | null {
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;
}
