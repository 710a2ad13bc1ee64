import { Inject, Injectable, Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { createHmac } from 'node:crypto';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';

/** How long a network from which an account logged in is remembered, in seconds. */
const rememberedSeconds = 90 * 86_400;

/**
 * Networks from which account owners have logged in, in Redis: a sorted set per account of HMACs, scored by last login.
 * Without the server's secret they don't reveal the networks.
 */
@Injectable()
export class KnownNetworksService {
  private readonly logger = new Logger(KnownNetworksService.name);

  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Whether an account logged in from a network recently; false without Redis. */
  async has(userId: string, network: string): Promise<boolean> {
    if (this.redis.status !== 'ready') return false;
    const last = await this.redis.zscore(this.key(userId), this.placeOf(userId, network)).catch(this.logMissed);
    return Number(last ?? 0) > Date.now() - rememberedSeconds * 1000;
  }

  /** Remembers a network and drops expired ones. Does nothing without Redis. */
  async remember(userId: string, network: string): Promise<void> {
    if (this.redis.status !== 'ready') return;
    const key = this.key(userId);
    await this.redis
      .multi()
      .zadd(key, Date.now(), this.placeOf(userId, network))
      .zremrangebyscore(key, 0, Date.now() - rememberedSeconds * 1000)
      .expire(key, rememberedSeconds)
      .exec()
      .catch(this.logMissed);
  }

  /** Forgets all networks of an account but one. Does nothing without Redis. */
  async rememberOnly(userId: string, network: string): Promise<void> {
    if (this.redis.status !== 'ready') return;
    await this.redis.del(this.key(userId)).catch(this.logMissed);
    await this.remember(userId, network);
  }

  /** Forgets all networks of an account. Throws without Redis. */
  async forget(userId: string): Promise<void> {
    await this.redis.del(this.key(userId));
  }

  private key(userId: string): string {
    return `${this.env.redisPrefix}:known-networks:${userId}`;
  }

  private placeOf(userId: string, network: string): string {
    return createHmac('sha256', this.env.sessionKey).update(`known-network:${userId} ${network}`).digest('base64url');
  }

  private readonly logMissed = (error: unknown): void => {
    this.logger.debug({ err: error, msg: 'Known networks: Redis is unavailable' });
  };
}
