import { Module } from '@nestjs/common';
import { MailModule } from './mail.module.js';
import { SendEmailPerformer } from './send-email.performer.js';

/** The worker's half: what sends. */
@Module({ imports: [MailModule], providers: [SendEmailPerformer] })
export class MailWorkerModule {}
