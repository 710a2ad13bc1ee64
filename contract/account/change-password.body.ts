import { limits } from '../limits.js';
import { NewPassword } from '../rules/password-rule.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/account/password. */
export class ChangePasswordBody {
  @Text({ label: 'Current password', min: 1, max: limits.passwordMax, keepSpaces: true })
  currentPassword: string;

  @NewPassword()
  newPassword: string;
}
