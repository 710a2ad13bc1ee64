import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';

/**
 * How long a server keeps the role after it last swept, in milliseconds. Shorter than the lease of a reply: when a server
 * dies, another one has the role before the leases of its replies expire, so they aren't ended any later.
 */
const roleMs = 3000;

/** Lets one server at a time sweep for all of them, by a key in Redis. */
@Injectable()
export class SweepRole {
  private readonly ownId = randomUUID();
  private readonly key: string;

  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) env: Env,
  ) {
    this.key = `${env.redisPrefix}:sweeper`;
  }

  /** Takes or extends the role. Two servers may both have it for a moment: sweeping twice does no harm. */
  async isOurs(): Promise<boolean> {
    if (await this.redis.set(this.key, this.ownId, 'PX', roleMs, 'NX')) return true;
    if ((await this.redis.get(this.key)) !== this.ownId) return false;
    await this.redis.pexpire(this.key, roleMs);
    return true;
  }
}
