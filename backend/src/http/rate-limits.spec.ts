import { describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createSecretKey } from 'node:crypto';
import type { Env } from '../config/env.js';
import { TooManyTries } from '../common/app-error.js';
import { addressBehind, networkOf, RateLimits, siteOf } from './rate-limits.js';

it.each([
  [0, undefined, '10.0.0.1'],
  [0, '203.0.113.9', '10.0.0.1'],
  [1, '198.51.100.7, 203.0.113.9', '203.0.113.9'],
  [2, '198.51.100.7, 203.0.113.9', '198.51.100.7'],
  [3, '203.0.113.9', '203.0.113.9'],
])('behind %d proxies, with %j said on the way, a caller is at %s', (proxies, forwarded, address) => {
  expect(addressBehind(proxies, '10.0.0.1', forwarded)).toBe(address);
});

describe('a network address is counted', () => {
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

describe('while Redis is away', () => {
  it('a limit holds on this server, for each subject by itself', async () => {
    const redis = new Redis('redis://127.0.0.1:1', { lazyConnect: true, enableOfflineQueue: false });
    redis.on('error', () => undefined);
    await redis.connect().catch(() => undefined);
    const sessionKey = createSecretKey(Buffer.from('a secret'));
    const limits = new RateLimits(redis, { redisPrefix: 'test', rateLimitFactor: 2, sessionKey } as Env);
    const limit = { name: 'tries', times: 2, seconds: 60 };
    for (let n = 0; n < 4; n += 1) await limits.count([limit, 'mara']);
    await expect(limits.check([limit, 'mara'])).rejects.toThrow(TooManyTries);
    await expect(limits.count([limit, 'mara'])).rejects.toMatchObject({ status: 429, retryAfter: 60 });
    await limits.count([limit, 'somebody else']);
    await limits.forget([limit, 'mara']);
    await limits.check([limit, 'mara']);
    // What came to nothing counts no more.
    for (let n = 0; n < 4; n += 1) await limits.count([limit, 'mara']);
    await limits.giveBack([limit, 'mara']);
    await limits.count([limit, 'mara']);
    await expect(limits.count([limit, 'mara'])).rejects.toThrow(TooManyTries);
    redis.disconnect();
  });
});
