import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { Metrics } from '../common/metrics.js';

/** Checks whether PostgreSQL answers. */
@Injectable()
export class DatabaseProbe {
  constructor(
    @InjectDataSource() private readonly database: DataSource,
    metrics: Metrics,
  ) {
    const { master: pool } = database.driver as unknown as { master: Pool };
    metrics.watch('fanfare_pool_waiting', 'Calls that wait for a database connection', () => pool.waitingCount);
    metrics.watch('fanfare_pool_connections', 'Database connections', () => pool.totalCount);
    metrics.watch('fanfare_pool_idle', 'Database connections that are not in use', () => pool.idleCount);
  }

  /** Rejects if PostgreSQL doesn't answer. */
  async ping(): Promise<void> {
    await this.database.query('SELECT 1');
  }
}
