import { Email } from '../rules/email-rule.js';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/account/email. The address changes when the link emailed to it is opened. */
export class ChangeEmailBody {
  @Email()
  email: string;

  @Text({ label: 'Current password', min: 1, max: limits.passwordMax, keepSpaces: true })
  currentPassword: string;
}
