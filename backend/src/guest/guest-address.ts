import { createHmac, type KeyObject } from 'node:crypto';
import { isIPv6 } from 'node:net';

/**
 * A network address as something to count by: its hash, salted anew each day (UTC, `2026-11-21`), so that what was counted
 * can't be put together over days. IPv6 counts by /64, which is one household's.
 */
export function hashAddress(address: string, day: string, key: KeyObject): string {
  const salt = createHmac('sha256', key).update(`address:${day}`).digest();
  return createHmac('sha256', salt).update(networkOf(address)).digest('base64url');
}

/** `192.0.2.7` as it is, also when written as IPv6; `2001:db8:0:1::7` as `2001:db8:0:1`. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return address;
  const [head = '', tail] = bare.toLowerCase().split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const groups = [...left, ...Array.from({ length: zeros }, () => '0'), ...right];
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':');
}
