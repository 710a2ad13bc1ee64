import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { TooManyTries } from '../common/app-error.js';

/** How often something may happen to one subject: an account, a network address, or both together. */
export interface RateLimit {
  /** What is counted; unique. */
  name: string;
  /** Times within `seconds`, before `RATE_LIMIT_FACTOR`. */
  times: number;
  seconds: number;
  /** Protects someone other than the caller, so `RATE_LIMIT_FACTOR` does not loosen it. */
  isFixed?: boolean;
}

/** A limit and whom it is counted for. Subjects may be personal: only their hashes are kept. */
export type Counted = readonly [limit: RateLimit, subject: string];

/**
 * Counts of tries, shared by all servers through Redis. While Redis is away each server counts for itself. What is over a
 * limit is refused until the window that its first try opened is over; nobody is locked out for longer.
 */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Counts one more for each, in their order, up to the first that is over its limit: who is refused for their network uses
   * up nothing of somebody else's. So the caller's own come first, and a mailbox or an account that they only name last.
   * @throws TooManyTries
   */
  async count(...counted: Counted[]): Promise<void> {
    for (const [limit, subject] of counted) {
      const result = await this.limiter(limit).consume(this.keyOf(subject)).catch(asResult);
      refuse([{ result, limit: this.timesOf(limit) }]);
    }
  }

  /**
   * Counts nothing.
   * @throws TooManyTries when one of them has reached its limit already
   */
  async check(...counted: Counted[]): Promise<void> {
    const results = await Promise.all(counted.map(([limit, subject]) => this.limiter(limit).get(this.keyOf(subject))));
    refuse(results.map((result, at) => ({ result, limit: this.timesOf(counted[at]?.[0]) - 1 })));
  }

  /** Takes back what was counted for something that came to nothing. */
  async giveBack(...counted: Counted[]): Promise<void> {
    await Promise.all(counted.map(([limit, subject]) => this.limiter(limit).reward(this.keyOf(subject))));
  }

  /** Begins to count anew. */
  async forget(...counted: Counted[]): Promise<void> {
    await Promise.all(counted.map(([limit, subject]) => this.limiter(limit).delete(this.keyOf(subject))));
  }

  private limiter(limit: RateLimit): RateLimiterRedis {
    const known = this.limiters.get(limit.name);
    if (known) return known;
    const options = {
      keyPrefix: `${this.env.redisPrefix}:limit:${limit.name}`,
      points: this.timesOf(limit),
      duration: limit.seconds,
    };
    const limiter = new RateLimiterRedis({
      ...options,
      storeClient: this.redis,
      rejectIfRedisNotReady: true,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    this.limiters.set(limit.name, limiter);
    return limiter;
  }

  /** Without the server's secret nobody can try out whom a count is about. */
  private keyOf(subject: string): string {
    return createHmac('sha256', this.env.sessionKey).update(`limit:${subject}`).digest('base64url').slice(0, 22);
  }

  private timesOf(limit: RateLimit | undefined): number {
    if (!limit) return 0;
    return limit.isFixed ? limit.times : limit.times * this.env.rateLimitFactor;
  }
}

/** The limiter throws its result where the limit is passed. */
function asResult(thrown: unknown): RateLimiterRes {
  if (thrown instanceof RateLimiterRes) return thrown;
  throw thrown;
}

function refuse(counts: { result: RateLimiterRes | null; limit: number }[]): void {
  const waits = counts
    .filter(({ result, limit }) => result !== null && result.consumedPoints > limit)
    .map(({ result }) => Math.ceil((result?.msBeforeNext ?? 0) / 1000));
  if (waits.length > 0) throw new TooManyTries(Math.max(1, ...waits));
}
