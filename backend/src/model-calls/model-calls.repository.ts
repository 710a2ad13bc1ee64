import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { Replica } from '../database/replica.js';
import { execute, query, queryOne } from '../database/sql.js';
import { isGuestOwner, ownerColumns } from '../common/owner-id.js';
import type { AccountCost, ListedCall, ModelCall, UsageReport, UsageTotals } from './model-call.js';

const removedAtOnce = 5000;

const totals = `count(*)::int AS calls, coalesce(sum(input), 0)::float8 AS input,
  coalesce(sum(cached_input), 0)::float8 AS "cachedInput", coalesce(sum(output), 0)::float8 AS output,
  coalesce(sum(reasoning), 0)::float8 AS reasoning, coalesce(sum(cost_micros), 0)::float8 AS "costMicros",
  (count(*) FILTER (WHERE outcome = 'stopped'))::int AS stopped, (count(*) FILTER (WHERE outcome = 'failed'))::int AS failed,
  (count(*) FILTER (WHERE is_estimated))::int AS estimated`;

interface GroupRow extends UsageTotals {
  purpose: string | null;
  model: string | null;
  isGuest: boolean | null;
  /** One bit for each column that the row is not grouped by: purpose 4, model 2, is_guest 1. */
  grouping: number;
}

const none: UsageTotals = {
  calls: 0,
  input: 0,
  cachedInput: 0,
  output: 0,
  reasoning: 0,
  costMicros: 0,
  stopped: 0,
  failed: 0,
  estimated: 0,
};

/** Calls of models in PostgreSQL. */
@Injectable()
export class ModelCallsRepository {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    private readonly replica: Replica,
  ) {}

  /** Stores a call. A reference to an account, guest or message deleted in the meantime is left out. */
  async insert({ id, subject, usage, ...call }: ModelCall): Promise<void> {
    const { ownerId, messageId, purpose } = subject;
    const { userId, guestId } = ownerId === null ? { userId: null, guestId: null } : ownerColumns(ownerId);
    const { input, cachedInput, cacheWrites, output, reasoning } = usage;
    await execute(
      this.database,
      `INSERT INTO model_calls (id, user_id, guest_id, is_guest, message_id, purpose, model, input, cached_input, cache_writes,
         output, reasoning, is_estimated, milliseconds, cost_micros, outcome, created_at)
       SELECT $1::uuid, (SELECT id FROM users WHERE id = $2 FOR KEY SHARE), (SELECT id FROM guests WHERE id = $3 FOR KEY SHARE),
         $4::boolean, (SELECT id FROM messages WHERE id = $5 FOR KEY SHARE), $6::text, $7::text, $8::int, $9::int, $10::int,
         $11::int, $12::int, $13::boolean, $14::int, $15::bigint, $16::text, $17::timestamptz
       ON CONFLICT (id) DO NOTHING`,
      [
        id,
        userId,
        guestId,
        ownerId !== null && isGuestOwner(ownerId),
        messageId,
        purpose,
        call.model,
        input,
        cachedInput,
        cacheWrites,
        output,
        reasoning,
        call.isEstimated,
        call.milliseconds,
        call.costMicros,
        call.outcome,
        call.endedAt,
      ],
    );
  }

  /** What an account has spent since two moments, in millionths of a dollar. */
  async costOfAccount(userId: string, day: Date, month: Date): Promise<{ day: number; month: number }> {
    const row = await queryOne<{ day: number; month: number }>(
      this.database,
      `SELECT coalesce(sum(cost_micros) FILTER (WHERE created_at >= $2), 0)::float8 AS day,
         coalesce(sum(cost_micros), 0)::float8 AS month
       FROM model_calls WHERE user_id = $1 AND created_at >= $3`,
      [userId, day, month],
    );
    return row ?? { day: 0, month: 0 };
  }

  /** What all guests together have spent since a moment, in millionths of a dollar. */
  async costOfGuests(since: Date): Promise<number> {
    const row = await queryOne<{ cost: number }>(
      this.database,
      'SELECT coalesce(sum(cost_micros), 0)::float8 AS cost FROM model_calls WHERE is_guest AND created_at >= $1',
      [since],
    );
    return row?.cost ?? 0;
  }

  list(userId: string): Promise<ListedCall[]> {
    return query(
      this.database,
      `SELECT created_at AS "createdAt", purpose, model, input, cached_input AS "cachedInput", output, reasoning,
         is_estimated AS "isEstimated", milliseconds, (cost_micros / 1e6)::float8 AS "costUsd", outcome
       FROM model_calls WHERE user_id = $1 ORDER BY created_at`,
      [userId],
    );
  }

  async report(since: Date): Promise<UsageReport> {
    const rows = await this.replica.read((database) =>
      query<GroupRow>(
        database,
        `SELECT purpose, model, is_guest AS "isGuest", grouping(purpose, model, is_guest) AS grouping, ${totals}
       FROM model_calls WHERE created_at >= $1
       GROUP BY GROUPING SETS ((purpose), (model), (is_guest), ())
       ORDER BY "costMicros" DESC, purpose, model`,
        [since],
      ),
    );
    return {
      total: rows.find((row) => row.grouping === 7) ?? none,
      guests: rows.find((row) => row.grouping === 6 && row.isGuest) ?? none,
      byPurpose: rows.filter((row) => row.grouping === 3).map((row) => ({ ...row, name: row.purpose ?? '' })),
      byModel: rows.filter((row) => row.grouping === 5).map((row) => ({ ...row, name: row.model ?? '' })),
    };
  }

  /** The accounts whose calls have cost the most since a moment. */
  mostExpensive(since: Date, count: number): Promise<AccountCost[]> {
    return this.replica.read((database) =>
      query(
        database,
        `SELECT user_id AS "userId", count(*)::int AS calls, sum(cost_micros)::float8 AS "costMicros"
       FROM model_calls WHERE user_id IS NOT NULL AND created_at >= $1
       GROUP BY user_id ORDER BY sum(cost_micros) DESC, user_id LIMIT $2`,
        [since, count],
      ),
    );
  }

  /** Removes older calls in batches. @returns how many */
  async removeBefore(time: Date): Promise<number> {
    let removed = 0;
    for (;;) {
      const count = await execute(
        this.database,
        `DELETE FROM model_calls WHERE ctid = ANY(ARRAY(SELECT ctid FROM model_calls WHERE created_at < $1 LIMIT $2))`,
        [time, removedAtOnce],
      );
      removed += count;
      if (count < removedAtOnce) return removed;
    }
  }
}
