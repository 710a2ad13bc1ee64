import { Email } from '../rules/email-rule.js';

/** POST /api/forgot-password. */
export class ForgotPasswordBody {
  @Email()
  email: string;
}
