import { OnGlobalQueueProgress, Processor } from '@nestjs/bull';
import { AccountDeletionService } from './account-deletion.service.js';
import { type DeletionNews, deletionQueue } from './deletion-queue.js';

/** Hears from the worker who is gone, on every server: also where the one that took the request died over it. */
@Processor(deletionQueue.name)
export class DeletionEventsProcessor {
  constructor(private readonly accounts: AccountDeletionService) {}

  @OnGlobalQueueProgress()
  end(_jobId: string, { userId }: DeletionNews): void {
    this.accounts.endHere(userId);
  }
}
