import { Inject, Injectable, Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { TooManyMessages } from './chats.errors.js';

const minute = 60;
const day = 86_400;

/** English has about four characters to a token. It need not be exact: it bounds what one account can cost. */
const charactersPerToken = 4;

/**
 * Takes one from the first two windows, or none when one of all is used up: answers the seconds until that one begins anew,
 * else 0. KEYS: the windows; ARGV: a limit and a length in seconds for each.
 */
const takeScript = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[2 * i - 1]) then return math.max(1, redis.call('TTL', key)) end
end
for i = 1, 2 do
  local key = KEYS[i]
  if redis.call('INCR', key) == 1 then redis.call('EXPIRE', key, ARGV[2 * i]) end
end
return 0`;

/** Gives one back to each window that still counts. */
const giveBackScript = `
for _, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') > 0 then redis.call('DECR', key) end
end`;

const spendScript = `
if redis.call('INCRBY', KEYS[1], ARGV[1]) == tonumber(ARGV[1]) then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
return 0`;

/**
 * How many replies one account may ask for, in a minute and in a day, and how many tokens they may come to in a day: each is a
 * call of the model. Counted in Redis.
 */
@Injectable()
export class MessageAllowance {
  private readonly logger = new Logger(MessageAllowance.name);
  /** When accounts that have nothing left may go on, in milliseconds since 1970: they are refused without asking Redis. */
  private readonly usedUp = new Map<string, number>();

  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @throws TooManyMessages */
  check(ownerId: string): void {
    const wait = (this.usedUp.get(ownerId) ?? 0) - Date.now();
    if (wait > 0) throw new TooManyMessages(Math.ceil(wait / 1000));
  }

  /** @throws TooManyMessages */
  async take(ownerId: string): Promise<void> {
    this.check(ownerId);
    // Without Redis nobody is counted: replies go on, and the model's own limits hold.
    if (this.redis.status !== 'ready') return;
    const keys = [...this.messageKeys(ownerId), this.tokensKey(ownerId)];
    const { messagesPerMinute, messagesPerDay, tokensPerDay } = this.env;
    const answer = await this.redis
      .eval(takeScript, keys.length, ...keys, messagesPerMinute, minute, messagesPerDay, day, tokensPerDay, day)
      .catch((error: unknown) => this.logger.warn({ err: error, msg: 'A message was not counted' }));
    const seconds = Number(answer ?? 0);
    if (seconds === 0) return;
    this.usedUp.set(ownerId, Date.now() + seconds * 1000);
    setTimeout(() => this.usedUp.delete(ownerId), seconds * 1000).unref();
    throw new TooManyMessages(seconds);
  }

  /** Gives back what was taken for a call that asked for nothing new. */
  async giveBack(ownerId: string): Promise<void> {
    if (this.redis.status !== 'ready') return;
    const keys = this.messageKeys(ownerId);
    await this.redis
      .eval(giveBackScript, keys.length, ...keys)
      .catch((error: unknown) => this.logger.warn({ err: error, msg: 'A message could not be given back' }));
  }

  /** Counts what was read and written for an account, in characters. It is counted after the fact: the last reply may go beyond. */
  async spend(ownerId: string, characters: number): Promise<void> {
    if (this.redis.status !== 'ready') return;
    await this.redis
      .eval(spendScript, 1, this.tokensKey(ownerId), Math.ceil(characters / charactersPerToken), day)
      .catch((error: unknown) => this.logger.warn({ err: error, msg: 'The tokens of a reply were not counted' }));
  }

  private messageKeys(ownerId: string): string[] {
    const { redisPrefix } = this.env;
    return [`${redisPrefix}:messages:minute:${ownerId}`, `${redisPrefix}:messages:day:${ownerId}`];
  }

  private tokensKey(ownerId: string): string {
    return `${this.env.redisPrefix}:tokens:day:${ownerId}`;
  }
}
