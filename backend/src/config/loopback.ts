import { isIPv4 } from 'node:net';

/**
 * Whether a host can be reached from this machine only.
 * @param host a host name or address as in a URL: IPv6 may be in brackets
 */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  return bare === 'localhost' || bare === '::1' || (isIPv4(bare) && bare.startsWith('127.'));
}
