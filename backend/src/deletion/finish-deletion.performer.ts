import { Injectable } from '@nestjs/common';
import { type PendingJob, type Performer, Performs } from '../jobs/performer.js';
import { DeletionsService } from './deletions.service.js';
import { type FinishDeletion, finishDeletion } from './finish-deletion.job.js';

/** Finishes deletions, including those an earlier worker left unfinished. */
@Injectable()
@Performs(finishDeletion)
export class FinishDeletionPerformer implements Performer<FinishDeletion> {
  constructor(private readonly deletions: DeletionsService) {}

  perform({ id }: FinishDeletion): Promise<void> {
    return this.deletions.finish(id);
  }

  async *unfinished(): AsyncIterable<PendingJob<FinishDeletion>> {
    for (const id of await this.deletions.listUnfinished()) yield { input: { id } };
  }
}
