import { ValidateIf } from 'class-validator';
import { MailedPart } from '../rules/mailed-token-rule.js';
import { NewPassword } from '../rules/password-rule.js';

/**
 * POST /api/verify-email. `newPassword` is required outside a session of the token's account (409
 * `new_password_required` without it): someone else may have registered the account.
 */
export class VerifyEmailBody {
  @MailedPart('Missing token')
  token: string;

  /** Replaces the account's password and signs out every device. */
  @ValidateIf((body: VerifyEmailBody) => body.newPassword !== undefined)
  @NewPassword()
  newPassword?: string;
}
