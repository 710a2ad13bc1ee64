import { Module } from '@nestjs/common';
import { JobsModule } from '../../jobs/jobs.module.js';
import { MediaModule } from '../../media/media.module.js';
import { layOutPreview } from './lay-out-preview.job.js';
import { makeSheet } from './make-sheet.job.js';
import { OneSheetRecordsService } from './one-sheet-records.service.js';
import { OneSheetLocks } from './one-sheet-locks.store.js';
import { OneSheetsRepository } from './one-sheets.repository.js';
import { PreviewsRepository } from './previews.repository.js';
import { SheetPromisesRepository } from './promises.repository.js';

/** The part of one-sheets shared by the API, which takes requests, and the worker, which makes the sheets. */
@Module({
  imports: [JobsModule.register(makeSheet.queue, layOutPreview.queue), MediaModule],
  providers: [OneSheetsRepository, PreviewsRepository, SheetPromisesRepository, OneSheetRecordsService, OneSheetLocks],
  exports: [
    OneSheetsRepository,
    PreviewsRepository,
    SheetPromisesRepository,
    OneSheetRecordsService,
    OneSheetLocks,
    MediaModule,
  ],
})
export class OneSheetsModule {}
