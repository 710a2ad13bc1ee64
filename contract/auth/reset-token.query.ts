import { MailedPart } from '../rules/mailed-token-rule.js';

/** GET /api/verify-reset-token: the two parts of an emailed reset link. */
export class ResetTokenQuery {
  @MailedPart('Missing email or token')
  email: string;

  @MailedPart('Missing email or token')
  token: string;
}
