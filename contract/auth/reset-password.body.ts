import { MailedPart } from '../rules/mailed-token-rule.js';
import { NewPassword } from '../rules/password-rule.js';

/** POST /api/reset-password. */
export class ResetPasswordBody {
  @MailedPart('Missing email or token')
  email: string;

  @MailedPart('Missing email or token')
  token: string;

  @NewPassword()
  newPassword: string;
}
