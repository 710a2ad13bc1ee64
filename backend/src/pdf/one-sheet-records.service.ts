import { Injectable } from '@nestjs/common';
import type { OneSheet } from '../../../contract/one-sheet.js';
import { OneSheetsRepository } from './one-sheets.repository.js';

/** An account's one-sheets as they are handed out whole, for the worker. */
@Injectable()
export class OneSheetRecordsService {
  constructor(private readonly sheets: OneSheetsRepository) {}

  /** All sheets with all of their versions, oldest first. */
  list(userId: string): Promise<OneSheet[]> {
    return this.sheets.listOwned(userId);
  }
}
