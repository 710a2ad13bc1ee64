import { AppError } from '../common/app-error.js';
import { monthAfter, nextDay, nextMonth } from './periods.js';

/** Which budget ran out: an account's daily or monthly one, or that of all guests. */
export type BudgetKind = 'day' | 'month' | 'guests';

const sentences: Record<BudgetKind, (now: Date) => string> = {
  day: () => "You've used today's share of the assistant. It's back at midnight UTC.",
  month: (now) => `You've used this month's share of the assistant. It's back on 1 ${monthAfter(now)}.`,
  guests: () => 'The free trial has had a lot of visitors today. Sign up, or come back tomorrow.',
};

export class BudgetSpent extends AppError {
  readonly status = 429;
  readonly code = 'budget_spent';
  /** Seconds until the next day or month begins (UTC). */
  override readonly retryAfter: number;

  constructor(kind: BudgetKind, now: Date) {
    super(sentences[kind](now));
    const end = kind === 'month' ? nextMonth(now) : nextDay(now);
    this.retryAfter = Math.ceil((end.getTime() - now.getTime()) / 1000);
  }
}
