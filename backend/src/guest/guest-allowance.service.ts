import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { Clock } from '../common/clock.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { hashAddress, hashSite } from './guest-address.js';
import { AddressLimitReached, TrialBudgetSpent } from './guest.errors.js';

/** New guests that one address may become in a day, for each message that it may send: people open and leave. */
const trialsPerMessage = 3;

/** What a /48 of IPv6 may use, in shares of one address: it may be one customer's, or a whole town's. */
const addressesPerSite = 10;

/** Counts outlive their day by one, for servers whose clocks differ. */
const keptSeconds = 2 * 86_400;

/**
 * Takes one from each counter, or none when one of them is at its limit: answers 0, or which one it is (from 1).
 * KEYS: the counters; ARGV: how long they are kept in seconds, then a limit for each.
 */
const takeScript = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[i + 1]) then return i end
end
for _, key in ipairs(KEYS) do
  redis.call('INCR', key)
  redis.call('EXPIRE', key, ARGV[1])
end
return 0`;

/** Gives one back to each counter that still counts. */
const giveBackScript = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') > 0 then redis.call('DECR', key) end
end`;

/** What is taken from, up to a limit, and what it is called when that is reached. */
interface Counter {
  key: string;
  limit: number;
  Refusal: typeof AddressLimitReached | typeof TrialBudgetSpent;
}

/** What was taken, to be given back when it came to nothing. */
export type Taken = readonly string[];

/** What guests may use in a day (UTC), by network address and all together. Counted in Redis, atomically. */
@Injectable()
export class GuestAllowanceService {
  constructor(
    @Inject(Redis) private readonly redis: Redis,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Takes a message from an address, and the assistant's answer to it unless it gets the closing reply.
   * @throws AddressLimitReached, TrialBudgetSpent: then nothing was taken
   */
  async takeMessage(address: string, isAnswered: boolean): Promise<Taken> {
    const ofAddress = this.countersOf('messages', address, this.env.guestDailyAddressLimit);
    const key = `${this.env.redisPrefix}:guest:replies:${this.today()}`;
    const budget = { key, limit: this.env.guestDailyBudget, Refusal: TrialBudgetSpent };
    return this.take(isAnswered ? [...ofAddress, budget] : ofAddress);
  }

  /** Takes a new guest from an address. @throws AddressLimitReached */
  async takeTrial(address: string): Promise<void> {
    await this.take(this.countersOf('trials', address, trialsPerMessage * this.env.guestDailyAddressLimit));
  }

  async giveBack(taken: Taken): Promise<void> {
    await this.redis.eval(giveBackScript, taken.length, ...taken);
  }

  private async take(counters: Counter[]): Promise<Taken> {
    const keys = counters.map(({ key }) => key);
    const limits = counters.map(({ limit }) => limit);
    const full = await this.redis.eval(takeScript, keys.length, ...keys, keptSeconds, ...limits);
    const refused = counters[Number(full) - 1];
    if (refused) throw new refused.Refusal(this.secondsLeft());
    return keys;
  }

  private countersOf(what: 'messages' | 'trials', address: string, limit: number): Counter[] {
    const counter = (hash: string, limit: number): Counter => ({
      key: `${this.env.redisPrefix}:guest:${what}:${hash}`,
      limit,
      Refusal: AddressLimitReached,
    });
    const own = counter(hashAddress(address, this.today(), this.env.sessionKey), limit);
    const site = hashSite(address, this.today(), this.env.sessionKey);
    return site === null ? [own] : [own, counter(site, addressesPerSite * limit)];
  }

  private today(): string {
    return this.clock.now().toISOString().slice(0, 10);
  }

  private secondsLeft(): number {
    const now = this.clock.now();
    const tomorrow = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1);
    return Math.ceil((tomorrow - now.getTime()) / 1000);
  }
}
