import { OnGlobalQueueProgress, Processor } from '@nestjs/bull';
import { Broadcaster } from '../realtime/broadcaster.js';
import { type MediaNews, mediaQueue } from './media-queue.js';

/** Says to the tabs of an account what the worker found in its files. Every server does so for its own. */
@Processor(mediaQueue.name)
export class MediaEventsProcessor {
  constructor(private readonly broadcaster: Broadcaster) {}

  @OnGlobalQueueProgress()
  tell(_jobId: string, { userId, file }: MediaNews): void {
    this.broadcaster.emitLocally(userId, 'media:upsert', { file });
  }
}
