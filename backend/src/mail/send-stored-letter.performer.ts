import { Injectable } from '@nestjs/common';
import { type PendingJob, type Performer, Performs } from '../jobs/performer.js';
import { sendStoredLetter, type StoredLetter } from './mail.jobs.js';
import { OutboxService } from './outbox.service.js';

/** Sends the emails of the outbox. */
@Injectable()
@Performs(sendStoredLetter)
export class SendStoredLetterPerformer implements Performer<StoredLetter> {
  constructor(private readonly outbox: OutboxService) {}

  perform({ key }: StoredLetter): Promise<void> {
    return this.outbox.send(key);
  }

  giveUp({ key }: StoredLetter): Promise<void> {
    return this.outbox.giveUp(key);
  }

  async *unfinished(): AsyncIterable<PendingJob<StoredLetter>> {
    for await (const input of this.outbox.listWaiting()) yield { input };
  }
}
