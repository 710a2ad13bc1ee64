import { Injectable } from '@nestjs/common';
import { Metrics } from '../common/metrics.js';
import { type PendingJob, type Performer, Performs } from '../jobs/performer.js';
import { sendEmail, type StoredEmail } from './mail.jobs.js';
import { Outbox } from './outbox.js';

/** Sends the emails of the outbox. */
@Injectable()
@Performs(sendEmail)
export class SendEmailPerformer implements Performer<StoredEmail> {
  constructor(
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
  ) {
    metrics.watch('fanfare_mail_age_seconds', 'How long the oldest email has waited', () => outbox.waitingSeconds());
  }

  perform({ key }: StoredEmail): Promise<void> {
    return this.outbox.send(key);
  }

  onFailed({ key }: StoredEmail): Promise<void> {
    this.metrics.lostMail.inc();
    return this.outbox.markFailed(key);
  }

  async *unfinished(): AsyncIterable<PendingJob<StoredEmail>> {
    for await (const input of this.outbox.listWaiting()) yield { input };
  }
}
