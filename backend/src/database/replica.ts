import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { DataSource } from 'typeorm';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Reachability } from './reachability.js';
import { type Queryable, queryOne } from './sql.js';
import { watchedDriver } from './watched-driver.js';

/** How long a read waits for the replica to catch up, and how often it checks, in milliseconds. */
const catchUpMs = 100;
const pollEveryMs = 10;

/** How long a failed replica isn't used, in milliseconds. */
const restMs = 10_000;

/** How long a read may wait for a connection to the replica, in milliseconds. */
const connectionTimeoutMs = 1000;

/**
 * Directs large reads to a replica (`DATABASE_REPLICA_URL`) to relieve the primary. A read sees everything committed
 * before it began: a replica that lags behind or is gone is skipped, within two seconds if it is silent.
 */
@Injectable()
export class Replica implements OnApplicationShutdown {
  private readonly logger = new Logger(Replica.name);
  private pool: pg.Pool | undefined;
  private reachability: Reachability | undefined;
  private restsUntil = 0;

  constructor(
    @InjectDataSource() private readonly primary: DataSource,
    @Inject(ENV) private readonly env: Env,
  ) {
    if (!env.databaseReplicaUrl) return;
    this.reachability = new Reachability(env.databaseReplicaUrl, 'The replica');
    this.pool = this.openPool(env.databaseReplicaUrl, this.reachability);
  }

  /** Reads from the replica, or from the primary. */
  async read<T>(work: (database: Queryable) => Promise<T>): Promise<T> {
    const { pool } = this;
    if (pool && !this.reachability?.isLost && performance.now() >= this.restsUntil && (await this.catchesUp())) {
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
    this.reachability?.close();
    await this.pool?.end();
  }

  private openPool(connectionString: string, reachability: Reachability): pg.Pool {
    const { Pool } = watchedDriver(reachability);
    const max = this.env.databasePoolSize;
    const pool = new Pool({ connectionString, max, connectionTimeoutMillis: connectionTimeoutMs });
    return pool.on('error', (error) => {
      if (pool === this.pool) this.rest(error);
    });
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
    const { pool, reachability, env } = this;
    if (!pool || !reachability || !env.databaseReplicaUrl) return;
    // Its other connections may be as dead as the one that failed.
    this.pool = this.openPool(env.databaseReplicaUrl, reachability);
    pool.end().catch((cause: unknown) => this.logger.debug({ err: cause, msg: 'Old connections not closed' }));
  }
}

function toQueryable(pool: pg.Pool): Queryable {
  const query = async (sql: string, values?: unknown[]): Promise<unknown> => {
    // Unlike `pool.query`, this is watched.
    const client = await pool.connect();
    try {
      const { rows } = await client.query(sql, values);
      client.release();
      return rows as unknown;
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
  return { query };
}
