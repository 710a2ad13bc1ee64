import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, query } from '../database/sql.js';
import type { ActivityKind } from '../../../contract/analytics.js';

/** A counted event of an artist. */
export interface ActivityRow {
  kind: ActivityKind;
  happenedAt: Date;
}

const deleteBatchSize = 5000;

@Injectable()
export class ActivityRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Idempotent. Does nothing if the account has been deleted. */
  async insert(userId: string, kind: ActivityKind, subject: string): Promise<void> {
    await execute(
      this.database,
      `INSERT INTO activity (user_id, kind, subject) SELECT id, $2, $3 FROM users WHERE id = $1 ON CONFLICT DO NOTHING`,
      [userId, kind, subject],
    );
  }

  list(userId: string): Promise<ActivityRow[]> {
    return query(
      this.database,
      `SELECT kind, happened_at AS "happenedAt" FROM activity WHERE user_id = $1 ORDER BY happened_at`,
      [userId],
    );
  }

  /** Deletes older events in batches. @returns how many were deleted */
  async removeBefore(time: Date): Promise<number> {
    let removed = 0;
    for (;;) {
      const count = await execute(
        this.database,
        `DELETE FROM activity WHERE ctid = ANY(ARRAY(SELECT ctid FROM activity WHERE happened_at < $1 LIMIT $2))`,
        [time, deleteBatchSize],
      );
      removed += count;
      if (count < deleteBatchSize) return removed;
    }
  }

  /**
   * Events per week and kind. `week` is an index into `starts`, which are in order; the last week is open-ended. Takes
   * moments rather than a time zone, because PostgreSQL may lack zones that Node.js knows.
   */
  countByWeek(userId: string, starts: Date[]): Promise<{ week: number; kind: ActivityKind; count: number }[]> {
    return query(
      this.database,
      `SELECT width_bucket(happened_at, $2::timestamptz[]) - 1 AS week, kind, count(*)::int AS count
       FROM activity WHERE user_id = $1 AND happened_at >= ($2::timestamptz[])[1] GROUP BY 1, 2`,
      [userId, starts],
    );
  }
}
