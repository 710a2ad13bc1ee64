import { Module } from '@nestjs/common';
import { StorageModule } from '../providers/storage/storage.module.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';

/** The library, for the API that shows it and the worker that adds to it. */
@Module({
  imports: [StorageModule],
  providers: [MediaService, MediaRepository],
  exports: [MediaService, MediaRepository],
})
export class MediaModule {}
