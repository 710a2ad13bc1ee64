import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { MediaModule } from '../../media/media.module.js';
import { OneSheetRecordsService } from './one-sheet-records.service.js';
import { OneSheetLocks } from './one-sheet-locks.store.js';
import { oneSheetQueue, previewQueue } from './one-sheets.queue.js';
import { OneSheetsRepository } from './one-sheets.repository.js';

/** One-sheets, for the API that is asked for them and the worker that makes them. */
@Module({
  imports: [BullModule.registerQueue(oneSheetQueue, previewQueue), MediaModule],
  providers: [OneSheetsRepository, OneSheetRecordsService, OneSheetLocks],
  exports: [OneSheetsRepository, OneSheetRecordsService, OneSheetLocks, BullModule, MediaModule],
})
export class OneSheetsModule {}
