import { Module } from '@nestjs/common';
import { DeletionModule } from './deletion.module.js';
import { FinishDeletionPerformer } from './finish-deletion.performer.js';

/** The worker's half: what is left to do elsewhere. */
@Module({ imports: [DeletionModule], providers: [FinishDeletionPerformer] })
export class DeletionWorkerModule {}
