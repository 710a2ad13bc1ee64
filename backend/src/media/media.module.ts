import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { StorageModule } from '../providers/storage/storage.module.js';
import { mediaQueue } from './media-queue.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';

/** The library, for the API that shows it and the worker that adds to it. */
@Module({
  imports: [BullModule.registerQueue(mediaQueue), StorageModule],
  providers: [MediaService, MediaRepository],
  exports: [MediaService, MediaRepository, BullModule],
})
export class MediaModule {}
