import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { prefixTogether } from '../config/prefix-together.js';

/** An allowance that resets a number of seconds after its first use. */
export interface Counter {
  /** Unique: what is counted and its subject. */
  name: string;
  limit: number;
  seconds: number;
}

/** A counter that has reached its limit, and when it resets. */
export interface UsedUp<C extends Counter> {
  counter: C;
  secondsLeft: number;
}

/**
 * KEYS: counters to increment, then counters that are only checked. ARGV: how many of the former, then a limit and a
 * duration for each.
 */
const consumeScript = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[2 * i]) then return { i, math.max(1, redis.call('TTL', key)) } end
end
for i = 1, tonumber(ARGV[1]) do
  if redis.call('INCR', KEYS[i]) == 1 then redis.call('EXPIRE', KEYS[i], ARGV[2 * i + 1]) end
end
return { 0, 0 }`;

const refundScript = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') > 0 then redis.call('DECR', key) end
end`;

const addScript = `
if redis.call('INCRBY', KEYS[1], ARGV[1]) == tonumber(ARGV[1]) then redis.call('EXPIRE', KEYS[1], ARGV[2]) end`;

/** KEYS: counters. ARGV: an amount and a duration for each. */
const setScript = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') < tonumber(ARGV[2 * i - 1]) then
    redis.call('SET', key, ARGV[2 * i - 1], 'EX', ARGV[2 * i])
  end
end`;

/** Counters in Redis that are incremented together or not at all. All calls throw while Redis is unavailable. */
@Injectable()
export class Counters {
  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Increments all `counters`, unless one of them or of `others` has reached its limit; then returns that one. */
  async consume<C extends Counter>(counters: readonly C[], others: readonly C[] = []): Promise<UsedUp<C> | null> {
    const all = [...counters, ...others];
    const limits = all.flatMap(({ limit, seconds }) => [limit, seconds]);
    const answer = await this.redis.eval(consumeScript, all.length, ...this.keysOf(all), counters.length, ...limits);
    const [which, secondsLeft] = answer as [number, number];
    const counter = all[which - 1];
    return counter ? { counter, secondsLeft } : null;
  }

  /** Decrements each counter that hasn’t been reset. */
  async refund(counters: readonly Counter[]): Promise<void> {
    await this.redis.eval(refundScript, counters.length, ...this.keysOf(counters));
  }

  /** Increments a counter, beyond its limit if necessary. */
  async add(counter: Counter, amount: number): Promise<void> {
    await this.redis.eval(addScript, 1, ...this.keysOf([counter]), amount, counter.seconds);
  }

  /** Raises counters to amounts that only ever grow. A lower amount comes from an older read and is ignored. */
  async set(amounts: readonly (readonly [counter: Counter, amount: number])[]): Promise<void> {
    if (amounts.length === 0) return;
    const values = amounts.flatMap(([{ seconds }, amount]) => [amount, seconds]);
    const counters = amounts.map(([counter]) => counter);
    await this.redis.eval(setScript, counters.length, ...this.keysOf(counters), ...values);
  }

  private keysOf(counters: readonly Counter[]): string[] {
    return counters.map(({ name }) => `${prefixTogether(this.env)}:${name}`);
  }
}
