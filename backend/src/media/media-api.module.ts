import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module.js';
import { StorageModule } from '../providers/storage/storage.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { DownloadSlots } from './download-slots.js';
import { ImageProcessingLimits } from './image-processing-limits.js';
import { MediaLibraryService } from './media-library.service.js';
import { MediaUploadsService } from './media-uploads.service.js';
import { MediaController } from './media.controller.js';
import { MediaModule } from './media.module.js';

/** The API's half: what artists do with their files. */
@Module({
  imports: [MediaModule, ActivityModule, StorageModule, BroadcastModule],
  controllers: [MediaController],
  providers: [DownloadSlots, ImageProcessingLimits, MediaLibraryService, MediaUploadsService],
})
export class MediaApiModule {}
