import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { TooManyMessages } from './chats.errors.js';

const minute = 60;
const day = 86_400;

/**
 * Takes one from each window, or none when one of them is used up: answers the seconds until that one begins anew, else 0.
 * KEYS: the windows; ARGV: a limit and a length in seconds for each.
 */
const takeScript = `
for i, key in ipairs(KEYS) do
  if tonumber(redis.call('GET', key) or '0') >= tonumber(ARGV[2 * i - 1]) then return math.max(1, redis.call('TTL', key)) end
end
for i, key in ipairs(KEYS) do
  if redis.call('INCR', key) == 1 then redis.call('EXPIRE', key, ARGV[2 * i]) end
end
return 0`;

/** How many replies one account may ask for, in a minute and in a day: each is a call of the model. Counted in Redis. */
@Injectable()
export class MessageAllowance {
  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @throws TooManyMessages */
  async take(ownerId: string): Promise<void> {
    // Without Redis nobody is counted: replies go on, and the model's own limits hold.
    if (this.redis.status !== 'ready') return;
    const keys = [`fanfare:messages:minute:${ownerId}`, `fanfare:messages:day:${ownerId}`];
    const { messagesPerMinute, messagesPerDay } = this.env;
    const seconds = await this.redis.eval(takeScript, 2, ...keys, messagesPerMinute, minute, messagesPerDay, day);
    if (Number(seconds) > 0) throw new TooManyMessages(Number(seconds));
  }
}
