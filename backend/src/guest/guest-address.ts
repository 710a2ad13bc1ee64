import { createHmac, type KeyObject } from 'node:crypto';
import { networkOf, siteOf } from '../http/address.js';

/**
 * A network address as a rate limit key: its hash, with a new salt each day (UTC, `2026-11-21`) so that counts can't be
 * linked across days. IPv6 addresses count by /64, which is one household's.
 */
export function hashAddress(address: string, day: string, key: KeyObject): string {
  return hash(networkOf(address), day, key);
}

/** The same for the /48 around an IPv6 address; null for IPv4. */
export function hashSite(address: string, day: string, key: KeyObject): string | null {
  const site = siteOf(networkOf(address));
  return site === null ? null : hash(site, day, key);
}

function hash(network: string, day: string, key: KeyObject): string {
  const salt = createHmac('sha256', key).update(`address:${day}`).digest();
  return createHmac('sha256', salt).update(network).digest('base64url');
}
