import { nightly, Recurring } from '../jobs/recurring.decorator.js';
import { Injectable } from '@nestjs/common';
import { Clock } from '../common/clock.js';
import type { AccountCost, ListedCall, UsageReport } from './model-call.js';
import { ModelCallsRepository } from './model-calls.repository.js';
import { startOfDay, startOfMonth } from './periods.js';

const dayMs = 86_400_000;

/** How long calls are kept, in days: long enough to check a year's bills. */
export const keptDays = 400;

/** How many accounts the operator sees. */
const shownAccounts = 20;

/** The usage shown to the operator. */
export interface UsageOverview {
  today: UsageReport;
  month: UsageReport;
  last30Days: UsageReport;
  /** The most expensive accounts of the month. */
  accounts: AccountCost[];
}

/** The recorded calls of models. */
@Injectable()
export class ModelCallsService {
  constructor(
    private readonly calls: ModelCallsRepository,
    private readonly clock: Clock,
  ) {}

  /** An account's calls, oldest first. */
  list(userId: string): Promise<ListedCall[]> {
    return this.calls.list(userId);
  }

  async overview(): Promise<UsageOverview> {
    const now = this.clock.now();
    const [today, month, last30Days, accounts] = await Promise.all([
      this.calls.report(startOfDay(now)),
      this.calls.report(startOfMonth(now)),
      this.calls.report(new Date(now.getTime() - 30 * dayMs)),
      this.calls.mostExpensive(startOfMonth(now), shownAccounts),
    ]);
    return { today, month, last30Days, accounts };
  }

  /** Removes expired calls. @returns how many */
  @Recurring({ name: 'remove-old-model-calls', cron: nightly })
  removeOld(): Promise<number> {
    return this.calls.removeBefore(new Date(this.clock.now().getTime() - keptDays * dayMs));
  }
}
