import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ActivityKind } from '../../../contract/analytics.js';
import { ActivityEntity } from './activity.entity.js';

const deleteBatchSize = 5000;

@Injectable()
export class ActivityRepository {
  constructor(@InjectRepository(ActivityEntity) private readonly activity: Repository<ActivityEntity>) {}

  /** Idempotent. Does nothing if the account has been deleted. */
  async insert(userId: string, kind: ActivityKind, subject: string): Promise<void> {
    await this.activity.query(
      `INSERT INTO activity (user_id, kind, subject) SELECT id, $2, $3 FROM users WHERE id = $1 ON CONFLICT DO NOTHING`,
      [userId, kind, subject],
    );
  }

  list(userId: string): Promise<Pick<ActivityEntity, 'kind' | 'happenedAt'>[]> {
    return this.activity.query(
      `SELECT kind, happened_at AS "happenedAt" FROM activity WHERE user_id = $1 ORDER BY happened_at`,
      [userId],
    );
  }

  /** Deletes older events in batches. @returns how many were deleted */
  async removeBefore(time: Date): Promise<number> {
    let removed = 0;
    for (;;) {
      const [, count]: [unknown, number] = await this.activity.query(
        `DELETE FROM activity WHERE ctid = ANY(ARRAY(SELECT ctid FROM activity WHERE happened_at < $1 LIMIT $2))`,
        [time, deleteBatchSize],
      );
      removed += count;
      if (count < deleteBatchSize) return removed;
    }
  }

  /** Events per week and kind. Weeks start on Monday, UTC. */
  countByWeek(userId: string, since: Date): Promise<{ start: string; kind: ActivityKind; count: number }[]> {
    return this.activity.query(
      `SELECT to_char(date_trunc('week', happened_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS start, kind, count(*)::int AS count
       FROM activity WHERE user_id = $1 AND happened_at >= $2 GROUP BY 1, 2`,
      [userId, since],
    );
  }
}
