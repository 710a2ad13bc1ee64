import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailProviderModule } from '../providers/mail/mail-provider.module.js';
import { mailQueue } from './mail.jobs.js';
import { MailService } from './mail.service.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxService } from './outbox.service.js';
import { OutgoingLetterEntity } from './outgoing-letter.entity.js';
import { SecurityNotices } from './security-notices.js';

/** Emails, for the modules that store or write them. */
@Module({
  imports: [TypeOrmModule.forFeature([OutgoingLetterEntity]), JobsModule.register(mailQueue), MailProviderModule],
  providers: [MailService, OutboxService, OutboxRepository, SecurityNotices],
  exports: [MailService, OutboxService, SecurityNotices],
})
export class MailModule {}
