import { everyMinute, Recurring } from '../../jobs/recurring.decorator.js';
import { Injectable } from '@nestjs/common';
import { undoMinutes } from '../../../../contract/media/media.js';
import type { OneSheet } from '../../../../contract/one-sheets/one-sheet.js';
import { OneSheetsRepository } from './one-sheets.repository.js';
import { PreviewsRepository } from './previews.repository.js';

/** How much longer than a deleted file can be restored its versions are kept. */
const marginMinutes = 1;

/** Reads and cleans up an account's one-sheets, for the worker. */
@Injectable()
export class OneSheetRecordsService {
  constructor(
    private readonly sheets: OneSheetsRepository,
    private readonly previews: PreviewsRepository,
  ) {}

  /** All sheets with all of their versions, oldest first. */
  list(userId: string): Promise<OneSheet[]> {
    return this.sheets.listOwned(userId);
  }

  /** Removes versions whose files were deleted and can't be restored. @returns how many */
  @Recurring({ name: 'forget-deleted-one-sheets', cron: everyMinute })
  forgetDeleted(): Promise<number> {
    return this.sheets.forgetDeleted(undoMinutes + marginMinutes);
  }

  /** Removes previews left behind by dead servers. @returns how many */
  @Recurring({ name: 'remove-old-previews', cron: everyMinute })
  removeOldPreviews(): Promise<number> {
    return this.previews.removeOld(marginMinutes);
  }
}
