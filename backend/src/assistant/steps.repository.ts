import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, query, queryOne } from '../database/sql.js';
import type { Transaction } from '../database/transaction.js';

/** A tool call, with its result once it has finished. */
export interface StoredStep {
  callId: string;
  tool: string;
  arguments: unknown;
  /** Null while it runs, or if its server died. */
  output: string | null;
  label: string | null;
  link: string | null;
  undo: string | null;
  endsReply: boolean;
}

/** The result of a call. */
export type StepResult = Pick<StoredStep, 'label' | 'link' | 'undo' | 'endsReply'> & { output: string };

const columns = `call_id AS "callId", tool, arguments, output, label, link, undo, ends_reply AS "endsReply"`;

/** Tool calls of replies in PostgreSQL. They are deleted with the reply. */
@Injectable()
export class StepsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** Stores the start of a call, unless it already is stored. @returns the stored call */
  async start(replyId: string, call: { callId: string; tool: string; arguments: unknown }): Promise<StoredStep> {
    const rows = await query<StoredStep>(
      this.database,
      `WITH started AS (
         INSERT INTO reply_steps (reply_id, call_id, position, tool, arguments)
         SELECT $1, $2, coalesce(max(position), 0) + 1, $3, $4 FROM reply_steps WHERE reply_id = $1
         ON CONFLICT DO NOTHING RETURNING *
       )
       SELECT ${columns} FROM started UNION ALL SELECT ${columns} FROM reply_steps WHERE reply_id = $1 AND call_id = $2`,
      [replyId, call.callId, call.tool, JSON.stringify(call.arguments ?? null)],
    );
    const [step] = rows;
    if (!step) throw new Error('A step was neither stored nor found');
    return step;
  }

  /** Stores the result of a call that has none. @returns false if there is no such call */
  async finish(
    replyId: string,
    callId: string,
    { output, label, link, undo, endsReply }: StepResult,
    transaction: Transaction = this.database.manager,
  ): Promise<boolean> {
    const finished = await execute(
      transaction,
      `UPDATE reply_steps SET output = $3, label = $4, link = $5, ends_reply = $6, undo = $7, finished_at = now()
       WHERE reply_id = $1 AND call_id = $2 AND finished_at IS NULL`,
      [replyId, callId, output, label, link, endsReply, undo],
    );
    return finished > 0;
  }

  /** Removes a failed call. @returns the call if it has a result, and therefore took effect after all */
  async remove(replyId: string, callId: string): Promise<StoredStep | null> {
    await execute(
      this.database,
      `DELETE FROM reply_steps WHERE reply_id = $1 AND call_id = $2 AND finished_at IS NULL`,
      [replyId, callId],
    );
    return queryOne(this.database, `SELECT ${columns} FROM reply_steps WHERE reply_id = $1 AND call_id = $2`, [
      replyId,
      callId,
    ]);
  }

  /** The finished calls of a reply, in order. */
  listFinished(replyId: string): Promise<StoredStep[]> {
    return query(
      this.database,
      `SELECT ${columns} FROM reply_steps WHERE reply_id = $1 AND finished_at IS NOT NULL ORDER BY position`,
      [replyId],
    );
  }
}
