import { OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bull';
import { DataExportPackerService } from './data-export-packer.service.js';
import { type DataExportJob, type DataExportProgress, dataExportQueue } from './data-export-queue.js';
import { DataExportsService } from './data-exports.service.js';

/** Makes the copies that are asked for, one at a time. */
@Processor(dataExportQueue.name)
export class DataExportProcessor implements OnApplicationBootstrap {
  private readonly logger = new Logger(DataExportProcessor.name);

  constructor(
    private readonly packer: DataExportPackerService,
    private readonly exports: DataExportsService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.exports.resume();
  }

  @Process()
  pack(job: Job<DataExportJob>): Promise<void> {
    return this.packer.pack(job.data, (progress: DataExportProgress) => job.progress(progress));
  }

  @OnQueueFailed()
  async report(job: Job<DataExportJob> | null, error: Error): Promise<void> {
    // One whose workers died too often is gone from the queue when that is said; the night takes it up again.
    if (!job) return;
    const isOver = job.attemptsMade >= (job.opts.attempts ?? 1);
    this.logger[isOver ? 'error' : 'warn']({ export: job.data.id, attempt: job.attemptsMade, err: error });
    if (!isOver) return;
    await this.packer
      .giveUp(job.data, (progress: DataExportProgress) => job.progress(progress))
      .catch((failure: unknown) => this.logger.error({ err: failure, msg: 'A copy could not be given up' }));
  }
}
