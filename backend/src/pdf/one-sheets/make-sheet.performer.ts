import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { sheetPatienceMs } from '../../../../contract/one-sheets/one-sheet.js';
import { type PendingJob, type Performer, Performs, type ReportProgress } from '../../jobs/performer.js';
import { makeSheet, type SheetJob, type SheetProgress } from './make-sheet.job.js';
import { OneSheetGenerationService } from './one-sheet-generation.service.js';
import { OneSheetsRepository } from './one-sheets.repository.js';
import { firstVersionOf, SheetPromisesRepository } from './promises.repository.js';

/** Makes requested one-sheets. */
@Injectable()
@Performs(makeSheet)
export class MakeSheetPerformer implements Performer<SheetJob, SheetProgress> {
  constructor(
    private readonly generation: OneSheetGenerationService,
    private readonly sheets: OneSheetsRepository,
    private readonly promises: SheetPromisesRepository,
  ) {}

  perform(input: SheetJob, progress: ReportProgress<SheetProgress>, signal: AbortSignal): Promise<void> {
    return this.generation.make(input, progress, signal);
  }

  onFailed(input: SheetJob): Promise<void> {
    return this.generation.discard(input);
  }

  /** Sheets promised and versions saved while Redis was unavailable, or whose jobs it has lost. */
  async *unfinished(): AsyncIterable<PendingJob<SheetJob>> {
    for (const promise of await this.promises.findOpen()) {
      yield { input: { ...firstVersionOf(promise), deadline: Date.now() + sheetPatienceMs } };
    }
    for (const version of await this.sheets.findUnprinted(sheetPatienceMs / 1000)) {
      const deadline = Date.now() + sheetPatienceMs;
      yield { input: { ...version, mediaId: uuidv7(), chatId: null, deadline } };
    }
  }
}
