import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { StorageModule } from '../providers/storage/storage.module.js';
import { DataExportsRepository } from './data-exports.repository.js';
import { DataExportsService } from './data-exports.service.js';
import { packData } from './pack-data.job.js';

/** Copies of accounts' data, for the API that is asked for them and the worker that makes them. */
@Module({
  imports: [JobsModule.register(packData.queue), StorageModule],
  providers: [DataExportsService, DataExportsRepository],
  exports: [DataExportsService, DataExportsRepository],
})
export class DataExportModule {}
