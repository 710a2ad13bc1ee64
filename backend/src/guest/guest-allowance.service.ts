import { Inject, Injectable } from '@nestjs/common';
import type { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { type Counter, Counters } from '../common/counters.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { BudgetsService } from '../model-calls/budgets.service.js';
import { hashAddress, hashSite } from './guest-address.js';
import { AddressLimitReached, TrialBudgetSpent } from './guest.errors.js';

/**
 * How many new guests an address may have per day for each message it may send: many people open the chat and leave.
 */
const trialsPerMessage = 3;

/**
 * How many failed replies are refunded per day: to an address, for each message it may send, and to a trial. Each one
 * was a call to the model. The trial's limit leaves some to others in its network.
 */
const refundsPerMessage = 3;
const refundsPerTrial = 10;

/** Limit of an IPv6 /48, in multiples of an address's: it may be one customer's or a whole town's. */
const addressesPerSite = 10;

/** Counters live for a second day, for servers whose clocks differ. */
const keptSeconds = 2 * 86_400;

/** A counter and the error to throw once it is used up. */
interface GuestCounter extends Counter {
  refusal: (secondsLeft: number) => AppError;
}

/** The counters that were incremented, to refund if the message had no effect. */
export type Spent = readonly Counter[];

/** Daily limits of guests (UTC), per network address and overall. Counted in Redis, atomically. */
@Injectable()
export class GuestAllowanceService {
  constructor(
    private readonly counters: Counters,
    private readonly budgets: BudgetsService,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Counts a guest's message from an address, and the assistant's reply unless the message gets the closing reply.
   * @throws AddressLimitReached, TrialBudgetSpent, BudgetSpent: nothing was counted then
   */
  async spendMessage(ownerId: string, address: string, isAnswered: boolean): Promise<Spent> {
    const ofAddress = this.countersOf('messages', address, this.env.guestDailyAddressLimit);
    if (!isAnswered) return this.spend(ofAddress);
    const replies: GuestCounter = {
      name: `guest:replies:${this.today()}`,
      limit: this.env.guestDailyBudget,
      seconds: keptSeconds,
      refusal: (secondsLeft) => new TrialBudgetSpent(secondsLeft),
    };
    const money = this.budgets
      .of(ownerId)
      .map((budget) => ({ ...budget, refusal: () => this.budgets.refusal(budget) }));
    return this.spend([...ofAddress, replies], money);
  }

  /** Counts a new guest from an address. @throws AddressLimitReached */
  async spendTrial(address: string): Promise<void> {
    await this.spend(this.countersOf('trials', address, trialsPerMessage * this.env.guestDailyAddressLimit));
  }

  async refund(spent: Spent): Promise<void> {
    await this.counters.refund(spent);
  }

  /** Refunds a message that the model failed to answer, unless the trial or the address had too many of them today. */
  async refundFailure(ownerId: string, address: string, spent: Spent): Promise<void> {
    const ofTrial: Counter = {
      name: `guest:refunds:${ownerId}:${this.today()}`,
      limit: refundsPerTrial,
      seconds: keptSeconds,
    };
    const ofAddress = this.countersOf('refunds', address, refundsPerMessage * this.env.guestDailyAddressLimit);
    if ((await this.counters.consume<Counter>([ofTrial, ...ofAddress])) === null) await this.refund(spent);
  }

  private async spend(counters: GuestCounter[], others: GuestCounter[] = []): Promise<Spent> {
    const usedUp = await this.counters.consume(counters, others);
    if (usedUp) throw usedUp.counter.refusal(this.secondsLeft());
    return counters;
  }

  private countersOf(what: 'messages' | 'trials' | 'refunds', address: string, limit: number): GuestCounter[] {
    const counter = (hash: string, limit: number): GuestCounter => ({
      name: `guest:${what}:${hash}`,
      limit,
      seconds: keptSeconds,
      refusal: (secondsLeft) => new AddressLimitReached(secondsLeft),
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
