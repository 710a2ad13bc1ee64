import { createSecretKey } from 'node:crypto';
import { hashAddress, hashSite } from './guest-address.js';

describe('the hash of an address', () => {
  const key = createSecretKey(Buffer.from('a secret of at least 32 bytes, for this test'));
  const hash = (address: string, day = '2026-11-21') => hashAddress(address, day, key);

  it('is the same within a household and differs between households', () => {
    expect(hash('2001:db8:0:1::7')).toBe(hash('2001:db8:0:1:ffff::8'));
    expect(hash('2001:db8:0:1::7')).not.toBe(hash('2001:db8:0:2::7'));
  });

  it('is the same for a whole /48 on request, which IPv4 doesn’t have', () => {
    const site = (address: string) => hashSite(address, '2026-11-21', key);
    expect(site('2001:db8:7:1::7')).toBe(site('2001:0db8:0007:ffff::8'));
    expect(site('2001:db8:7:1::7')).not.toBe(site('2001:db8:8:1::7'));
    expect([site('192.0.2.7'), site('::ffff:192.0.2.7')]).toEqual([null, null]);
  });

  it('changes every day', () => expect(hash('192.0.2.7')).not.toBe(hash('192.0.2.7', '2026-11-22')));

  it('doesn’t contain the address', () => expect(hash('192.0.2.7')).not.toContain('192'));
});
