import { Cluster } from 'ioredis';
import { prefixTogether } from '../config/prefix-together.js';
import { createRedis, redisOptions } from './redis-client.js';

describe('the options of a Redis client', () => {
  it.each([
    ['redis://127.0.0.1:16379', { host: '127.0.0.1', port: 16379, db: 0 }],
    ['redis://cache', { host: 'cache', port: 6379, db: 0 }],
    ['redis://[::1]:6380/3', { host: '::1', port: 6380, db: 3 }],
    ['redis://:p%40ss@cache', { host: 'cache', port: 6379, db: 0, password: 'p@ss' }],
    [
      'rediss://me:secret@cache:6390',
      { host: 'cache', port: 6390, db: 0, username: 'me', password: 'secret', tls: {} },
    ],
  ])('of %s', (url, expected) => {
    const { retryStrategy, ...where } = redisOptions(url);
    expect(where).toEqual(expected);
    expect([1, 10, 1000].map((times) => retryStrategy?.(times))).toEqual([50, 500, 1000]);
  });

  it('for a cluster use the credentials of the first node for all nodes', () => {
    const redisClusterNodes = [{ host: 'cache-2', port: 6390 }];
    const redisUrl = 'rediss://me:secret@cache:6390';
    const redis = createRedis({ redisUrl, redisClusterNodes }, { lazyConnect: true, commandTimeout: 9 });
    const { options } = redis as unknown as Cluster;
    redis.disconnect();
    expect(redis).toBeInstanceOf(Cluster);
    expect(options.redisOptions).toEqual({
      username: 'me',
      password: 'secret',
      tls: {},
      keepAlive: 10_000,
      commandTimeout: 9,
    });
    expect(options.lazyConnect).toBe(true);
  });

  it('put keys that are used together in braces, but only in a cluster', () => {
    expect(prefixTogether({ redisPrefix: 'a', redisClusterNodes: [] })).toBe('a');
    expect(prefixTogether({ redisPrefix: 'a', redisClusterNodes: [{ host: 'b', port: 1 }] })).toBe('{a}');
  });
});
