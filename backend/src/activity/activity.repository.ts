import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ActivityKind } from '../../../contract/analytics.js';
import { ActivityEntity } from './activity.entity.js';

const removedAtOnce = 5000;

/** Deeds in PostgreSQL. */
@Injectable()
export class ActivityRepository {
  constructor(@InjectRepository(ActivityEntity) private readonly activity: Repository<ActivityEntity>) {}

  /** Stores deeds; one that is known changes nothing. An account that is gone has none. */
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

  /** Removes what happened before a moment, some at a time; answers how many. */
  async removeBefore(time: Date): Promise<number> {
    let removed = 0;
    for (;;) {
      const [, count]: [unknown, number] = await this.activity.query(
        `DELETE FROM activity WHERE ctid = ANY(ARRAY(SELECT ctid FROM activity WHERE happened_at < $1 LIMIT $2))`,
        [time, removedAtOnce],
      );
      removed += count;
      if (count < removedAtOnce) return removed;
    }
  }

  /** How many of each kind there are a week, since a moment. Weeks begin on Monday, UTC. */
  countByWeek(userId: string, since: Date): Promise<{ start: string; kind: ActivityKind; count: number }[]> {
    return this.activity.query(
      `SELECT to_char(date_trunc('week', happened_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS start, kind, count(*)::int AS count
       FROM activity WHERE user_id = $1 AND happened_at >= $2 GROUP BY 1, 2`,
      [userId, since],
    );
  }
}
