import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { execute, queryOne } from '../../database/sql.js';
import type { SheetContent, SheetDesign, SheetPreview } from '../../../../contract/one-sheets/one-sheet.js';

/** A page to lay out. */
export interface PreviewRow {
  userId: string;
  content: SheetContent;
  design: SheetDesign;
}

/** Previews in PostgreSQL: a row exists while a caller waits for it. */
@Injectable()
export class PreviewsRepository {
  constructor(@InjectDataSource() private readonly database: DataSource) {}

  async add(id: string, { userId, content, design }: PreviewRow): Promise<void> {
    await execute(
      this.database,
      'INSERT INTO one_sheet_previews (id, user_id, content, design) VALUES ($1, $2, $3, $4)',
      [id, userId, content, design],
    );
  }

  /** The preview to lay out; null if it is no longer needed. */
  async find(id: string): Promise<PreviewRow | null> {
    const row = await queryOne<PreviewRow>(
      this.database,
      'SELECT user_id AS "userId", content, design FROM one_sheet_previews WHERE id = $1',
      [id],
    );
    return row ?? null;
  }

  async storePage(id: string, page: SheetPreview): Promise<void> {
    await execute(this.database, 'UPDATE one_sheet_previews SET page = $2 WHERE id = $1', [id, page]);
  }

  async findPage(id: string): Promise<SheetPreview | null> {
    const row = await queryOne<{ page: SheetPreview | null }>(
      this.database,
      'SELECT page FROM one_sheet_previews WHERE id = $1',
      [id],
    );
    return row?.page ?? null;
  }

  async remove(id: string): Promise<void> {
    await execute(this.database, 'DELETE FROM one_sheet_previews WHERE id = $1', [id]);
  }

  /** Removes rows of dead servers. @returns how many */
  async removeOld(minutes: number): Promise<number> {
    const removed = await execute(
      this.database,
      'DELETE FROM one_sheet_previews WHERE created_at < now() - make_interval(mins => $1)',
      [minutes],
    );
    return removed;
  }
}
