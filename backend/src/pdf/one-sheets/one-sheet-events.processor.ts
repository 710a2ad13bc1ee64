import { OnGlobalQueueProgress, Processor } from '@nestjs/bull';
import { Broadcaster } from '../../realtime/broadcaster.js';
import { oneSheetQueue, type SheetProgress } from './one-sheets.queue.js';

/** Forwards the worker's progress to the account's tabs. Each server notifies its own sockets. */
@Processor(oneSheetQueue.name)
export class OneSheetEventsProcessor {
  constructor(private readonly broadcaster: Broadcaster) {}

  @OnGlobalQueueProgress()
  tell(jobId: string, { userId, percent, stage, file }: SheetProgress): void {
    // File first, so a tab that hears `saved` already has it in the library.
    if (file) this.broadcaster.emitLocally(userId, 'media:upsert', { file });
    this.broadcaster.emitLocally(userId, 'one-sheet:progress', { jobId, percent, stage });
  }
}
