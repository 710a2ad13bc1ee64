import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { examineMedia } from './examine-media.job.js';
import { MediaRepository } from './media.repository.js';
import { MediaService } from './media.service.js';
import { AssistantToolsModule } from '../assistant/assistant-tools.module.js';
import { ActivityModule } from '../activity/activity.module.js';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { DownloadSlots } from './download-slots.js';
import { ImageProcessingLimits } from './image-processing-limits.js';
import { MediaLibraryService } from './media-library.service.js';
import { MediaUploadsService } from './media-uploads.service.js';
import { LookInLibraryTool } from './look-in-library.tool.js';
import { MediaController } from './media.controller.js';

/** The library's part shared by the API, which shows it, and the worker, which adds to it. */
@Module({
  imports: [JobsModule.register(examineMedia.queue), ProvidersModule],
  providers: [MediaService, MediaRepository],
  exports: [MediaService, MediaRepository],
})
export class MediaModule {}

/** Routes: uploads, downloads, undo. */
@Module({
  imports: [MediaModule, AssistantToolsModule, ActivityModule, ProvidersModule, BroadcastModule],
  controllers: [MediaController],
  providers: [DownloadSlots, ImageProcessingLimits, MediaLibraryService, MediaUploadsService, LookInLibraryTool],
  exports: [DownloadSlots],
})
export class MediaApiModule {}
