import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { StorageModule } from '../providers/storage/storage.module.js';
import { examineMedia } from './examine-media.job.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';

/** The library, for the API that shows it and the worker that adds to it. */
@Module({
  imports: [JobsModule.register(examineMedia.queue), StorageModule],
  providers: [MediaService, MediaRepository],
  exports: [MediaService, MediaRepository],
})
export class MediaModule {}
