import { OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Job } from 'bull';
import { logFailure } from '../jobs/failed-job.js';
import { MediaExaminerService } from './media-examiner.service.js';
import { type MediaJob, type MediaNews, mediaQueue } from './media-queue.js';
import { MediaService } from './media.service.js';

/** A file that was begun so often and never came to an end is kept as it is. */
const begunMost = 5;

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
    const { userId, id, begun = 0 } = job.data;
    if (begun >= begunMost) {
      this.logger.error({ media: id, msg: 'A file is left alone: worker after worker died with it' });
      return this.examiner.leaveAlone(userId, id);
    }
    await job.update({ userId, id, begun: begun + 1 });
    const file = await this.examiner.examine(userId, id);
    if (!file) return;
    const news: MediaNews = { userId, file };
    await job.progress(news);
  }

  @OnQueueFailed()
  report(job: Job<MediaJob> | null, error: Error): void {
    logFailure(this.logger, job, error, ({ data }) => ({ media: data.id }));
  }
}
