import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.js';
import { ChangeEmailPerformer, ResetPasswordPerformer, VerifyEmailPerformer } from './account-email.performers.js';
import { AuthModule } from '../auth.module.js';

/** The worker's part of accounts: emails with secret links. */
@Module({
  imports: [AuthModule, MailModule],
  providers: [ResetPasswordPerformer, VerifyEmailPerformer, ChangeEmailPerformer],
})
export class AccountMailModule {}
