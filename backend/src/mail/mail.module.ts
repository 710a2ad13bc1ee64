import { BullModule } from '@nestjs/bull';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailProviderModule } from '../providers/mail/mail-provider.module.js';
import { letterPauses, mailQueue, MailService } from './mail.service.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';
import { OutgoingLetterEntity } from './outgoing-letter.entity.js';
import { SecurityNotices } from './security-notices.js';
import { pauseAfter } from './tries.js';

/** For whoever has something to mail. */
@Module({
  imports: [
    TypeOrmModule.forFeature([OutgoingLetterEntity]),
    BullModule.registerQueue({
      name: mailQueue,
      // A letter that is tried for days may be under way in each worker that is killed.
      settings: { backoffStrategies: { [letterPauses]: pauseAfter }, maxStalledCount: 100 },
    }),
    MailProviderModule,
  ],
  providers: [MailService, OutboxService, OutboxRepository, SecurityNotices],
  exports: [MailService, OutboxService, SecurityNotices, BullModule],
})
export class MailModule {}
