import type { IncomingMessage } from 'node:http';
import { addressBehind, networkOf, siteOf } from './address.js';

it.each([
  [0, undefined, '10.0.0.1'],
  [0, '203.0.113.9', '10.0.0.1'],
  [1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.7, 203.0.113.9', '198.51.100.7'],
  [3, '203.0.113.9', '203.0.113.9'],
])('behind %d proxies that forward %j, a caller is at %s', (proxies, forwarded, address) => {
  const request = { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } };
  expect(addressBehind(proxies, request as unknown as IncomingMessage)).toBe(address);
});

describe('rate limits count a network address', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['2001:0db8:0000:0001::7', '2001:db8:0:1'],
    ['2001:DB8:0:1:FFFF::7', '2001:db8:0:1'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    [undefined, 'unknown'],
    ['not an address', 'not an address'],
  ])('%s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it.each([
  ['2001:db8:1:2', '2001:db8:1::/48'],
  ['203.0.113.9', null],
  ['unknown', null],
])('the network %s is in the site %s', (network, site) => {
  expect(siteOf(network)).toBe(site);
});
