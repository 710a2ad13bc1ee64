import { Inject, Injectable, Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import { type Counter, Counters } from '../common/counters.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { TooManyMessages } from './chats.errors.js';

const minute = 60;
const day = 86_400;

/** English has about four characters to a token. It need not be exact: it bounds what one account can cost. */
const charactersPerToken = 4;

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
    private readonly counters: Counters,
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
    const usedUp = await this.inRedis('A message was not counted', () =>
      this.counters.take(this.messagesOf(ownerId), [this.tokensOf(ownerId)]),
    );
    if (!usedUp) return;
    const { secondsLeft } = usedUp;
    this.usedUp.set(ownerId, Date.now() + secondsLeft * 1000);
    setTimeout(() => this.usedUp.delete(ownerId), secondsLeft * 1000).unref();
    throw new TooManyMessages(secondsLeft);
  }

  /** Gives back what was taken for a call that began no reply. */
  async giveBack(ownerId: string): Promise<void> {
    await this.inRedis('A message could not be given back', () => this.counters.giveBack(this.messagesOf(ownerId)));
    // Whoever was refused because of it may ask again.
    this.usedUp.delete(ownerId);
  }

  /** Counts what was read and written for an account, in characters. It is counted after the fact: the last reply may go beyond. */
  async spend(ownerId: string, characters: number): Promise<void> {
    const tokens = Math.ceil(characters / charactersPerToken);
    await this.inRedis('The tokens of a reply were not counted', () =>
      this.counters.add(this.tokensOf(ownerId), tokens),
    );
  }

  /** Without Redis nobody is counted: replies go on, and the model's own limits hold. */
  private async inRedis<T>(otherwise: string, work: () => Promise<T>): Promise<T | undefined> {
    if (this.redis.status !== 'ready') return undefined;
    try {
      return await work();
    } catch (error) {
      this.logger.warn({ err: error, msg: otherwise });
      return undefined;
    }
  }

  private messagesOf(ownerId: string): Counter[] {
    const { messagesPerMinute, messagesPerDay } = this.env;
    return [
      { name: `messages:minute:${ownerId}`, limit: messagesPerMinute, seconds: minute },
      { name: `messages:day:${ownerId}`, limit: messagesPerDay, seconds: day },
    ];
  }

  private tokensOf(ownerId: string): Counter {
    return { name: `tokens:day:${ownerId}`, limit: this.env.tokensPerDay, seconds: day };
  }
}
