import { everyMinute, Recurring } from '../../jobs/recurring.decorator.js';
import { Injectable } from '@nestjs/common';
import { undoMinutes } from '../../../../contract/media/media.js';
import type { OneSheet } from '../../../../contract/one-sheets/one-sheet.js';
import { OneSheetsRepository } from './one-sheets.repository.js';
import { PreviewsRepository } from './previews.repository.js';

/** After the last moment in which a file can be had back, and before the library forgets it. */
const marginMinutes = 1;

/** An account's one-sheets as they are handed out whole and cleared away, for the worker. */
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

  /** Forgets what was said on sheets whose files were deleted and can't be had back; answers how many versions that were. */
  @Recurring({ name: 'forget-deleted-one-sheets', cron: everyMinute })
  forgetDeleted(): Promise<number> {
    return this.sheets.forgetDeleted(undoMinutes + marginMinutes);
  }

  /** Removes the previews of servers that died. @returns how many */
  @Recurring({ name: 'remove-old-previews', cron: everyMinute })
  removeOldPreviews(): Promise<number> {
    return this.previews.removeOld(marginMinutes);
  }
}
