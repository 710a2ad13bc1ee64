import { describe, expect, it } from '@jest/globals';
import { Redis } from 'ioredis';
import { createSecretKey } from 'node:crypto';
import type { Env } from '../config/env.js';
import { TooManyTries } from '../common/app-error.js';
import { RateLimits } from './rate-limits.js';

describe('while Redis is unavailable', () => {
  it('a limit holds on this server, separately for each subject', async () => {
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
    await limits.reset([limit, 'mara']);
    await limits.check([limit, 'mara']);
    // Attempts that had no effect no longer count.
    for (let n = 0; n < 4; n += 1) await limits.count([limit, 'mara']);
    await limits.refund([limit, 'mara']);
    await limits.count([limit, 'mara']);
    await expect(limits.count([limit, 'mara'])).rejects.toThrow(TooManyTries);
    redis.disconnect();
  });
});
