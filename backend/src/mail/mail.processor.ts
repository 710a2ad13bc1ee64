import { OnQueueFailed, Process, Processor } from '@nestjs/bull';
import { Logger } from '@nestjs/common';
import type { Job } from 'bull';
import { logFailure } from '../jobs/failed-job.js';
import { letterJob, type LetterJob, mailQueue, MailService } from './mail.service.js';
import { OutboxService, storedLetterJob, type StoredLetter } from './outbox.service.js';

/** Sends the letters that wait in the queue, and says which mails failed. */
@Processor(mailQueue)
export class MailProcessor {
  private readonly logger = new Logger(MailProcessor.name);

  constructor(
    private readonly mail: MailService,
    private readonly outbox: OutboxService,
  ) {}

  @Process({ name: letterJob, concurrency: 2 })
  async sendLetter({ data }: Job<LetterJob>): Promise<void> {
    await this.mail.send(data.name, data.to, data.data);
  }

  @Process({ name: storedLetterJob, concurrency: 2 })
  async sendStoredLetter({ data }: Job<StoredLetter>): Promise<void> {
    await this.outbox.send(data.key);
  }

  /** Says neither to whom nor what: only which kind of mail it was, and its key, which names no address. */
  @OnQueueFailed()
  async report(job: Job<Partial<LetterJob & StoredLetter>> | null, error: Error): Promise<void> {
    const over = logFailure(this.logger, job, error, ({ id, name, data }, isOver) => ({
      letter: data.name ?? name,
      key: id,
      msg: isOver ? 'A mail was given up' : 'A mail will be tried again',
    }));
    if (over?.name !== storedLetterJob || over.data.key === undefined) return;
    await this.outbox.giveUp(over.data.key).catch((cause: unknown) => {
      this.logger.warn({ err: cause, key: over.id, msg: 'A mail that was given up will be tried again' });
    });
  }
}
