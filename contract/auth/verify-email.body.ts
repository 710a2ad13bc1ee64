import { ValidateIf } from 'class-validator';
import { MailedPart } from '../rules/mailed-token-rule.js';
import { NewPassword } from '../rules/password-rule.js';

/**
 * POST /api/verify-email. Outside a session of the token's own account `newPassword` is required (409
 * `new_password_required` without it): the account may have been registered by someone else.
 */
export class VerifyEmailBody {
  @MailedPart('Missing token')
  token: string;

  /** Replaces the account's password and signs it out everywhere. */
  @ValidateIf((body: VerifyEmailBody) => body.newPassword !== undefined)
  @NewPassword()
  newPassword?: string;
}
