import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { NotFound } from '../../common/app-error.js';
import { execute, query, queryOne } from '../../database/sql.js';
import type { SheetPaper, SheetVariant } from '../../../../contract/one-sheets/one-sheet.js';
import type { SheetJob } from './make-sheet.job.js';

/** A one-sheet that a reply has promised. */
export interface SheetPromise {
  replyId: string;
  userId: string;
  chatId: string;
  sheetId: string;
  mediaId: string;
  variant: SheetVariant;
  /** Null to derive it from the artist's location. */
  paper: SheetPaper | null;
  /** When it was made or failed for good; null while pending. */
  endedAt: Date | null;
}

/** The job of a promised sheet. */
export function firstVersionOf({ userId, sheetId, mediaId, chatId }: SheetPromise): Omit<SheetJob, 'deadline'> {
  return { userId, sheetId, number: 1, mediaId, chatId };
}

const columns = `reply_id AS "replyId", user_id AS "userId", chat_id AS "chatId", sheet_id AS "sheetId", media_id AS "mediaId",
  variant, paper, ended_at AS "endedAt"`;

/** The assistant's promises of one-sheets in PostgreSQL. */
@Injectable()
export class SheetPromisesRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /**
   * Stores a promise. A reply promises one sheet, so repeating it changes nothing.
   * @returns the reply's promise as stored
   * @throws NotFound if the account is gone
   */
  async add(promise: Omit<SheetPromise, 'endedAt'>): Promise<SheetPromise> {
    const { replyId, userId, chatId, sheetId, mediaId, variant, paper } = promise;
    await execute(
      this.database,
      `INSERT INTO one_sheet_promises (reply_id, user_id, chat_id, sheet_id, media_id, variant, paper)
       SELECT $1, id, $3, $4, $5, $6, $7 FROM users WHERE id = $2 ON CONFLICT (reply_id) DO NOTHING`,
      [replyId, userId, chatId, sheetId, mediaId, variant, paper],
    );
    const stored = await this.findByReply(userId, replyId);
    if (!stored) throw new NotFound();
    return stored;
  }

  async findByReply(userId: string, replyId: string): Promise<SheetPromise | null> {
    return this.findOne('reply_id = $1 AND user_id = $2', [replyId, userId]);
  }

  async findBySheet(userId: string, sheetId: string): Promise<SheetPromise | null> {
    return this.findOne('sheet_id = $1 AND user_id = $2', [sheetId, userId]);
  }

  /** The account's newest promise within the last `withinMs`. @param chatId if given, only promises in this chat */
  async findNewest(userId: string, withinMs: number, chatId?: string): Promise<SheetPromise | null> {
    return this.findOne(
      `user_id = $1 AND created_at > now() - make_interval(secs => $2::float8 / 1000) AND ($3::uuid IS NULL OR chat_id = $3)
       ORDER BY created_at DESC LIMIT 1`,
      [userId, withinMs, chatId ?? null],
    );
  }

  /** The oldest pending promises. */
  findOpen(): Promise<SheetPromise[]> {
    return query<SheetPromise>(
      this.database,
      `SELECT ${columns} FROM one_sheet_promises WHERE ended_at IS NULL ORDER BY created_at LIMIT 100`,
    );
  }

  /** Marks the sheet as pending again. */
  async reopen(sheetId: string): Promise<void> {
    await execute(this.database, 'UPDATE one_sheet_promises SET ended_at = NULL WHERE sheet_id = $1', [sheetId]);
  }

  /** Marks the sheet as made or failed. Does nothing for a sheet that wasn't promised. */
  async end(sheetId: string): Promise<void> {
    await execute(
      this.database,
      'UPDATE one_sheet_promises SET ended_at = now() WHERE sheet_id = $1 AND ended_at IS NULL',
      [sheetId],
    );
  }

  private findOne(where: string, values: unknown[]): Promise<SheetPromise | null> {
    return queryOne<SheetPromise>(this.database, `SELECT ${columns} FROM one_sheet_promises WHERE ${where}`, values);
  }
}
