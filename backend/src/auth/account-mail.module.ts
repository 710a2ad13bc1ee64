import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.js';
import { AccountMailProcessor } from './account-mail.processor.js';
import { AuthModule } from './auth.module.js';

/** The worker's half of accounts: the mails with secret links. */
@Module({ imports: [AuthModule, MailModule], providers: [AccountMailProcessor] })
export class AccountMailModule {}
