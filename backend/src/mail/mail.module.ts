import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { ProvidersModule } from '../providers/providers.module.js';
import { mailQueue } from './mail.jobs.js';
import { MailService } from './mail.service.js';
import { OutboxRepository } from './outbox.repository.js';
import { Outbox } from './outbox.js';
import { SecurityNotices } from './security-notices.js';
import { SendEmailPerformer } from './send-email.performer.js';

/** Email, for the modules that store or compose it. */
@Module({
  imports: [JobsModule.register(mailQueue), ProvidersModule],
  providers: [MailService, Outbox, OutboxRepository, SecurityNotices],
  exports: [MailService, Outbox, SecurityNotices],
})
export class MailModule {}

/** Sending. */
@Module({ imports: [MailModule], providers: [SendEmailPerformer] })
export class MailWorkerModule {}
