import { Module } from '@nestjs/common';
import { StorageModule } from '../providers/storage/storage.module.js';
import { MediaExaminerService } from './media-examiner.service.js';
import { MediaModule } from './media.module.js';
import { ExamineMediaPerformer } from './examine-media.performer.js';

/** The worker's half: what looks into files. */
@Module({ imports: [MediaModule, StorageModule], providers: [ExamineMediaPerformer, MediaExaminerService] })
export class MediaWorkerModule {}
