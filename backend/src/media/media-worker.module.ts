import { Module } from '@nestjs/common';
import { StorageModule } from '../providers/storage/storage.module.js';
import { MediaExaminerService } from './media-examiner.service.js';
import { MediaModule } from './media.module.js';
import { MediaProcessor } from './media.processor.js';

/** The worker's half: what looks into files. */
@Module({ imports: [MediaModule, StorageModule], providers: [MediaProcessor, MediaExaminerService] })
export class MediaWorkerModule {}
