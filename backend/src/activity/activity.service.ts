import { nightly, Recurring } from '../jobs/recurring.decorator.js';
import { Injectable, Logger } from '@nestjs/common';
import { type ActivityKind, activityKinds, type Analytics, keptWeeks } from '../../../contract/analytics.js';
import type { Caller } from '../http/caller.decorator.js';
import { Clock } from '../common/clock.js';
import { OnlyYearly } from './activity.errors.js';
import { ActivityRepository, type ActivityRow } from './activity.repository.js';
import { shownWeeks } from './weeks.js';

/** Weekly activity figures that artists see about themselves. */
@Injectable()
export class ActivityService {
  private readonly logger = new Logger(ActivityService.name);

  constructor(
    private readonly activity: ActivityRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * Records an event once per `subject`. Failures are only logged: a missing figure must not break the action it counts.
   */
  async record(userId: string, kind: ActivityKind, subject: string): Promise<void> {
    try {
      await this.activity.insert(userId, kind, subject);
    } catch (error) {
      this.logger.warn({ err: error, msg: `Activity not recorded (${kind})` });
    }
  }

  /** All stored events of an account, oldest first. */
  list(userId: string): Promise<ActivityRow[]> {
    return this.activity.list(userId);
  }

  /** Deletes events that are too old for any figure. @returns how many were deleted */
  @Recurring({ name: 'remove-old-activity', cron: nightly })
  removeOld(): Promise<number> {
    return this.activity.removeBefore(new Date(this.clock.now().getTime() - keptWeeks * 7 * 86_400_000));
  }

  /** The caller's figures by week, in a time zone. @throws OnlyYearly */
  async analytics({ user }: Caller, timeZone: string): Promise<Analytics> {
    if (user.tier !== 'yearly') throw new OnlyYearly();
    const weeks = shownWeeks(this.clock.now(), timeZone);
    const counted = await this.activity.countByWeek(
      user.id,
      weeks.map(({ startsAt }) => startsAt),
    );
    return {
      weeks: weeks.map(({ start }, index) => ({
        start,
        counts: Object.fromEntries(
          activityKinds.map((kind) => [
            kind,
            counted.find((row) => row.week === index && row.kind === kind)?.count ?? 0,
          ]),
        ) as Record<ActivityKind, number>,
      })),
    };
  }
}
