import { Email } from '../rules/email-rule.js';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/login. */
export class LoginBody {
  @Email()
  email: string;

  @Text({
    label: 'Password',
    min: limits.passwordMin,
    tooShort: 'Password must be at least 6 characters',
    max: limits.passwordMax,
    keepSpaces: true,
  })
  password: string;
}
