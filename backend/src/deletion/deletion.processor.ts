import { OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bull';
import { logFailure } from '../jobs/failed-job.js';
import { type DeletionJob, type DeletionNews, deletionQueue } from './deletion-queue.js';
import { DeletionsService } from './deletions.service.js';

/** Finishes deletions, also those that an earlier worker left half done. */
@Processor(deletionQueue.name)
export class DeletionProcessor implements OnApplicationBootstrap {
  private readonly logger = new Logger(DeletionProcessor.name);

  constructor(private readonly deletions: DeletionsService) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.deletions.resume();
  }

  @Process({ concurrency: 2 })
  finish(job: Job<DeletionJob>): Promise<void> {
    return this.deletions.finish(job.data.id, (news: DeletionNews) => job.progress(news));
  }

  @OnQueueFailed()
  report(job: Job<DeletionJob> | null, error: Error): void {
    logFailure(this.logger, job, error, ({ data }, isOver) => ({
      deletion: data.id,
      msg: isOver ? 'A deletion waits for the night' : 'A deletion will be tried again',
    }));
  }
}
