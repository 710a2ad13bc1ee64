import type { DocumentKind } from '../../../contract/documents/document-kinds.js';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { v7 as uuidv7 } from 'uuid';
import { limits } from '../../../contract/limits.js';
import type { Transaction } from '../database/transaction.js';
import { execute, query, queryOne } from '../database/sql.js';
import type { PlannedTask } from './rules/plan.js';

export interface TaskRow {
  id: string;
  releaseId: string;
  rule: string | null;
  showId: string | null;
  title: string;
  due: string | null;
  from: string | null;
  until: string | null;
  isDone: boolean;
  isMovedByHand: boolean;
  version: number;
  updatedAt: Date;
}

/** The fields of a task that can change. */
export type TaskFields = Pick<TaskRow, 'title' | 'due' | 'from' | 'until' | 'isDone' | 'isMovedByHand'>;

/** An unfinished task that was removed, as it was. */
export type RemovedTask = Omit<TaskRow, 'releaseId' | 'isDone' | 'updatedAt'>;

const columns = `t.id, t.release_id AS "releaseId", t.rule, t.show_id AS "showId", t.title, t.due::text AS due,
  t.from_day::text AS "from", t.until_day::text AS until, t.done_at IS NOT NULL AS "isDone",
  t.is_moved_by_hand AS "isMovedByHand", t.version, t.updated_at AS "updatedAt"`;

/** The tasks of releases in PostgreSQL. Every query is scoped to an account. */
@Injectable()
export class TasksRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** In date order. @param transaction the caller's, so that its own changes are seen */
  list(userId: string, releaseId: string, transaction?: Transaction): Promise<TaskRow[]> {
    return query(
      transaction ?? this.database,
      `SELECT ${columns} FROM release_tasks t WHERE t.release_id = $2 AND t.user_id = $1
       ORDER BY t.due, t.title LIMIT ${limits.tasksMax}`,
      [userId, releaseId],
    );
  }

  /** All tasks of all releases. */
  listAll(userId: string): Promise<TaskRow[]> {
    return query(this.database, `SELECT ${columns} FROM release_tasks t WHERE t.user_id = $1 ORDER BY t.due, t.title`, [
      userId,
    ]);
  }

  find(userId: string, releaseId: string, id: string, transaction?: Transaction): Promise<TaskRow | null> {
    return queryOne(
      transaction ?? this.database,
      `SELECT ${columns} FROM release_tasks t WHERE t.id = $3 AND t.release_id = $2 AND t.user_id = $1`,
      [userId, releaseId, id],
    );
  }

  /**
   * Stores one of the artist's own tasks, in the transaction that has locked its release. @returns false if the plan is
   * full
   */
  async insert(
    transaction: Transaction,
    userId: string,
    { id, releaseId, title, due }: Pick<TaskRow, 'id' | 'releaseId' | 'title' | 'due'>,
  ): Promise<boolean> {
    const inserted = await execute(
      transaction,
      `INSERT INTO release_tasks (id, release_id, user_id, title, due, is_moved_by_hand)
       SELECT $1, $2, $3, $4, $5, true
       WHERE (SELECT count(*) FROM release_tasks WHERE release_id = $2) < ${limits.tasksMax}
       ON CONFLICT (id) DO NOTHING RETURNING id`,
      [id, releaseId, userId, title, due],
    );
    return inserted > 0;
  }

  /** @returns their ids */
  insertPlanned(
    transaction: Transaction,
    userId: string,
    releaseId: string,
    tasks: readonly PlannedTask[],
  ): Promise<string[]> {
    return insertTasks(transaction, userId, releaseId, tasks);
  }

  /** Puts removed tasks back. */
  async putBack(
    transaction: Transaction,
    userId: string,
    releaseId: string,
    tasks: readonly RemovedTask[],
  ): Promise<void> {
    if (tasks.length === 0) return;
    await execute(
      transaction,
      `INSERT INTO release_tasks (id, release_id, user_id, rule, show_id, title, due, from_day, until_day, is_moved_by_hand, version)
       SELECT n.id, $2, $1, n.rule, n."showId", n.title, n.due, n."from", n.until, n."isMovedByHand", n.version
       FROM jsonb_to_recordset($3) AS n (id uuid, rule text, "showId" uuid, title text, due date, "from" date, until date,
         "isMovedByHand" boolean, version integer)
       ON CONFLICT DO NOTHING RETURNING id`,
      [userId, releaseId, JSON.stringify(tasks)],
    );
  }

  /** Stores changed tasks in one statement, each as its next version. */
  async update(
    transaction: Transaction,
    userId: string,
    tasks: readonly (TaskFields & { id: string })[],
  ): Promise<void> {
    if (tasks.length === 0) return;
    await execute(
      transaction,
      `UPDATE release_tasks t SET title = n.title, due = n.due, from_day = n."from", until_day = n.until,
         done_at = CASE WHEN n."isDone" THEN coalesce(t.done_at, now()) END, is_moved_by_hand = n."isMovedByHand",
         version = t.version + 1, updated_at = now()
       FROM jsonb_to_recordset($2) AS n (id uuid, title text, due date, "from" date, until date, "isDone" boolean, "isMovedByHand" boolean)
       WHERE t.id = n.id AND t.user_id = $1`,
      [userId, JSON.stringify(tasks)],
    );
  }

  async remove(transaction: Transaction, userId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await execute(transaction, 'DELETE FROM release_tasks WHERE user_id = $1 AND id = ANY($2)', [userId, ids]);
  }

  /** The documents of a release, least recently changed first, so that the last of a kind is the newest. */
  listDocuments(userId: string, releaseId: string): Promise<{ kind: DocumentKind; id: string }[]> {
    return query(
      this.database,
      `SELECT d.kind, d.id FROM documents d WHERE d.release_id = $2 AND d.user_id = $1
       ORDER BY d.updated_at LIMIT ${limits.documentsMax}`,
      [userId, releaseId],
    );
  }
}

/** Stores a release's planned tasks; existing ones stay as they are. @returns the ids of the new ones */
export async function insertTasks(
  transaction: Transaction,
  userId: string,
  releaseId: string,
  tasks: readonly PlannedTask[],
): Promise<string[]> {
  if (tasks.length === 0) return [];
  const rows = tasks.map((task) => ({ ...task, id: uuidv7() }));
  const inserted = await query<{ id: string }>(
    transaction,
    `INSERT INTO release_tasks (id, release_id, user_id, rule, show_id, title, due, from_day, until_day)
     SELECT n.id, $2, $1, n.rule, n."showId", n.title, n.due, n."from", n.until
     FROM jsonb_to_recordset($3) AS n (id uuid, rule text, "showId" uuid, title text, due date, "from" date, until date)
     ON CONFLICT DO NOTHING RETURNING id`,
    [userId, releaseId, JSON.stringify(rows)],
  );
  return inserted.map(({ id }) => id);
}
