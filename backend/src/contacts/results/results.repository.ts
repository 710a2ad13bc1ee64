import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { query } from '../../database/sql.js';
import type { ReleaseResult, ResultKind } from '../../../../contract/results/results.js';

/** Everything that counts as a result of an account, with its time. */
const moments = `
  SELECT 'sent' AS kind, sent_at AS at FROM pitches WHERE user_id = $1 AND sent_at >= $2
  UNION ALL SELECT 'answered', answered_at FROM pitches WHERE user_id = $1 AND answered_at >= $2
  UNION ALL SELECT 'placed', answered_at FROM pitches WHERE user_id = $1 AND answered_at >= $2 AND status = 'placed'
  UNION ALL SELECT 'tasksDone', done_at FROM release_tasks WHERE user_id = $1 AND done_at >= $2
  UNION ALL SELECT 'shareOpens', happened_at FROM activity
    WHERE user_id = $1 AND kind = 'share_link_opened' AND happened_at >= $2`;

/** Results of an artist's work in PostgreSQL. Every query is scoped to an account. */
@Injectable()
export class ResultsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** By week and kind. `week` is an index into `starts`, which are in order; -1 means earlier. */
  countByWeek(
    userId: string,
    since: Date,
    starts: Date[],
  ): Promise<{ week: number; kind: ResultKind; count: number }[]> {
    return query(
      this.database,
      `SELECT width_bucket(at, $3::timestamptz[]) - 1 AS week, kind, count(*)::int AS count FROM (${moments}) AS moments GROUP BY 1, 2`,
      [userId, since, starts],
    );
  }

  /** By release, those with the most sent pitches first. */
  countByRelease(userId: string): Promise<ReleaseResult[]> {
    return query(
      this.database,
      `SELECT r.id AS "releaseId", coalesce(r.title, '') AS title, coalesce(p.sent, 0) AS sent,
         coalesce(p.answered, 0) AS answered, coalesce(p.placed, 0) AS placed, coalesce(t.done, 0) AS "tasksDone"
       FROM (SELECT id, title FROM releases WHERE user_id = $1 UNION ALL SELECT NULL, NULL) r
       LEFT JOIN (
         SELECT release_id, count(sent_at)::int AS sent, count(answered_at)::int AS answered,
           (count(*) FILTER (WHERE status = 'placed'))::int AS placed
         FROM pitches WHERE user_id = $1 GROUP BY 1
       ) p ON p.release_id IS NOT DISTINCT FROM r.id
       LEFT JOIN (SELECT release_id, count(done_at)::int AS done FROM release_tasks WHERE user_id = $1 GROUP BY 1) t
         ON t.release_id = r.id
       WHERE r.id IS NOT NULL OR p.sent > 0
       ORDER BY sent DESC, title LIMIT 201`,
      [userId],
    );
  }
}
