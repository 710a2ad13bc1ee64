import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { ActivityKind } from '../../../contract/analytics.js';
import { ActivityEntity } from './activity.entity.js';

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

  /** How many of each kind there are a week, since a moment. Weeks begin on Monday, UTC. */
  countByWeek(userId: string, since: Date): Promise<{ start: string; kind: ActivityKind; count: number }[]> {
    return this.activity.query(
      `SELECT to_char(date_trunc('week', happened_at AT TIME ZONE 'UTC'), 'YYYY-MM-DD') AS start, kind, count(*)::int AS count
       FROM activity WHERE user_id = $1 AND happened_at >= $2 GROUP BY 1, 2`,
      [userId, since],
    );
  }
}
