import { Redis } from 'ioredis';
import { SweepRole } from '../../backend/src/chats/replies/sweep-role.js';
import type { Env } from '../../backend/src/config/env.js';
import { until } from '../support/replies.js';
import { readServices } from '../support/services.js';

describe('the sweeper role', () => {
  const redis = new Redis(readServices().redisUrl);
  const env = { redisPrefix: `sweep-role-${Date.now()}` } as Env;
  afterAll(() => redis.quit());

  it('stays with one server while it sweeps, and passes to another when it stops', async () => {
    const [one, other] = [new SweepRole(redis, env), new SweepRole(redis, env)];
    expect([await one.isOurs(), await other.isOurs()]).toEqual([true, false]);
    await redis.pexpire(`${env.redisPrefix}:sweeper`, 1);
    await until(() => other.isOurs());
    expect([await one.isOurs(), await other.isOurs()]).toEqual([false, true]);
  });

  it('is renewed by sweeping, and expires before a reply’s lease', async () => {
    const role = new SweepRole(redis, { ...env, redisPrefix: `${env.redisPrefix}-kept` });
    await role.isOurs();
    await redis.pexpire(`${env.redisPrefix}-kept:sweeper`, 500);
    await role.isOurs();
    const left = await redis.pttl(`${env.redisPrefix}-kept:sweeper`);
    expect(left).toBeGreaterThan(500);
    expect(left).toBeLessThan(5000);
  });
});
