import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { StorageModule } from '../providers/storage/storage.module.js';
import { dataExportQueue } from './data-export-queue.js';
import { DataExportsRepository } from './data-exports.repository.js';
import { DataExportsService } from './data-exports.service.js';

/** Copies of accounts' data, for the API that is asked for them and the worker that makes them. */
@Module({
  imports: [BullModule.registerQueue(dataExportQueue), StorageModule],
  providers: [DataExportsService, DataExportsRepository],
  exports: [DataExportsService, DataExportsRepository, BullModule],
})
export class DataExportModule {}
