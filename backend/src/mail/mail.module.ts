import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailProviderModule } from '../providers/mail/mail-provider.module.js';
import { mailQueue } from './mail.jobs.js';
import { MailService } from './mail.service.js';
import { OutboxRepository } from './outbox.repository.js';
import { Outbox } from './outbox.js';
import { SecurityNotices } from './security-notices.js';

/** Emails, for the modules that store or write them. */
@Module({
  imports: [JobsModule.register(mailQueue), MailProviderModule],
  providers: [MailService, Outbox, OutboxRepository, SecurityNotices],
  exports: [MailService, Outbox, SecurityNotices],
})
export class MailModule {}
