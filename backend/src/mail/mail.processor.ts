import { OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { Logger } from '@nestjs/common';
import type { Job } from 'bull';
import { logFailure } from '../queue/failed-job.js';
import { letterJob, type LetterJob, mailQueue, MailService } from './mail.service.js';

/** Sends the letters that wait in the queue, and says which mails failed. */
@Processor(mailQueue)
export class MailProcessor {
  private readonly logger = new Logger(MailProcessor.name);

  constructor(private readonly mail: MailService) {}

  @Process({ name: letterJob, concurrency: 2 })
  async sendLetter({ data }: Job<LetterJob>): Promise<void> {
    await this.mail.send(data.name, data.to, data.data);
  }

  /** Says neither to whom nor what: only which kind of mail it was, and its key, which names no address. */
  @OnQueueFailed()
  report(job: Job<Partial<LetterJob>> | null, error: Error): void {
    logFailure(this.logger, job, error, ({ id, name, data }, isOver) => ({
      letter: data.name ?? name,
      key: id,
      msg: isOver ? 'A mail was given up' : 'A mail will be tried again',
    }));
  }
}
