import { Injectable } from '@nestjs/common';
import { type PendingJob, type Performer, Performs, type ReportProgress } from '../jobs/performer.js';
import { DataExportPackerService } from './data-export-packer.service.js';
import { DataExportsService } from './data-exports.service.js';
import { type PackData, packData, type PackProgress } from './pack-data.job.js';

/** Packs requested exports, one after another per worker. */
@Injectable()
@Performs(packData)
export class PackDataPerformer implements Performer<PackData, PackProgress> {
  constructor(
    private readonly packer: DataExportPackerService,
    private readonly exports: DataExportsService,
  ) {}

  perform(input: PackData, progress: ReportProgress<PackProgress>): Promise<void> {
    return this.packer.pack(input, progress);
  }

  onFailed(input: PackData, _error: Error, progress: ReportProgress<PackProgress>): Promise<void> {
    return this.packer.fail(input, progress);
  }

  async *unfinished(): AsyncIterable<PendingJob<PackData>> {
    for (const { id, userId } of await this.exports.listWaiting()) yield { input: { id, userId } };
  }
}
