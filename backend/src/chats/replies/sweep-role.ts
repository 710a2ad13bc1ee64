import { Inject, Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

/**
 * Lease of the role after the last sweep, in milliseconds. Shorter than a reply's lease, so that when a server dies,
 * another one takes the role before the dead server's replies lose their leases and none has to wait longer.
 */
const roleMs = 3000;

/** Elects one server to sweep for all, through a key in Redis. */
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

  /** Acquires or renews the role. Two servers may briefly both have it: sweeping twice is harmless. */
  async isOurs(): Promise<boolean> {
    if (await this.redis.set(this.key, this.ownId, 'PX', roleMs, 'NX')) return true;
    if ((await this.redis.get(this.key)) !== this.ownId) return false;
    await this.redis.pexpire(this.key, roleMs);
    return true;
  }
}
