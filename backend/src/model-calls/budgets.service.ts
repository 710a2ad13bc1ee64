import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import { type Counter, Counters } from '../common/counters.js';
import { isGuestOwner } from '../common/owner-id.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { type BudgetKind, BudgetSpent } from './budget.errors.js';
import { ModelCallsRepository } from './model-calls.repository.js';
import { dayOf, monthOf, startOfDay, startOfMonth } from './periods.js';

const day = 86_400;

/** A budget for a period: a counter in Redis, in millionths of a US dollar. */
export interface Budget extends Counter {
  kind: BudgetKind;
}

/**
 * Budgets for model calls (UTC): per account and day, per account and calendar month, and per day for all guests
 * together. PostgreSQL has the sums; Redis has copies, so that checking them doesn't cost a reply an extra round trip.
 * Each call refreshes the copies, so a Redis that lost them is correct again after one call.
 */
@Injectable()
export class BudgetsService {
  constructor(
    private readonly counters: Counters,
    private readonly calls: ModelCallsRepository,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** The budgets of an account or guest. Pass them to `Counters.take` as check-only counters. */
  of(ownerId: string): Budget[] {
    const now = this.clock.now();
    const { dayMicros, monthMicros, guestDayMicros } = this.env.budgets;
    // The keys include their day or month, and outlive it by a day for servers whose clocks differ.
    const budgets: Budget[] = isGuestOwner(ownerId)
      ? [{ kind: 'guests', name: `cost:guests:${dayOf(now)}`, limit: guestDayMicros, seconds: 2 * day }]
      : [
          { kind: 'day', name: `cost:day:${dayOf(now)}:${ownerId}`, limit: dayMicros, seconds: 2 * day },
          { kind: 'month', name: `cost:month:${monthOf(now)}:${ownerId}`, limit: monthMicros, seconds: 32 * day },
        ];
    return budgets.filter(({ limit }) => limit > 0);
  }

  /** The error for a budget that is spent. */
  refusal({ kind }: Budget): BudgetSpent {
    return new BudgetSpent(kind, this.clock.now());
  }

  /** @throws BudgetSpent */
  async assertLeft(ownerId: string): Promise<void> {
    const spent = await this.counters.consume<Budget>([], this.of(ownerId));
    if (spent) throw this.refusal(spent.counter);
  }

  /** Sets an owner's counters to the sums in PostgreSQL. */
  async refresh(ownerId: string): Promise<void> {
    const budgets = this.of(ownerId);
    if (budgets.length === 0) return;
    const spent = await this.spentBy(ownerId);
    await this.counters.set(budgets.map((budget) => [budget, spent[budget.kind]] as const));
  }

  /** Adds the cost of a call that could not be stored, so that budgets hold while PostgreSQL is down. */
  async add(ownerId: string, costMicros: number): Promise<void> {
    if (costMicros === 0) return;
    await Promise.all(this.of(ownerId).map((budget) => this.counters.add(budget, costMicros)));
  }

  private async spentBy(ownerId: string): Promise<Record<BudgetKind, number>> {
    const now = this.clock.now();
    if (isGuestOwner(ownerId)) return { day: 0, month: 0, guests: await this.calls.costOfGuests(startOfDay(now)) };
    return { ...(await this.calls.costOfAccount(ownerId, startOfDay(now), startOfMonth(now))), guests: 0 };
  }
}
