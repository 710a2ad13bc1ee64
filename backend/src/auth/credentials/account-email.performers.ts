import { Injectable } from '@nestjs/common';
import { type Performer, Performs } from '../../jobs/performer.js';
import {
  changeEmailJob,
  type ChangeEmailJob,
  resetPasswordJob,
  type ResetPasswordJob,
  verifyEmailJob,
  type VerifyEmailJob,
} from './account-email.jobs.js';
import { EmailsService } from './emails.service.js';
import { PasswordChangeService } from './password-change.service.js';

/** Sends the link to choose a new password. */
@Injectable()
@Performs(resetPasswordJob)
export class ResetPasswordPerformer implements Performer<ResetPasswordJob> {
  constructor(private readonly passwordChange: PasswordChangeService) {}

  perform(input: ResetPasswordJob): Promise<void> {
    return this.passwordChange.mailReset(input);
  }
}

/** Sends the link that confirms an account's address. */
@Injectable()
@Performs(verifyEmailJob)
export class VerifyEmailPerformer implements Performer<VerifyEmailJob> {
  constructor(private readonly emails: EmailsService) {}

  perform(input: VerifyEmailJob): Promise<void> {
    return this.emails.mailVerification(input);
  }
}

/** Sends the link that changes an account's address. */
@Injectable()
@Performs(changeEmailJob)
export class ChangeEmailPerformer implements Performer<ChangeEmailJob> {
  constructor(private readonly emails: EmailsService) {}

  perform(input: ChangeEmailJob): Promise<void> {
    return this.emails.mailChange(input);
  }
}
