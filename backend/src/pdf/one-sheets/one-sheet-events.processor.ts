import { OnGlobalQueueProgress, Processor } from '@nestjs/bull';
import { Broadcaster } from '../../realtime/broadcaster.js';
import { oneSheetQueue, type SheetProgress } from './one-sheets.queue.js';

/** Says to the tabs of an account what the worker says in the queue. Every server does so for its own. */
@Processor(oneSheetQueue.name)
export class OneSheetEventsProcessor {
  constructor(private readonly broadcaster: Broadcaster) {}

  @OnGlobalQueueProgress()
  tell(jobId: string, { userId, percent, stage, file }: SheetProgress): void {
    // The file first: whoever hears that it is saved finds it in the library.
    if (file) this.broadcaster.emitLocally(userId, 'media:upsert', { file });
    this.broadcaster.emitLocally(userId, 'one-sheet:progress', { jobId, percent, stage });
  }
}
