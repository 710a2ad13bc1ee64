import { createSecretKey } from 'node:crypto';
import { hashAddress, networkOf } from './guest-address.js';

describe('an address counts as', () => {
  it.each([
    ['itself in IPv4', '192.0.2.7', '192.0.2.7'],
    ['IPv4 when it is written as IPv6', '::ffff:192.0.2.7', '192.0.2.7'],
    ['its /64 in IPv6', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['its /64 however it is abbreviated', '2001:db8::6', '2001:db8:0:0'],
    ['its /64 with zeros inside', '2001:0db8:0000:0001::7', '2001:db8:0:1'],
    ['its /64 in capitals', '2001:DB8:0:1:FFFF::7', '2001:db8:0:1'],
    ['its /64 with a zone', 'fe80::1%eth0', 'fe80:0:0:0'],
    ['the loopback', '::1', '0:0:0:0'],
  ])('%s', (_, address, network) => expect(networkOf(address)).toBe(network));
});

describe('the hash of an address', () => {
  const key = createSecretKey(Buffer.from('a secret of at least 32 bytes, for this test'));
  const hash = (address: string, day = '2026-11-21') => hashAddress(address, day, key);

  it('is the same for a household and differs between households', () => {
    expect(hash('2001:db8:0:1::7')).toBe(hash('2001:db8:0:1:ffff::8'));
    expect(hash('2001:db8:0:1::7')).not.toBe(hash('2001:db8:0:2::7'));
  });

  it('is another one tomorrow', () => expect(hash('192.0.2.7')).not.toBe(hash('192.0.2.7', '2026-11-22')));

  it('does not hold the address', () => expect(hash('192.0.2.7')).not.toContain('192'));
});
