import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { StorageModule } from '../providers/storage/storage.module.js';
import { exportQueue } from './export-queue.js';
import { ExportsRepository } from './exports.repository.js';
import { ExportsService } from './exports.service.js';

/** Copies of accounts' data, for the API that is asked for them and the worker that makes them. */
@Module({
  imports: [BullModule.registerQueue(exportQueue), StorageModule],
  providers: [ExportsService, ExportsRepository],
  exports: [ExportsService, ExportsRepository, BullModule],
})
export class ExportModule {}
