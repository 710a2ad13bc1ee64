import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { TooManyTries } from '../common/app-error.js';

/** How often something may happen per subject: an account, a network, or both. */
export interface RateLimit {
  /** Unique; part of the key in Redis. */
  name: string;
  /** How often within `seconds`, before `RATE_LIMIT_FACTOR`. */
  times: number;
  seconds: number;
  /** Protects someone other than the caller, so `RATE_LIMIT_FACTOR` doesn't raise it. */
  isFixed?: boolean;
}

/** A limit and the subject it counts for. Subjects may be personal, so only their hashes are stored. */
export type Counted = readonly [limit: RateLimit, subject: string];

/**
 * Counters shared by all servers through Redis. Without Redis, each server counts by itself. A subject over its limit
 * is refused until the window of its first attempt ends, never longer.
 */
@Injectable()
export class RateLimits {
  private readonly limiters = new Map<string, RateLimiterRedis>();

  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Counts one attempt for each, in order, up to the first that is over its limit. List the caller's own subjects
   * first, and a mailbox or account that they only name last, so that a blocked network doesn't use up someone else's
   * limit.
   * @throws TooManyTries
   */
  async count(...counted: Counted[]): Promise<void> {
    for (const [limit, subject] of counted) {
      const result = await this.limiter(limit).consume(this.keyOf(subject)).catch(asResult);
      refuse([{ result, limit: this.timesOf(limit) }]);
    }
  }

  /**
   * Checks limits without counting.
   * @throws TooManyTries if one is used up
   */
  async check(...counted: Counted[]): Promise<void> {
    const results = await Promise.all(counted.map(([limit, subject]) => this.limiter(limit).get(this.keyOf(subject))));
    refuse(results.map((result, at) => ({ result, limit: this.timesOf(counted[at]?.[0]) - 1 })));
  }

  /** Refunds an attempt that had no effect. */
  async refund(...counted: Counted[]): Promise<void> {
    await Promise.all(counted.map(([limit, subject]) => this.limiter(limit).reward(this.keyOf(subject))));
  }

  /** Resets the counters. */
  async reset(...counted: Counted[]): Promise<void> {
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

  /** Uses the server's secret, so that a subject can't be found by guessing its hash. */
  private keyOf(subject: string): string {
    return createHmac('sha256', this.env.sessionKey).update(`limit:${subject}`).digest('base64url').slice(0, 22);
  }

  private timesOf(limit: RateLimit | undefined): number {
    if (!limit) return 0;
    return limit.isFixed ? limit.times : limit.times * this.env.rateLimitFactor;
  }
}

/** The limiter throws its result when the limit is exceeded. */
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
