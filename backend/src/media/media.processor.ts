import { OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bull';
import { MediaExaminerService } from './media-examiner.service.js';
import { type MediaJob, type MediaNews, mediaQueue } from './media-queue.js';
import { MediaService } from './media.service.js';

/** Looks into the files that come in, one at a time. */
@Processor(mediaQueue.name)
export class MediaProcessor implements OnApplicationBootstrap {
  private readonly logger = new Logger(MediaProcessor.name);

  constructor(
    private readonly examiner: MediaExaminerService,
    private readonly media: MediaService,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.media.resume();
  }

  @Process()
  async examine(job: Job<MediaJob>): Promise<void> {
    const file = await this.examiner.examine(job.data.userId, job.data.id);
    if (!file) return;
    const news: MediaNews = { userId: job.data.userId, file };
    await job.progress(news);
  }

  @OnQueueFailed()
  async report(job: Job<MediaJob>, error: Error): Promise<void> {
    this.logger.warn({ media: job.data.id, attempt: job.attemptsMade, err: error });
    // The queue's own word for a file with which worker after worker died: it is kept as it is, and left alone.
    if (error.message.startsWith('job stalled')) {
      await this.examiner
        .leaveAlone(job.data.userId, job.data.id)
        .catch((failure: unknown) => this.logger.error({ err: failure, media: job.data.id }));
    }
  }
}
