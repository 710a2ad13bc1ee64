import { OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { Logger } from '@nestjs/common';
import type { Job } from 'bull';
import { NotFound } from '../../common/app-error.js';
import { logFailure } from '../../jobs/failed-job.js';
import { type MadeSheet, oneSheetQueue, type SheetJob } from './one-sheets.queue.js';
import { OneSheetGenerationService } from './one-sheet-generation.service.js';

/** Makes the one-sheets that are asked for. Most of it is waiting for the model; the printer takes two pages at a time. */
@Processor(oneSheetQueue.name)
export class OneSheetsProcessor {
  private readonly logger = new Logger(OneSheetsProcessor.name);

  constructor(private readonly maker: OneSheetGenerationService) {}

  @Process({ concurrency: 6 })
  async make(job: Job<SheetJob>): Promise<MadeSheet> {
    try {
      return await this.makeBeforeDeadline(job);
    } catch (error) {
      const { attemptsMade, opts, data } = job;
      // Where the artist or their sheet is gone, another try would come to the same.
      const isOver =
        error instanceof NotFound || attemptsMade + 1 >= (opts.attempts ?? 1) || Date.now() > data.deadline;
      if (isOver) {
        await job.discard();
        await this.giveUp(data);
      }
      throw error;
    }
  }

  @OnQueueFailed()
  report(job: Job<SheetJob> | null, error: Error): void {
    logFailure(this.logger, job, error, ({ data }) => ({ sheet: data.sheetId }));
  }

  private async makeBeforeDeadline(job: Job<SheetJob>): Promise<MadeSheet> {
    const left = job.data.deadline - Date.now();
    const tooLate = new Error('Nobody waits for this sheet any more');
    if (left <= 0) throw tooLate;
    const late = AbortSignal.timeout(left);
    const isLate = new Promise<never>((_resolve, reject) => late.addEventListener('abort', () => reject(tooLate)));
    return Promise.race([isLate, this.maker.make(job.data, (progress) => job.progress(progress), late)]);
  }

  private async giveUp(job: SheetJob): Promise<void> {
    await this.maker
      .giveUp(job)
      .catch((error: unknown) => this.logger.error({ err: error, msg: 'A sheet could not be given up' }));
  }
}
