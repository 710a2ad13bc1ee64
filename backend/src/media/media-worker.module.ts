import { Module } from '@nestjs/common';
import { ProvidersModule } from '../providers/providers.module.js';
import { MediaExaminerService } from './media-examiner.service.js';
import { MediaModule } from './media.module.js';
import { ExamineMediaPerformer } from './examine-media.performer.js';

/** The worker's part: examines files. */
@Module({ imports: [MediaModule, ProvidersModule], providers: [ExamineMediaPerformer, MediaExaminerService] })
export class MediaWorkerModule {}
