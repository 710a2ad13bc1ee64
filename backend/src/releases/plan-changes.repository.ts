import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { Transaction } from '../database/transaction.js';
import type { RetiredFact } from '../facts/sourced-facts.service.js';
import type { ReleaseFields } from './releases.repository.js';
import { execute, exists, query, queryOne } from '../database/sql.js';
import type { RemovedTask, TaskFields } from './tasks.repository.js';

/** A task before a change, and the version that the change gave it. */
export interface TaskBefore extends TaskFields {
  id: string;
  versionAfter: number;
}

/** The state that undoing the assistant's change restores. */
export interface Before {
  /** Whether the change created the release. */
  isNew?: boolean;
  /** The release before the change, and the version that the change gave it. */
  release?: ReleaseFields & { versionAfter: number };
  tasks?: TaskBefore[];
  /** The tasks that the change removed. */
  removed?: RemovedTask[];
  /** Ids of the tasks that it added. Absent if a server of a previous version made the change. */
  added?: string[];
  /** The facts that the change outdated. */
  facts?: RetiredFact[];
}

export interface PlanChangeRow {
  id: string;
  label: string;
  before: Before;
  createdAt: Date;
  undoneAt: Date | null;
}

const columns = `c.id, c.label, c.before, c.created_at AS "createdAt", c.undone_at AS "undoneAt"`;

/** What the assistant changed in plans. Every query is scoped to an account. */
@Injectable()
export class PlanChangesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Repeating it with the same id changes nothing. */
  async insert(
    transaction: Transaction,
    userId: string,
    releaseId: string,
    change: { id: string; label: string; before: Before },
  ): Promise<void> {
    await execute(
      transaction,
      `INSERT INTO release_changes (id, user_id, release_id, label, before) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [change.id, userId, releaseId, change.label, JSON.stringify(change.before)],
    );
  }

  /** Whether a change has already been made. */
  has(transaction: Transaction, userId: string, id: string): Promise<boolean> {
    return exists(transaction, 'SELECT 1 FROM release_changes WHERE id = $2 AND user_id = $1', [userId, id]);
  }

  /** A change that has been made, or null. */
  findMade(userId: string, id: string): Promise<{ releaseId: string; label: string } | null> {
    return queryOne(
      this.database,
      'SELECT release_id AS "releaseId", label FROM release_changes WHERE id = $2 AND user_id = $1',
      [userId, id],
    );
  }

  /** The last 20, newest first. */
  list(userId: string, releaseId: string): Promise<PlanChangeRow[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM release_changes c WHERE c.release_id = $2 AND c.user_id = $1
       ORDER BY c.created_at DESC, c.id DESC LIMIT 20`,
      [userId, releaseId],
    );
  }

  /** All changes of an account's plans, oldest first. */
  listAll(userId: string): Promise<(PlanChangeRow & { releaseId: string })[]> {
    return query(
      this.database,
      `SELECT ${columns}, c.release_id AS "releaseId" FROM release_changes c WHERE c.user_id = $1 ORDER BY c.created_at, c.id`,
      [userId],
    );
  }

  /** Marks a change as undone. @returns null if there is no such change or it is already undone */
  markUndone(transaction: Transaction, userId: string, releaseId: string, id: string): Promise<PlanChangeRow | null> {
    return queryOne(
      transaction,
      `UPDATE release_changes c SET undone_at = now()
       WHERE c.id = $3 AND c.release_id = $2 AND c.user_id = $1 AND c.undone_at IS NULL RETURNING ${columns}`,
      [userId, releaseId, id],
    );
  }
}
