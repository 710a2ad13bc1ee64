import { Email } from './email-rule.js';

/** POST /api/forgot-password. */
export class ForgotPasswordBody {
  @Email()
  email: string;
}
