import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { setSessionLimits } from './session-limits.js';
import { type Queryable, queryOne } from './sql.js';

/** How long a read waits for the replica to catch up, and how often it checks, in milliseconds. */
const catchUpMs = 100;
const pollEveryMs = 10;

/** How long a failed replica isn't used, in milliseconds. */
const restMs = 10_000;

/** Longer than `statement_timeout`, after which PostgreSQL ends a query. */
const queryTimeoutMs = 20_000;

/**
 * Directs large reads to a replica (`DATABASE_REPLICA_URL`) to relieve the primary. A read sees everything committed
 * before it began: a replica that lags behind or is gone is skipped.
 */
@Injectable()
export class Replica implements OnApplicationShutdown {
  private readonly logger = new Logger(Replica.name);
  private readonly pool: pg.Pool | undefined;
  private restsUntil = 0;

  constructor(
    @InjectDataSource() private readonly primary: DataSource,
    @Inject(ENV) env: Env,
  ) {
    if (!env.databaseReplicaUrl) return;
    this.pool = new pg.Pool({
      connectionString: env.databaseReplicaUrl,
      max: env.databasePoolSize,
      connectionTimeoutMillis: 1000,
      query_timeout: queryTimeoutMs,
    });
    // Runs before the query that the connection was opened for.
    this.pool.on('connect', (client) => void setSessionLimits(client).catch((error: unknown) => this.rest(error)));
    this.pool.on('error', (error) => this.rest(error));
  }

  /** Reads from the replica, or from the primary. */
  async read<T>(work: (database: Queryable) => Promise<T>): Promise<T> {
    const { pool } = this;
    if (pool && performance.now() >= this.restsUntil && (await this.catchesUp())) {
      try {
        return await work(toQueryable(pool));
      } catch (error) {
        // Also happens if it had to cancel a query that conflicts with changes it must replay.
        this.rest(error);
      }
    }
    return work(this.primary);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool?.end();
  }

  private async catchesUp(): Promise<boolean> {
    const until = performance.now() + catchUpMs;
    const position = await queryOne<{ lsn: string }>(this.primary, 'SELECT pg_current_wal_flush_lsn()::text AS lsn');
    for (;;) {
      const answer = await this.queryRow<{ hasAll: boolean | null }>(
        'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS "hasAll"',
        [position?.lsn],
      );
      if (answer?.hasAll) return true;
      if (!answer || performance.now() > until) return false;
      await delay(pollEveryMs);
    }
  }

  /** The first row; null if the replica doesn't answer. */
  private async queryRow<Row extends object>(sql: string, values?: unknown[]): Promise<Row | null> {
    try {
      return this.pool ? await queryOne<Row>(toQueryable(this.pool), sql, values) : null;
    } catch (error) {
      this.rest(error);
      return null;
    }
  }

  private rest(error: unknown): void {
    if (performance.now() >= this.restsUntil) {
      this.logger.warn({ err: error, msg: 'The replica failed; reading from the primary for ten seconds' });
    }
    this.restsUntil = performance.now() + restMs;
  }
}

function toQueryable(pool: pg.Pool): Queryable {
  return { query: async (sql, values) => (await pool.query(sql, values)).rows as unknown };
}
