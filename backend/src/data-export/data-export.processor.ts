import { OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bull';
import { logFailure } from '../jobs/failed-job.js';
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
    // One that is gone from the queue is taken up again by the night.
    const ended = logFailure(this.logger, job, error, ({ data }) => ({ export: data.id }));
    if (!ended) return;
    await this.packer
      .giveUp(ended.data, (progress: DataExportProgress) => ended.progress(progress))
      .catch((failure: unknown) => this.logger.error({ err: failure, msg: 'A copy could not be given up' }));
  }
}
