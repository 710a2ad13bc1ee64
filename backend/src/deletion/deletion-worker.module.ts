import { Module } from '@nestjs/common';
import { DeletionModule } from './deletion.module.js';
import { DeletionProcessor } from './deletion.processor.js';

/** The worker's half: what is left to do elsewhere. */
@Module({ imports: [DeletionModule], providers: [DeletionProcessor] })
export class DeletionWorkerModule {}
