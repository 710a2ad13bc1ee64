import { Inject, Injectable, Logger } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { AppError } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { type Counter, Counters } from '../../common/counters.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { BudgetsService } from '../../model-calls/budgets.service.js';
import { TooManyMessages } from '../chats.errors.js';

const minute = 60;
const day = 86_400;

/** How long to remember a refusal at most before asking Redis again, in milliseconds. */
const rememberedMs = 3_600_000;

/** Why an account is refused, and until when (epoch milliseconds). */
interface Refusal {
  until: number;
  error: (secondsLeft: number) => AppError;
}

/**
 * Limits how many replies an account may request per minute and per day, within its budgets, since each one is a model
 * call. Counted in Redis, in one round trip.
 */
@Injectable()
export class MessageAllowance {
  private readonly logger = new Logger(MessageAllowance.name);
  /** Accounts with no allowance left, refused without asking Redis. */
  private readonly usedUp = new Map<string, Refusal>();

  constructor(
    private readonly counters: Counters,
    private readonly budgets: BudgetsService,
    private readonly clock: Clock,
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** @throws TooManyMessages, BudgetSpent */
  check(ownerId: string): void {
    const refusal = this.usedUp.get(ownerId);
    if (!refusal) return;
    const wait = refusal.until - this.clock.now().getTime();
    if (wait > 0) throw refusal.error(Math.ceil(wait / 1000));
    this.usedUp.delete(ownerId);
  }

  /** @throws TooManyMessages, BudgetSpent */
  async spendMessage(ownerId: string): Promise<void> {
    this.check(ownerId);
    const budgets = this.budgets.of(ownerId);
    const usedUp = await this.inRedis('A message was not counted', () =>
      this.counters.consume<Counter>(this.messagesOf(ownerId), budgets),
    );
    if (!usedUp) return;
    const budget = budgets.find((each) => each === usedUp.counter);
    const error = (secondsLeft: number): AppError =>
      budget ? this.budgets.refusal(budget) : new TooManyMessages(secondsLeft);
    const refusal = error(usedUp.secondsLeft);
    const ms = Math.min((refusal.retryAfter ?? usedUp.secondsLeft) * 1000, rememberedMs);
    this.usedUp.set(ownerId, { until: this.clock.now().getTime() + ms, error });
    setTimeout(() => this.usedUp.delete(ownerId), ms).unref();
    throw refusal;
  }

  /** Refunds a call that began no reply. */
  async refund(ownerId: string): Promise<void> {
    await this.inRedis('A message could not be refunded', () => this.counters.refund(this.messagesOf(ownerId)));
    // An account that was refused because of it may try again.
    this.usedUp.delete(ownerId);
  }

  /** Without Redis nothing is counted: replies continue, and only the model's own limits apply. */
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
}
