import { Module } from '@nestjs/common';
import { MailModule } from './mail.module.js';
import { SendStoredLetterPerformer } from './send-stored-letter.performer.js';

/** The worker's half: what sends. */
@Module({ imports: [MailModule], providers: [SendStoredLetterPerformer] })
export class MailWorkerModule {}
