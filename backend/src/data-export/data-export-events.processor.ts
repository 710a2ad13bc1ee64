import { OnGlobalQueueProgress, Processor } from '@nestjs/bull';
import { Broadcaster } from '../realtime/broadcaster.js';
import { type DataExportProgress, dataExportQueue } from './data-export-queue.js';

/** Says to the tabs of an account what the worker says in the queue. Every server does so for its own. */
@Processor(dataExportQueue.name)
export class DataExportEventsProcessor {
  constructor(private readonly broadcaster: Broadcaster) {}

  @OnGlobalQueueProgress()
  tell(_jobId: string, progress: DataExportProgress): void {
    this.broadcaster.emitLocally(progress.userId, 'export:progress', { export: progress.export });
  }
}
