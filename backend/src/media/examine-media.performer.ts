import { Injectable, Logger } from '@nestjs/common';
import { type PendingJob, type Performer, Performs, type ReportProgress, WorkersDied } from '../jobs/performer.js';
import { type ExamineMedia, examineMedia, type MediaFound } from './examine-media.job.js';
import { MediaExaminerService } from './media-examiner.service.js';
import { MediaService } from './media.service.js';

/** Examines uploaded files, one after another. */
@Injectable()
@Performs(examineMedia)
export class ExamineMediaPerformer implements Performer<ExamineMedia, MediaFound> {
  private readonly logger = new Logger(ExamineMediaPerformer.name);

  constructor(
    private readonly examiner: MediaExaminerService,
    private readonly media: MediaService,
  ) {}

  async perform({ userId, id }: ExamineMedia, progress: ReportProgress<MediaFound>): Promise<void> {
    const file = await this.examiner.examine(userId, id);
    if (file) await progress({ userId, file });
  }

  /** A file that keeps crashing workers stays unexamined. Others are examined again later. */
  async onFailed({ userId, id }: ExamineMedia, error: Error): Promise<void> {
    if (!(error instanceof WorkersDied)) return;
    this.logger.error({ media: id, msg: 'File left unexamined: it keeps crashing workers' });
    await this.examiner.markExamined(userId, id);
  }

  async *unfinished(): AsyncIterable<PendingJob<ExamineMedia>> {
    yield* await this.media.listUnexamined();
  }
}
