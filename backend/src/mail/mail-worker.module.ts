import { Module } from '@nestjs/common';
import { MailModule } from './mail.module.js';
import { MailProcessor } from './mail.processor.js';

/** The worker's half: what sends. */
@Module({ imports: [MailModule], providers: [MailProcessor] })
export class MailWorkerModule {}
