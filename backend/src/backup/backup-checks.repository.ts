import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, queryOne } from '../database/sql.js';

export interface BackupCheck {
  checkedAt: Date;
  /** A sentence for the operator; null if there was no problem. */
  problem: string | null;
}

/** How long results are kept, in days. */
const keptDays = 400;

/** Results of the nightly checks. */
@Injectable()
export class BackupChecksRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Stores a result and removes very old ones. */
  async add(setName: string | null, problem: string | null): Promise<void> {
    await execute(this.database, 'INSERT INTO backup_checks (set_name, problem) VALUES ($1, $2) RETURNING id', [
      setName,
      problem,
    ]);
    await execute(this.database, 'DELETE FROM backup_checks WHERE checked_at < now() - make_interval(days => $1)', [
      keptDays,
    ]);
  }

  findLast(): Promise<BackupCheck | null> {
    return queryOne(
      this.database,
      'SELECT checked_at AS "checkedAt", problem FROM backup_checks ORDER BY checked_at DESC LIMIT 1',
    );
  }

  async findLastGood(): Promise<Date | null> {
    const row = await queryOne<{ checkedAt: Date }>(
      this.database,
      'SELECT checked_at AS "checkedAt" FROM backup_checks WHERE problem IS NULL ORDER BY checked_at DESC LIMIT 1',
    );
    return row?.checkedAt ?? null;
  }
}
