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

/** Whose address it is behind so many proxies of ours; what is said beyond those may be invented. */
export function addressBehind(proxies: number, address: string, forwarded: string | string[] | undefined): string {
  const said = String(forwarded ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const nearestFirst = [address, ...said.toReversed()];
  return nearestFirst[Math.min(proxies, nearestFirst.length - 1)] ?? address;
}

/** A network address as one subject: an IPv4 address, or the /64 that one IPv6 customer has to themselves. */
export function networkOf(address: string | undefined): string {
  if (!address) return 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped || !address.includes(':')) return mapped ?? address;
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? [];
  const groups = (text: string): string[] => (text === '' ? [] : text.split(':'));
  const before = groups(head);
  const after = tail === undefined ? [] : groups(tail);
  const middle = tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill('0');
  return [...before, ...middle, ...after]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

/** The /48 around an IPv6 network, of which one customer may have every /64; null for IPv4. */
export function siteOf(network: string): string | null {
  return network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::/48` : null;
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
