import ipaddr from 'ipaddr.js';

/**
 * Whether a host can only be reached from this machine.
 * @param host a host name, or an address as in a URL (IPv6 may be in brackets)
 */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '').toLowerCase();
  if (bare === 'localhost') return true;
  // Excludes 127.1 and other short forms, which not every system understands.
  const isAddress = ipaddr.IPv4.isValidFourPartDecimal(bare) || ipaddr.IPv6.isValid(bare);
  return isAddress && ipaddr.parse(bare).range() === 'loopback';
}
