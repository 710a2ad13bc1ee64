import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { NotFound } from '../../common/app-error.js';
import { execute, exists, query, queryOne } from '../../database/sql.js';
import type { Transaction } from '../../database/transaction.js';
import type {
  FactSources,
  OneSheet,
  SheetContent,
  SheetDesign,
  SheetSummary,
  SheetVariant,
  SheetVersion,
} from '../../../../contract/one-sheets/one-sheet.js';

export interface VersionRow {
  sheetId: string;
  number: number;
  content: SheetContent;
  design: SheetDesign;
  sources: FactSources;
  /** Null while it is being printed. */
  mediaId: string | null;
  createdAt: Date;
}

/** A version's content and design. */
export type VersionWords = Pick<VersionRow, 'content' | 'design' | 'sources'>;

const columns = `v.sheet_id AS "sheetId", v.number, v.content, v.design, v.sources, v.created_at AS "createdAt"`;

/** Limit on the cards shown in one chat. */
const sheetsOfChatMost = 200;

/** One-sheets and their versions in PostgreSQL. */
@Injectable()
export class OneSheetsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  /** A version of an account's sheet. `mediaId` may refer to a deleted file. */
  async findVersion(userId: string, sheetId: string, number: number): Promise<VersionRow | null> {
    const row = await queryOne<VersionRow>(
      this.database,
      `SELECT ${columns}, v.media_id AS "mediaId" FROM one_sheet_versions v JOIN one_sheets s ON s.id = v.sheet_id
       WHERE s.id = $2 AND s.user_id = $1 AND v.number = $3`,
      [userId, sheetId, number],
    );
    return row ?? null;
  }

  /** The newest version of an account's sheet. */
  async findNewest(userId: string, sheetId: string): Promise<VersionRow | null> {
    const row = await queryOne<VersionRow>(
      this.database,
      `SELECT ${columns}, v.media_id AS "mediaId" FROM one_sheet_versions v JOIN one_sheets s ON s.id = v.sheet_id
       WHERE s.id = $2 AND s.user_id = $1 ORDER BY v.number DESC LIMIT 1`,
      [userId, sheetId],
    );
    return row ?? null;
  }

  /** Whether an account has a release. */
  hasRelease(userId: string, releaseId: string): Promise<boolean> {
    return exists(this.database, 'SELECT 1 FROM releases WHERE id = $2 AND user_id = $1', [userId, releaseId]);
  }

  /** The newest sheets made in a release's chats or about its title. */
  listOfRelease(
    userId: string,
    releaseId: string,
    limit: number,
  ): Promise<{ id: string; variant: SheetVariant; about: string; createdAt: Date }[]> {
    return query(
      this.database,
      `SELECT s.id, v.design ->> 'variant' AS variant, coalesce(v.content #>> '{release,title}', '') AS about,
         s.created_at AS "createdAt"
       FROM one_sheets s JOIN releases r ON r.id = $2 AND r.user_id = $1 LEFT JOIN chats c ON c.id = s.chat_id
       CROSS JOIN LATERAL (
         SELECT design, content FROM one_sheet_versions WHERE sheet_id = s.id ORDER BY number DESC LIMIT 1
       ) v
       WHERE s.user_id = $1 AND (c.release_id = r.id OR lower(v.content #>> '{release,title}') = lower(r.title))
       ORDER BY s.created_at DESC, s.id DESC LIMIT $3`,
      [userId, releaseId, limit],
    );
  }

  /** An account's sheet with its versions, oldest first. */
  async find(userId: string, sheetId: string): Promise<OneSheet | null> {
    const [sheet] = await this.findSheets('s.user_id = $1 AND s.id = $2', [userId, sheetId]);
    return sheet ?? null;
  }

  /**
   * The sheets that a chat's replies have promised, each as its newest version in the library; newest promise first.
   */
  listOfChat(userId: string, chatId: string): Promise<SheetSummary[]> {
    return query(
      this.database,
      `SELECT p.sheet_id AS "sheetId", p.reply_id AS "replyId", made.*
       FROM one_sheet_promises p CROSS JOIN LATERAL (
         SELECT v.design->>'variant' AS variant, v.number AS version, m.id AS "mediaId"
         FROM one_sheet_versions v JOIN media_files m ON m.id = v.media_id AND m.deleted_at IS NULL
         WHERE v.sheet_id = p.sheet_id ORDER BY v.number DESC LIMIT 1
       ) made
       WHERE p.chat_id = $2 AND p.user_id = $1 ORDER BY p.created_at DESC LIMIT $3`,
      [userId, chatId, sheetsOfChatMost],
    );
  }

  /** The last version that the artist has saved in the editor, of any sheet. */
  async findLastEdited(userId: string): Promise<VersionRow | null> {
    const row = await queryOne<VersionRow>(
      this.database,
      `SELECT ${columns}, v.media_id AS "mediaId" FROM one_sheet_versions v JOIN one_sheets s ON s.id = v.sheet_id
       WHERE s.user_id = $1 AND v.number > 1 ORDER BY v.created_at DESC LIMIT 1`,
      [userId],
    );
    return row ?? null;
  }

  /** All of an account's sheets, oldest first. */
  listOwned(userId: string): Promise<OneSheet[]> {
    return this.findSheets('s.user_id = $1', [userId]);
  }

  /**
   * Stores a new sheet with its first version, unless its id exists. Does nothing if the account is gone; a deleted
   * chat is left out.
   */
  async insertSheet(sheet: { id: string; userId: string; chatId: string | null }, words: VersionWords): Promise<void> {
    await execute(
      this.database,
      `WITH sheet AS (
         INSERT INTO one_sheets (id, user_id, chat_id)
         SELECT $1, u.id, (SELECT id FROM chats WHERE id = $3 AND user_id = $2) FROM users u WHERE u.id = $2
         ON CONFLICT (id) DO NOTHING RETURNING id
       )
       INSERT INTO one_sheet_versions (sheet_id, number, content, design, sources)
       SELECT id, 1, $4, $5, $6 FROM sheet`,
      [sheet.id, sheet.userId, sheet.chatId, words.content, words.design, words.sources],
    );
  }

  /**
   * Stores the version after `baseNumber`. Storing the same content again returns the same version. @returns its
   * number, or null if there is a newer version
   */
  async addVersion(sheetId: string, baseNumber: number, words: VersionWords): Promise<number | null> {
    const number = baseNumber + 1;
    const added = await query(
      this.database,
      `INSERT INTO one_sheet_versions (sheet_id, number, content, design, sources)
       SELECT $1, $2, $3, $4, $5
       WHERE (SELECT max(number) FROM one_sheet_versions WHERE sheet_id = $1) = $2::integer - 1
       ON CONFLICT (sheet_id, number) DO NOTHING RETURNING number`,
      [sheetId, number, words.content, words.design, words.sources],
    );
    if (added.length > 0) return number;
    // A separate statement, since the one above doesn't see rows stored after it began.
    const same = await query(
      this.database,
      `SELECT 1 FROM one_sheet_versions
       WHERE sheet_id = $1 AND number = $2 AND content = $3::jsonb AND design = $4::jsonb`,
      [sheetId, number, words.content, words.design],
    );
    return same.length > 0 ? number : null;
  }

  /**
   * Links a version to its file, in the transaction that adds the file to the library. The link never changes.
   * @throws NotFound if the version was dropped or has another file
   */
  async link(
    transaction: Transaction,
    { sheetId, number }: Pick<VersionRow, 'sheetId' | 'number'>,
    mediaId: string,
  ): Promise<void> {
    const linked = await execute(
      transaction,
      'UPDATE one_sheet_versions SET media_id = $3 WHERE sheet_id = $1 AND number = $2 AND coalesce(media_id, $3) = $3',
      [sheetId, number, mediaId],
    );
    if (linked === 0) throw new NotFound();
  }

  /** Versions that have had no file for this many seconds: no caller is waiting for them, and no job is running. */
  findUnprinted(seconds: number): Promise<(Pick<VersionRow, 'sheetId' | 'number'> & { userId: string })[]> {
    return query(
      this.database,
      `SELECT v.sheet_id AS "sheetId", v.number, s.user_id AS "userId"
       FROM one_sheet_versions v JOIN one_sheets s ON s.id = v.sheet_id
       WHERE v.media_id IS NULL AND v.created_at < now() - make_interval(secs => $1) ORDER BY v.created_at LIMIT 100`,
      [seconds],
    );
  }

  /**
   * Deletes a version that was never printed, along with the sheet if it is the first one. @returns false if it has a
   * file
   */
  async dropUnprinted({ sheetId, number }: Pick<VersionRow, 'sheetId' | 'number'>): Promise<boolean> {
    const dropped = await query(
      this.database,
      `WITH dropped AS (
         DELETE FROM one_sheet_versions WHERE sheet_id = $1 AND number = $2 AND media_id IS NULL RETURNING sheet_id, number
       ), emptied AS (
         DELETE FROM one_sheets s USING dropped d WHERE s.id = d.sheet_id AND d.number = 1
       )
       SELECT 1 FROM dropped`,
      [sheetId, number],
    );
    return dropped.length > 0;
  }

  /**
   * Removes versions whose files were deleted more than `minutes` ago, and sheets without any versions left. The sheet
   * is locked, so that no version can be added to one being removed. @returns how many versions
   */
  async forgetDeleted(minutes: number): Promise<number> {
    return this.database.transaction(async (manager) => {
      const sheets = await query<{ id: string }>(
        manager,
        `SELECT s.id FROM one_sheets s WHERE s.id IN (
           SELECT v.sheet_id FROM one_sheet_versions v JOIN media_files m ON m.id = v.media_id
           WHERE m.deleted_at < now() - make_interval(mins => $1)
         ) ORDER BY s.id FOR UPDATE`,
        [minutes],
      );
      if (sheets.length === 0) return 0;
      const ids = sheets.map(({ id }) => id);
      const forgotten = await execute(
        manager,
        `DELETE FROM one_sheet_versions v USING media_files m
         WHERE v.sheet_id = ANY($2) AND m.id = v.media_id AND m.deleted_at < now() - make_interval(mins => $1)`,
        [minutes, ids],
      );
      await execute(
        manager,
        `DELETE FROM one_sheets s
         WHERE s.id = ANY($1) AND NOT EXISTS (SELECT 1 FROM one_sheet_versions v WHERE v.sheet_id = s.id)`,
        [ids],
      );
      return forgotten;
    });
  }

  private async findSheets(where: string, values: unknown[]): Promise<OneSheet[]> {
    const rows = await query<{ id: string; chatId: string | null; createdAt: Date; versions: SheetVersion[] }>(
      this.database,
      `SELECT s.id, s.chat_id AS "chatId", s.created_at AS "createdAt", json_agg(json_build_object(
           'sheetId', v.sheet_id, 'number', v.number, 'content', v.content, 'design', v.design, 'sources', v.sources,
           'mediaId', m.id, 'createdAt', to_char(v.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
         ) ORDER BY v.number) AS versions
         FROM one_sheets s JOIN one_sheet_versions v ON v.sheet_id = s.id
         LEFT JOIN media_files m ON m.id = v.media_id AND m.deleted_at IS NULL
         WHERE ${where} GROUP BY s.id ORDER BY s.id`,
      values,
    );
    return rows.map(({ createdAt, ...sheet }) => ({ ...sheet, createdAt: createdAt.toISOString() }));
  }
}
