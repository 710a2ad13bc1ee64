import { Process, Processor } from '@nestjs/bull';
import type { Job } from 'bull';
import { mailQueue } from '../mail/mail.service.js';
import {
  changeEmailJob,
  type ChangeEmailJob,
  resetPasswordJob,
  type ResetPasswordJob,
  verifyEmailJob,
  type VerifyEmailJob,
} from './account-jobs.js';
import { EmailsService } from './emails.service.js';
import { PasswordChangeService } from './password-change.service.js';

/** Writes the mails that carry a secret link. */
@Processor(mailQueue)
export class AccountMailProcessor {
  constructor(
    private readonly passwordChange: PasswordChangeService,
    private readonly emails: EmailsService,
  ) {}

  @Process({ name: resetPasswordJob, concurrency: 2 })
  resetPassword({ data }: Job<ResetPasswordJob>): Promise<void> {
    return this.passwordChange.mailReset(data);
  }

  @Process({ name: verifyEmailJob, concurrency: 2 })
  verifyEmail({ data }: Job<VerifyEmailJob>): Promise<void> {
    return this.emails.mailVerification(data);
  }

  @Process({ name: changeEmailJob, concurrency: 1 })
  changeEmail({ data }: Job<ChangeEmailJob>): Promise<void> {
    return this.emails.mailChange(data);
  }
}
