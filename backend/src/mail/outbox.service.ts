import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { LetterData } from './letters.js';
import { MailService } from './mail.service.js';
import { OutboxRepository } from './outbox.repository.js';

const batchSize = 50;

/** Brings letters that were stored to the queue. Nothing is lost while the queue is away. */
@Injectable()
export class OutboxService {
  private readonly logger = new Logger(OutboxService.name);

  constructor(
    private readonly outbox: OutboxRepository,
    private readonly mail: MailService,
  ) {}

  /** Mails word of what has happened, which stands whatever becomes of the letter: it waits where the queue is away. */
  async post<Name extends keyof LetterData>(
    name: Name,
    key: string,
    recipient: string,
    data: LetterData[Name],
  ): Promise<void> {
    try {
      await this.mail
        .post(name, key, recipient, data)
        .catch(() => this.outbox.add({ key: `${name}:${key}:${uuidv7()}`, recipient, name, data }));
    } catch (error) {
      this.logger.error({ err: error, msg: `A letter is lost: ${name}` });
    }
  }

  /** Posts what waits. A failure is logged, and the next call tries again. */
  async flush(): Promise<void> {
    try {
      for (let count = batchSize; count === batchSize;) {
        count = await this.outbox.handOver(batchSize, ({ key, recipient, name, data }) =>
          this.mail.post(name as keyof LetterData, key, recipient, data as never),
        );
      }
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Letters wait: the queue could not take them' });
    }
  }

  removeOld(): Promise<number> {
    return this.outbox.removeOld();
  }
}
